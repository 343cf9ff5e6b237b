import type { APIRequestContext } from '@playwright/test'
import { company } from '../../content/company.ts'
import { publicPages } from '../../content/public-pages.ts'
import { expect, readingTest as test } from './site.ts'

/** Every page that anybody can look at, and what stands where there is none. */
const paths = [...publicPages, '/contact', '/no-such-page', '/products/no-such-crane']

const readPages = (request: APIRequestContext) =>
  Promise.all(paths.map(async (path) => ({ path, html: await (await request.get(path)).text() })))

test('no page names an e-mail address but the company’s two', async ({ request }) => {
  const ours = [company.email, company.salesEmail]
  for (const { path, html } of await readPages(request)) {
    const named = html.match(/[\w.+-]+(@|%40|&#64;)[\w-]+(\.[\w-]+)+/g) ?? []
    expect([path, named.filter((address) => !ours.includes(address))]).toEqual([path, []])
    // Each page has its footer.
    expect(named, path).toContain(company.salesEmail)
  }
})

test('whoever asks for their data writes to one address, and everybody else to another', async ({
  request,
}) => {
  const mailed = (await readPages(request)).flatMap(({ path, html }) =>
    [...html.matchAll(/href="mailto:([^"?]*)(?:\?subject=([^"&]*))?/g)].map(
      ([, address, subject = '']) => ({ path, address, subject: decodeURIComponent(subject) }),
    ),
  )
  const ofData = mailed.filter(({ subject }) => subject === 'What you keep of me')
  expect(ofData.map(({ path, address }) => [path, address])).toEqual([['/privacy', company.email]])
  const others = mailed.filter((link) => !ofData.includes(link))
  expect(others.filter(({ address }) => address !== company.salesEmail)).toEqual([])
  expect(new Set(others.map(({ path }) => path))).toEqual(new Set(paths))
})

test('dates stand in words: none reads as 2026-11-22', async ({ request }) => {
  for (const { path, html } of await readPages(request)) {
    const read = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]*>/g, '\n')
    expect(read).toContain(company.salesEmail)
    expect([path, read.match(/\b\d{4}-\d\d?-\d\d?\b/g)]).toEqual([path, null])
  }
})
