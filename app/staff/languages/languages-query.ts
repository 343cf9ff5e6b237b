import { translations, type Translation } from '../../../content/language/languages.ts'
import { officePath } from '../../page/office-paths.ts'

/** What the list of texts can be narrowed to. */
export const textStates = {
  machine: 'Machine-made',
  checked: 'Checked',
  approved: 'Approved',
  missing: 'Missing',
  changed: 'English changed',
} as const
export type TextState = keyof typeof textStates

/** As the page's address says it: `?language=hi&part=home&state=machine&search=crane&page=2`. */
export interface LanguagesQuery {
  language: Translation
  /** Id of a part; null for all. */
  part: string | null
  state: TextState | null
  search: string
  /** From 1. */
  page: number
}

export function readLanguagesQuery(parameters: URLSearchParams): LanguagesQuery {
  const [state, page] = [parameters.get('state') ?? '', Number(parameters.get('page'))]
  return {
    language: translations.find((each) => each === parameters.get('language')) ?? 'ml',
    part: parameters.get('part') || null,
    state: Object.hasOwn(textStates, state) ? (state as TextState) : null,
    search: (parameters.get('search') ?? '').trim().slice(0, 200),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** @param also what is said once: what was done, what is asked */
export function languagesAddress(
  { language, part, state, search, page }: LanguagesQuery,
  also: Record<string, string> = {},
): string {
  return officePath.languages({
    language,
    part: part ?? undefined,
    state: state ?? undefined,
    search: search || undefined,
    page: page > 1 ? String(page) : undefined,
    ...also,
  })
}
