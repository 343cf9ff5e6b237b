import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import {
  Mesh,
  Raycaster,
  Triangle,
  Vector3,
  type Camera,
  type Intersection,
  type Object3D,
} from 'three'
import type { FeatureMarks } from '../../app/products/feature-marks.server.ts'
import type { Frame } from '../../app/products/picture-frame.ts'
import { CALLOUTS } from '../machines/callouts.ts'
import { buildMachine, type Machine } from '../machines/machine.ts'
import { PRODUCT_IDS, PRODUCTS, type ProductId } from '../machines/products.ts'
import { DRAWINGS } from './drawings.ts'
import { cameraOf, FRAME, type Shot } from '../machines/studio-camera.ts'

type Point = [x: number, y: number]
type Mark = FeatureMarks['marks'][number]
type Part = { mesh: Mesh; at: Vector3 }

const PICTURES = new URL('../../media/products/', import.meta.url)
const MARKS = new URL('feature-marks.json', PICTURES)

/** Notes for every product where the studio's pictures show what its features are about. */
export async function writeFeatureMarks(): Promise<void> {
  const marks: Partial<Record<ProductId, FeatureMarks>> = {}
  for (const id of PRODUCT_IDS) marks[id] = await featureMarks(id)
  await writeFile(MARKS, `${JSON.stringify(marks, null, 1)}\n`)
}

/**
 * The points of the side elevation are parts of the model; the model takes the pose of the picture, and the
 * studio's camera says where the parts are seen.
 */
export async function featureMarks(id: ProductId): Promise<FeatureMarks> {
  const shots = await readJson<Record<ProductId, { shot: Shot }>>(
    new URL('made-from.json', PICTURES),
  )
  const { shot } = shots[id]
  const { poses } = PRODUCTS[id]
  const machine = buildMachine(id, { pose: poses.drawing })
  const parts = await partsMeant(id, machine)
  machine.pose(poses.work)
  machine.group.updateMatrixWorld(true)
  const seen = new Sight(machine, cameraOf(shot))
  const points = parts.map((part) => seen.pointOf(part))
  const frame = cutAround(points, shot)
  return { frame, marks: numbered(id, points, frame, await machineIn(id)) }
}

async function readJson<T>(file: URL): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T
}

/** What is too fine to point at, or lies behind glass. */
const LEFT_OUT = /-(hose|trim|seat)$/

function meshesOf({ group }: Machine): Mesh[] {
  const meshes: Mesh[] = []
  group.updateMatrixWorld(true)
  group.traverse((object) => {
    if (object instanceof Mesh && !LEFT_OUT.test(object.name)) meshes.push(object)
  })
  return meshes
}

/** What the brochure's numbers point at, in the pose of its drawing. */
async function partsMeant(id: ProductId, machine: Machine): Promise<Part[]> {
  const { views } = await readJson<{
    views: { side: { ground: number; dimensions: { B: { to: Point } } } }
  }>(new URL(`${id}.json`, DRAWINGS))
  // The wheelbase ends at the front axle, where the model's x is 0.
  const origin = [views.side.dimensions.B.to[0], views.side.ground] as const
  const meshes = meshesOf(machine)
  return CALLOUTS[id].map(({ at }, index) => {
    for (const [x, y] of around(at)) {
      const from = new Vector3((x - origin[0]) / 100, (origin[1] - y) / 100, 50)
      const hit = firstOf(meshes, from, new Vector3(0, 0, -1))
      if (hit) return { mesh: hit.object as Mesh, at: hit.object.worldToLocal(hit.point) }
    }
    throw new Error(`Nothing of ${id} is where its feature ${index + 1} should be`)
  })
}

/** The point, and rings round it: lines are drawn at the very edges of what they show. */
function around([x, y]: readonly [number, number]): Point[] {
  const rings = [2, 4, 6, 8].flatMap((radius) =>
    Array.from({ length: 8 }, (_, step): Point => {
      const angle = (step * Math.PI) / 4
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
    }),
  )
  return [[x, y], ...rings]
}

function firstOf(meshes: Mesh[], from: Vector3, towards: Vector3): Intersection | undefined {
  return new Raycaster(from, towards).intersectObjects(meshes, false)[0]
}

/** What the camera sees of a machine in its pose. */
class Sight {
  readonly #meshes: Mesh[]
  readonly #camera: Camera

  constructor(machine: Machine, camera: Camera) {
    this.#meshes = meshesOf(machine)
    this.#camera = camera
  }

