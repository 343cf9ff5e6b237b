import { expect, test } from 'vitest'
import { addSingle, bareEtag, filesIn, keptWidth, picturesIn, withoutPrefix } from './kept-list.ts'

test('of a picture the smallest width that is enough for a phone is kept, or the widest there is', () => {
  const width = (...widths: number[]) => keptWidth(widths.map((each) => ({ width: each }))).width
  expect(width(1600, 400, 640)).toBe(400)
  expect(width(480, 960)).toBe(480)
  expect(width(200, 320)).toBe(320)
})

test('all copies of a picture are known by the one that is kept, wherever they are named', () => {
  const page = `<source srcSet="/assets/a-1111111.avif 400w, /assets/a-2222222.avif 900w"/>`
  const data = String.raw`"/assets/a-1111111.avif 400w, /assets/a-3333333.avif 640w",\"x\"`
  const pictures = picturesIn([page, data])
  expect([...pictures]).toEqual([
    ['/assets/a-1111111.avif', new Set(['/assets/a-2222222.avif', '/assets/a-3333333.avif'])],
  ])
  const single = ['/assets/a-4444444.avif', '/assets/a-1111111.avif', '/assets/b-5555555.avif']
  expect(addSingle(pictures, single)).toEqual(['/assets/b-5555555.avif'])
  expect(pictures.get('/assets/a-1111111.avif')).toContain('/assets/a-4444444.avif')
})

test('two pictures of one name are not taken for each other', () => {
  const pictures = picturesIn(['/assets/red-1111111.avif 400w;/assets/red-2222222.avif 400w;'])
  expect(addSingle(pictures, ['/assets/red-3333333.avif'])).toEqual(['/assets/red-3333333.avif'])
})

test('scripts, styles, drawings and the font are found in a page, and no film', () => {
  const text = `<script src="/assets/a-1.js"></script>"/assets/b-2.css" "/assets/c-3.mp4" url(/assets/d-4.woff2) '/marks/e.svg'`
  expect([...filesIn([text])]).toEqual([
    '/assets/a-1.js',
    '/assets/b-2.css',
    '/assets/d-4.woff2',
    '/marks/e.svg',
  ])
})

test('a language’s prefix comes off, and no other first part of a path', () => {
  expect(withoutPrefix('/ml/gallery')).toEqual({ prefix: '/ml', bare: '/gallery' })
  expect(withoutPrefix('/hi')).toEqual({ prefix: '/hi', bare: '/' })
  expect(withoutPrefix('/mlx')).toEqual({ prefix: '', bare: '/mlx' })
})

test('an ETag is the same, weak or strong', () => {
  expect(bareEtag('W/"abc"')).toBe(bareEtag('"abc"'))
  expect(bareEtag(null)).toBe('')
})
