import { expect, test } from 'vitest'
import { axisMarks } from './axis-marks.ts'

test.each([
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [29, [0, 10, 20, 30]],
  [100, [0, 50, 100]],
  [1234, [0, 500, 1000, 1500]],
])('an axis that reaches %i is marked at %j', (most, marks) => {
  expect(axisMarks(most)).toEqual(marks)
})

test('no axis has more than five marks, or a mark above the one that its figures need', () => {
  const wrong = Array.from({ length: 3_000 }, (_, index) => index + 1).filter((most) => {
    const marks = axisMarks(most)
    return marks.length > 5 || marks.at(-1)! < most || marks.at(-2)! >= most
  })
  expect(wrong).toEqual([])
})
