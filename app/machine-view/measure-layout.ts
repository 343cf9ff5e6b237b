import type { DimensionLetter } from '../../content/dimensions.ts'

/** In the page's pixels, from the canvas's upper left corner. */
export type Point = readonly [x: number, y: number]

/** Two points of the machine that are so far apart. */
export interface MeasuredSpan {
  letter: DimensionLetter
  between: readonly [Point, Point]
}

/** A span and the line beside the machine that says it, parallel to it. */
export interface MeasureLine extends MeasuredSpan {
  line: readonly [Point, Point]
}

/** What is seen nearly from its end says nothing. */
const shortest = 40
/** From the machine to its first line, and from one line to the next. */
const gap = 20
const step = 26

/**
 * Lines beside the outline, each on the side of the machine that its span is on; where two would lie on each other the longer
 * goes further out.
 *
 * @param outline points of the machine
 */
export function placeMeasures(
  spans: readonly MeasuredSpan[],
  outline: readonly Point[],
): MeasureLine[] {
  const middle = middleOf(outline)
  const placed: (MeasureLine & { out: Point })[] = []
  const seen = spans.filter(({ between }) => lengthOf(between) >= shortest)
  for (const span of [...seen].sort((a, b) => lengthOf(a.between) - lengthOf(b.between))) {
    const [from, to] = span.between
    const length = lengthOf(span.between)
    const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
    const out = outward(along, middleOf(span.between), middle)
    const beside = outline.filter((point) => isWithin(dot(less(point, from), along), length))
    let away = gap + Math.max(0, ...beside.map((point) => dot(less(point, from), out)))
    for (const other of placed) {
      if (dot(other.out, out) < 0.8) continue
      const [start, end] = other.line.map((point) => dot(less(point, from), along))
      const isBeside = Math.min(start!, end!) < length && Math.max(start!, end!) > 0
      if (isBeside) away = Math.max(away, dot(less(other.line[0], from), out) + step)
    }
    placed.push({ ...span, out, line: [moved(from, out, away), moved(to, out, away)] })
  }
  return placed.map(({ letter, between, line }) => ({ letter, between, line }))
}

function middleOf(points: readonly Point[]): Point {
  const [xs, ys] = [0, 1].map((axis) => points.map((point) => point[axis as 0 | 1]))
  const centre = (values: number[]) =>
    (values.reduce((a, b) => Math.min(a, b)) + values.reduce((a, b) => Math.max(a, b))) / 2
  return [centre(xs!), centre(ys!)]
}

/** Across the span, away from the middle of the machine. */
function outward([x, y]: Point, from: Point, middle: Point): Point {
  const out: Point = [y || 0, -x || 0]
  return dot(less(from, middle), out) < 0 ? [-out[0], -out[1]] : out
}

const isWithin = (value: number, length: number) => value > -step && value < length + step
const less = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]]
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1]
const moved = ([x, y]: Point, out: Point, by: number): Point => [x + out[0] * by, y + out[1] * by]
const lengthOf = ([a, b]: readonly [Point, Point]) => Math.hypot(b[0] - a[0], b[1] - a[1])
