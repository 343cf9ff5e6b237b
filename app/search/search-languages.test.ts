import { expect, test } from 'vitest'
import { contentIn } from '../../content/language/content-in.server.ts'
import type { Language } from '../../content/language/languages.ts'
import { asDelivered } from '../../content/site-content.ts'
import { productsIn } from '../page/fetch-catalogue.ts'
import { catalogueData } from '../page/known-products.server.ts'
import { search } from './search-index.ts'
import { askedWords, asksForLoad } from './search-words.ts'

const found = (query: string, language: Language = 'en') => {
  const { catalogue } = contentIn(language, asDelivered)
  return search(query, productsIn(catalogueData(catalogue))).found.map(({ title, to }) => ({
    title,
    to,
  }))
}
const cranes = asDelivered.catalogue.products.filter(({ family }) => family === 'knuckle')

test.each(['kranu', 'krane', 'kren', 'ക്രെയിൻ', 'ക്രെയിനുകൾ', 'क्रेन'])(
  '‘%s’ finds the cranes, on pages of each language',
  (query) => {
    for (const language of ['en', 'ml', 'hi'] as const) {
      const titles = found(query, language).map(({ title }) => title)
      expect(titles).toEqual(expect.arrayContaining(cranes.map(({ title }) => title)))
    }
  },
)

test.each(['lorry', 'vandi', 'ലോറി', 'വണ്ടിയുടെ', 'गाड़ी', 'gaadi'])(
  '‘%s’ is a truck, on which every machine stands',
  (query) => {
    const titles = found(query).map(({ title }) => title)
    expect(titles).toEqual(
      expect.arrayContaining(asDelivered.catalogue.products.map(({ title }) => title)),
    )
  },
)

test.each(['kodimatha', 'kodimata', 'കോടിമത', 'कोडिमता', 'kottayam', 'കോട്ടയം', 'വിലാസം', 'पता'])(
  '‘%s’ leads to the workshop',
  (query) => {
    expect(found(query)[0]!.to).toBe('/#contact')
  },
)

test.each([
  ['മാർബിൾ', 'Brisky'],
  ['തടി ക്രെയിൻ', 'Woodpicker'],
  ['thadi', 'Woodpicker'],
  ['लकड़ी', 'Woodpicker'],
  ['बाइक', 'Ground-O'],
  ['ബൈക്ക്', 'Ground-O'],
  ['woodpiker', 'Woodpicker'],
])('‘%s’ finds %s first', (query, title) => {
  expect(found(query)[0]!.title).toBe(title)
})

test('a chillu is the same however a keyboard writes it', () => {
  expect(found('ക്രെയിന്\u200d')).toEqual(found('ക്രെയിൻ'))
})

test.each([
  ['സിമൻറ്', 'സിമന്റ്'],
  ['സിമന്\u200dറ്', 'സിമന്റ്'],
  ['സിമൻ്റ്', 'സിമന്റ്'],
  ['സിമൻ\u200cറ്', 'സിമന്റ്'],
  ['അപ്പോയിൻ്റ്മെൻ്റ്', 'അപ്പോയിന്റ്മെന്റ്'],
  ['അപ്പോയിൻറ്മെൻറ്', 'അപ്പോയിന്റ്മെന്റ്'],
  ['അപ്പോയിന്\u200dറ്മെന്\u200dറ്', 'അപ്പോയിന്റ്മെന്റ്'],
])('‘%s’ finds what ‘%s’ finds', (query, usual) => {
  for (const language of ['en', 'ml'] as const)
    expect(found(query, language)).toEqual(found(usual, language))
  expect(askedWords(query)).toEqual(askedWords(usual))
  expect(found(query, 'ml')).not.toEqual([])
})

test.each([
  ['dino wotan', 'wotan'],
  ['ഡിനോ വോട്ടാൻ', 'വോട്ടാൻ'],
  ['ഡിനോയുടെ വോട്ടാൻ', 'വോട്ടാൻ'],
  ['डिनो वोटान', 'वोटान'],
])('of ‘%s’, ‘%s’ is asked for: all of the range is the company’s', (query, asked) => {
  expect(askedWords(query)).toEqual([asked])
})

test('a load in each language excludes no machine', () => {
  for (const query of ['crane for 5 ton', '5 ടൺ ക്രെയിൻ', '5 टन क्रेन'])
    expect(found(query).length).toBeGreaterThan(5)
})

test.each([
  ['crane for 5 ton', true],
  ['crane 500kg', true],
  ['5 ടൺ', true],
  ['५ टन', true],
  ['क्रेन 5 टन', true],
  ['5 ton', true],
  ['wotan ethra ton', true],
  ['crane capacity', true],
  ['crane', false],
  ['ton', false],
  ['2002', false],
])('‘%s’ asks for a load: %s', (query, asks) => {
  expect(asksForLoad(query)).toBe(asks)
})

test.each(['knuckle', 'നക്കിൾ', 'नक्कल', 'नकल'])(
  '‘%s’ finds knuckle cranes alone, on pages of each language',
  (query) => {
    for (const language of ['en', 'ml', 'hi'] as const)
      expect(
        found(query, language)
          .filter(({ to }) => to.startsWith('/products/'))
          .map(({ title }) => title)
          .toSorted(),
      ).toEqual(cranes.map(({ title }) => title).toSorted())
  },
)
