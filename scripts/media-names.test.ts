import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unusableNames } from './media-names.ts'

test('every file that is there can be used', () => {
  const files = globSync('{media,public}/**/*.*')
  expect(files.length).toBeGreaterThan(150)
  expect(unusableNames(files)).toEqual([])
})

test.each([
  ['media/gallery/IMG_2034.JPG', 'name it for what it shows'],
  ['media/gallery/img-2034.jpg', 'name it for what it shows'],
  ['media/gallery/DSC00017.jpeg', 'name it for what it shows'],
  ['media/gallery/20261123_104500.jpg', 'name it for what it shows'],
  ['media/gallery/WhatsApp Image 2026-11-23 at 10.45.00.jpeg', 'name it for what it shows'],
  ['media/gallery/wotan.jpg', 'name it for what it shows'],
  [
    'media/gallery/Wotan at the quarry.JPG',
    "mv 'media/gallery/Wotan at the quarry.JPG' media/gallery/wotan-at-the-quarry.jpg",
  ],
  ['media/gallery/wotan-at-the-quarry.HEIC', 'save it as one of jpg'],
  ['media/gallery/wotan-at-the-quarry.tiff', 'save it as one of jpg'],
  ['media/gallery/wotan-at-the-quarry.mov', 'films lie in media/films'],
  ['media/gallery/quarry/wotan-at-work.jpg', 'media/gallery itself'],
  ['media/news/Opening Day.jpg', 'media/news/opening-day.jpg'],
  ['media/products/wotan/Yellow.JPG', 'small letters'],
  ['media/products/wotan/dark_blue.png', 'media/products/wotan/dark-blue.png'],
  ['media/products/wotan/front.jpg', 'one of the colours of Wotan: red, yellow'],
  ['media/products/swifty/light-green.jpg', 'one of the colours of Swifty'],
  ['media/products/goliath/yellow.jpg', 'there is no product goliath'],
  ['media/certificates/iso.jpg', 'name it for one of iso-certification'],
  ['media/films/Opening.MP4', 'media/films/opening.mp4'],
  ['media/films/opening.mov', '<name>.mp4, <name>.webm'],
  ['media/films/opening.jpg', '<name>.poster.jpg'],
  ['public/certificates/ISO.pdf', 'name it for one of iso-certification'],
  ['public/brochures/Wotan.pdf', 'public/brochures/wotan.pdf'],
  ['public/brochures/goliath.pdf', 'name it for one of wotan'],
  ['public/brochures/wotan.PDF', 'save it as a PDF'],
])('%s is not ignored in silence', (file, advice) => {
  const faults = unusableNames([file])
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(`${file}: `)
  expect(faults[0]).toContain(advice)
})

test.each([
  'media/gallery/wotan-at-the-quarry.jpg',
  'media/gallery/two-trucks-in-kochi-2026.webp',
  'media/gallery/.DS_Store',
  'media/gallery/Thumbs.db',
  'media/products/wotan/yellow.jpg',
  'media/films/opening-day.poster.jpg',
  'media/certificates/iso-certification.png',
])('%s may stand where it is', (file) => {
  expect(unusableNames([file])).toEqual([])
})
