import { expect, test } from 'vitest'
import { pageTitle } from './page-meta.ts'

test.each([
  ['Gallery', 'Gallery | DINO'],
  ['About DINO: hydraulic cranes from Kottayam', 'About DINO: hydraulic cranes from Kottayam'],
  ['Dino Wotan: the largest', 'Dino Wotan: the largest'],
  ['For DINO staff only', 'For DINO staff only'],
])('a page about ‘%s’ names us once: ‘%s’', (title, whole) => {
  expect(pageTitle(title)).toBe(whole)
  expect(whole.match(/\bdino\b/gi)).toHaveLength(1)
})
