import { expect, test } from 'vitest'
import { previewKind } from './preview-kind.ts'

test.each(['jpg', 'jpeg', 'png', 'gif', 'webp', 'svg', 'avif'])(
  'a .%s is an image',
  (extension) => {
    expect(previewKind(`/media/crane.${extension}`)).toBe('image')
  },
)

test.each(['mp4', 'webm', 'ogg'])('a .%s is a video', (extension) => {
  expect(previewKind(`/media/crane.${extension}`)).toBe('video')
})

test('a .pdf is a PDF', () => {
  expect(previewKind('/brochures/wheelift.pdf')).toBe('pdf')
})

test.each([
  '/files/crane.dwg',
  '/files/crane',
  '/files.pdf/crane',
  'constructor',
  '/x.constructor',
])('anything else, like %s, has no preview', (src) => {
  expect(previewKind(src)).toBe('other')
})

test('capitals, a query and a fragment change nothing', () => {
  expect(previewKind('/media/CRANE.JPG?width=2#x.pdf')).toBe('image')
})
