import { expect, test } from 'vitest'
import routes from './routes.ts'

test('each page stands at the address that the specification gives it', () => {
  const files = new Map(routes.map(({ path, file }) => [path ?? '', file]))
  expect(files.get('')).toBe('home/home-page.tsx')
  expect(files.get('products/:productId')).toBe('products/product-page.tsx')
  expect(files.get('gallery')).toBe('gallery/gallery-page.tsx')
  expect(files.get('downloads')).toBe('downloads/downloads-page.tsx')
  expect(files.get('about')).toBe('about/about-page.tsx')
})

test('any other path is the 404 page', () => {
  expect(routes.at(-1)).toMatchObject({ path: '*', file: 'not-found/not-found-page.tsx' })
})
