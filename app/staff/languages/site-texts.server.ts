import { waitingForApproval } from '../../../content/language/content-in.server.ts'
import type { Translation } from '../../../content/language/languages.ts'
import type { TranslatedText } from '../../../content/language/translated-text.ts'
import { delivered } from '../../../content/language/site-words.server.ts'
import type { SiteContent } from '../../../content/site-content.ts'
import type { Said } from '../../rules/translation.ts'
import { likeness } from '../../rules/word-changes.ts'
import { deliveredSaid, keyOf, seenOf } from '../../translations/translations.server.ts'
import { sitePartsOf, type SitePart } from './site-parts.server.ts'

/** A text of the site and what is said for it in a language. */
export interface SiteText extends Said {
  key: string
  english: string
  seen: string
  by: string | null
  at: Date | null
  /** Stays English on the site until it is approved. */
  isFigure: boolean
  /** Of a missing one: the English that it was, most likely, and the translation of that. */
  was: { english: string; text: string } | null
}

export interface TranslatedSite {
  parts: SitePart[]
  /** By the English. */
  texts: Map<string, SiteText>
}

/** What the office has written, by the English. */
type Rows = ReadonlyMap<
  string,
  Pick<TranslatedText, 'text' | 'state'> & { by: string | null; at: Date | null }
>

/** All that the site says in English now, and how it stands with it in a language. */
export function textsIn(language: Translation, content: SiteContent, rows: Rows): TranslatedSite {
  const parts = sitePartsOf(content)
  const figures = waitingForApproval(content)
  const said = new Set(parts.flatMap(({ texts }) => texts))
  const left = leftIn(language, said, rows)
  const texts = [...said].map((english): [string, SiteText] => {
    const row = rows.get(english)
    const now: Said = row ?? deliveredSaid(language, english)
    return [
      english,
      {
        ...{ key: keyOf(english), english, text: now.text, state: now.state, seen: seenOf(now) },
        ...{ by: row?.by ?? null, at: row?.at ?? null },
        isFigure: figures.has(english),
        was: now.state === 'missing' ? before(english, left) : null,
      },
    ]
  })
  return { parts, texts: new Map(texts) }
}

type Left = { english: string; text: string }[]

/** Translations of what the site says no more. */
function leftIn(language: Translation, said: ReadonlySet<string>, rows: Rows): Left {
  const known = new Map(Object.entries(delivered[language]))
  for (const [english, { text }] of rows) known.set(english, text)
  return [...known].flatMap(([english, text]) => (said.has(english) ? [] : [{ english, text }]))
}

/** Less alike than this, and it is another text. */
const leastLikeness = 0.5

function before(english: string, left: Left) {
  let [best, most]: [Left[number] | null, number] = [null, leastLikeness]
  for (const each of left) {
    const alike = likeness(each.english, english)
    if (alike >= most) [best, most] = [each, alike]
  }
  return best
}

/** How many texts are in which state. */
export function countStates(texts: Iterable<SiteText>) {
  const counts = { all: 0, machine: 0, checked: 0, approved: 0, missing: 0, changed: 0 }
  for (const { state, was } of texts) {
    counts.all++
    counts[state]++
    if (was) counts.changed++
  }
  return counts
}
