import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { publicPages } from '../content/public-pages.ts'
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
  expect(routes.at(-1)).toMatchObject({ path: '*', file: 'any-page.tsx' })
})

test('a path has one form: in other letters it is the 404 page, and no other form of the office exists', () => {
  const upper = publicPages
    .filter((path) => path !== '/')
    .map((path) => path.replace(/^\/./, toUpper))
  const offices = [
    '/STAFF',
    '/Staff',
    '/Staff/inbox',
    '/sTAFF/Today',
    '/SITEMAP.xml',
    '/Robots.txt',
  ]
  for (const path of [...upper, ...offices]) {
    expect([path, fileOf(path)]).toEqual([path, 'any-page.tsx'])
  }
  expect(fileOf('/staff/Inbox')).toBe('staff/office-not-found-page.tsx')
  expect(fileOf('/staff/inbox')).toBe('staff/inbox/inbox-page.tsx')
})

const toUpper = (text: string) => text.toUpperCase()

function fileOf(path: string): string | undefined {
  return matchRoutes(routes.map(asRoute), path)?.at(-1)?.route.id
}

function asRoute({ file, path, index, caseSensitive, children }: RouteConfigEntry): RouteObject {
  return index
    ? { id: file, index: true }
    : { id: file, path, caseSensitive, children: children?.map(asRoute) }
}
