import { expect, test } from 'vitest'
import { missing, overBudget, pathsIn, wantedFilm, wantedOfProduct } from './media-faults.ts'

test('a file that content names and that is not there is named, and who names it', () => {
  const wanted = pathsIn(
    { news: [{ id: 'fair', image: '/social/fair.jpg', title: 'Fair' }] },
    'content/news.ts',
  )
  expect(missing(wanted, new Set())).toEqual([
    'public/social/fair.jpg is missing: content/news.ts refers to it',
  ])
  expect(missing(wanted, new Set(['public/social/fair.jpg']))).toEqual([])
})

test('a photograph does for a render', () => {
  const wanted = wantedOfProduct({ id: 'wotan', colours: ['yellow'] })
  const rest = wanted.flatMap(({ anyOf }) => anyOf).filter((file) => !file.includes('yellow'))
  expect(missing(wanted, new Set([...rest, 'media/products/wotan/yellow.jpg']))).toEqual([])
  expect(missing(wanted, new Set(rest))).toEqual([
    'media/products/wotan/yellow.avif is missing: content/products/wotan.ts refers to it',
  ])
})

test('a film is its two files and its poster', () => {
  const wanted = wantedFilm('news-film', 'content/news.ts')
  expect(missing(wanted, new Set(['media/films/news-film.mp4']))).toEqual([
    'media/films/news-film.webm is missing: content/news.ts refers to it',
    'media/films/news-film.poster.avif is missing: content/news.ts refers to it',
  ])
})

test('links and words are no files', () => {
  expect(pathsIn({ to: '/products/wotan', text: 'A /slash and a .pdf' }, 'content')).toEqual([])
})

test.each([
  ['media/products/wotan/red.avif', 110_000, 'master'],
  ['media/hero/wide-1.avif', 110_000, 'master'],
  ['media/gallery/wotan-at-work.avif', 200_000, 'picture'],
  ['media/films/news-film.mp4', 2_500_000, 'film'],
  ['public/brochures/wotan.pdf', 1_500_000, 'paper'],
  ['public/social/home.jpg', 120_000, 'social picture'],
])('%s may have %i bytes and no more', (file, limit, kind) => {
  expect(overBudget(new Map([[file, limit]]))).toEqual([])
  expect(overBudget(new Map([[file, limit + 1]]))[0]).toMatch(`${file} has`)
  expect(overBudget(new Map([[file, limit + 1]]))[0]).toMatch(`a ${kind} may have`)
})

test('all of it together has 60 MB at most', () => {
  const many = (count: number) =>
    new Map(Array.from({ length: count }, (_, i) => [`media/films/${i}.mp4`, 2_500_000] as const))
  expect(overBudget(many(24))).toEqual([])
  expect(overBudget(many(25))).toEqual(['media/ and public/ have 62,500 KB of 60,000 KB'])
})
