import { expect, test } from 'vitest'
import type { FileFacts } from '../../content/files.ts'
import type { NewsItem } from '../../content/news.ts'
import { asDelivered } from '../../content/site-content.ts'
import { filmsOf, picturesOf } from './page-media.server.ts'

const plain: NewsItem = {
  id: 'in-motion',
  type: 'NEWS',
  date: '2026',
  title: 'In motion',
  description: 'What is told of it.',
  image: 'news/three-knuckle-cranes-lined-up-in-the-yard',
  alt: 'What its film shows',
}
const filmed: NewsItem = { ...plain, video: 'news-film' }
const other = (number: number): NewsItem => ({ ...plain, id: `story-${number}` })
const size = { width: 1600, height: 1000, bytes: 9 }
const files = new Map<string, FileFacts>([
  ['f1', { ...size, id: 'f1', kind: 'film', seconds: 9, type: 'video/mp4' }],
  ['p1', { ...size, id: 'p1', kind: 'picture', widths: [400, 900] }],
])
const told = (...news: NewsItem[]) => filmsOf('/', { ...asDelivered, news, files })

test('of home search engines are told the film that it shows, with its story’s words', () => {
  const [film, ...more] = told(other(1), filmed)
  expect(film).toMatchObject({ title: 'In motion', description: 'What is told of it.' })
  expect(film!.src).toMatch(/news-film.*\.mp4$/)
  expect(more).toEqual([])
})

test('an uploaded film takes the place of the delivered one for them too', () => {
  const uploaded = { ...filmed, film: 'f1', photo: 'p1' }
  const [film] = told(other(1), uploaded)
  expect(film?.src).toBe('/files/f1/film.mp4')
  expect(film?.poster).toMatch(/^\/files\/p1\//)
  // Without a picture it has no poster.
  expect(told(other(1), { ...filmed, film: 'f1' })).toEqual([])
})

test('a film of the gallery without a first picture is not told', () => {
  const film = { id: 'loading', title: 'Loading', alt: 'A crane loads logs', file: 'f1' }
  const toldOf = (poster?: string) =>
    filmsOf('/gallery', { ...asDelivered, pictures: [{ ...film, poster }], files })
  expect(toldOf('p1')).toMatchObject([{ title: 'Loading' }])
  expect(toldOf()).toEqual([])
})

test('a film whose story is not on home is none of home’s', () => {
  const others = [1, 2, 3, 4, 5, 6, 7].map(other)
  const second = { ...filmed, id: 'second-film', title: 'The second film' }
  const titles = told(other(0), filmed, ...others, second).map(({ title }) => title)
  expect(titles).toEqual(['In motion'])
})

test('the page of a story has its picture, or its film and no picture besides', () => {
  const site = { ...asDelivered, news: [plain, { ...filmed, id: 'filmed' }], files }
  const about = (path: string) => [picturesOf(path, site), filmsOf(path, site)]
  expect(about('/news/in-motion')).toEqual([
    [expect.stringMatching(/three-knuckle-cranes-lined-up-in-the-yard/)],
    [],
  ])
  const film = { title: 'In motion', src: expect.stringMatching(/news-film.*\.mp4$/) }
  expect(about('/news/filmed')).toEqual([[], [expect.objectContaining(film)]])
  expect(about('/news/nowhere')).toEqual([[], []])
})
