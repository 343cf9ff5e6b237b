import { expect, test } from 'vitest'
import { choosePictures } from './picture-files.ts'

const chosen = (...files: string[]) => Object.fromEntries(choosePictures(files))

test('a photograph takes the place of the render of the same name', () => {
  expect(chosen('wotan/yellow.avif', 'wotan/yellow.jpg', 'wotan/red.avif')).toEqual({
    'wotan/yellow': 'wotan/yellow.jpg',
    'wotan/red': 'wotan/red.avif',
  })
})

test('the order in which the files are found does not matter', () => {
  expect(chosen('a.jpg', 'a.avif')).toEqual(chosen('a.avif', 'a.jpg'))
})

test.each(['a.jpg', 'a.jpeg', 'a.png', 'a.webp', 'a.JPG'])('%s wins over the render', (file) => {
  expect(chosen('a.avif', file)).toEqual({ a: file })
})

test('what is no picture is left out', () => {
  expect(chosen('manifest.ts', 'made-from.json', 'a.avif')).toEqual({ a: 'a.avif' })
})
