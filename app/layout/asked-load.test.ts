import { expect, test } from 'vitest'
import type { Specifications } from '../../content/product.ts'
import { liftsLess } from './asked-load.ts'
import { quantitiesOf } from './quantities.ts'

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
  ['crane for a lorry of 5 ton', []],
  ['lorry with a capacity of 5 ton', []],
  ['5 ton capacity truck', []],
  ['5 टन के ट्रक के लिए क्रेन', []],
  ['5 टन वजन वाला ट्रक', []],
  ['5 ടൺ ഭാരമുള്ള ലോറി', []],
  ['5 ton truck mounted crane', [5000]],
  ['5 ton truck-mounted crane', [5000]],
  ['5 टन ट्रक क्रेन', [5000]],
  ['5 ton on a truck', [5000]],
  ['5 टन के लिए ट्रक', [5000]],
  ['small crane under 1 ton', []],
  ['less than 800 kg', []],
  ['not less than 800 kg', [800]],
  ['1 ton or less', []],
  ['within 400 to 1000 kg', []],
  ['1 टन से कम', []],
  ['कम से कम 1 टन', [1000]],
  ['1 ടണ്ണിൽ താഴെ', []],
  ['1 ടണ്ണിൽ കുറവ്', []],
  ['1 ton se kam', []],
  ['1 tan thazhe', []],
  ['up to 800 kg', [800]],
  ['400 to 1000 kg', [400, 1000]],
  ['400-800 kg', [400, 800]],
  ['400 – 800 kg', [400, 800]],
  ['5 से 10 टन', [5000, 10_000]],
  ['5-ton', [5000]],
  ['.5 ton', [500]],
  ['half a ton', [500]],
  ['five-ton crane', [5000]],
  ['a five ton lorry', []],
  ['ഒന്നര ടൺ', [1500]],
  ['ढाई टन', [2500]],
  ['2,5 ton', [2500]],
  ['1,00,000 kg', [100_000]],
  ['2 t at 2 m,800 kg at 6 m', [2000, 800]],
  ['1000 किलोमीटर', []],
  ['1000 കിലോമീറ്റർ', []],
  ['1.2.3 ton', []],
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
  ['Up to 500 kg', 'small crane under 1 ton', false],
  ['Up to 500 kg', '400 to 1000 kg', false],
])('a machine of ‘%s’ lifts less than ‘%s’: %s', (most, query, less) => {
  const specifications: Specifications = most ? { 'Max Capacity': most } : {}
  expect(liftsLess({ specifications }, query)).toBe(less)
})
