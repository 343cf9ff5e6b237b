import { Vector3, type Camera, type Mesh, type Object3D } from 'three'
import type { Spot } from '../messages.ts'
import { isCylinder, isShown } from './moved-meshes.ts'

/** Of one part, in shares of the canvas: x and y of each corner in turn. */
export type Outline = number[]

/** Where the parts that a joint moves are seen: whoever presses there takes hold of one. */
export function handlesOf(
  moved: ReadonlyMap<Mesh, readonly string[]>,
  cornersOf: (mesh: Mesh) => readonly Vector3[],
  camera: Camera,
): Outline[] {
  const parts = new Map<Object3D | null, Spot[]>()
  for (const [mesh, by] of moved) {
    if (by.length === 0 || isCylinder(mesh) || !isShown(mesh)) continue
    const seen = cornersOf(mesh).map((corner) => spotOf(corner, camera))
    parts.set(mesh.parent, [...(parts.get(mesh.parent) ?? []), ...seen])
  }
  return [...parts.values()].map((points) =>
    hullOf(points).flatMap(([x, y]) => [Math.round(x * 1e4) / 1e4, Math.round(y * 1e4) / 1e4]),
  )
}

export function spotOf(place: Vector3, camera: Camera): Spot {
  const { x, y } = place.clone().project(camera)
  return [(x + 1) / 2, (1 - y) / 2]
}

/** The convex outline of points, counter-clockwise. */
export function hullOf(points: readonly Spot[]): Spot[] {
  const sorted = [...points].sort(([ax, ay], [bx, by]) => ax - bx || ay - by)
  const half = (along: readonly Spot[]) => {
    const chain: Spot[] = []
    for (const point of along) {
      while (chain.length > 1 && turnAt(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop()
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half([...sorted].reverse())]
}

const turnAt = ([ax, ay]: Spot, [bx, by]: Spot, [cx, cy]: Spot) =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
