import { Matrix4, Mesh, Vector3, type Object3D } from 'three'
import { DepthBuffer } from './depth-buffer.ts'

export type View = 'side' | 'front' | 'top'

/** A visible piece of line on the drawing plane: metres, y up. */
export type Line = readonly [x0: number, y0: number, x1: number, y1: number]

/** Model axes to drawing axes (right, up, towards the viewer). */
const VIEWS: Record<View, (v: Vector3) => readonly [number, number, number]> = {
  // The machine faces right, so its right side is the near one.
  side: (v) => [v.x, v.y, v.z],
  front: (v) => [-v.z, v.y, v.x],
  // The plan lies under the side view, seen from above, its right side at the bottom.
  top: (v) => [v.x, -v.z, v.y],
}

type Projected = { positions: Float64Array; triangles: Uint32Array }
type Edge = { a: number; b: number; faces: number[] }

/** Too fine to draw, or behind glass. */
const LEFT_OUT = /-(hose|trim|seat)$/

const CREASE = Math.cos((32 * Math.PI) / 180)

/** Every mesh in drawing axes, its corners welded. */
function project(root: Object3D, view: View): Projected[] {
  root.updateMatrixWorld(true)
  const toDrawing = VIEWS[view]
  const meshes: Projected[] = []
  root.traverse((object) => {
    if (!(object instanceof Mesh) || LEFT_OUT.test(object.name)) return
    const source = object.geometry.getAttribute('position')
    const world: Matrix4 = object.matrixWorld
    const seen = new Map<string, number>()
    const positions: number[] = []
    const triangles: number[] = []
    const point = new Vector3()
    for (let i = 0; i < source.count; i++) {
      point.fromBufferAttribute(source, i).applyMatrix4(world)
      const [x, y, z] = toDrawing(point)
      const key = `${Math.round(x * 4e3)},${Math.round(y * 4e3)},${Math.round(z * 4e3)}`
      let index = seen.get(key)
      if (index === undefined) {
        index = positions.length / 3
        seen.set(key, index)
        positions.push(x, y, z)
      }
      triangles.push(index)
    }
    meshes.push({ positions: Float64Array.from(positions), triangles: Uint32Array.from(triangles) })
  })
  return meshes
}

/** Unit normal of each triangle; undefined entries (zeros) for slivers. */
function normals({ positions: p, triangles: t }: Projected): Float64Array {
  const out = new Float64Array(t.length)
  for (let f = 0; f < t.length; f += 3) {
    const at = (k: number, axis: number) => p[(t[f + k] ?? 0) * 3 + axis] ?? 0
    const [ux, uy, uz] = [at(1, 0) - at(0, 0), at(1, 1) - at(0, 1), at(1, 2) - at(0, 2)]
    const [vx, vy, vz] = [at(2, 0) - at(0, 0), at(2, 1) - at(0, 1), at(2, 2) - at(0, 2)]
    const n = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx] as const
    const length = Math.hypot(...n)
    if (length > 1e-12) out.set([n[0] / length, n[1] / length, n[2] / length], f)
  }
  return out
}

/** Faces seen edge-on count as turned away. */
const isFacing = (z = 0) => z > 1e-4

/** Creases, borders and silhouettes: the edges that a draughtsman would draw. */
function featureEdges(mesh: Projected): (readonly [number, number])[] {
  const { triangles: t } = mesh
  const edges = new Map<number, Edge>()
  const count = mesh.positions.length / 3
  for (let f = 0; f < t.length; f += 3) {
    const corners = [t[f] ?? 0, t[f + 1] ?? 0, t[f + 2] ?? 0] as const
    if (new Set(corners).size < 3) continue
    for (let k = 0; k < 3; k++) {
      const [a, b] = [corners[k] ?? 0, corners[(k + 1) % 3] ?? 0]
      const key = Math.min(a, b) * count + Math.max(a, b)
      const edge = edges.get(key)
      if (edge) edge.faces.push(f)
      else edges.set(key, { a, b, faces: [f] })
    }
  }
  const n = normals(mesh)
  const isFeature = ({ faces }: Edge) => {
    const [f, g] = faces
    if (f === undefined || g === undefined || faces.length > 2) return true
    const dot =
      (n[f] ?? 0) * (n[g] ?? 0) +
      (n[f + 1] ?? 0) * (n[g + 1] ?? 0) +
      (n[f + 2] ?? 0) * (n[g + 2] ?? 0)
    if (dot < CREASE) return true
    return isFacing(n[f + 2]) !== isFacing(n[g + 2])
  }
  return [...edges.values()].filter(isFeature).map(({ a, b }) => [a, b] as const)
}

/** Hidden-line removal: each feature edge is walked and kept where no surface lies in front of it. */
export function visibleLines(root: Object3D, view: View, resolution = 0.004): Line[] {
  const meshes = project(root, view)
  const buffer = DepthBuffer.around(
    meshes.map((m) => m.positions),
    resolution,
  )
  for (const { positions, triangles } of meshes) buffer.draw(positions, triangles)

  const lines: { line: Line; depth: number }[] = []
  for (const mesh of meshes) {
    const p = mesh.positions
    for (const [a, b] of featureEdges(mesh)) {
      const from = [p[a * 3] ?? 0, p[a * 3 + 1] ?? 0, p[a * 3 + 2] ?? 0] as const
      const to = [p[b * 3] ?? 0, p[b * 3 + 1] ?? 0, p[b * 3 + 2] ?? 0] as const
      const length = Math.hypot(to[0] - from[0], to[1] - from[1])
      if (length < 1e-4) continue
      const steps = Math.max(1, Math.ceil(length / (resolution * 1.5)))
      const at = (t: number) =>
        [
          from[0] + (to[0] - from[0]) * t,
          from[1] + (to[1] - from[1]) * t,
          from[2] + (to[2] - from[2]) * t,
        ] as const
      let start = -1
      for (let i = 0; i <= steps; i++) {
        const seen = i < steps && buffer.shows(...at((i + 0.5) / steps))
        if (seen && start < 0) start = i
        if (!seen && start >= 0) {
          const [s, e] = [at(start / steps), at(i / steps)]
          lines.push({ line: [s[0], s[1], e[0], e[1]], depth: (s[2] + e[2]) / 2 })
          start = -1
        }
      }
    }
  }
  // Nearest first: where two lines would print on top of each other, the nearer one stays.
  return lines.sort((a, b) => b.depth - a.depth).map(({ line }) => line)
}
