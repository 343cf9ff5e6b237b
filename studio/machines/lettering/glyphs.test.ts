import { expect, test } from 'vitest'
import { PRODUCT_IDS } from '../products.ts'
import { CAP_HEIGHT, setWord } from './glyphs.ts'

test("DINO's capitals can set every product name", () => {
  for (const id of PRODUCT_IDS) expect(setWord(id.toUpperCase()).width).toBeGreaterThan(100)
})

test('every letter stays between baseline and cap height', () => {
  for (const { outer } of setWord('ABCDEFGHIKLNOPRSTUWY-').faces) {
    for (const [, y] of outer) {
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(CAP_HEIGHT)
    }
  }
})

test('a letter that was never drawn is named', () => {
  expect(() => setWord('QUIZ')).toThrow('no "Q"')
})
