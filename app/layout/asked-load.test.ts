import { expect, test } from 'vitest'
import type { Specifications } from '../../content/product.ts'
import { liftsLess } from './asked-load.ts'
import { quantitiesOf } from './search-words.ts'

test.each([
  ['load 3000 kg', [3000]],
  ['3,000kgs', [3000]],
  ['2.5 tonnes', [2500]],
  ['5t', [5000]],
  ['20 quintal', [2000]],
  ['५ टन', [5000]],
  ['5 ടൺ ക്രെയിൻ', [5000]],
  ['500 കി.ഗ്രാം വരെ', [500]],
  ['500 kg to 1 ton', [500, 1000]],
  ['crane for a 5 ton truck', []],
  ['5 ടൺ ലോറി', []],
  ['since 2002', []],
  ['On request', []],
])('‘%s’ names %s kg', (text, quantities) => {
  expect(quantitiesOf(text)).toEqual(quantities)
})

test.each([
  ['Up to 500 kg', '800 kg', true],
  ['Up to 500 kg', '500 kg', false],
  ['Up to 500 kg', '400 kg to 1 ton', false],
  ['2 t at 2 m, 800 kg at 6 m', '1.5 ton', false],
  ['On request', '5 ton', false],
  [undefined, '5 ton', false],
  ['Up to 500 kg', 'crane', false],
])('a machine of ‘%s’ lifts less than ‘%s’: %s', (most, query, less) => {
  const specifications: Specifications = most ? { 'Max Capacity': most } : {}
  expect(liftsLess({ specifications }, query)).toBe(less)
})
