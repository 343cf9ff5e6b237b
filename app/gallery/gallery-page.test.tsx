import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import GalleryPage, { loader } from './gallery-page.tsx'

type Props = Parameters<typeof GalleryPage>[0]

const { items } = loader()
// The copies of the pictures are made by the build.
const drawn = items.map((item) => ({ ...item, copies: [] }))
const page = renderToStaticMarkup(
  <MemoryRouter>
    <GalleryPage {...({ loaderData: { items: drawn } } as unknown as Props)} />
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
  expect(page.match(/class="gallery-cell/g)).toHaveLength(items.length)
})

test('items are numbered in their order, and videos are the mp4 files', () => {
  expect(items.map(({ id }) => id)).toEqual(items.map((_, index) => index + 1))
  for (const { src, type } of items) expect(type === 'video').toBe(/\.mp4/.test(src))
})
