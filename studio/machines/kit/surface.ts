import { BufferGeometry, Float32BufferAttribute, Vector3 } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { toPolyline, type Contour, type Point } from './contour.ts'
import { linspace } from './curve.ts'
import { withCreasedNormals } from './normals.ts'
import { isCoarse, tube } from './solids.ts'

/** A curved skin: maps surface coordinates (s, y) to a point. */
export type Skin = (s: number, y: number) => Vector3

/** The skin's unit normal on the side that looks away from `inside`. */
function outwards(skin: Skin, s: number, y: number, inside: Vector3): Vector3 {
  const h = 1e-3
  const along = skin(s + h, y).sub(skin(s - h, y))
  const up = skin(s, y + h).sub(skin(s, y - h))
  const normal = along.cross(up).normalize()
  return normal.dot(skin(s, y).sub(inside)) < 0 ? normal.negate() : normal
}

/** The skin moved outwards by `lift` (inwards when negative). */
export function lifted(skin: Skin, lift: number, inside: Vector3): Skin {
  return (s, y) => skin(s, y).addScaledVector(outwards(skin, s, y, inside), lift)
}

/** A sheet over a grid of points, turned to face away from `inside`. */
export function sheet(
  rows: readonly (readonly Vector3[])[],
  inside: Vector3,
  inwards = false,
): BufferGeometry {
  const positions: number[] = []
  const push = (a: Vector3, b: Vector3, c: Vector3) => {
    const normal = b.clone().sub(a).cross(c.clone().sub(a))
    if (normal.lengthSq() < 1e-16) return
    const away = normal.dot(a.clone().sub(inside)) > 0
    for (const p of away !== inwards ? [a, b, c] : [a, c, b]) positions.push(p.x, p.y, p.z)
  }
  for (let j = 0; j + 1 < rows.length; j++) {
    const [low = [], high = []] = [rows[j], rows[j + 1]]
    for (let i = 0; i + 1 < low.length; i++) {
      const [a, b, c, d] = [low[i], low[i + 1], high[i], high[i + 1]]
      if (!a || !b || !c || !d) continue
      push(a, b, d)
      push(a, d, c)
    }
  }
  return new BufferGeometry().setAttribute('position', new Float32BufferAttribute(positions, 3))
}

/** The same sheet on the other side of the machine, before it has normals. */
export function mirrored(source: BufferGeometry): BufferGeometry {
  const copy = source.clone().scale(1, 1, -1)
  // Mirroring turns triangles inside out: swap two corners of each.
  const position = copy.getAttribute('position')
  const [b, c] = [new Vector3(), new Vector3()]
  for (let i = 0; i < position.count; i += 3) {
    b.fromBufferAttribute(position, i + 1)
    c.fromBufferAttribute(position, i + 2)
    position.setXYZ(i + 1, c.x, c.y, c.z)
    position.setXYZ(i + 2, b.x, b.y, b.z)
  }
  return copy
}

/** Heights are compared after rounding to hundredths of a millimetre. */
const ROUNDED = 2e-5

/** Left and right limits of a convex outline at height y. */
function extentAt(outline: readonly Point[], y: number): Point {
  let [low, high] = [Infinity, -Infinity]
  const take = (s: number) => {
    low = Math.min(low, s)
    high = Math.max(high, s)
  }
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a
    if (y < Math.min(a[1], b[1]) - ROUNDED || y > Math.max(a[1], b[1]) + ROUNDED) return
    if (Math.abs(a[1] - b[1]) < ROUNDED) {
      take(a[0])
      take(b[0])
    } else take(a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]))
  })
  return [low, high]
}

export type PatchOptions = { radius?: number; step?: number; depth?: number }

