import { expect, test } from 'vitest'
import { catalogue } from '../../content/catalogue.ts'
import { searchSite } from './site-search.ts'

const pages = [{ title: 'Contact', to: '/#contact', about: 'phone email workshop Kottayam' }]
const titles = (query: string) =>
  searchSite(query, { products: catalogue, pages }).map((found) => found.title)

test('the beginning of a name finds the product', () => {
  expect(titles('wood')[0]).toBe('Woodpicker')
  expect(titles('WOT')).toEqual(['Wotan'])
})

test('a name with a hyphen is found with it, with a space and without', () => {
  for (const query of ['ground-o', 'ground o', 'groundo']) expect(titles(query)[0]).toBe('Ground-O')
})

test('an application finds the machine and says which one it was', () => {
  const [found] = searchSite('logs', { products: catalogue, pages })
  expect(found).toMatchObject({ title: 'Woodpicker', to: '/products/woodpicker' })
  expect(found!.note).toContain('Logs')
})

test('every word must match', () => {
  expect(titles('marble slabs')).toContain('Brisky')
  expect(titles('marble submarine')).toEqual([])
})

test('pages are found by their names and by what they hold', () => {
  expect(titles('contact')).toContain('Contact')
  expect(titles('kottayam')).toContain('Contact')
})

test('an empty query finds nothing', () => {
  expect(titles('  ')).toEqual([])
})
