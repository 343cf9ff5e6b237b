import { Group, Vector3, type Object3D } from 'three'
import { buildMachine } from '../../../machines/machine.ts'
import type { PaintName } from '../../../machines/materials.ts'
import { momentOf, type Motion } from '../../../machines/motion.ts'
import type { ProductId } from '../../../machines/products.ts'
import type { Pose } from '../../../machines/rig.ts'
import { carrying, standing } from './carrying.ts'
import { crate, logHeap, pipes } from './loads.ts'
import { gathered, type Scene } from './scene.ts'
import { yardGround } from './yard-ground.ts'

const SECONDS = 7

/** The maker's yard from the air: three machines at work among others that wait. Calm, for words to stand on. */
export function yardFromAbove(): Scene {
  const workers = [wotanAtWork(), cutyAtWork(), flatbedAtWork()]
  const root = gathered(
    yardGround(),
    ...workers.map((worker) => worker.group),
    ...waiting(),
    ...stores(),
  )
  return {
    root,
    seconds: SECONDS,
    place: 'yard',
    shadows: { middle: new Vector3(0, 0, 2), radius: 34 },
    detail: 0.35,
    moveTo: (second) => {
      for (const worker of workers) worker.moveTo(second)
    },
    view: (second) => {
      // Never quite still: it turns round where it turned before.
      const t = 0.5 - 0.5 * Math.cos((Math.PI * second) / SECONDS)
      return {
        target: new Vector3(-1.5 + t * 4, 0, -0.5 + t),
        azimuth: -62 + t * 12,
        elevation: 46 + t * 4,
        across: 44 - t * 4,
      }
    },
  }
}

type Worker = { group: Object3D; moveTo: (second: number) => void }

function placed(thing: Object3D, x: number, z: number, turn: number): Group {
  const spot = new Group()
  spot.position.set(x, 0, z)
  spot.rotation.y = (turn * Math.PI) / 180
  spot.add(thing)
  return spot
}

function wotanAtWork(): Worker {
  const { machine, moveTo } = carrying('wotan', 'yellow', {
    load: pipes(4.2, 1.1),
    stand: { ...standing(0.55), inner: 50, outer: -80, extend: 0.2 },
    path: {
      slew: { 0: 196, 7: 258 },
      radius: { 0: 4.6, 7: 5.6 },
      height: { 0: 3.4, 3.5: 4.2, 7: 2.6 },
    },
  })
  return { group: placed(machine.group, 0, 3, 0), moveTo }
}

function cutyAtWork(): Worker {
  const { machine, moveTo } = carrying('cuty', 'red', {
    load: crate(0.95, 0.7, 0.8, 0.55),
    stand: { ...standing(0.35), boom: 20, extend: 0.6 },
    path: {
      slew: { 0.5: 262, 6.5: 190 },
      radius: { 0: 2.7, 7: 2.2 },
      height: { 0: 1.5, 3.5: 2.75, 7: 2.4 },
    },
  })
  return { group: placed(machine.group, 15, 6, -150), moveTo }
}

function flatbedAtWork(): Worker {
  const machine = buildMachine('flatbed', { paint: 'dark-blue' })
  const motion: Motion = {
    slide: { 0.4: 0, 4.8: -2.9 },
    tilt: { 2.6: 0, 6.7: 13 },
  }
  const moveTo = (second: number) => machine.pose(momentOf(motion, second))
  return { group: placed(machine.group, 8.5, -8.5, 8), moveTo }
}

/** Parked in their bays, folded, in the paints on offer. */
function waiting(): Group[] {
  const parked: [ProductId, PaintName, Pose][] = [
    ['scoot', 'white', { slew: 180, inner: 72, outer: -124, extend: 0 }],
    ['swifty', 'light-blue', { slew: 180, inner: 74, outer: -124, extend: 0 }],
    ['wheelift', 'maroon', {}],
    ['woodpicker', 'light-green', { slew: 180, inner: 70, outer: -98, extend: 0.1, rotator: 90 }],
    ['swiftlift', 'white', {}],
  ]
  return parked.map(([id, paint, pose], i) => {
    const machine = buildMachine(id, { paint })
    const drawnIn = { ...standing(0), 'jack-left': 0, 'jack-right': 0 }
    if (machine.crane) machine.pose({ ...pose, ...drawnIn })
    // Nose to the yard, in the middle of its bay.
    return placed(machine.group, -20.95 + i * 4.1, -6.2, 270)
  })
}

function stores(): Object3D[] {
  const things: Object3D[] = []
  // prettier-ignore
  for (const [x, z] of [[-6.5, 10.5], [-1.5, 11]] as const)
    things.push(placed(logHeap(4, 3, 0.21).group, x, z, 0))
  // prettier-ignore
  for (const [x, z, turn] of [[19.5, 9, 10], [19.4, 10.4, -4], [18, 9.8, 22]] as const)
    things.push(placed(crate(1.1, 0.8, 0.9, 0.001).part.group, x, z, turn))
  // prettier-ignore
  for (const [x, z] of [[4.6, 11], [4.4, 12]] as const)
    things.push(placed(pipes(5, 0.001).part.group, x, z, 0))
  return things
}
