import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { catalogue } from '../../content/catalogue.ts'
import GalleryPage, { loader } from './gallery-page.tsx'
import { portion } from './gallery-query.ts'

type Props = Parameters<typeof GalleryPage>[0]

const { items, groups } = loader({ context: new RouterContextProvider() } as unknown as Parameters<
  typeof loader
>[0])
// The copies of the pictures are made by the build.
const drawn = items.map((item) => ({ ...item, copies: [] }))
const page = renderToStaticMarkup(
  <MemoryRouter>
    <GalleryPage {...({ loaderData: { items: drawn, groups } } as unknown as Props)} />
  </MemoryRouter>,
)

test('the gallery has its heading, and begins with everything', () => {
  expect(page).toMatch(/<h1[^>]*>Gallery</)
  const buttons = [...page.matchAll(/aria-pressed="(\w+)">(\w+) /g)]
  expect(buttons.map(([, pressed, name]) => [name, pressed])).toEqual([
    ['All', 'true'],
    ['Images', 'false'],
    ['Videos', 'false'],
  ])
})

test('it shows a portion, and has the rest ready for a link that needs no scripts', () => {
  expect(page.match(/class="gallery-cell/g)).toHaveLength(items.length)
  expect(page.match(/class="gallery-cell[^"]* gallery-later/g)).toHaveLength(items.length - portion)
  const [, rest] = /href="#([^"]+)"[^>]*><span>Show more</.exec(page)!
  expect(
    page.match(new RegExp(`<li id="${rest}" class="gallery-cell[^"]* gallery-later`, 'g')),
  ).toHaveLength(1)
})

test('one chooses among the machines that there are pictures of, in the order of the catalogue', () => {
  const options = [...page.matchAll(/<option value="([^"]+)"/g)].map(([, id]) => id)
  const pictured = catalogue.filter(({ id }) => items.some(({ product }) => product?.id === id))
  expect(options).toEqual(pictured.map(({ id }) => id))
  for (const id of options) expect(items.some(({ product }) => product?.id === id)).toBe(true)
})

test('items are numbered in their order, and videos are the mp4 files', () => {
  expect(items.map(({ id }) => id)).toEqual(items.map((_, index) => index + 1))
  for (const { src, type } of items) expect(type === 'video').toBe(/\.mp4/.test(src))
})
