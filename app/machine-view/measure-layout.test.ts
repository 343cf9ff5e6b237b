import { expect, test } from 'vitest'
import { placeMeasures, type MeasuredSpan, type Point } from './measure-layout.ts'

/** A truck from its side, 400 by 120, and its parts. */
const outline: Point[] = [
  [100, 100],
  [500, 100],
  [500, 220],
  [100, 220],
]
const length: MeasuredSpan = { letter: 'A', between: [[100, 220], [500, 220]] } // prettier-ignore
const wheelbase: MeasuredSpan = { letter: 'B', between: [[180, 220], [440, 220]] } // prettier-ignore
const height: MeasuredSpan = { letter: 'E', between: [[460, 220], [460, 100]] } // prettier-ignore

const lineOf = (letter: string, spans: MeasuredSpan[]) =>
  placeMeasures(spans, outline).find((one) => one.letter === letter)?.line

test('a length stands below the wheels, a height before the nose', () => {
  expect(lineOf('A', [length])).toEqual([
    [100, 240],
    [500, 240],
  ])
  expect(lineOf('E', [height])).toEqual([
    [520, 220],
    [520, 100],
  ])
})

test('of two that would lie on each other the longer goes further out', () => {
  expect(lineOf('B', [length, wheelbase])?.[0]).toEqual([180, 240])
  expect(lineOf('A', [length, wheelbase])?.[0]).toEqual([100, 266])
})

test('what is seen from its end is left out', () => {
  expect(lineOf('A', [{ letter: 'A', between: [[300, 220], [330, 220]] }])).toBeUndefined() // prettier-ignore
})

test('turned by hand every line stays outside of the machine', () => {
  for (let degrees = 0; degrees < 360; degrees += 15) {
    const [x, y] = [Math.cos(degrees / 57.3), Math.sin(degrees / 57.3)]
    const turned = ([a, b]: Point): Point => [a * x - b * y, a * y + b * x]
    const [line] = placeMeasures(
      [{ letter: 'A', between: [turned([100, 220]), turned([500, 220])] }],
      outline.map(turned),
    )
    const [from] = line!.line
    const [foot] = line!.between
    expect(Math.hypot(from[0] - foot[0], from[1] - foot[1])).toBeCloseTo(20, 5)
  }
})
