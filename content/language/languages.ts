/** What pages are written in; English is the original. */
export const languages = ['en', 'ml', 'hi'] as const
export type Language = (typeof languages)[number]
/** Those that are translated into. */
export type Translation = Exclude<Language, 'en'>
export const translations = ['ml', 'hi'] as const satisfies readonly Translation[]

/** Each language's name as it names itself, the beginning of it where there is little room, its name in the office, and the locale that writes its dates and numbers. */
export const aboutLanguage = {
  en: { name: 'English', short: 'EN', inOffice: 'English', locale: 'en-IN' },
  ml: { name: 'മലയാളം', short: 'മല', inOffice: 'Malayalam', locale: 'ml-IN' },
  hi: { name: 'हिंदी', short: 'हिं', inOffice: 'Hindi', locale: 'hi-IN' },
} as const satisfies Record<Language, Record<'name' | 'short' | 'inOffice' | 'locale', string>>

/** 'Malayalam', of whoever is not written to in English. */
export const languageInOffice = (language: Language): string | null =>
  language === 'en' ? null : aboutLanguage[language].inOffice

export const isLanguage = (text: unknown): text is Language =>
  languages.some((language) => language === text)

/** What stands before every path of a language: nothing, `/ml`, `/hi`. */
export const prefixOf = (language: Language) => (language === 'en' ? '' : (`/${language}` as const))

/** What the router calls the home page's data; of another language it stands beside that page: `/ml.data`. */
const homeData = '/_.data'

/** The same page in a language: `/ml/gallery` for `/gallery`. */
export function pathIn(language: Language, path: string): string {
  if (language === 'en' || !path.startsWith('/')) return path
  const rest = path === homeData ? '.data' : path === '/' ? '' : path
  return prefixOf(language) + rest
}

/** The language of a path, and the path as it is in English. `/mlx` is none. */
export function splitPath(path: string): { language: Language; path: string } {
  const [, first, rest = '/'] = /^\/(ml|hi)(\/.*|\.data)?$/.exec(path) ?? []
  if (!isLanguage(first)) return { language: 'en', path }
  return { language: first, path: rest === '.data' ? homeData : rest }
}
