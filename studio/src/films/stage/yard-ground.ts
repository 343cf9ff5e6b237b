import { Group, IcosahedronGeometry, Mesh, MeshPhysicalMaterial, type BufferGeometry } from 'three'
import { mergeVertices } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { circle, rectangle, type Contour } from '../../../machines/kit/contour.ts'
import { box, cylinder, prism, type Vec3 } from '../../../machines/kit/solids.ts'
import { letters } from '../../../machines/lettering/letters.ts'

// A maker's yard as an architect would model it: pale, clean, drawn on. Metres, Y up.

const surface = (color: string, roughness: number, grain = 0, casts = true) => {
  const made = new MeshPhysicalMaterial({ color, roughness })
  Object.assign(made.userData, { grain, shadowless: !casts })
  made.name = `${color} ${grain}`
  return made
}

const CONCRETE = surface('#B9B4AA', 0.9, 0.16, false)
const ASPHALT = surface('#6B6A68', 0.95, 0.2, false)
const VERGE = surface('#7F8C5C', 1, 0.4, false)
const PAINTED = surface('#EFECE4', 0.8, 0.1, false)
const KERB = surface('#CFCAC0', 0.9)
const WALL = surface('#E6E2D9', 0.85)
const ROOF = surface('#D3CFC6', 0.6)
const INK = surface('#1A1C1F', 0.7)
const LEAVES = [surface('#5E7344', 1, 0.3), surface('#6C8150', 1, 0.3), surface('#536A40', 1, 0.3)]
const TRUNK = surface('#5B4A3A', 1)

class Yard {
  readonly group = new Group()

  put(material: MeshPhysicalMaterial, solid: BufferGeometry, [x, y, z]: Vec3, turn = 0) {
    const mesh = new Mesh(solid.index ? solid.toNonIndexed() : solid, material)
    mesh.name = material.name
    mesh.position.set(x, y, z)
    mesh.rotation.y = turn
    this.group.add(mesh)
  }

  /** Something flat, painted or laid on the ground: layers are millimetres apart. */
  lay(
    material: MeshPhysicalMaterial,
    outline: Contour | Parameters<typeof prism>[0],
    layer: number,
  ) {
    const flat = prism(outline, 0.004, { bevel: 0 }).rotateX(-Math.PI / 2)
    this.put(material, flat, [0, layer * 0.004, 0])
  }
}

export function yardGround(): Group {
  const yard = new Yard()
  yard.lay(CONCRETE, rectangle(0, 0, 160, 160, 0), -1)
  road(yard)
  hall(yard)
  bays(yard)
  trees(yard)
  return yard.group
}

/** Along the near side: asphalt, its kerb, a broken middle line and a verge. */
function road(yard: Yard) {
  yard.lay(VERGE, rectangle(0, -25, 160, 12, 0), 0)
  yard.lay(ASPHALT, rectangle(0, -25, 160, 7, 0), 1)
  yard.lay(ASPHALT, rectangle(-17, -18, 8, 8, 0), 1)
  for (let i = -12; i <= 12; i++) yard.lay(PAINTED, rectangle(i * 6, -25, 2.6, 0.14, 0), 2)
  // prettier-ignore
  for (const [x0, x1] of [[-80, -21.5], [-12.5, 80]] as const)
    yard.put(KERB, box(x1 - x0, 0.16, 0.2, 0.03), [(x0 + x1) / 2, 0.05, 19])
}

/** The workshop: a long hall with a saw-tooth roof, and the maker's name on it. */
function hall(yard: Yard) {
  const [width, depth, height] = [44, 15, 6.2]
  const z = -24
  yard.put(WALL, box(width, height, depth, 0.05), [-2, height / 2, z])
  const teeth = 8
  const step = width / teeth
  for (let i = 0; i < teeth; i++) {
    const x = -2 - width / 2 + i * step
    const outline = [[0.1, 0], [step - 0.1, 0], [0.35, 1.7], [0.1, 1.7]] as const // prettier-ignore
    const tooth = prism(outline, depth - 0.6, { bevel: 0.02 })
    yard.put(ROOF, tooth, [x, height, z])
    yard.put(INK, box(0.06, 1.15, depth - 2, 0.01), [x + 0.08, height + 0.85, z])
  }
  for (let i = 0; i < 6; i++) {
    yard.put(INK, box(4.6, 4.6, 0.08, 0.02), [-20 + i * 7, 2.3, z + depth / 2 + 0.02])
    yard.put(WALL, box(5, 0.35, 0.5, 0.02), [-20 + i * 7, 4.8, z + depth / 2 + 0.15])
  }
  yard.put(INK, letters('DINO', 0.9).clone(), [17.2, 4.6, z + depth / 2 + 0.06])
}

const ring = (x: number, z: number, radius: number) => ({
  outer: circle(x, -z, radius, 72),
  holes: [circle(x, -z, radius - 0.1, 72)],
})

/** What is painted on the concrete: parking bays, and round each working crane the circle of its reach. */
function bays(yard: Yard) {
  for (let i = 0; i < 7; i++) yard.lay(PAINTED, rectangle(-23 + i * 4.1, 8.2, 0.13, 10, 0), 1)
  yard.lay(PAINTED, rectangle(-10.7, 13.2, 24.7, 0.13, 0), 1)
  // prettier-ignore
  for (const [x, z, radius] of [[-1.3, 3, 7], [15.8, 5.6, 4.4]] as const)
    yard.lay(PAINTED, ring(x, z, radius), 1)
  for (let i = 0; i < 9; i++) yard.lay(PAINTED, rectangle(22.4, 9.5 - i * 1.5, 2.4, 0.5, 0), 1)
}

function trees(yard: Yard) {
  // prettier-ignore
  const places = [[-34, 21.8], [-28, 22.4], [-8, 22], [-2, 21.6], [5, 22.3], [12, 21.8], [20, 22.2], [28, 21.7], [30, -10], [33, -4], [31, 3]] as const
  for (const [i, [x, z]] of places.entries()) {
    yard.put(TRUNK, cylinder('y', 0.14, 2.2, 8, 0), [x, 1.1, z])
    for (let k = 0; k < 4; k++) {
      const [r, turn] = [1.1 + ((i * 3 + k * 5) % 4) * 0.18, k * 1.9 + i]
      const crown = crumpled(r, i * 4 + k)
      const height = 2.5 + ((k * 7 + i) % 3) * 0.55
      const at: Vec3 = [x + Math.cos(turn) * 0.8, height, z + Math.sin(turn) * 0.8]
      yard.put(LEAVES[(i + k) % 3] ?? VERGE, crown, at)
    }
  }
}

/** A ball with dents, as foliage looks from the air. */
function crumpled(radius: number, seed: number): BufferGeometry {
  const sphere = new IcosahedronGeometry(radius, 5)
  sphere.deleteAttribute('uv')
  sphere.deleteAttribute('normal')
  const ball = mergeVertices(sphere)
  const position = ball.getAttribute('position')
  for (let i = 0; i < position.count; i++) {
    const [x, y, z] = [
      position.getX(i) / radius,
      position.getY(i) / radius,
      position.getZ(i) / radius,
    ]
    const dent =
      0.12 * Math.sin(5 * x + seed) * Math.sin(6 * y + seed * 2) +
      0.1 * Math.sin(13 * z + seed * 3) * Math.sin(11 * x + 1) +
      0.05 * Math.sin(29 * y + 23 * z + seed)
    position.setXYZ(i, x * radius * (1 + dent), y * radius * (0.85 + dent), z * radius * (1 + dent))
  }
  ball.computeVertexNormals()
  return ball
}
