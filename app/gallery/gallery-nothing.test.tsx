import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { GalleryNothing } from './gallery-nothing.tsx'
import type { Filter } from './gallery-query.ts'

const words = (show: Filter, machine?: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <GalleryNothing show={show} machine={machine} />
    </MemoryRouter>,
  )
    .split(/<[^>]*>/)
    .filter(Boolean)

test('a machine without films is named, and so is what there is of it', () => {
  expect(words('videos', 'Slider')).toEqual([
    'There are no videos of the Slider yet.',
    'Show all of the Slider',
  ])
})

test('where all films or all pictures are withdrawn no machine is missing from the words', () => {
  expect(words('videos')).toEqual(['There are no videos yet.', 'Show all'])
  expect(words('images')).toEqual(['There are no images yet.', 'Show all'])
})

test('a gallery of nothing has nothing to be shown by a press', () => {
  expect(words('all')).toEqual(['There are no pictures or films yet.'])
})
