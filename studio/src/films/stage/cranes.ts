import { buildMachine } from '../../../machines/machine.ts'
import { momentOf, secondsOf, type Motion } from '../../../machines/motion.ts'
import { unfolding } from '../../../machines/unfold.ts'
import { carrying, standing } from './carrying.ts'
import { crate, logHeap, pipes } from './loads.ts'
import { gathered, moving, viewOfAll, type Scene } from './scene.ts'

const steps = (from: number, to: number) =>
  [0, 0.25, 0.5, 0.75, 1].map((t) => from + (to - from) * t)

/** Legs out, boom up and away over the side. */
export function wotanUnfolds(): Scene {
  const machine = buildMachine('wotan', { paint: 'yellow' })
  const motion: Motion = { ...unfolding(machine.product), slew: { 1.8: 180, 4.4: 205 } }
  const seconds = secondsOf(motion)
  const moveTo = (second: number) => machine.pose(momentOf(motion, second))
  const scene = { root: machine.group, moveTo }
  const near = viewOfAll(scene, { azimuth: -50, elevation: 5, times: steps(0, seconds * 0.8) })
  const far = viewOfAll(scene, { azimuth: -42, elevation: 4, times: steps(seconds * 0.2, seconds) })
  return { ...scene, seconds, place: 'studio', view: moving(near, far, seconds) }
}

/** Picks a log from a heap at the roadside and lays it on the load. */
export function woodpickerLoads(): Scene {
  const { machine, moveTo, seconds } = carrying('woodpicker', 'light-green', {
    stand: { ...standing(0.45), inner: 40, outer: -90, extend: 0.35 },
    path: {
      slew: { 1.2: 262, 4.4: 180 },
      radius: { 0: 4.1, 5: 4 },
      height: { 0.2: 1.2, 2.2: 3.7, 3.4: 3.7, 5.4: 2.68 },
      rotator: { 0.8: 90, 2.6: 76, 4.8: 90 },
      extend: { 0: 0.35, 5: 0.35 },
    },
  })
  const heap = logHeap(3.6, 3, 0.2)
  heap.group.position.set(-1.9, 0, 4.06)
  const scene = { root: gathered(machine.group, heap.group), moveTo }
  const near = viewOfAll(scene, { azimuth: -60, elevation: 9, times: steps(0, seconds * 0.6) })
  const far = viewOfAll(scene, { azimuth: -51, elevation: 7, times: steps(seconds * 0.4, seconds) })
  return { ...scene, seconds, place: 'studio', view: moving(near, far, seconds) }
}

/** Lifts a bundle of pipes off its own deck and slews it over the side. */
export function swiftySlews(): Scene {
  const load = pipes(3.1, 0.9)
  const { machine, moveTo, seconds } = carrying('swifty', 'light-blue', {
    load,
    stand: { ...standing(0.5), inner: 50, outer: -90, extend: 0 },
    path: {
      slew: { 1.2: 180, 4.4: 262 },
      radius: { 0: 2.7, 1.2: 2.7, 4.4: 3.9 },
      height: { 0.2: 2.39, 2: 3.4, 3.2: 3.4, 5.4: 1.35 },
      extend: { 2: 0, 4.6: 0.35 },
    },
  })
  const scene = { root: machine.group, moveTo }
  const near = viewOfAll(scene, { azimuth: -54, elevation: 7, times: steps(0, seconds * 0.5) })
  const far = viewOfAll(scene, { azimuth: -46, elevation: 6, times: steps(seconds * 0.4, seconds) })
  return { ...scene, seconds, place: 'studio', view: moving(near, far, seconds) }
}

/** A crate goes from the kerb onto the deck. */
export function cutyLifts(): Scene {
  const load = crate(0.95, 0.7, 0.8, 0.55)
  const { machine, moveTo, seconds } = carrying('cuty', 'red', {
    load,
    stand: { ...standing(0.35), boom: 20, extend: 0.4 },
    path: {
      slew: { 1.3: 262, 4.2: 180 },
      radius: { 0: 2.6, 1.4: 2.6, 4: 2.05 },
      height: { 0.2: 1.28, 2.2: 2.75, 3.6: 2.75, 5.4: 2.2 },
    },
  })
  const scene = { root: machine.group, moveTo }
  const near = viewOfAll(scene, { azimuth: -54, elevation: 7, times: steps(0, seconds * 0.55) })
  const far = viewOfAll(scene, {
    azimuth: -46,
    elevation: 6,
    times: steps(seconds * 0.45, seconds),
  })
  return { ...scene, seconds, place: 'studio', view: moving(near, far, seconds) }
}
