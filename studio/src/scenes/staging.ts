import { Box3, Group, Mesh, Object3D, Vector3, type Material } from 'three'
import { Part } from '../../machines/kit/part.ts'
import { CAR } from '../../machines/loads/car-shape.ts'
import { car } from '../../machines/loads/car.ts'
import { buildMachine, pointOn, type Machine } from '../../machines/machine.ts'
import { materialsFor } from '../../machines/materials.ts'
import { BED_FLOOR } from '../../machines/recovery/bed.ts'
import { RADIANS } from './kit/scenery.ts'
import { hangLoad } from './loads/loads.ts'
import { PLACES } from './places/places.ts'
import type { Shot, Stand } from './shot.ts'

export type Staged = {
  /** Everything in the picture. */
  group: Group
  machines: readonly { machine: Machine; stand: Stand; object: Group }[]
  /** How high above the ground each load hangs. */
  clearances: readonly number[]
}

/** Sets up what a shot shows: its machines with their loads, and the place round them. */
export function stage(shot: Shot): Staged {
  const group = new Group()
  const clearances: number[] = []
  const machines = shot.machines.map((stand) => {
    const machine = buildMachine(stand.id, { paint: stand.paint })
    machine.pose({ ...machine.product.poses.work, ...stand.pose })
    for (const name of stand.without ?? []) machine.group.getObjectByName(name)?.removeFromParent()
    if (stand.car) bringCar(machine, stand.car)
    if (stand.load) clearances.push(lift(machine, stand))
    dress(machine.group, stand)
    const object = new Group().add(machine.group)
    object.position.set(stand.at?.[0] ?? 0, 0, stand.at?.[1] ?? 0)
    object.rotation.y = (stand.turn ?? 0) * RADIANS
    group.add(object)
    object.updateMatrixWorld(true)
    return { machine, stand, object }
  })
  if (shot.kind === 'scene') group.add(placeOf(shot))
  group.updateMatrixWorld(true)
  return { group, machines, clearances }
}

/** Hangs the stand's load on its crane; returns how far it hangs above the ground. */
function lift(machine: Machine, { id, load, loadTurn = 0 }: Stand): number {
  const { crane } = machine
  if (!crane || !load) throw new Error(`${id} has no hook to hang a load on`)
  const hook = pointOn(machine, crane.hook, new Vector3(0, -crane.hookDrop, 0))
  const { piece, lowest } = hangLoad(load, loadTurn)
  const hanging = piece.build()
  hanging.position.copy(hook)
  machine.group.add(hanging)
  return hook.y - lowest
}

/** A car of another colour in place of the silver one; where the machine carries none, on its bed or in its cradle. */
function bringCar(machine: Machine, colour: string) {
  let load: Object3D | undefined = machine.group.getObjectByName('load-car')
  if (!load) {
    const made = new Part('load-car')
    car(made, 'car', [0, 0, 0])
    load = made.build(materialsFor('white'))
    const bed = machine.group.getObjectByName('bed')
    if (bed) {
      load.position.set(-2.55, BED_FLOOR, 0)
      bed.add(load)
    } else tow(machine, load)
  }
  recolour(load, 'carPaint', `carPaint-${colour.replace('#', '')}`)
}

/** Front wheels in the cradle, rear wheels on the ground. */
function tow(machine: Machine, load: Object3D) {
  machine.group.updateMatrixWorld(true)
  const crossbar = machine.group.getObjectByName('crossbar')
  if (!crossbar) throw new Error(`${machine.id} cannot tow`)
  const cradle = crossbar.getWorldPosition(new Vector3())
  const pitch = Math.asin(Math.max(0, cradle.y - 0.02) / (CAR.frontAxle - CAR.rearAxle))
  const [c, s] = [Math.cos(pitch), Math.sin(pitch)]
  load.rotation.z = pitch
  load.position.y = CAR.wheelRadius - (CAR.rearAxle * s + CAR.wheelRadius * c)
  load.position.x = cradle.x - 0.42 - (CAR.frontAxle * c - CAR.wheelRadius * s)
  machine.group.add(load)
}

/** Names the paint in the materials, so that machines of several colours can stand in one picture. */
function dress(group: Object3D, { paint }: Stand) {
  recolour(group, 'paint', `paint-${paint}`)
  recolour(group, 'lettering', `lettering-${paint}`)
}

function recolour(group: Object3D, from: string, to: string) {
  const copies = new Map<Material, Material>()
  group.traverse((object) => {
    if (!(object instanceof Mesh)) return
    const { material } = object
    if (Array.isArray(material) || material.name !== from) return
    const copy = copies.get(material) ?? material.clone()
    copy.name = to
    copies.set(material, copy)
    object.material = copy
  })
}

/** A place's backdrop lies on its -Z side: turned square to the camera, or kept along the road. */
function placeOf(shot: Extract<Shot, { kind: 'scene' }>): Group {
  const place = PLACES[shot.place]
  const built = place.build(shot.seed ?? 1).build()
  const across = shot.view.azimuth + 90
  const side = Math.abs(((across + 540) % 360) - 180) > 90 ? 180 : 0
  built.rotation.y = ((place.along ? side : across) + (shot.placeTurn ?? 0)) * RADIANS
  const [x, z] = shot.placeAt ?? [0, 0]
  built.position.set(x, 0, z)
  return built
}

export function machineBounds({ machines }: Staged): Box3 {
  const bounds = new Box3()
  for (const { object } of machines) bounds.union(new Box3().setFromObject(object, true))
  return bounds
}
