import { expect, test } from 'vitest'
import routes from '../app/routes.ts'
import { pages, sitePages } from './site-pages.ts'

test('menus link only to pages that exist', () => {
  const paths = routes.map((route) => `/${route.path ?? ''}`)
  // Drawn at any address that has no route of its own.
  const drawn: string[] = [pages.whichMachine.to, pages.compare.to, pages.shortlist.to]
  const dead = sitePages.filter(
    (page) => ![...paths, ...drawn].includes(page.to.replace(/#.*/, '')),
  )
  expect(dead).toEqual([])
})
