import { expect, test } from 'vitest'
import { cutAround } from './cut.ts'

test('a picture of other proportions shows all of the cut', () => {
  const cut = { x: 100, y: 50, width: 800, height: 600 }
  expect(cutAround(cut, 1.6)).toEqual({ x: 20, y: 50, width: 960, height: 600 })
  expect(cutAround({ ...cut, height: 400 }, 1.6)).toEqual({
    x: 100,
    y: -50,
    width: 800,
    height: 500,
  })
})
