import { expect, test } from 'vitest'
import { readGallery, withFilter, withoutPhoto, withPhoto, wrapped } from './gallery-query.ts'

const items = [
  { name: 'wotan-in-a-yard', type: 'image' as const },
  { name: 'wotan-unfolding', type: 'video' as const },
  { name: 'cuty-hook', type: 'image' as const },
]
const names = (search: string) => readGallery(search, items).list.map(({ name }) => name)

test('the address says what is shown: all, images or videos', () => {
  expect(names('')).toHaveLength(3)
  expect(names('?show=images')).toEqual(['wotan-in-a-yard', 'cuty-hook'])
  expect(names('?show=videos')).toEqual(['wotan-unfolding'])
  expect(readGallery('?show=nonsense', items).show).toBe('all')
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
