import { nameOfHoliday } from '../name-of-holiday.ts'
import type { ContentBodies, ContentKind } from '../site-content.ts'
import { latinWordsIn } from '../words/latin-names.ts'

/** What visitors don't read, or read the same in every language; the code has words of its own for the types of news. */
export const notRead: Readonly<Record<ContentKind, readonly string[]>> = {
  // Holidays have a date before their name, which is a text of its own (`contentTexts`).
  company: ['telephone', 'whatsapp', 'email', 'salesEmail', 'social', 'holidays'],
  home: [],
  about: [],
  privacy: ['version'],
  product: ['id', 'slug', 'family', 'colours', 'unconfirmed', 'manual', 'manualUrl', 'callouts'],
  paint: ['id', 'slug', 'swatch', 'coat', 'lettering'],
  news: ['id', 'slug', 'type', 'date', 'image', 'video', 'photo', 'film', 'paper'],
  certificate: [
    ...['id', 'file', 'cover', 'paper', 'firstPage'],
    ...['number', 'issuer', 'register', 'validUntil'],
  ],
  picture: ['id', 'product', 'file', 'poster'],
  gallery: ['order'],
  messages: [],
  visit: [],
}

/** Every text of an item that visitors read, also the labels of specifications. */
export const contentTexts = <Kind extends ContentKind>(
  kind: Kind,
  body: ContentBodies[Kind],
): string[] => [
  ...textsIn(body, notRead[kind]),
  ...('holidays' in body ? body.holidays.map(nameOfHoliday).filter(Boolean) : []),
]

/** Every text in a part of the content; of the labels of specifications, which are keys, too. */
export function textsIn(part: unknown, skipped: readonly string[] = []): string[] {
  if (typeof part === 'string') return [part]
  if (Array.isArray(part)) return part.flatMap((each) => textsIn(each))
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, value]) => [
    ...(name === 'specifications' ? Object.keys(value as object) : []),
    ...(skipped.includes(name) ? [] : textsIn(value)),
  ])
}

/** Whether a text is said in other words in another language. Names, numbers and the ids of uploaded files are not. */
export const needsTranslation = (text: string): boolean =>
  latinWordsIn(text).length > 0 && !/^[0-9a-f]{64}$/.test(text)
