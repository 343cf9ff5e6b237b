import {
  Box3,
  CanvasTexture,
  Mesh,
  PlaneGeometry,
  SRGBColorSpace,
  Vector3,
  type MeshPhysicalMaterial,
  type Object3D,
} from 'three'
import type { Machine } from '@dino/studio/machines/machine.ts'
import { drawName } from './draw-name.ts'

const pixelsPerMetre = 900
/** Metres before the sheet that it is lettered on. */
const proud = 0.004

interface Place {
  parent: Object3D
  /** The middle, on the +Z side. */
  at: Vector3
  width: number
  height: number
  lines: number
  lettering: MeshPhysicalMaterial
}

interface Letterings {
  body: MeshPhysicalMaterial
  crane: MeshPhysicalMaterial
}

/** The buyer's name on both doors, and on the boom in place of DINO, which still stands on the column. */
export class NamePlates {
  readonly #places: Place[]
  readonly #replaced: Object3D | undefined
  #name = ''
  #meshes: Mesh[] = []

  constructor(machine: Machine, letterings: Letterings) {
    this.#replaced = machine.group.getObjectByName('outer-boom-lettering')
    this.#places = [doorOf(machine, letterings.body)]
    if (this.#replaced) this.#places.push(boomOf(machine, this.#replaced, letterings.crane))
  }

  /** Whether that changed anything. @param isAnew its letters are others now, of the same name */
  write(name: string, isAnew = false): boolean {
    if (name === this.#name && !isAnew) return false
    this.#name = name
    for (const mesh of this.#meshes) remove(mesh)
    this.#meshes = name ? this.#places.flatMap((place) => plates(place, name)) : []
    if (this.#replaced) this.#replaced.visible = !name
    return true
  }

  /** Their own materials follow the letterings. */
  recolour(): void {
    for (const { material, userData } of this.#meshes as Plate[])
      material.color.copy((userData['like'] as MeshPhysicalMaterial).color)
  }
}

type Plate = Mesh<PlaneGeometry, MeshPhysicalMaterial>

/** Below the window, between the wheel and the door's rear edge. */
function doorOf({ group, product }: Machine, lettering: MeshPhysicalMaterial): Place {
  const { back, front, floor, roof, width } = product.truck.cab
  const from = back + (front - back > 1.75 ? 0.42 : 0.24)
  const to = front - 0.43
  return {
    parent: group.getObjectByName('cab') ?? group,
    at: new Vector3((from + to) / 2, floor + (roof - floor) * 0.215, width / 2 + proud),
    width: (to - from) * 0.9,
    height: (roof - floor) * 0.17,
    lines: 2,
    lettering,
  }
}

/** Around the letters that were there, as far as the plate is free. */
function boomOf({ product }: Machine, there: Object3D, lettering: MeshPhysicalMaterial): Place {
  const box = new Box3()
  if (there instanceof Mesh) box.setFromBufferAttribute(there.geometry.getAttribute('position'))
  const at = box.getCenter(new Vector3())
  const { crane } = product
  const [length, s] = crane?.kind === 'knuckle' ? [crane.outerLength, crane.scale] : [0, 1]
  const [from, to] = [0.74 * s, length - 0.13 * s]
  return {
    parent: there.parent!,
    at: new Vector3((from + to) / 2, at.y, box.max.z + proud / 2),
    width: to - from,
    height: (box.max.y - box.min.y) * 1.1,
    lines: 1,
    lettering,
  }
}

function plates(place: Place, name: string): Mesh[] {
  const [width, height] = [place.width, place.height].map((metres) =>
    Math.round(metres * pixelsPerMetre),
  ) as [number, number]
  const drawn = new CanvasTexture(drawName(name, { width, height }, place.lines))
  drawn.colorSpace = SRGBColorSpace
  drawn.anisotropy = 8
  return [1, -1].map((side) => {
    const material = place.lettering.clone()
    Object.assign(material, { map: drawn, transparent: true, depthWrite: false })
    material.name = 'name'
    const plate = new Mesh(new PlaneGeometry(place.width, place.height).toNonIndexed(), material)
    plate.position.set(place.at.x, place.at.y, side * place.at.z)
    if (side < 0) plate.rotation.y = Math.PI
    plate.userData['like'] = place.lettering
    plate.receiveShadow = true
    place.parent.add(plate)
    return plate
  })
}

function remove(mesh: Mesh) {
  const { geometry, material } = mesh as Plate
  material.map?.dispose()
  material.dispose()
  geometry.dispose()
  mesh.removeFromParent()
}
