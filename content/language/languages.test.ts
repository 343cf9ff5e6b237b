import { expect, test } from 'vitest'
import { pathIn, splitPath } from './languages.ts'

test.each([
  ['/ml', 'ml', '/'],
  ['/hi/gallery', 'hi', '/gallery'],
  ['/ml/products/wotan.data', 'ml', '/products/wotan.data'],
  ['/ml.data', 'ml', '/_.data'],
  ['/', 'en', '/'],
  ['/_.data', 'en', '/_.data'],
] as const)('%s is in %s what %s is in English', (path, language, english) => {
  expect(splitPath(path)).toEqual({ language, path: english })
  expect(pathIn(language, english)).toBe(path)
})

test('what only begins like a language is none', () => {
  expect(splitPath('/mlx')).toEqual({ language: 'en', path: '/mlx' })
  expect(splitPath('/milk')).toEqual({ language: 'en', path: '/milk' })
})

test('an address elsewhere is the same in each language', () => {
  expect(pathIn('ml', 'https://dino.example/')).toBe('https://dino.example/')
})
