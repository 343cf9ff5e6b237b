import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { company } from '../../content/company.ts'
import { asDelivered } from '../../content/site-content.ts'
import { parseSettings } from '../settings/settings.server.ts'
import { toFillIn } from '../settings/to-fill-in.ts'
import { ToFillIn } from './to-fill-in.tsx'
import { notPublished } from './today/not-published.ts'
import { unlistedHolidays } from './today/unlisted-holidays.ts'

/** The links within, and what they lead to. */
function linksOf(sentences: string[]): Record<string, string> {
  const Page = createRoutesStub([
    { path: '/', Component: () => <ToFillIn sentences={sentences} /> },
  ])
  const html = renderToStaticMarkup(<Page />)
  const links = html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)/g)
  return Object.fromEntries([...links].map(([, to, words]) => [words, to]))
}

test('what is to be put right leads to where it is put right', () => {
  expect(linksOf(toFillIn(parseSettings({}), company))).toEqual({
    'Site, under Company': '/staff/site/company',
  })
  expect(linksOf(unlistedHolidays('2030-02-01', 2029))).toEqual({ 'under Days': '/staff/days' })
  const planned = [{ kind: 'product', item: 'new', by: 'Meera' }]
  expect(linksOf(notPublished(planned, asDelivered))).toEqual({ 'under Site': '/staff/site' })
})
