import { Matrix3, Matrix4, Mesh, Vector3, type Object3D } from 'three'
import { buildMachine, type Machine } from '../machine.ts'
import type { MaterialName } from '../materials.ts'
import { isCarried, parkedPose, truckBox } from '../parked.ts'
import type { ProductId } from '../products.ts'
import { inMillimetres, Welding } from './welding.ts'

/** One material's triangles of a part. */
export type Piece = {
  material: MaterialName
  /** Whole millimetres of the model, x y z in turn. */
  points: number[]
  /** Of length 1, one for each point. */
  normals: number[]
  triangles: number[]
}

/** Whole millimetres of the model. */
export type TruckSize = { length: number; width: number; height: number }

export type ParkedMachine = {
  id: ProductId
  materials: Machine['materials']
  parts: { name: string; pieces: Piece[] }[]
  truck: TruckSize
}

/** The machine as it stands in a yard: on the ground, its truck's middle over the origin, nothing of it moving. */
export function parkedMachine(id: ProductId): ParkedMachine {
  const machine = buildMachine(id, { detail: 'screen' })
  machine.pose(parkedPose(machine))
  const parts = machine.group.children
    .map((part) => ({ name: part.name, pieces: piecesOf(part) }))
    .filter(({ pieces }) => pieces.length > 0)
  const box = truckBox(machine)
  const [min, max] = [box.min, box.max].map((end) => end.toArray().map(inMillimetres))
  const middle = Math.round((min![0]! + max![0]!) / 2)
  const truck = { length: max![0]! - min![0]!, width: max![2]! - min![2]!, height: max![1]! }
  for (const { points } of parts.flatMap(({ pieces }) => pieces))
    for (let i = 0; i < points.length; i += 3) points[i]! -= middle
  return { id, materials: machine.materials, parts, truck }
}

function piecesOf(part: Object3D): Piece[] {
  const pieces = new Map<string, Welding>()
  part.traverseVisible((object) => {
    if (!(object instanceof Mesh) || isCarried(object)) return
    const { name } = object.material as { name: MaterialName }
    const piece = pieces.get(name) ?? new Welding()
    pieces.set(name, piece)
    addTriangles(piece, object)
  })
  return [...pieces].map(([material, { points, normals, triangles }]) => ({
    material: material as MaterialName,
    ...{ points, normals, triangles },
  }))
}

function addTriangles(piece: Welding, { geometry, matrixWorld }: Mesh) {
  const [points, normals] = [geometry.getAttribute('position'), geometry.getAttribute('normal')]
  const turned = new Matrix3().getNormalMatrix(matrixWorld as Matrix4)
  const corners = geometry.index?.array ?? Array.from({ length: points.count }, (_, i) => i)
  const [point, normal] = [new Vector3(), new Vector3()]
  for (let i = 0; i < corners.length; i += 3) {
    const triangle = [0, 1, 2].map((k) => {
      const corner = corners[i + k]!
      point.fromBufferAttribute(points, corner).applyMatrix4(matrixWorld)
      normal.fromBufferAttribute(normals, corner).applyMatrix3(turned).normalize()
      return piece.cornerAt(point, normal)
    })
    piece.addTriangle(triangle)
  }
}
