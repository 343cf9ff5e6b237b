import { expect, test } from 'vitest'
import { news } from './news.ts'
import { deliveredBodies, siteContentOf } from './site-content.ts'

test('one item is featured, and one has a film', () => {
  expect(news.filter((item) => item.featured)).toHaveLength(1)
  expect(news.some((item) => item.video)).toBe(true)
})

test('an item is news or an article, of a date as exact as it is known', () => {
  for (const { type, date, title, description, alt } of news) {
    expect(['NEWS', 'ARTICLE']).toContain(type)
    expect(date).toMatch(/^\d{4}(-\d\d-\d\d)?$/)
    for (const text of [title, description, alt]) expect(text).not.toBe('')
  }
})

test('ids are one of a kind: they are addresses', () => {
  expect(new Set(news.map(({ id }) => id)).size).toBe(news.length)
})

test('the latest stands first, of one day too what came last', () => {
  const [any] = news
  const [first, second, earlier] = [
    ['first', '2026-11-20'],
    ['second', '2026-11-20'],
    ['earlier', '2026-11-19'],
  ].map(([id, date]) => ({ ...any!, id: id!, date: date! }))
  const inOrder = (...stories: typeof news) =>
    siteContentOf({
      bodies: { ...deliveredBodies, news: new Map(stories.map((story) => [story.id, story])) },
    }).news.map(({ id }) => id)
  expect(inOrder(first!, second!, earlier!)).toEqual(['second', 'first', 'earlier'])
  expect(inOrder(earlier!, first!, second!)).toEqual(['second', 'first', 'earlier'])
})
