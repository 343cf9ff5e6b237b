import { expect, test } from 'vitest'
import { catalogue, delivered, groups } from '../../content/catalogue.ts'
import { productsIn } from '../page/fetch-catalogue.ts'
import { catalogueData } from '../page/known-products.server.ts'
import { search as searchIn } from './search-index.ts'
import { distance } from './compare-words.ts'
import { askedWords } from './search-words.ts'

const products = productsIn(catalogueData(delivered))
const search = (query: string) => searchIn(query, products).found

const titles = (query: string) => search(query).map((found) => found.title)
const recovery = groups[1]!.products.map(({ title }) => title)

test.each([
  ['wood', 'Woodpicker'],
  ['WOT', 'Wotan'],
  ['ground-o', 'Ground-O'],
  ['ground o', 'Ground-O'],
  ['groundo', 'Ground-O'],
  ['bike', 'Ground-O'],
  ['recovery bike', 'Ground-O'],
  ['motorcycle', 'Ground-O'],
  ['two wheelers', 'Ground-O'],
  ['marble', 'Brisky'],
  ['granite slab', 'Brisky'],
  ['timber crane', 'Woodpicker'],
  ['500 kg', 'Cuty'],
  ['price', 'Contact'],
  ['brochure', 'Downloads'],
  ['kottayam', 'Contact'],
  ['contact', 'Contact'],
  ['book', 'Find a slot'],
  ['appointment', 'Find a slot'],
])('‘%s’ finds %s first', (query, title) => {
  expect(titles(query)[0]).toBe(title)
})

test.each([
  ['woodpiker', 'Woodpicker'],
  ['wood piker', 'Woodpicker'],
  ['wotn', 'Wotan'],
  ['marbel', 'Brisky'],
  ['gound', 'Ground-O'],
  ['swiftlfit', 'Swiftlift'],
])('‘%s’ was meant to be %s', (query, title) => {
  expect(titles(query)[0]).toBe(title)
})

test.each(['tow truck', 'breakdown', 'towing lorry', 'recovery'])(
  '‘%s’ finds the recovery machines before all others',
  (query) => {
    expect(titles(query).slice(0, recovery.length).sort()).toEqual(recovery.toSorted())
  },
)

test('a lorry is a truck, and every machine stands on one', () => {
  expect(titles('lorry')).toEqual(expect.arrayContaining(catalogue.map(({ title }) => title)))
})

test('a load of five tons is no promise: the cranes are shown, and nothing says they lift it', () => {
  const found = search('crane 5 ton')
  expect(found.length).toBeGreaterThan(5)
  expect(found.map(({ note }) => note).join(' ')).not.toMatch(/\b5\b/)
})

test('an application finds the machine and says which one it was', () => {
  expect(search('slabs')[0]).toMatchObject({ title: 'Brisky', note: 'Marble and granite slabs' })
  expect(search('jcb').map(({ note }) => note)).toContain('Small plant and forklifts')
})

test('a short word is not taken for one that says nothing', () => {
  expect(titles('sand').length).toBeLessThan(catalogue.length / 2)
})

test('every word must match; one that nothing is known of is left out, and named', () => {
  expect(titles('marble slabs')).toEqual(['Brisky'])
  expect(titles('marble submarine')).toEqual(titles('marble'))
  expect(searchIn('marble submarine', products).missing).toEqual(['submarine'])
  expect(searchIn('marble slabs', products).missing).toEqual([])
})

test.each(['wotan price', 'price of wotan', 'how much is wotan'])(
  '‘%s’ finds the machine, and whom to ask',
  (query) => {
    expect(titles(query)).toEqual(['Wotan', 'Contact'])
  },
)

test.each(['warranty', 'spare parts', 'service', 'repairs'])('‘%s’ leads to people', (query) => {
  expect(titles(query)).toContain('Contact')
})

test.each(['concrete blocks', 'construction'])('‘%s’ finds machines at building sites', (query) => {
  expect(search(query).some(({ to }) => to.startsWith('/products/'))).toBe(true)
})

test.each(['', '  ', 'submarine', 'xq', '2002', 'ton'])('‘%s’ finds nothing', (query) => {
  expect(titles(query)).toEqual([])
})

test('of 2,000 words the first twelve are asked for, of a long one its beginning', () => {
  const words = Array.from({ length: 2000 }, (_, i) => `zq${i}`)
  const query = ['crane', ...words].join(' ')
  const first = query.split(' ').slice(0, 12)
  expect(askedWords(query)).toEqual(askedWords(first.join(' ')))
  expect(searchIn(query, products)).toEqual(searchIn(first.join(' '), products))
  expect(searchIn(query, products).missing).toEqual(first.slice(1))
  expect(askedWords('a'.repeat(900))).toEqual(['a'.repeat(30)])
})

test('a slip is a letter too many, too few, wrong, or swapped with its neighbour', () => {
  expect(distance('gound', 'ground')).toBe(1)
  expect(distance('grround', 'ground')).toBe(1)
  expect(distance('graund', 'ground')).toBe(1)
  expect(distance('marbel', 'marble')).toBe(1)
  expect(distance('wotan', 'wotan')).toBe(0)
})
