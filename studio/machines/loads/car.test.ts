import { Mesh, Vector3, type BufferAttribute, type InterleavedBufferAttribute } from 'three'
import { expect, test } from 'vitest'
import { Part } from '../kit/part.ts'
import { piecesOf } from '../kit/pieces.ts'
import { materialsFor, type MaterialName } from '../materials.ts'
import { buildMachine } from '../machine.ts'
import { AXLES, CAR } from './car-shape.ts'
import { car } from './car.ts'

const built = car(new Part('yard'), 'car', [0, 0, 0])
const model = built.build(materialsFor('white'))

function meshOf(material: MaterialName): Mesh {
  const mesh = model.getObjectByName(`car-${material}`)
  if (!(mesh instanceof Mesh)) throw new Error(`the car has no ${material}`)
  return mesh
}

const cornersOf = (mesh: Mesh): Vector3[] => {
  const position: BufferAttribute | InterleavedBufferAttribute = mesh.geometry.attributes['position']! // prettier-ignore
  return Array.from({ length: position.count }, (_, i) => new Vector3().fromBufferAttribute(position, i)) // prettier-ignore
}

test('its glass is four whole panes: a windscreen, a rear screen, and one along each side', () => {
  const panes = piecesOf(meshOf('glass').geometry)
  expect(panes).toHaveLength(4)
  for (const pane of panes) {
    const size = pane.getSize(new Vector3())
    expect(size.y).toBeGreaterThan(0.3)
    expect(Math.max(size.x, size.z)).toBeGreaterThan(1)
  }
})

test('its paint is whole: wherever two triangles should share an edge, they do', () => {
  // The outer skin alone: its mirrored halves meet on the middle plane, so an edge with one owner is a gap.
  const owners = new Map<string, number>()
  const corners = cornersOf(meshOf('carPaint'))
  const key = (p: Vector3) => p.toArray().map((value) => Math.round(value * 1e4)).join() // prettier-ignore
  for (let i = 0; i < corners.length; i += 3) {
    for (let k = 0; k < 3; k++) {
      const ends = [corners[i + k], corners[i + ((k + 1) % 3)]].map((p) => key(p ?? new Vector3()))
      const edge = ends.toSorted().join(' ')
      owners.set(edge, (owners.get(edge) ?? 0) + 1)
    }
  }
  const open = [...owners].filter(([, count]) => count === 1).map(([edge]) => edge)
  const places = open.map((edge) => edge.split(' ').map((end) => end.split(',').map((n) => Number(n) / 1e4))) // prettier-ignore
  // Above the waist it is open at its windows and foot; below, only at sills and arches.
  const stray = places.filter(
    (ends) =>
    ends.every(([x = 0, y = 0]) => y > 0.45 && y < 0.9 && !AXLES.some((axle) => Math.hypot(x - axle, y - CAR.wheelRadius) < CAR.archRadius + 0.03)), // prettier-ignore
  )
  expect(stray).toEqual([])
})

test('nothing but the tyre and its strap is in the gap between tyre and arch', () => {
  const machine = buildMachine('flatbed')
  const bed = machine.group.getObjectByName('bed')
  const load = machine.group.getObjectByName('load-car')
  if (!bed || !load) throw new Error('the flatbed lost its car')
  load.updateMatrixWorld(true)
  const toCar = load.matrixWorld.clone().invert()
  const found: string[] = []
  bed.traverse((object) => {
    if (!(object instanceof Mesh)) return
    for (const corner of cornersOf(object)) {
      const p = corner.applyMatrix4(object.matrixWorld).applyMatrix4(toCar)
      for (const axle of AXLES) {
        const away = Math.hypot(p.x - axle, p.y - CAR.wheelRadius)
        const inGap = away > CAR.wheelRadius + 0.008 && away < CAR.archRadius - 0.008
        const beside = Math.abs(p.z) > CAR.wellFrom + 0.02 && Math.abs(p.z) < 0.84
        if (inGap && beside && p.y > CAR.wheelRadius + 0.17) found.push(object.name)
      }
    }
  })
  expect([...new Set(found)]).toEqual([])
})

test('its wheels stand clear of the arch and inside the body', () => {
  const rubber = cornersOf(meshOf('rubber'))
  expect(Math.max(...rubber.map(({ z }) => Math.abs(z)))).toBeLessThan(0.88)
  for (const axle of AXLES) {
    const tyre = rubber.filter(({ x }) => Math.abs(x - axle) < 0.5)
    const radius = Math.max(...tyre.map(({ x, y }) => Math.hypot(x - axle, y - CAR.wheelRadius)))
    expect(radius).toBeLessThan(CAR.archRadius - 0.03)
  }
})
