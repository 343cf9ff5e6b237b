import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { language } from '../../content/language/t.ts'
import type { RequestVariables } from '../../app/http/services.ts'
import { asha, siteOn, noon, tuesday } from '../booking-calls.ts'
import { signedInAs } from '../fresh-app.ts'

/** Says in which language a page is asked for, and by which path the site knows it. */
const pages = new Hono<RequestVariables>()
pages.all('/news/moved', (c) => c.redirect('/products/wotan?colour=red', 308))
pages.all('/news/out', (c) => c.redirect('/staff/today', 303))
pages.all('*', (c) => c.json({ path: c.req.path, language: language() }))

const asked = async (path: string) => {
  const { app } = await siteOn(noon, { pages })
  const answer = await app.request(path)
  return { answer, page: (await answer.json().catch(() => null)) as unknown }
}

test.each([
  ['/ml/gallery', { path: '/gallery', language: 'ml' }],
  ['/hi/products/wotan.data', { path: '/products/wotan.data', language: 'hi' }],
  ['/ml', { path: '/', language: 'ml' }],
  ['/ml.data', { path: '/_.data', language: 'ml' }],
  ['/gallery', { path: '/gallery', language: 'en' }],
  ['/mlx', { path: '/mlx', language: 'en' }],
  // What nobody knows is said to be unknown in the language of its address.
  ['/hi/nothing', { path: '/hi/nothing', language: 'hi' }],
])('%s', async (path, page) => {
  expect((await asked(path)).page).toEqual(page)
})

test.each(['/ml/staff', '/hi/staff/today', '/ml/staff.data', '/ml/STAFF', '/ml/products/../staff'])(
  '%s opens no door of the office, and is English',
  async (path) => {
    const { page } = await asked(path)
    expect(page).toMatchObject({ language: 'en' })
  },
)

test('what belongs to nobody’s language is not there under one', async () => {
  const { app } = await siteOn(noon, { pages })
  for (const path of ['/ml/healthz', '/ml/sign-in', '/ml/files/x', '/ml/calendar/x'])
    expect(await (await app.request(path)).json()).toEqual({ path, language: 'ml' })
})

test('an answer says its language, and other answers none', async () => {
  expect((await asked('/ml/gallery')).answer.headers.get('Content-Language')).toBe('ml')
  expect((await asked('/gallery')).answer.headers.get('Content-Language')).toBeNull()
})

test('whoever is sent on stays in the language, and the office has none', async () => {
  const at = async (path: string) => (await asked(path)).answer.headers.get('Location')
  expect(await at('/hi/news/moved')).toBe('/hi/products/wotan?colour=red')
  expect(await at('/ml/')).toBe('/ml')
  expect(await at('/ml/?book')).toBe('/ml?book')
  expect(await at('/hi/?utm_source=poster')).toBe('/hi?utm_source=poster')
  expect(await at('/ml/gallery/?photo=2')).toBe('/ml/gallery?photo=2')
  expect(await at('/ml/news/out')).toBe('/staff/today')
})

test('two people are answered in two languages at the same time, each in theirs', async () => {
  const { app, services } = await siteOn(noon, { pages })
  const cookie = await signedInAs(services, asha)
  const book = (prefix: string) =>
    app.request(`${prefix}/api/appointments/${tuesday}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...cookie },
      body: JSON.stringify({ time: '09:15' }),
    })
  const answers = await Promise.all(
    ['', '/ml', '/hi', ''].map((prefix) => Promise.resolve(book(prefix))),
  )
  const messages = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { message: string }).message),
  )
  expect(messages[0]).toBe(messages[3])
  expect(messages[0]).toMatch(/^[\p{ASCII}]+$/u)
  expect(messages[1]).toMatch(/\p{Script=Malayalam}/u)
  expect(messages[2]).toMatch(/\p{Script=Devanagari}/u)
})
