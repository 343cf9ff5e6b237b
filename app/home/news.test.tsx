import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { delivered } from '../../content/catalogue.ts'
import { news, type NewsItem } from '../../content/news.ts'
import { NewsSection } from './news-section.tsx'
import { homeStories } from './news.server.ts'

const third: NewsItem = {
  id: 'workshop-opened',
  type: 'NEWS',
  date: '2026-11-23',
  title: 'A third story',
  description: 'What is told of it.',
  image: 'news/three-knuckle-cranes-lined-up-in-the-yard',
  alt: 'What its picture shows',
}

const page = (items: NewsItem[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <NewsSection {...homeStories({ catalogue: delivered, news: items, files: new Map() })!} />
    </MemoryRouter>,
  )

test('a third story is shown, with its picture, its day in words and a way to open it', () => {
  const shown = page([...news, third])
  for (const { title, description } of [...news, third]) {
    expect(shown).toContain(title)
    expect(shown).toContain(description)
  }
  const [, other] = /<ul class="news-others">(.*?)<\/ul>/s.exec(shown)!
  expect(other).toContain('alt="What its picture shows"')
  expect(other).toContain('<time dateTime="2026-11-23">23 November 2026</time>')
  expect(other!.match(/<a /g)).toHaveLength(2)
  expect(other).toContain('Open the picture')
})

test('every story is shown once, whatever is featured and filmed', () => {
  const filmed = { ...third, id: 'second-film', title: 'A second film', video: 'news-film' }
  const cases = [
    news,
    [third],
    [third, filmed],
    [filmed],
    [...news, third, filmed],
    [{ ...filmed, featured: true }, ...news.map((item) => ({ ...item, featured: false }))],
  ]
  for (const items of cases) {
    const shown = page(items)
    for (const { title } of items) expect(shown.split(`>${title}</h3>`)).toHaveLength(2)
  }
})

test('a story with a film that is not the one that plays leads to its film all the same', () => {
  const filmed = { ...third, video: 'news-film' }
  const [, other] = /<ul class="news-others">(.*?)<\/ul>/s.exec(page([...news, filmed]))!
  expect(other).toContain('Watch the film')
  expect(other).toContain('.mp4')
})
