import { expect, test } from 'vitest'
import routes from '../app/routes.ts'
import { sitePages } from './site.ts'

test('menus link only to pages that exist', () => {
  const paths = new Set(routes.map((route) => `/${route.path ?? ''}`))
  for (const page of sitePages) expect(paths, page.title).toContain(page.to.split('#')[0])
})
