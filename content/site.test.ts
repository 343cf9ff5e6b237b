import { expect, test } from 'vitest'
import routes from '../app/routes.ts'
import { sitePages } from './site.ts'

test('menus link only to pages that exist', () => {
  const paths = routes.map((route) => `/${route.path ?? ''}`)
  const dead = sitePages.filter((page) => !paths.includes(page.to.replace(/#.*/, '')))
  expect(dead).toEqual([])
})
