import { expect, test } from 'vitest'
import { contentIn } from '../../content/language/content-in.server.ts'
import { inLanguage } from '../../content/language/in-language.server.ts'
import { languages, type Language } from '../../content/language/languages.ts'
import { asDelivered } from '../../content/site-content.ts'
import { productsIn } from '../page/fetch-catalogue.ts'
import { catalogueData } from '../page/known-products.server.ts'
import { search } from './search-index.ts'

const productsOf = (language: Language) =>
  productsIn(catalogueData(contentIn(language, asDelivered).catalogue))

/** As the search is on a page: its own products, and those of the query's language as they come. */
function searchOn(page: Language, query: string, written: Language) {
  const others = [...new Set<Language>(['en', written])].filter((each) => each !== page)
  return inLanguage(page, () => search(query, productsOf(page), others.map(productsOf)))
}

const machines = asDelivered.catalogue.products.map(({ title }) => title)

const inLightGreen = asDelivered.catalogue.products
  .filter(({ colours }) => colours.includes('light-green'))
  .map(({ title }) => title)

const asPaints = (page: Language) =>
  productsOf(page).flatMap(({ colours }) => colours.map(({ name }) => name))

test.each([
  ['maroon', 'en', machines],
  ['white', 'en', machines],
  ['light green', 'en', inLightGreen],
  ['dark blue lorry', 'en', machines],
  ['മെറൂൺ', 'ml', machines],
  ['ചുവന്ന വണ്ടി', 'ml', machines],
  ['ഇളം പച്ച', 'ml', inLightGreen],
  ['मैरून', 'hi', machines],
  ['काली गाड़ी', 'hi', machines],
  ['हल्का हरा', 'hi', inLightGreen],
] as const)('‘%s’ finds the machines that come in it', (query, typed, titles) => {
  for (const page of languages) {
    const { found, missing } = searchOn(page, query, typed)
    expect(found.map(({ title }) => title).toSorted(), `on ${page}`).toEqual(titles.toSorted())
    expect(missing).toEqual([])
  }
})

test('a paint is what matched where nothing else is, in the language of the page', () => {
  expect(searchOn('ml', 'maroon', 'en').found[0]!.note).toBe('മെറൂൺ')
  expect(searchOn('en', 'red slab', 'en').found[0]!.note).toBe('Marble and granite slabs')
})

test.each([
  ['light blue', 'en', { en: 'Light blue', ml: 'ഇളം നീല', hi: 'हल्का नीला' }],
  ['dark blue', 'en', { en: 'Dark blue', ml: 'കടും നീല', hi: 'गहरा नीला' }],
  ['ഇളം നീല', 'ml', { en: 'Light blue', ml: 'ഇളം നീല', hi: 'हल्का नीला' }],
  ['हल्की नीली', 'hi', { en: 'Light blue', ml: 'ഇളം നീല', hi: 'हल्का नीला' }],
] as const)('who asks for ‘%s’ is told of that shade', (query, typed, notes) => {
  for (const page of ['en', 'ml', 'hi'] as const) {
    const wotan = searchOn(page, query, typed).found.find(({ title }) => title === 'Wotan')
    expect(wotan!.note).toBe(notes[page])
  }
})

test('a paint is not what matched where the name or the line below it does', () => {
  const noteOf = (query: string, page: Language) => searchOn(page, query, page).found[0]!.note
  expect(noteOf('green timber', 'en')).toBe('Knuckle crane for timber')
  expect(noteOf('പച്ച മരം', 'ml')).toBe('തടിക്കുള്ള നക്കിൾ ക്രെയിൻ')
  expect(noteOf('red wotan', 'en')).toBe('Knuckle crane with a telescopic outer boom')
})

test.each(['blue metal', 'bluemetal crane', 'ബ്ലൂ മെറ്റലിന്', 'ब्लू मेटल'])(
  '‘%s’ is crushed stone, and no paint',
  (query) => {
    for (const page of languages) {
      const { found, missing } = searchOn(page, query, 'en')
      expect(found[0]!.to).toBe('/products/brisky')
      expect(found.length).toBeLessThan(machines.length)
      expect(missing).toEqual([])
    }
  },
)

test.each([
  ['light', 'en'],
  ['street light', 'en'],
  ['വെള്ളം', 'ml'],
  ['हल्का', 'hi'],
] as const)('‘%s’ is no paint, though one begins so', (query, typed) => {
  for (const page of languages)
    expect(searchOn(page, query, typed).found.length, `on ${page}`).toBeLessThan(machines.length)
})

test.each(['नीला', 'नीली', 'नीले', 'नीला ट्रक'])(
  '‘%s’ is a paint, and not the beginning of an auction, which one machine is for',
  (query) => {
    for (const page of languages) {
      const { found, missing } = searchOn(page, query, 'hi')
      expect(found.map(({ title }) => title).toSorted()).toEqual(machines.toSorted())
      expect(found.filter(({ note }) => /auction|ലേല|नीलामी/.test(note))).toEqual([])
      expect(missing).toEqual([])
    }
  },
)

