import { expect, test } from 'vitest'
import {
  portion,
  readGallery,
  withFilter,
  withMachine,
  withMore,
  withoutPhoto,
  withPhoto,
  wrapped,
} from './gallery-query.ts'

const wotan = { id: 'wotan', title: 'Wotan' }
const items = [
  { name: 'wotan-in-a-yard', type: 'image' as const, product: wotan },
  { name: 'wotan-unfolding', type: 'video' as const, product: wotan },
  { name: 'cuty-hook', type: 'image' as const, product: { id: 'cuty', title: 'Cuty' } },
]
const many = Array.from({ length: 2 * portion + 5 }, (_, index) => ({
  name: `view-${index}`,
  type: 'image' as const,
}))
const names = (search: string) => readGallery(search, items).list.map(({ name }) => name)

test('the address says what is shown: all, images or videos', () => {
  expect(names('')).toHaveLength(3)
  expect(names('?show=images')).toEqual(['wotan-in-a-yard', 'cuty-hook'])
  expect(names('?show=videos')).toEqual(['wotan-unfolding'])
  expect(readGallery('?show=nonsense', items).show).toBe('all')
})

test('the address says of which machine, together with the rest', () => {
  expect(names('?machine=wotan')).toEqual(['wotan-in-a-yard', 'wotan-unfolding'])
  expect(names('?machine=wotan&show=images')).toEqual(['wotan-in-a-yard'])
  expect(names('?machine=cuty&show=videos')).toEqual([])
  expect(names('?machine=submarine')).toHaveLength(3)
})

test('the open item stands in the list that both filters give', () => {
  expect(readGallery('?machine=cuty&photo=cuty-hook', items).openAt).toBe(0)
  expect(readGallery('?machine=wotan&photo=cuty-hook', items).openAt).toBe(-1)
})

test.each([
  ['', portion],
  [`?shown=${portion + 1}`, 2 * portion],
  ['?shown=10000', 2 * portion + 5],
  ['?shown=nonsense', portion],
  ['?shown=-3', portion],
  [`?photo=view-${portion}`, 2 * portion],
])('of a long list the address %s shows %i', (search, shown) => {
  expect(readGallery(search, many).shown).toBe(shown)
})

test('the next portion is one more, and another list begins anew', () => {
  expect(withMore('?machine=wotan', portion)).toBe(`?machine=wotan&shown=${2 * portion}`)
  expect(withFilter(`?machine=wotan&shown=${portion}`, 'images')).toBe('?machine=wotan&show=images')
  expect(withMachine(`?show=images&shown=${portion}`, 'cuty')).toBe('?show=images&machine=cuty')
  expect(withMachine('?machine=cuty', '')).toBe('')
})

test('the open item is counted in the list that the filter gives', () => {
  expect(readGallery('?photo=cuty-hook', items).openAt).toBe(2)
  expect(readGallery('?show=images&photo=cuty-hook', items).openAt).toBe(1)
  expect(readGallery('?show=videos&photo=cuty-hook', items).openAt).toBe(-1)
  expect(readGallery('', items).openAt).toBe(-1)
})

test('opening, closing and filtering leave the rest of the address alone', () => {
  expect(withPhoto('?show=images', 'cuty-hook')).toBe('?show=images&photo=cuty-hook')
  expect(withPhoto('?photo=cuty-hook', 'wotan-in-a-yard')).toBe('?photo=wotan-in-a-yard')
  expect(withoutPhoto('?show=images&photo=cuty-hook')).toBe('?show=images')
  expect(withFilter('?photo=cuty-hook&utm=mail', 'videos')).toBe('?utm=mail&show=videos')
  expect(withFilter('?show=videos', 'all')).toBe('')
})

test('previous and next go round', () => {
  expect(wrapped(2, 1, 3)).toBe(0)
  expect(wrapped(0, -1, 3)).toBe(2)
  expect(wrapped(1, 1, 3)).toBe(2)
  expect(wrapped(0, 1, 1)).toBe(0)
})
