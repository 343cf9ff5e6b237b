import { expect, test } from 'vitest'
import { PRODUCT_IDS } from '../products.ts'
import { canSet, CAP_HEIGHT, setWord } from './glyphs.ts'

const all = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789&.'/-"

test('names of people and firms are written in them, but not every script', () => {
  expect(canSet(`${all} `)).toBe(true)
  expect([canSet('CAFÉ'), canSet('കേരള'), canSet('toString')]).toEqual([false, false, false])
})

test("DINO's capitals can set every product name", () => {
  for (const id of PRODUCT_IDS) expect(setWord(id.toUpperCase()).width).toBeGreaterThan(100)
})

test('every letter stays between baseline and cap height', () => {
  for (const { outer } of setWord(all).faces) {
    for (const [, y] of outer) {
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(CAP_HEIGHT)
    }
  }
})

test('a letter that was never drawn is named', () => {
  expect(() => setWord('CAFÉ')).toThrow('no "É"')
})
