import { Mesh, Vector3 } from 'three'
import { buildMachine } from '../../../machines/machine.ts'
import { CAR } from '../../../machines/loads/car-shape.ts'
import { momentOf, secondsOf, valueAt, type Motion, type Track } from '../../../machines/motion.ts'
import { BED_FLOOR } from '../../../machines/recovery/bed.ts'
import { unfolding } from '../../../machines/unfold.ts'
import { rollingCar, split } from './rolling-car.ts'
import { gathered, moving, viewOfAll, type Scene } from './scene.ts'

/** A car is drawn up the tilted bed, which then comes level and slides home. */
export function flatbedLoads(): Scene {
  const machine = buildMachine('flatbed', { paint: 'yellow' })
  const bed = machine.group.getObjectByName('bed')
  const onBed = bed?.getObjectByName('load-car')
  if (!bed || !onBed) throw new Error('The flatbed lost its car')
  // Straps would hang in the air before the car has come.
  for (const mesh of bed.children)
    if (mesh instanceof Mesh && /tape$/.test(mesh.name))
      split(mesh, (_, y) => y > BED_FLOOR + 0.005)
  const home = onBed.position.x
  const { car, roll } = rollingCar(onBed)
  const floor = machine.group
  floor.add(car)

  const motion: Motion = {
    slide: { 0: -2.9, 3: -2.9, 5.4: 0 },
    tilt: { 0: 16, 2.9: 16, 4.6: 0 },
  }
  /** How far behind its place on the bed the car still is. */
  const behind: Track = { 0.15: 5.9, 3.1: 0 }
  const seconds = secondsOf(motion)
  const moveTo = (second: number) => {
    machine.pose(momentOf(motion, second))
    const back = valueAt(behind, second)
    const wheel = (axle: number) => wheelAt(bed.matrixWorld, home + axle - back)
    const [front, rear] = [wheel(CAR.frontAxle), wheel(CAR.rearAxle)]
    const along = front.clone().sub(rear)
    const pitch = Math.atan2(along.y, along.x)
    car.rotation.set(0, 0, pitch)
    // From the point under the rear wheel back to the car's own origin.
    car.position.set(
      rear.x - CAR.rearAxle * Math.cos(pitch),
      rear.y - CAR.rearAxle * Math.sin(pitch),
      0,
    )
    roll(-back)
    machine.group.updateMatrixWorld(true)
  }
  const scene = { root: gathered(floor), moveTo }
  const wide = viewOfAll(scene, { azimuth: -44, elevation: 7, ground: 0.72, times: [0, 1.2, 2.4] })
  const close = viewOfAll(scene, {
    azimuth: -50,
    elevation: 5,
    ground: 0.76,
    times: [3.6, seconds],
  })
  return { ...scene, seconds, place: 'studio', view: moving(wide, close, seconds) }
}

/** Where a wheel stands that is this far along the bed; past the bed's tail it is on the ground. */
function wheelAt(bed: Mesh['matrixWorld'], x: number): Vector3 {
  const point = new Vector3(x, BED_FLOOR, 0).applyMatrix4(bed)
  const ahead = new Vector3(x + 1, BED_FLOOR, 0).applyMatrix4(bed).sub(point)
  // Below ground level the wheel has not reached the bed: the slope's foot is where it starts.
  if (point.y >= 0) return point
  const toFoot = -point.y / ahead.y
  return new Vector3(point.x + ahead.x * toFoot - toFoot, 0, 0)
}

/** The whole bed slides off and is set down flat behind the truck. */
export function groundOLowers(): Scene {
  const machine = buildMachine('ground-o', { paint: 'maroon' })
  const motion = unfolding(machine.product)
  const seconds = secondsOf(motion)
  const moveTo = (second: number) => machine.pose(momentOf(motion, second))
  const scene = { root: machine.group, moveTo }
  const close = viewOfAll(scene, { azimuth: -50, elevation: 5, ground: 0.76, times: [0, 1.5] })
  const wide = viewOfAll(scene, {
    azimuth: -46,
    elevation: 7,
    ground: 0.72,
    times: [2.5, 4, seconds],
  })
  return { ...scene, seconds, place: 'studio', view: moving(close, wide, seconds) }
}
