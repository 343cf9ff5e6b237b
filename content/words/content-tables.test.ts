import { expect, test } from 'vitest'
import { certified, highlights, ourStory } from '../about.ts'
import { catalogue, groups } from '../catalogue.ts'
import { allDrawn } from '../gallery.ts'
import { easterHolidays, fixedHolidays, movableHolidays, onamHolidays } from '../holidays.ts'
import { notRead, textsIn } from '../language/content-texts.ts'
import { kept, keptThings } from '../privacy.ts'
import { families } from '../product.ts'
import { asDelivered, type ContentKind } from '../site-content.ts'
import { contentTables } from './content-tables.ts'
import { latinNames, latinWordsIn } from './latin-names.ts'
import { wordTables } from './word-tables.ts'

const delivered = (Object.keys(notRead) as ContentKind[]).flatMap((kind) =>
  [...asDelivered.bodies[kind].values()].flatMap((body) => textsIn(body, notRead[kind])),
)
/** What stands in fields that nobody reads. */
function unreadIn(part: unknown, skipped: readonly string[]): string[] {
  if (Array.isArray(part)) return part.flatMap((each) => unreadIn(each, skipped))
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, value]) =>
    skipped.includes(name) ? textsIn(value) : unreadIn(value, skipped),
  )
}
const unread = (Object.keys(notRead) as ContentKind[]).flatMap((kind) =>
  [...asDelivered.bodies[kind].values()].flatMap((body) => unreadIn(body, notRead[kind])),
)

const holidays = [
  ...[fixedHolidays, easterHolidays, onamHolidays].flatMap((names) => Object.values(names)),
  ...Object.values(movableHolidays).flatMap(({ others }) => Object.values(others)),
]
const { about, privacy } = asDelivered
const aboutPage = [
  ...ourStory(about, { machines: 11 }).map(({ caption }) => caption),
  ...highlights(about, []).flatMap(({ title, text }) => [title, text]),
  ...Object.values(certified),
]
const read = new Set([
  ...aboutPage,
  ...kept(privacy, '').map(({ until }) => until),
  ...delivered,
  ...[...groups.map(({ title }) => title), ...Object.values(families)],
  ...[...holidays, ...Object.values(keptThings), allDrawn],
])

const allTables = Object.entries({ ...wordTables, ...contentTables })
const rows = allTables.flatMap(([table, words]) =>
  Object.entries(words).map(([english, [ml, hi]]) => ({ table, english, ml, hi })),
)
const contentRows = Object.values(contentTables).flatMap((table) => Object.keys(table))

/** The rows of which this isn't true, to read what is wrong with which. */
const rowsWithout = (isRight: (row: (typeof rows)[number]) => boolean) =>
  rows.filter((row) => !isRight(row))

test('every delivered text that visitors read is translated, but for names', () => {
  const translated = new Set(rows.map(({ english }) => english))
  const missing = [...read].filter((text) => !translated.has(text) && !latinNames.includes(text))
  expect(missing).toEqual([])
})

test('the tables of the content have nothing that the content does not say', () => {
  expect(contentRows.filter((text) => !read.has(text))).toEqual([])
})

test('no id reads as a text does: it would be said in another language', () => {
  const translated = new Set(rows.map(({ english }) => english))
  expect([...new Set(unread)].filter((text) => translated.has(text))).toEqual([])
})

test('code says no machine by its name: the office may give it another', () => {
  const said = Object.values(wordTables).flatMap((table) => Object.keys(table))
  const names = catalogue.map(({ title }) => title)
  expect(said.filter((text) => names.some((name) => text.includes(name)))).toEqual([])
})

test('no text stands in two tables: one would hide the other', () => {
  const tables = Map.groupBy(rows, ({ english }) => english)
  const twice = [...tables.values()].filter((found) => found.length > 1)
  expect(twice.map((found) => found.map(({ table, english }) => `${table}: ${english}`))).toEqual(
    [],
  )
})

test('every table of the content has a name of its own', () => {
  expect(Object.keys(contentTables).filter((name) => name in wordTables)).toEqual([])
})

test('a text has the same places in every language', () => {
  const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted().join()
  const hasOnlyPlaces = (text: string) => !/[{}]/.test(text.replaceAll(/\{\w+\}/g, ''))
  expect(
    rowsWithout(({ english, ml, hi }) =>
      [ml, hi].every((text) => places(text) === places(english) && hasOnlyPlaces(text)),
    ),
  ).toEqual([])
})

test('none is empty, nor has space around it that the English has not', () => {
  const edges = (text: string) => /^(\s*)\S(?:.*\S)?(\s*)$/s.exec(text)?.slice(1).join('|')
  expect(
    rowsWithout(({ english, ml, hi }) =>
      [ml, hi].every((text) => edges(text) !== undefined && edges(text) === edges(english)),
    ),
  ).toEqual([])
})

test('no English word is left, but for names', () => {
  const words = (text: string) => latinWordsIn(text.replaceAll(/\{\w+\}/g, ' '))
  expect(rowsWithout(({ ml, hi }) => words(ml).length + words(hi).length === 0)).toEqual([])
})

test('each language is in its own letters', () => {
  const malayalam = /\p{Script=Malayalam}/u
  const devanagari = /\p{Script=Devanagari}|।/u
  expect(rowsWithout(({ ml, hi }) => !devanagari.test(ml) && !malayalam.test(hi))).toEqual([])
})

test('letters are written in one way: composed, and chillus of one code point', () => {
  const isComposed = (text: string) => text === text.normalize('NFC')
  expect(
    rowsWithout(({ ml, hi }) => isComposed(ml) && isComposed(hi) && !ml.includes('\u200d')),
  ).toEqual([])
})

test('on pages an ending of one sign begins no line: it holds to its word', () => {
  const lost = /-(?:ൽ|ന്)(?!\p{Script=Malayalam})/u
  const plain = ['mails', 'ofMessages']
  expect(rowsWithout(({ table, ml }) => plain.includes(table) || !lost.test(ml))).toEqual([])
})

test('letters of two words do not melt into one: വർക്ക്‌ഷോപ്പ്', () => {
  expect(rowsWithout(({ ml }) => !ml.includes('ക്ക്ഷ'))).toEqual([])
})

test('Hindi has the dot under no क, ख and ग, and under फ in every word but its own', () => {
  const dotted = /[कखग]\u093c/
  const bare = /फ(?!\u093c|िर|ेर|ँस)/
  expect(rowsWithout(({ hi }) => !dotted.test(hi) && !bare.test(hi))).toEqual([])
})

test('a value that is put in stands where Hindi does not bend it: no ‘पीला रंग में’', () => {
  expect(rowsWithout(({ hi }) => !/\{(?:asked|shown|paint)\} रंग में/.test(hi))).toEqual([])
})

test('a label that a text quotes has the name there that it has where it stands', () => {
  const named = new Map(rows.map((row) => [row.english, row]))
  const quoted = (english: string) =>
    [...english.matchAll(/‘([^’]+)’/g)].flatMap(([, label]) => named.get(label!) ?? [])
  expect(
    rowsWithout(({ english, ml, hi }) =>
      quoted(english).every(
        (label) => ml.includes(`‘${label.ml}’`) && hi.includes(`‘${label.hi}’`),
      ),
    ),
  ).toEqual([])
})

test('words in Latin letters are told from names', () => {
  expect(latinWordsIn('Wotan-ന്റെ PDF, Ground-O 3D, you@company.com')).toEqual([])
  expect(latinWordsIn('Wotans are 3DX')).toEqual(['Wotans', 'are', 'DX'])
})
