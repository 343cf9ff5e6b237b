import {
  BufferGeometry,
  CatmullRomCurve3,
  ExtrudeGeometry,
  Float32BufferAttribute,
  LatheGeometry,
  Path,
  Quaternion,
  Shape,
  TubeGeometry,
  Vector2,
  Vector3,
} from 'three'
import { toPolyline, type Contour, type Face, type Point } from './contour.ts'
import { withCreasedNormals } from './normals.ts'

export type Vec3 = readonly [x: number, y: number, z: number]
export type Axis = 'x' | 'y' | 'z'

export const vector = (v: Vec3) => new Vector3(v[0], v[1], v[2])

let bevelled = true

/** Line drawings want one line per edge, so they are cut from a model built without bevels. */
export function withSharpEdges<T>(build: () => T): T {
  bevelled = false
  try {
    return build()
  } finally {
    bevelled = true
  }
}

let coarse = false

/** For a machine that turns on a screen: two fifths of the triangles, spent where they are seen. */
export function withFewTriangles<T>(build: () => T): T {
  coarse = true
  try {
    return build()
  } finally {
    coarse = false
  }
}

/** Whether the model is being built of few triangles: what nobody sees is left out. */
export const isCoarse = () => coarse

/** A bevel of a finger's width is seen on what is large, and is three quarters of a small box's triangles. */
const isBevelled = (thin: number, long: number) =>
  bevelled && !(coarse && (thin < 0.07 || long < 0.5))

/** As round as it looks from where a visitor stands. */
function roundness(segments: number, radius: number): number {
  if (!coarse) return segments
  const enough = radius < 0.05 ? 8 : radius < 0.1 ? 10 : 6 + 27 * Math.sqrt(radius)
  return Math.min(segments, Math.round(enough))
}

const stepsOf = (steps: number) => (coarse ? Math.max(1, Math.ceil(steps / 2)) : steps)

/** Whether the model is being built for a line drawing, which has no room for small print. */
export const isSharp = () => !bevelled

/** A box with chamfered edges, centred on the origin. */
export function box(width: number, height: number, depth: number, bevel = 0.012): BufferGeometry {
  const half = [width / 2, height / 2, depth / 2] as const
  const bevels = isBevelled(Math.min(width, height, depth), Math.max(width, height, depth))
  const cut = bevels ? Math.min(bevel, half[0] * 0.9, half[1] * 0.9, half[2] * 0.9) : 0
  const signs = [-1, 1] as const
  // The corner point that lies on the face across `axis`.
  const corner = (s: Vec3, axis: number) =>
    new Vector3(...half.map((h, i) => (s[i] ?? 0) * (i === axis ? h : h - cut)))
  const polygons: Vector3[][] = []
  for (let axis = 0; axis < 3; axis++) {
    const [u, v] = [(axis + 1) % 3, (axis + 2) % 3]
    const signed = (a: number, b: number, c: number): Vec3 => {
      const s: [number, number, number] = [0, 0, 0]
      s[axis] = a
      s[u] = b
      s[v] = c
      return s
    }
    for (const a of signs) {
      const rim = [signed(a, -1, -1), signed(a, 1, -1), signed(a, 1, 1), signed(a, -1, 1)]
      polygons.push(rim.map((s) => corner(s, axis)))
    }
    if (cut === 0) continue
    for (const b of signs) {
      for (const c of signs) {
        const [lo, hi] = [signed(-1, b, c), signed(1, b, c)]
        polygons.push([corner(lo, u), corner(hi, u), corner(hi, v), corner(lo, v)])
      }
    }
  }
  if (cut > 0) {
    for (const x of signs) {
      for (const y of signs)
        for (const z of signs) polygons.push([0, 1, 2].map((k) => corner([x, y, z], k)))
    }
  }
  return withCreasedNormals(convex(polygons))
}

/** Triangles of convex polygons around the origin, each turned outwards. */
function convex(polygons: Vector3[][]): BufferGeometry {
  const positions: number[] = []
  for (const polygon of polygons) {
    const [a, ...rest] = polygon
    for (let i = 0; a && i + 1 < rest.length; i++) {
      const [b, c] = [rest[i], rest[i + 1]]
      if (!b || !c) continue
      const outwards = b.clone().sub(a).cross(c.clone().sub(a)).dot(a.clone().add(b).add(c)) > 0
      for (const p of outwards ? [a, b, c] : [a, c, b]) positions.push(p.x, p.y, p.z)
    }
  }
  return new BufferGeometry().setAttribute('position', new Float32BufferAttribute(positions, 3))
}

export type PrismOptions = { bevel?: number; radius?: number; steps?: number; crease?: number }