test('an auction is found by its name and by the beginning of that, also in other letters', () => {
  for (const [query, typed] of [
    ['नीलामी', 'hi'],
    ['नीलाम', 'hi'],
    ['auct', 'en'],
    ['ലേലം', 'ml'],
  ] as const)
    expect(searchOn('hi', query, typed).found.map(({ title }) => title)).toEqual(['Slider'])
})

test.each([
  ['gree', 'en', 'Wotan'],
  ['मैरूनी', 'hi', 'Wotan'],
  ['मैरुन', 'hi', 'Wotan'],
  ['marron', 'en', 'Wotan'],
] as const)('‘%s’ is such a paint too, begun, with an ending or a slip', (query, typed, first) => {
  for (const page of languages) expect(searchOn(page, query, typed).found[0]!.title).toBe(first)
})

const notesOf = (query: string, page: Language) =>
  searchOn(page, query, 'en').found.find(({ title }) => title === 'Wotan')!.note

test.each([
  ['neela', 'blue'],
  ['neele', 'blue'],
  ['nila', 'blue'],
  ['hara', 'green'],
  ['hare', 'green'],
  ['pacha', 'green'],
  ['peela', 'yellow'],
  ['manja', 'yellow'],
  ['laal', 'red'],
  ['lal', 'red'],
  ['chuvappu', 'red'],
  ['chuvanna', 'red'],
  ['kaala', 'black'],
  ['karuppu', 'black'],
  ['safed', 'white'],
  ['vella', 'white'],
] as const)('‘%s’, typed in Latin letters, is %s', (query, paint) => {
  for (const page of languages) {
    for (const words of [query, `${query} crane`]) {
      const english = searchOn(page, words.replace(query, paint), 'en')
      const { found, missing } = searchOn(page, words, 'en')
      expect(missing).toEqual([])
      expect(found.map(({ title }) => title).toSorted(), `${words} on ${page}`).toEqual(
        english.found.map(({ title }) => title).toSorted(),
      )
    }
    expect(notesOf(query, page)).toBe(notesOf(paint, page))
  }
})

test.each([
  ['हरे', 'हरा', 'hi'],
  ['हरी गाड़ी', 'हरा ट्रक', 'hi'],
  ['हल्के हरे', 'हल्का हरा', 'hi'],
  ['काले', 'काला', 'hi'],
  ['पीले रंग', 'पीला रंग', 'hi'],
  ['നീലയിൽ', 'നീല', 'ml'],
  ['പച്ചയിലുള്ള', 'പച്ച', 'ml'],
  ['മഞ്ഞനിറത്തിൽ', 'മഞ്ഞ', 'ml'],
  ['വെള്ളയിൽ', 'വെള്ള', 'ml'],
] as const)('‘%s’ finds what ‘%s’ finds', (bent, plainly, typed) => {
  for (const page of languages) {
    const titles = (query: string) =>
      searchOn(page, query, typed)
        .found.map(({ title }) => title)
        .toSorted()
    expect(titles(plainly).length).toBeGreaterThan(0)
    expect(titles(bent), `on ${page}`).toEqual(titles(plainly))
  }
})

test.each([
  ['neelami', 'en'],
  ['neelam', 'en'],
  ['nilami', 'en'],
  ['lelam', 'en'],
] as const)('‘%s’ is an auction in Latin letters, and no paint', (query, typed) => {
  for (const page of languages)
    expect(searchOn(page, query, typed).found.map(({ title }) => title)).toEqual(['Slider'])
})

test.each([
  ['light neela', 'light blue'],
  ['dark neela', 'dark blue'],
  ['halka hara', 'light green'],
  ['gehra neela', 'dark blue'],
])('‘%s’ is the shade ‘%s’', (query, english) => {
  for (const page of languages) {
    const asked = searchOn(page, query, 'en')
    const expected = searchOn(page, english, 'en')
    expect(asked.missing).toEqual([])
    expect(asked.found.map(({ title }) => title)).toEqual(expected.found.map(({ title }) => title))
  }
})

test.each([
  'വെള്ളയമ്പലം',
  'പച്ചയപ്പൻ',
  'vellam',
  'safe',
  'har',
  'villa',
  'kacha',
  'khali',
  'manjal',
  'steel',
  'പച്ചക്കറി',
])('‘%s’ is another word, and no paint', (query) => {
  for (const page of languages) {
    const { found } = searchOn(page, query, 'ml')
    const painted = found.filter(({ note }) => asPaints(page).includes(note))
    expect(painted, `on ${page}`).toEqual([])
  }
})
