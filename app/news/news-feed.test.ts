import { expect, test } from 'vitest'
import { asDelivered } from '../../content/site-content.ts'
import { loader } from './news-feed.ts'

test('a story that is called otherwise later is the same one to who reads the feed', async () => {
  const [story] = asDelivered.news
  const news = [{ ...story!, id: 'a-fair', slug: 'a-fair-in-kochi' }]
  const context = { get: () => ({ ...asDelivered, news }) }
  const feed = await loader({ context } as unknown as Parameters<typeof loader>[0]).text()
  expect(feed).toMatch(/<id>[^<]*\/news\/a-fair<\/id>/)
  expect(feed).toMatch(/<link href="[^"]*\/news\/a-fair-in-kochi"\/>/)
})