/** A plate: the face in the XY plane, `depth` thick along Z, centred on z = 0. */
export function prism(
  source: Contour | Face,
  depth: number,
  options: PrismOptions = {},
): BufferGeometry {
  const { bevel = 0.008, radius = 0, steps = 4, crease = 47 } = options
  const face: Face = 'outer' in source ? source : { outer: source, holes: [] }
  const points = (contour: Contour, r: number) =>
    toPolyline(contour, r, stepsOf(steps)).map(([x, y]: Point) => new Vector2(x, y))
  const shape = new Shape(points(face.outer, radius))
  shape.holes = face.holes.map((hole) => new Path(points(hole, 0)))
  const cut = isBevelled(depth, extentOf(face.outer)) ? Math.min(bevel, depth * 0.4) : 0
  const geometry = new ExtrudeGeometry(shape, {
    depth: depth - 2 * cut,
    bevelEnabled: cut > 0,
    bevelSize: cut,
    bevelThickness: cut,
    bevelOffset: -cut,
    bevelSegments: 1,
    curveSegments: 1,
  })
  geometry.translate(0, 0, cut - depth / 2)
  return withCreasedNormals(geometry, crease)
}

/** The longer side of the outline's box. */
function extentOf(outer: Contour): number {
  const [xs, ys] = [outer.map(([x]) => x), outer.map(([, y]) => y)]
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
}

/** A beam along +X from x = 0, its section given in the (z, y) plane. */
export function beam(section: Contour, length: number, options: PrismOptions = {}): BufferGeometry {
  const mirrored = section.map(([z, y, r]) => [-z, y, r] as const).reverse()
  return prism(mirrored, length, options)
    .rotateY(Math.PI / 2)
    .translate(length / 2, 0, 0)
}

/** Turns a profile of [radius, height] pairs around an axis. */
export function lathe(
  axis: Axis,
  profile: readonly Point[],
  segments = 32,
  crease = 38,
): BufferGeometry {
  const geometry = new LatheGeometry(
    profile.map(([r, h]) => new Vector2(r, h)),
    roundness(segments, Math.max(...profile.map(([r]) => r))),
  )
  const solid = withCreasedNormals(coarse ? withoutPoints(geometry) : geometry, crease)
  if (axis === 'x') solid.rotateZ(-Math.PI / 2)
  if (axis === 'z') solid.rotateX(Math.PI / 2)
  return solid
}

/** Without the triangles that have no area: where a profile begins or ends on its axis, every other one. */
function withoutPoints(source: BufferGeometry): BufferGeometry {
  const position = source.toNonIndexed().getAttribute('position')
  const corner = () => new Vector3()
  const [a, b, c] = [corner(), corner(), corner()]
  const kept: number[] = []
  for (let i = 0; i < position.count; i += 3) {
    a.fromBufferAttribute(position, i)
    b.fromBufferAttribute(position, i + 1)
    c.fromBufferAttribute(position, i + 2)
    const area = corner().subVectors(b, a).cross(corner().subVectors(c, a)).lengthSq()
    if (area > 1e-16) kept.push(...a.toArray(), ...b.toArray(), ...c.toArray())
  }
  return new BufferGeometry().setAttribute('position', new Float32BufferAttribute(kept, 3))
}

/** A cylinder centred on the origin. */
export function cylinder(
  axis: Axis,
  radius: number,
  length: number,
  segments = 20,
  chamfer = 0.006,
): BufferGeometry {
  const cut = isBevelled(radius, length * 4) ? Math.min(chamfer, radius * 0.4, length * 0.4) : 0
  const h = length / 2
  const rim: Point[] =
    cut > 0
      ? [
          [radius - cut, -h],
          [radius, cut - h],
          [radius, h - cut],
          [radius - cut, h],
        ]
      : [
          [radius, -h],
          [radius, h],
        ]
  return lathe(axis, [[0, -h], ...rim, [0, h]], segments)
}

/** A wire thinner than two drawn lines is drawn as one. */
const drawnRadius = (radius: number) => (bevelled || radius > 0.012 ? radius : 0.001)

export type TubeOptions = { steps?: number; sides?: number; closed?: boolean; tension?: number }

/** A smooth pipe through the points. */
export function tube(
  points: readonly Vec3[],
  radius: number,
  options: TubeOptions = {},
): BufferGeometry {
  const { steps = points.length * 5, sides = 7, closed = false, tension = 0.4 } = options
  const curve = new CatmullRomCurve3(points.map(vector), closed, 'catmullrom', tension)
  const drawnSides = coarse ? Math.min(4, sides) : sides
  const pipe = new TubeGeometry(curve, stepsOf(steps), drawnRadius(radius), drawnSides, closed)
  return withCreasedNormals(pipe, 70)
}

/** A straight round bar between two points. */
export function rod(from: Vec3, to: Vec3, radius: number, segments = 10): BufferGeometry {
  const [a, b] = [vector(from), vector(to)]
  const along = b.clone().sub(a)
  const bar = cylinder('y', radius, along.length(), segments, 0.003)
  const middle = a.add(b).multiplyScalar(0.5)
  bar.applyQuaternion(new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), along.normalize()))
  return bar.translate(middle.x, middle.y, middle.z)
}

/** A straight bar of rectangular section between two points in a plane z = const, `depth` wide. */
export function strut(from: Vec3, to: Vec3, thickness: number, depth: number): BufferGeometry {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  return box(Math.hypot(dx, dy), thickness, depth)
    .rotateZ(Math.atan2(dy, dx))
    .translate((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2)
}
