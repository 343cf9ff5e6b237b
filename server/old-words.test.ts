import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { siteWords, wordsFiles } from '../content/language/site-words.server.ts'
import { asDelivered, siteContentOf, type SiteContent } from '../content/site-content.ts'
import { oldWords } from './old-words.ts'

const siteThatShows = (content: () => SiteContent) =>
  new Hono().get('/assets/*', oldWords(content)).notFound((c) => c.text('none', 404))

test('a page that was open before the words of its parts changed is given those of now', async () => {
  const [, now] = wordsFiles(siteWords('hi', asDelivered))
  const site = siteThatShows(() => asDelivered)
  const answer = await site.request('/assets/words-hi-parts-0ldHash1.json')
  expect(answer.headers.get('Content-Type')).toBe('application/json')
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(await answer.text()).toBe(now.text)
})

test('what the office has written since is in them', async () => {
  const english = Object.keys(JSON.parse(wordsFiles(siteWords('ml', asDelivered))[1].text))[0]!
  const translation = { language: 'ml', english, text: 'പുതിയത്', state: 'checked' } as const
  let shown = asDelivered
  const site = siteThatShows(() => shown)
  const said = async () =>
    (await (await site.request('/assets/words-ml-parts-x.json')).json()) as Record<string, string>
  expect((await said())[english]).not.toBe('പുതിയത്')
  shown = siteContentOf({ bodies: asDelivered.bodies, translations: [translation] })
  expect((await said())[english]).toBe('പുതിയത്')
})

test('a page that was loaded just before gets its first words by the name that they had, and has scripts', async () => {
  const [now] = wordsFiles(siteWords('ml', asDelivered))
  const answer = await siteThatShows(() => asDelivered).request('/assets/words-ml--ldHash1.js')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    ...{ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
  })
  expect(await answer.text()).toBe(now.text)
})

test.each([
  '/assets/words-hi-0ldHash1.css',
  '/assets/words-en-0ldHash1.js',
  '/assets/words-en-parts-x.json',
  '/assets/finder.js',
])('%s is none of them', async (path) => {
  expect((await siteThatShows(() => asDelivered).request(path)).status).toBe(404)
})
