import { expect, test } from 'vitest'
import { languages } from '../../content/language/languages.ts'
import { productPath } from '../../content/site.ts'
import { asDelivered } from '../../content/site-content.ts'
import { searchOn } from '../../tests/search-on.ts'
import { askedWords, asksForLoad } from './search-words.ts'

test.each(['500 kg', '500kg', '500 കിലോ', '500 കി.ഗ്രാം', '500 किलो', '५०० किग्रा', '500 कि.ग्रा.'])(
  '‘%s’ finds Cuty alone, the one machine whose load is known',
  (query) => {
    for (const page of languages) {
      const { found } = searchOn(page, query, 'en')
      expect(found.map(({ title }) => title)).toEqual(['Cuty'])
    }
  },
)

const machines = asDelivered.catalogue.products.map(({ title }) => title)

test.each(['50 kg', 'heavy', 'load', 'വലിയ', 'वज़न'])(
  '‘%s’ alone finds all machines as they stand, and people to ask',
  (query) => {
    const { found } = searchOn('en', query, 'en')
    expect(found.map(({ title }) => title)).toEqual([...machines, 'Contact'])
  },
)

test.each(['half ton', 'half a ton', '1/2 ton', '½ ton', '0.5 t', 'അര ടൺ', 'आधा टन', 'aadha ton'])(
  '‘%s’ is 500 kg, and finds Cuty alone too',
  (query) => {
    for (const page of languages)
      expect(searchOn(page, query, 'en').found).toEqual(searchOn(page, '500 kg', 'en').found)
  },
)

test.each([
  ...['12 metres', '12m', '12 m', 'twelve metres', 'fifteen meter', '40 ft', '40 feet'],
  ...['പന്ത്രണ്ട് മീറ്റർ', 'പന്ത്രണ്ടു മീറ്ററിൽ', 'बारह मीटर', '१२ मीटर', 'barah meter'],
])(
  '‘%s’ alone finds all machines, and people to ask: of none it is known how far it reaches',
  (query) => {
    for (const page of languages) {
      const { found, missing } = searchOn(page, query, 'en')
      expect(found.map(({ to }) => to)).toEqual([
        ...asDelivered.catalogue.products.map(productPath),
        '/#contact',
      ])
      expect(missing).toEqual([])
      expect(asksForLoad(query)).toBe(true)
    }
  },
)

test.each(['12 metre crane', 'crane for twelve metres', 'പന്ത്രണ്ട് മീറ്റർ ക്രെയിൻ', 'बारह मीटर क्रेन'])(
  '‘%s’ finds what ‘crane’ does: a length excludes none',
  (query) => {
    const titles = (asked: string) => searchOn('en', asked, 'en').found.map(({ title }) => title)
    expect(titles(query).toSorted()).toEqual(titles('crane').toSorted())
  },
)

test.each([
  ['m sand', 'sand'],
  ['മീറ്റിംഗ്', 'meeting'],
])('‘%s’ is no length: it finds what ‘%s’ does', (query, usual) => {
  const found = (asked: string) => searchOn('en', asked, 'en').found.slice(0, 3)
  expect(found(query)).toEqual(found(usual))
  expect(asksForLoad(query)).toBe(false)
})

test.each(['5 ton', '5 ടൺ', '5 टन', '800 kg', '5000 kg', 'load 3000 kg', 'ലോഡ് 3,000 കിലോ'])(
  '‘%s’ alone finds all machines but Cuty, which lifts up to 500 kg',
  (query) => {
    for (const page of languages) {
      const titles = searchOn(page, query, 'en').found.map(({ title }) => title)
      expect(titles.slice(0, -1)).toEqual(machines.filter((title) => title !== 'Cuty'))
    }
  },
)

test.each([
  ['five ton', '5 ton'],
  ['അഞ്ച് ടൺ', '5 ton'],
  ['അഞ്ചു ടണ്ണിന്റെ', '5 ton'],
  ['पांच टन', '5 ton'],
  ['पाँच टन', '5 ton'],
  ['paanch ton', '5 ton'],
  ['anchu ton', '5 ton'],
  ['ten ton', '10 ton'],
  ['പത്ത് ടൺ', '10 ton'],
  ['half a ton', '0.5 ton'],
  ['അര ടൺ', '0.5 ton'],
  ['ek ton', '1 ton'],
  ['ഒരു ടൺ', '1 ton'],
  ['डेढ़ टन', '1.5 ton'],
  ['five-ton crane', '5 ton crane'],
  ['दस टन की क्रेन', '10 टन की क्रेन'],
])('‘%s’ finds what ‘%s’ finds', (query, inFigures) => {
  for (const page of languages)
    expect(searchOn(page, query, 'en')).toEqual(searchOn(page, inFigures, 'en'))
})

test('a number in words that no unit follows stays what it is', () => {
  expect(askedWords('one stop')).toEqual(['one', 'stop'])
  expect(askedWords('ten wheels of a ton')).toEqual(['ten', 'wheel', 'ton'])
})

test.each(['cuty 5 ton', 'cuty load'])('‘%s’ names the machine, whose line says it', (query) => {
  expect(searchOn('en', query, 'en').found.map(({ title }) => title)).toEqual(['Cuty'])
})

test('another load puts no machine before the others', () => {
  const titles = (query: string) => searchOn('en', query, 'en').found.map(({ title }) => title)
  expect(titles('400 kg crane')).toEqual(titles('crane'))
  expect(titles('heavy crane')).toEqual(titles('crane'))
  expect(titles('crane for a 5 ton lorry')).toContain('Cuty')
  expect(titles('800 kg crane')).toEqual(titles('crane').filter((title) => title !== 'Cuty'))
})

test.each([
  ...['truck', 'lorry', '10 tonne truck', 'crane for 10 ton truck', 'yellow truck'].map(
    (query) => [query, 'en'] as const,
  ),
  ...['ലോറി', 'ട്രക്ക്', '10 ടൺ ട്രക്ക്'].map((query) => [query, 'ml'] as const),
  ...['ट्रक', '10 टन ट्रक', '10 टन के ट्रक के लिए क्रेन'].map((query) => [query, 'hi'] as const),
])('‘%s’ puts no machine before the others: each stands on a truck', (query, written) => {
  for (const page of languages) {
    const { found } = searchOn(page, query, written)
    expect(
      found.map(({ title }) => title),
      `on ${page}`,
    ).toEqual(machines)
  }
})

test.each(['ക്രെയിൻ', 'क्रेन', 'crane'])(
  '‘%s’ finds the cranes first, as the range has them',
  (query) => {
    const cranes = asDelivered.catalogue.products.slice(0, 6).map(productPath)
    for (const page of languages)
      expect(
        searchOn(page, query, 'ml')
          .found.slice(0, 6)
          .map(({ to }) => to),
      ).toEqual(cranes)
  },
)
