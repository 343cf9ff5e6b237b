import type { Spot } from '../messages.ts'

/** A joint that can give way to a pull. */
export interface Lever {
  value: number
  min: number
  max: number
  /** What counts as one step of it, in its own unit. */
  step: number
  /** How readily it gives way beside the others: 0 not at all. */
  ease: number
}

const rounds = 24
/** Keeps an arm near full stretch from swinging wildly. */
const damping = 1e-4
/** Steps that one joint may go in a round: further, the slopes are no longer those that were measured. */
const mostAtOnce = 0.35
/** How much of the way is asked for in a round: what is out of reach would only be swung about for. */
const longest = 0.3

/**
 * Where the levers come to lie when a point of what they carry is pulled to a place: damped least squares, from where they are, so
 * that a pull in small pieces never jumps.
 *
 * @param placeOf where the point is for these values
 */
export function pulled(
  levers: readonly Lever[],
  placeOf: (values: readonly number[]) => Spot,
  wanted: Spot,
): number[] {
  let values = levers.map(({ value }) => value)
  for (let round = 0; round < rounds; round++) {
    const [x, y] = placeOf(values)
    const far = Math.hypot(wanted[0] - x, wanted[1] - y)
    if (far < 1e-4) break
    const share = Math.min(1, longest / far)
    const missing: Spot = [(wanted[0] - x) * share, (wanted[1] - y) * share]
    const slopes = levers.map((lever, i) => slopeOf(lever, i, values, placeOf, [x, y]))
    const next = given(levers, values, slopes, missing)
    if (next.every((value, i) => Math.abs(value - values[i]!) < 1e-6)) break
    values = next
  }
  return values
}

/** How the point moves for one step of a lever. */
function slopeOf(
  { step, min, max }: Lever,
  i: number,
  values: readonly number[],
  placeOf: (values: readonly number[]) => Spot,
  [x, y]: Spot,
): Spot {
  const small = 0.01 * step * (values[i]! > (min + max) / 2 ? -1 : 1)
  const [nextX, nextY] = placeOf(values.map((value, at) => (at === i ? value + small : value)))
  return [((nextX - x) * step) / small, ((nextY - y) * step) / small]
}

/** One round. Who would pass a limit stays on it, and the others do what is left. */
function given(
  levers: readonly Lever[],
  values: readonly number[],
  slopes: readonly Spot[],
  missing: Spot,
): number[] {
  const free = levers.map(({ ease }) => ease)
  let next = [...values]
  for (const _ of levers) {
    const steps = stepsFor(free, slopes, missing)
    const most = Math.max(...steps.map(Math.abs))
    const share = most > mostAtOnce ? mostAtOnce / most : 1
    next = levers.map(({ step }, i) => values[i]! + steps[i]! * step * share)
    const passing = levers.findIndex(
      ({ min, max }, i) => free[i]! > 0 && ((next[i]! < min && values[i]! <= min + 1e-9) || (next[i]! > max && values[i]! >= max - 1e-9)), // prettier-ignore
    )
    if (passing < 0) break
    free[passing] = 0
  }
  return levers.map(({ min, max }, i) => Math.min(max, Math.max(min, next[i]!)))
}

function stepsFor(ease: readonly number[], slopes: readonly Spot[], [dx, dy]: Spot): number[] {
  let [xx, xy, yy] = [damping, 0, damping]
  slopes.forEach(([x, y], i) => {
    xx += ease[i]! * x * x
    xy += ease[i]! * x * y
    yy += ease[i]! * y * y
  })
  const det = xx * yy - xy * xy
  const [u, v] = [(dx * yy - dy * xy) / det, (dy * xx - dx * xy) / det]
  return slopes.map(([x, y], i) => ease[i]! * (x * u + y * v))
}
