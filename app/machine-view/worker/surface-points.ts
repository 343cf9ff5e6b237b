import { Vector3, type BufferGeometry } from 'three'

/** Visits points all over a surface, none further than `spacing` from the next. */
export function visitSurface(
  geometry: BufferGeometry,
  spacing: number,
  visit: (point: Vector3) => void,
): void {
  const position = geometry.getAttribute('position')
  const corners = [new Vector3(), new Vector3(), new Vector3()] as const
  for (let i = 0; i < position.count; i += 3) {
    corners.forEach((corner, k) => corner.fromBufferAttribute(position, i + k))
    visitTriangle(corners, spacing, visit)
  }
}

type Corners = readonly [Vector3, Vector3, Vector3]

const point = new Vector3()
const [left, right] = [new Vector3(), new Vector3()]

/** In rows along its longest edge: a sliver has one. */
function visitTriangle(corners: Corners, spacing: number, visit: (point: Vector3) => void) {
  const [a, b, top] = alongLongest(corners)
  const base = a.distanceTo(b)
  if (base < 1e-6) return
  const area = left.subVectors(b, a).cross(right.subVectors(top, a)).length() / 2
  const rows = Math.ceil((2 * area) / base / spacing)
  for (let row = 0; row <= rows; row++) {
    left.lerpVectors(a, top, rows ? row / rows : 0)
    right.lerpVectors(b, top, rows ? row / rows : 0)
    const steps = Math.ceil(left.distanceTo(right) / spacing)
    for (let step = 0; step <= steps; step++)
      visit(point.lerpVectors(left, right, steps ? step / steps : 0))
  }
}

function alongLongest([a, b, c]: Corners): Corners {
  const [ab, bc, ca] = [a.distanceTo(b), b.distanceTo(c), c.distanceTo(a)]
  if (ab >= bc && ab >= ca) return [a, b, c]
  return bc >= ca ? [b, c, a] : [c, a, b]
}
