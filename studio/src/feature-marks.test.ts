import { expect, test } from 'vitest'
import { findProduct } from '../../content/catalogue.ts'
import { PRODUCT_IDS } from '../machines/products.ts'
import recorded from '../../media/products/feature-marks.json'
import { PRODUCT_PICTURES } from '../../media/products/manifest.ts'
import { featureMarks } from './feature-marks.ts'

test.each(PRODUCT_IDS)('every feature of %s has its number on the machine', (product) => {
  const { features } = findProduct(product)!
  const { frame, marks } = recorded[product]
  const { machine } = PRODUCT_PICTURES[product]
  expect(marks.length).toBeGreaterThanOrEqual(features.length)
  for (const { at, box } of marks) {
    expect(isWithin(machine, at), `${at.join()} on the machine`).toBe(true)
    expect(isWithin(frame, box), `${box.join()} in the frame`).toBe(true)
  }
})

test('the marks are those of the model; if not: npm run media products', async () => {
  expect(recorded.cuty).toEqual(await featureMarks('cuty'))
})

function isWithin(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  [left = NaN, top = NaN]: number[],
): boolean {
  return left >= x && left <= x + width && top >= y && top <= y + height
}