/** A raised panel with a convex outline, laid on a skin like a sticker of some thickness. */
export function patch(
  skin: Skin,
  contour: Contour,
  lift: number,
  inside: Vector3,
  options: PatchOptions = {},
): BufferGeometry {
  const { radius = 0.05, depth = 0.02 } = options
  const step = (options.step ?? 0.1) * (isCoarse() ? 2 : 1)
  const outline = toPolyline(contour, radius, isCoarse() ? 2 : 4)
  const marks = [...new Set(outline.map((p) => Math.round(p[1] * 1e5) / 1e5))].sort((a, b) => a - b)
  const heights = marks.flatMap((y, i) => {
    const before = marks[i - 1]
    if (before === undefined) return [y]
    return linspace(before, y, Math.max(1, Math.ceil((y - before) / step))).slice(1)
  })
  const extents = heights.map((y) => extentAt(outline, y))
  const widest = Math.max(...extents.map(([a, b]) => b - a))
  const columns = Math.max(1, Math.ceil(widest / step))
  const outer = lifted(skin, lift, inside)
  const rows = heights.map((y, j) => {
    const [a, b] = extents[j] ?? [0, 0]
    return linspace(a, b, columns).map((s) => outer(s, y))
  })
  const top = withCreasedNormals(sheet(rows, inside))
  const inner = lifted(skin, lift - depth, inside)
  const loop = [...outline, outline[0] ?? [0, 0]] as Point[]
  const rim = withCreasedNormals(
    sheet([loop.map(([s, y]) => inner(s, y)), loop.map(([s, y]) => outer(s, y))], centreOf(rows)),
  )
  return mergeGeometries([top, rim])
}

function centreOf(rows: readonly (readonly Vector3[])[]): Vector3 {
  const row = rows[Math.floor(rows.length / 2)] ?? []
  return row[Math.floor(row.length / 2)]?.clone() ?? new Vector3()
}

/** Moves every point of a counter-clockwise or clockwise loop outwards by `by`. */
export function offsetLoop(loop: readonly Point[], by: number): Point[] {
  const area = loop.reduce((sum, [x, y], i) => {
    const next = loop[(i + 1) % loop.length] ?? [x, y]
    return sum + x * next[1] - next[0] * y
  }, 0)
  const sign = area > 0 ? 1 : -1
  return loop.map(([x, y], i) => {
    const before = loop[(i + loop.length - 1) % loop.length] ?? [x, y]
    const after = loop[(i + 1) % loop.length] ?? [x, y]
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const length = Math.hypot(dx, dy) || 1
    return [x + (sign * by * dy) / length, y - (sign * by * dx) / length]
  })
}

/** A flat frame around an opening in a skin: the black rim of a bonded window. */
export function frame(
  skin: Skin,
  contour: Contour,
  inside: Vector3,
  options: { radius: number; inner: number; outer: number; lift: number },
): BufferGeometry {
  const loop = dense(toPolyline(contour, options.radius, isCoarse() ? 3 : 5), 0.12)
  const outer = lifted(skin, options.lift, inside)
  const close = (points: Point[]) => [...points, points[0] ?? [0, 0]] as Point[]
  const rows = [-options.inner, options.outer].map((by) =>
    close(offsetLoop(loop, by)).map(([s, y]) => outer(s, y)),
  )
  return withCreasedNormals(sheet(rows, inside))
}

/** A thin line along an outline on a skin: a door seam. The more the skin bends, the finer its `step`. */
export function seam(
  skin: Skin,
  contour: Contour,
  radius: number,
  round: number,
  step = 0.15,
): BufferGeometry {
  const loop = dense(toPolyline(contour, round, isCoarse() ? 2 : 4), isCoarse() ? step * 1.6 : step)
  const points = loop.map(([s, y]) => skin(s, y).toArray())
  return tube(points, radius, {
    steps: points.length * (isCoarse() ? 2 : 1),
    sides: isCoarse() ? 3 : 4,
    closed: true,
    tension: 0.1,
  })
}

function dense(loop: readonly Point[], step: number): Point[] {
  return loop.flatMap((a, i) => {
    const b = loop[(i + 1) % loop.length] ?? a
    const pieces = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / step))
    return linspace(0, 1, pieces)
      .slice(0, -1)
      .map((t): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t])
  })
}
