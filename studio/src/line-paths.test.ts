import { expect, test } from 'vitest'
import { chain, simplify, toPathData, withoutDoubles } from './line-paths.ts'

test('lines that meet end to end become one stroke', () => {
  const strokes = chain(
    [
      [0, 0, 1, 0],
      [2, 0, 1, 0],
      [2, 0, 2, 1],
    ],
    0.001,
  )
  expect(strokes).toHaveLength(1)
  expect(strokes[0]).toHaveLength(4)
})

test('a stroke printed over an earlier one is left out', () => {
  const strokes = withoutDoubles(
    [
      [
        [0, 0],
        [1, 0],
      ],
      [
        [0, 0.005],
        [1, 0.005],
      ],
      [
        [0, 0.1],
        [1, 0.1],
      ],
    ],
    0.014,
  )
  expect(strokes).toHaveLength(2)
})

test('points on a straight run are dropped and corners kept', () => {
  expect(
    simplify(
      [
        [0, 0],
        [0.5, 0],
        [1, 0],
        [1, 1],
      ],
      0.001,
    ),
  ).toEqual([
    [0, 0],
    [1, 0],
    [1, 1],
  ])
})

test('a stroke that runs out and back keeps its far end', () => {
  const stroke = [
    [0, 0.1],
    [0, 1],
    [0, 0],
  ] as const
  expect(simplify(stroke, 0.001)).toEqual(stroke)
})

test('path data counts y downwards from the origin', () => {
  expect(
    toPathData(
      [
        [
          [0, 1],
          [0, 0.5],
          [0.25, 0.4],
        ],
      ],
      [0, 1],
      10,
    ),
  ).toBe('M0 0v5l2.5 1')
})
