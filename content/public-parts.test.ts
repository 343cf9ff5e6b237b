import { expect, test } from 'vitest'
import { publicPages } from './public-pages.ts'
import { isPublicPart, partOf, publicParts } from './public-parts.ts'

test('every page for everybody begins with a part of the list, and each part has a page', () => {
  const parts = new Set([...publicPages, '/contact'].map(partOf))
  expect([...parts].toSorted()).toEqual([...publicParts].toSorted())
})

test.each([
  '/sign-in',
  '/staff/today',
  '/api/me',
  '/book',
  '/appointment/x',
  '/quote/x',
  '/files/x',
])('%s is no page that anybody may fetch ahead', (path) => {
  expect(isPublicPart(partOf(path))).toBe(false)
})
