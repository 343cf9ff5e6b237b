import { Vector3 } from 'three'

// The studio of `studio.py`, told again for the rasterizer: the same softboxes round the same machines.

type Tint = readonly [number, number, number]

/** A patch of light on the sky: degrees, as seen from the machine; azimuth 0 faces its nose, -90 its near side. */
type Softbox = {
  azimuth: number
  elevation: number
  width: number
  height: number
  brightness: number
  tint: Tint
}

/** Where light comes from, and how bright each direction looks in a mirror. */
export type Sky = (azimuth: number, elevation: number) => Tint

const box = (
  azimuth: number,
  elevation: number,
  width: number,
  height: number,
  brightness: number,
  tint: Tint,
): Softbox => ({ azimuth, elevation, width, height, brightness, tint })

const SOFTBOXES: readonly Softbox[] = [
  box(-10, 48, 60, 30, 13, [1, 0.98, 0.95]),
  box(-100, 44, 58, 26, 5.6, [0.97, 0.99, 1]),
  box(118, 34, 30, 56, 7.5, [1, 0.98, 0.96]),
  box(-178, 30, 34, 44, 5, [0.95, 0.98, 1]),
  // Low strips that run along the paint as highlights, and what the windscreen and the door glass mirror.
  box(-84, 8, 100, 4, 2.6, [1, 1, 1]),
  box(-8, 10, 40, 5, 2.6, [1, 1, 1]),
  box(62, 22, 34, 26, 3.4, [0.97, 0.99, 1]),
  box(-134, 13, 26, 15, 4.4, [0.97, 0.99, 1]),
]

const RADIANS = Math.PI / 180
const clamped = (x: number) => Math.min(1, Math.max(0, x))

function between(stops: readonly (readonly [number, number])[], x: number): number {
  for (const [i, [x1, y1]] of stops.entries()) {
    const [x0, y0] = stops[Math.max(0, i - 1)] ?? [x1, y1]
    if (x <= x1) return x1 === x0 ? y1 : y0 + ((y1 - y0) * Math.max(0, x - x0)) / (x1 - x0)
  }
  return stops.at(-1)?.[1] ?? 0
}

// prettier-ignore
const ROOM = [[-90, 0.3], [-6, 0.32], [6, 0.26], [40, 0.2], [90, 0.5]] as const

export const studio: Sky = (azimuth, elevation) => {
  const base = between(ROOM, elevation)
  let colour: Tint = [base * 0.985, base, base * 1.025]
  for (const { azimuth: centre, elevation: rise, width, height, brightness, tint } of SOFTBOXES) {
    const turn = ((((azimuth - centre + 180) % 360) + 360) % 360) - 180
    const dx = turn * Math.cos(Math.min(Math.abs(rise), 70) * RADIANS)
    const dy = elevation - rise
    const edge = Math.max(Math.abs(dx) - width / 2, Math.abs(dy) - height / 2)
    const soft = clamped(0.5 - edge / 3.5)
    const share = soft * soft * (3 - 2 * soft)
    const fall = 1 - 0.3 * clamped((dx / (width / 2)) ** 2 / 2 + (dy / (height / 2)) ** 2 / 2)
    colour = mixed(colour, scaled(tint, fall * brightness), share)
  }
  return mixed(colour, [6, 6, 6], clamped((elevation - 66) / 7))
}

// prettier-ignore
const CLEAR = [[-1, 0.3], [3, 0.85], [30, 0.55], [90, 0.42]] as const

/** A clear morning over a yard: low warm sun, pale sky, light thrown back by the ground. */
export const morning: Sky = (azimuth, elevation) => {
  const sky = scaled([0.8, 0.92, 1.12], between(CLEAR, elevation))
  const away = Math.hypot(azimuth - SUN.azimuth, (elevation - SUN.elevation) * 1.1)
  const glow = Math.exp(-((away / 24) ** 2)) * 0.7
  return [sky[0] + glow, sky[1] + glow * 0.92, sky[2] + glow * 0.8]
}

/** Wide enough to soften its shadows a little, as thin haze does. */
export const SUN = {
  azimuth: -118,
  elevation: 33,
  radius: 1.6,
  power: 4.1,
  tint: [1, 0.93, 0.82] as Tint,
}

const scaled = ([r, g, b]: Tint, k: number): Tint => [r * k, g * k, b * k]
const mixed = (a: Tint, b: Tint, t: number): Tint => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]

export function towards(azimuth: number, elevation: number): Vector3 {
  const [a, e] = [azimuth * RADIANS, elevation * RADIANS]
  return new Vector3(Math.cos(a) * Math.cos(e), Math.sin(e), -Math.sin(a) * Math.cos(e))
}

export type Lamp = { direction: Vector3; irradiance: Vector3 }

const [COLUMNS, ROWS] = [360, 180]

/**
 * Stands `count` distant lamps in for the whole sky, more where it is brighter. They are the same for every
 * frame: what is wrong with a sample stays wrong in the same way, so nothing flickers.
 */
export function lampsFor(sky: Sky, count: number): Lamp[] {
  const rows: { sum: number; cells: number[] }[] = []
  let total = 0
  for (let row = 0; row < ROWS; row++) {
    const elevation = ((row + 0.5) / ROWS) * 180 - 90
    const patch = Math.cos(elevation * RADIANS) * (Math.PI / ROWS) * ((2 * Math.PI) / COLUMNS)
    const cells = Array.from({ length: COLUMNS }, (_, column) => {
      const [r, g, b] = sky(180 - ((column + 0.5) / COLUMNS) * 360, elevation)
      return (0.3 * r + 0.6 * g + 0.1 * b) * patch
    })
    const sum = cells.reduce((a, b) => a + b, 0)
    rows.push({ sum, cells })
    total += sum
  }
  const sums = rows.map((row) => row.sum)
  return Array.from({ length: count }, (_, i) => {
    // A spiral of points that fills the square evenly (R2 sequence), bent by the sky's brightness.
    const [u, v] = [(0.5 + i * 0.7548776662) % 1, (0.5 + i * 0.5698402909) % 1]
    const row = pick(sums, v)
    const column = pick(rows[Math.floor(row)]?.cells ?? [], u)
    const [azimuth, elevation] = [180 - (column / COLUMNS) * 360, (row / ROWS) * 180 - 90]
    const [r, g, b] = sky(azimuth, elevation)
    const weight = total / count / Math.max(1e-6, 0.3 * r + 0.6 * g + 0.1 * b)
    return {
      direction: towards(azimuth, elevation),
      irradiance: new Vector3(r, g, b).multiplyScalar(weight),
    }
  })
}

/** Where along the shares the running sum reaches `at` (0..1), with the fraction inside the share. */
function pick(shares: readonly number[], at: number): number {
  let left = at * shares.reduce((a, b) => a + b, 0)
  for (const [i, share] of shares.entries()) {
    if (left < share) return i + left / share
    left -= share
  }
  return shares.length - 0.5
}

/** The sun's disc as lamps, spread so that shadows soften with distance. */
export function sunLamps(count: number): Lamp[] {
  return Array.from({ length: count }, (_, i) => {
    const [r, a] = [SUN.radius * Math.sqrt((i + 0.5) / count), i * 2.399963]
    const across = (r * Math.cos(a)) / Math.cos(SUN.elevation * RADIANS)
    return {
      direction: towards(SUN.azimuth + across, SUN.elevation + r * Math.sin(a)),
      irradiance: new Vector3(...SUN.tint).multiplyScalar(SUN.power / count),
    }
  })
}