  /** A part that something stands before is pointed at where it shows. */
  pointOf({ mesh, at }: Part): Point {
    const meant = mesh.localToWorld(at.clone())
    const near = () => facesOf(mesh.parent ?? mesh).toSorted(byDistanceTo(meant))
    const shown = this.#isSeen(meant) ? meant : near().find((point) => this.#isSeen(point))
    const { x, y } = (shown ?? meant).clone().project(this.#camera)
    return [((x + 1) / 2) * FRAME.width, ((1 - y) / 2) * FRAME.height]
  }

  #isSeen(point: Vector3): boolean {
    const { position } = this.#camera
    const hit = firstOf(this.#meshes, position, point.clone().sub(position).normalize())
    return !hit || hit.distance > point.distanceTo(position) - 0.05
  }
}

const byDistanceTo = (point: Vector3) => (a: Vector3, b: Vector3) =>
  a.distanceToSquared(point) - b.distanceToSquared(point)

/** The middle of each face of a part and of what hangs on it. */
function facesOf(part: Object3D): Vector3[] {
  const faces: Vector3[] = []
  part.traverse((mesh) => {
    if (!(mesh instanceof Mesh)) return
    const position = mesh.geometry.getAttribute('position')
    const corners = mesh.geometry.index
    const corner = (at: number) =>
      new Vector3().fromBufferAttribute(position, corners ? corners.getX(at) : at)
    for (let at = 0; at < (corners?.count ?? position.count); at += 3) {
      const face = new Triangle(corner(at), corner(at + 1), corner(at + 2))
      faces.push(mesh.localToWorld(face.getMidpoint(new Vector3())))
    }
  })
  return faces
}

/** Air round the outermost points, and inside the frame's edges; shares of the cut's width. */
const AIR = 0.16
const INSET = 0.045

/** A cut of the picture that stands on the ground, as high as the machine: square, or half as wide again for a low one. */
function cutAround(points: Point[], { box }: Shot): Frame {
  const bottom = FRAME.groundLine + 16
  const [left, right] = extent(points.map(([x]) => x))
  const ratio = box.width > 1.3 * box.height ? 3 / 2 : 1
  const width = Math.max((right - left) / (1 - 2 * AIR), (ratio * (bottom - box.y)) / (1 - INSET))
  const height = width / ratio
  const least = box.x - INSET * width
  const most = box.x + box.width + INSET * width - width
  const x = least < most ? between(least, (left + right - width) / 2, most) : (least + most) / 2
  return {
    x: Math.round(x),
    y: Math.round(bottom - height),
    width: Math.round(width),
    height: Math.round(height),
  }
}

/** How far a number may stand from what it points at, and half the side of its box; shares of the cut's width. */
const LEADERS = [0.1, 0.14]
const HALF_BOX = 0.025

/** Each number where it hides least: in the brochure's direction if that will do, beside the machine if it can be. */
function numbered(id: ProductId, points: Point[], frame: Frame, machineAt: MachineAt): Mark[] {
  const half = HALF_BOX * frame.width
  const inset = INSET * frame.width
  const placed: Point[] = []
  return points.map((at, index) => {
    const { at: drawn, box: number } = CALLOUTS[id][index]!
    const wished = Math.atan2(number[1] - drawn[1], number[0] - drawn[0])
    const taken = [...placed, ...points]
    const places = LEADERS.flatMap((leader) =>
      Array.from({ length: 16 }, (_, step) => {
        const turn = (step - 8) * (Math.PI / 8)
        const length = leader * frame.width
        const x = at[0] + length * Math.cos(wished + turn)
        const y = at[1] + length * Math.sin(wished + turn)
        const isInside =
          x > frame.x + inset &&
          x < frame.x + frame.width - inset &&
          y > frame.y + inset &&
          y < frame.y + frame.height - inset
        const crowded = taken.filter((other) => Math.hypot(x - other[0], y - other[1]) < 3 * half)
        const cost =
          (isInside ? 0 : 100) +
          10 * crowded.length +
          4 * machineAt(x, y, half) +
          Math.abs(turn) / 2 +
          leader
        return { place: rounded([x, y]), cost }
      }),
    )
    const { place } = places.toSorted((a, b) => a.cost - b.cost)[0]!
    placed.push(place)
    return { at: rounded(at), box: place }
  })
}

/** How much of a square of the picture the machine takes, 0 to 1. */
type MachineAt = (x: number, y: number, half: number) => number

async function machineIn(id: ProductId): Promise<MachineAt> {
  const file = new URL(`${id}/${PRODUCTS[id].signature}.avif`, PICTURES)
  const { data, info } = await sharp(fileURLToPath(file))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const isMachine = (x: number, y: number) =>
    y >= 0 && y < info.height && (data[Math.round(y) * info.width + Math.round(x)] ?? 0) > 200
  return (x, y, half) => {
    const steps = [-1, -0.5, 0, 0.5, 1].map((step) => step * half)
    const hits = steps.flatMap((dx) => steps.filter((dy) => isMachine(x + dx, y + dy)))
    return hits.length / steps.length ** 2
  }
}

const extent = (values: number[]) => [Math.min(...values), Math.max(...values)] as const

const between = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(value, most))

const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)]
