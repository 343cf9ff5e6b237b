/** A corner of a closed outline: x, y and, when it is rounded, a radius. */
export type Corner = readonly [x: number, y: number, radius?: number]
export type Contour = readonly Corner[]
export type Point = readonly [x: number, y: number]

/** An outline with its holes, both in the same plane. */
export type Face = { outer: Contour; holes: readonly Contour[] }

type RoundedCorner = { from: Point; at: Point; to: Point; sharp: boolean }

/** Where each corner's curve starts and ends; neighbouring curves never overlap. */
function roundedCorners(contour: Contour, defaultRadius: number): RoundedCorner[] {
  const count = contour.length
  return contour.map((corner, i) => {
    const before = contour[(i + count - 1) % count] ?? corner
    const after = contour[(i + 1) % count] ?? corner
    const [x, y, radius = defaultRadius] = corner
    const back = Math.hypot(before[0] - x, before[1] - y)
    const forth = Math.hypot(after[0] - x, after[1] - y)
    const trim = Math.min(radius, back * 0.499, forth * 0.499)
    if (trim < 1e-5) return { from: [x, y], at: [x, y], to: [x, y], sharp: true }
    const along = (other: Corner, length: number): Point => [
      x + ((other[0] - x) * trim) / length,
      y + ((other[1] - y) * trim) / length,
    ]
    return { from: along(before, back), at: [x, y], to: along(after, forth), sharp: false }
  })
}

/** The outline as a closed polyline (the last point is not repeated). */
export function toPolyline(contour: Contour, defaultRadius = 0, steps = 5): Point[] {
  const points: Point[] = []
  for (const { from, at, to, sharp } of roundedCorners(contour, defaultRadius)) {
    if (sharp) points.push(at)
    else {
      for (let k = 0; k <= steps; k++) points.push(cornerPoint(from, at, to, k / steps))
    }
  }
  return points
}

// A cubic whose handles reach 55 % towards the corner: a quarter circle when the corner is square.
const HANDLE = 0.5523

function cornerPoint(from: Point, at: Point, to: Point, t: number): Point {
  const u = 1 - t
  const mix = (k: 0 | 1) => {
    const a = from[k] + (at[k] - from[k]) * HANDLE
    const b = to[k] + (at[k] - to[k]) * HANDLE
    return u * u * u * from[k] + 3 * u * u * t * a + 3 * u * t * t * b + t * t * t * to[k]
  }
  return [mix(0), mix(1)]
}

/** The outline as SVG path data, through a mapping from outline to drawing units. */
export function toSvgPath(contour: Contour, map: (point: Point) => Point = (p) => p): string {
  const say = (point: Point) =>
    map(point)
      .map((n) => String(Math.round(n * 100) / 100))
      .join(' ')
  const parts = roundedCorners(contour, 0).map(({ from, at, to, sharp }, i) => {
    const move = `${i === 0 ? 'M' : 'L'}${say(from)}`
    if (sharp) return move
    const handle = (end: Point): Point => [
      end[0] + (at[0] - end[0]) * HANDLE,
      end[1] + (at[1] - end[1]) * HANDLE,
    ]
    return `${move}C${say(handle(from))} ${say(handle(to))} ${say(to)}`
  })
  return `${parts.join('')}Z`
}

/** A rectangle centred on (x, y). */
export function rectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  radius = 0,
): Contour {
  const a = width / 2
  const b = height / 2
  return [
    [x - a, y - b, radius],
    [x + a, y - b, radius],
    [x + a, y + b, radius],
    [x - a, y + b, radius],
  ]
}

/** A regular polygon fine enough to read as a circle. */
export function circle(x: number, y: number, radius: number, segments = 24): Contour {
  return Array.from({ length: segments }, (_, i) => {
    const angle = (i / segments) * Math.PI * 2
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const
  })
}
