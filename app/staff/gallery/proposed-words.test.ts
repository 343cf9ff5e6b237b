import { expect, test } from 'vitest'
import { catalogue } from '../../../content/catalogue.ts'
import { proposedWords } from './proposed-words.ts'

test.each([
  ['wotan-at-the-quarry.jpg', 'Wotan at the quarry', 'wotan'],
  ['ground_o beside a bus.JPEG', 'Ground-O beside a bus', 'ground-o'],
  ['Yard in Kochi with Swifty.png', 'Yard in Kochi with Swifty', 'swifty'],
  ['the workshop.mp4', 'The workshop', ''],
  ['IMG_2034.JPG', '', ''],
  ['PXL_20261123_104500.jpg', '', ''],
  ['20261123_104500.jpg', '', ''],
  ['imposing-cuty.webp', 'Imposing cuty'.replace('cuty', 'Cuty'), 'cuty'],
])('%s is proposed as ‘%s’', (file, title, product) => {
  expect(proposedWords(file, catalogue)).toEqual({ title, product })
})
