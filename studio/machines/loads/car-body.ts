import { Vector3 } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { linspace } from '../kit/curve.ts'
import { withCreasedNormals } from '../kit/normals.ts'
import type { Part } from '../kit/part.ts'
import { box, isCoarse } from '../kit/solids.ts'
import { mirrored, sheet } from '../kit/surface.ts'
import { AXLES, body, bottomOf, CAR, CREASE, lowerEdge, shareAt, SHOULDER } from './car-shape.ts'

const INSIDE = new Vector3(0, 0.6, 0)

/** The painted lower body: one sheet from tail to nose with round arches cut in, and the wells behind them. */
export function carBody(part: Part) {
  const half = sheet(columns(), INSIDE)
  const whole = mergeGeometries([half, mirrored(half), ...caps()])
  part.add('carPaint', withCreasedNormals(whole, 50))
  part.add('black', box(3.4, 0.06, 1.3, 0.02), [0, 0.26, 0])
  for (const axle of AXLES) well(part, axle)
}

/** Where the sheet has its columns of corners. At both feet of an arch there are two: arch and sill. */
function columns(): Vector3[][] {
  const arch = (axle: number) =>
    linspace(-90, 90, isCoarse() ? 12 : 25).map((degrees) => axle + CAR.archRadius * Math.sin((degrees * Math.PI) / 180)) // prettier-ignore
  const [front, rear] = [arch(CAR.frontAxle), arch(CAR.rearAxle)]
  const between = (from: number, to: number, steps: number) => linspace(from, to, steps)
  const plain = [
    [CAR.back, -1.895, -1.88, -1.85, -1.8, -1.74, -1.67, -1.6, ...between(-1.6, rear[0] ?? 0, 2)],
    between(rear.at(-1) ?? 0, front[0] ?? 0, isCoarse() ? 6 : 14),
    [...between(front.at(-1) ?? 0, 1.62, 3), 1.68, 1.74, 1.79, 1.83, 1.86, 1.885, 1.9, 1.912, CAR.front],
  ] // prettier-ignore
  const [tail = [], doors = [], nose = []] = plain
  const sill = (xs: readonly number[]) => xs.map((x) => column(x, bottomOf(x), atFoot(x)))
  const arched = (xs: readonly number[]) =>
    xs.map((x) => column(x, atFoot(x) ?? lowerEdge(x), atFoot(x) ?? lowerEdge(x)))
  return [...sill(tail), ...arched(rear), ...sill(doors), ...arched(front), ...sill(nose)]
}

/** The height of an arch's foot, where arch and sill meet in two columns. */
function atFoot(x: number): number | undefined {
  const foot = AXLES.some((axle) => Math.abs(Math.abs(x - axle) - CAR.archRadius) < 1e-6)
  return foot ? CAR.wheelRadius : undefined
}

const UPPER = [0.64, 0.7, 0.78, 0.85, SHOULDER, 0.935, 0.96, 0.978, 0.99, 1.0, 1.008, 1.013, 1.016]

/** Corners from the edge up; from `even` on they are spread evenly, so that two columns of one place share theirs. */
function column(x: number, from: number, even?: number): Vector3[] {
  const upper = isCoarse() ? UPPER.filter((_, i) => i % 2 === 0) : UPPER
  const lower =
    even === undefined
      ? linspace(shareAt(x, from), CREASE, isCoarse() ? 5 : 9)
      : [shareAt(x, from), ...linspace(shareAt(x, even), CREASE, isCoarse() ? 4 : 8)]
  return [...lower, ...upper].map((share) => body(x, share))
}

/** Flat ends that close nose and tail. */
function caps() {
  return [CAR.back, CAR.front].map((x) => {
    const right = column(x, bottomOf(x))
    const left = right.map((p) => new Vector3(p.x, p.y, -p.z))
    return sheet([left, right], INSIDE)
  })
}

/** The arch's painted lip, turned in, then the dark well behind it with its inner wall. */
function well(part: Part, axle: number) {
  const hub = new Vector3(axle, CAR.wheelRadius, 0.7)
  const edge = linspace(-96, 96, isCoarse() ? 16 : 33).map((degrees) => {
    const turn = (degrees * Math.PI) / 180
    const [x, y] = [axle + CAR.archRadius * Math.sin(turn), CAR.wheelRadius + CAR.archRadius * Math.cos(turn)] // prettier-ignore
    return body(x, shareAt(x, Math.max(y, bottomOf(x))))
  })
  const at = (depth: (z: number) => number) => edge.map((p) => new Vector3(p.x, p.y, depth(p.z)))
  const lip = sheet([edge, at((z) => z - 0.022)], hub, true)
  part.addPair('carPaint', withCreasedNormals(lip, 50))
  const wall = [at((z) => z - 0.021), at(() => CAR.wellFrom)]
  const back = [at(() => CAR.wellFrom), edge.map(() => new Vector3(axle, 0.24, CAR.wellFrom))]
  const dark = [sheet(wall, hub, true), sheet(back, new Vector3(axle, 0.4, 0), false)]
  part.addPair('black', withCreasedNormals(mergeGeometries(dark), 50))
}
