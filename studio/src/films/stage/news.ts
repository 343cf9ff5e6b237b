import { Group, Vector3 } from 'three'
import { buildMachine, type Machine } from '../../../machines/machine.ts'
import type { PaintName } from '../../../machines/materials.ts'
import { momentOf } from '../../../machines/motion.ts'
import type { ProductId } from '../../../machines/products.ts'
import { unfolding } from '../../../machines/unfold.ts'
import { woodpickerLoads } from './cranes.ts'
import { gathered, moving, viewOfAll, type Scene, type View } from './scene.ts'

// The news film: four short cuts, close to the mechanism first, the whole range last.

/** A machine unfolding from one moment on, as on its own film. */
function unfolds(id: ProductId, paint: PaintName, from: number) {
  const machine = buildMachine(id, { paint })
  const motion = unfolding(machine.product)
  const moveTo = (second: number) => machine.pose(momentOf(motion, from + second))
  return { machine, moveTo }
}

const partOf = (machine: Machine, name: string): Vector3 => {
  const group = machine.group.getObjectByName(name)
  if (!group) throw new Error(`${machine.id} has no ${name}`)
  machine.group.updateMatrixWorld(true)
  return group.getWorldPosition(new Vector3())
}

/** A view that keeps to a moving point, but calmly: it only goes from where that starts to where it ends. */
function along(
  scene: Pick<Scene, 'moveTo' | 'seconds'>,
  point: () => Vector3,
  from: View,
  to: View,
) {
  scene.moveTo(0)
  const start = point().add(from.target)
  scene.moveTo(scene.seconds)
  const end = point().add(to.target)
  return moving({ ...from, target: start }, { ...to, target: end }, scene.seconds)
}

/** The knuckle opening, its cylinder pushing the link. */
export function knuckleOpens(): Scene {
  const { machine, moveTo } = unfolds('wotan', 'red', 1.9)
  const scene = { root: machine.group, moveTo, seconds: 2.2, place: 'studio' as const }
  const knuckle = () => partOf(machine, 'outer-boom')
  const from = { target: new Vector3(-0.9, -0.9, 0), azimuth: -62, elevation: -2, across: 5.2 }
  const to = { target: new Vector3(-1.7, -0.5, 0), azimuth: -52, elevation: 0, across: 6.4 }
  return { ...scene, view: along(scene, knuckle, from, to) }
}

/** The bed coming down to the ground, from behind. */
export function bedComesDown(): Scene {
  const { machine, moveTo } = unfolds('ground-o', 'maroon', 2.9)
  const scene = { root: machine.group, moveTo, seconds: 2.3, place: 'studio' as const }
  const from = { target: new Vector3(-5.6, 1.25, 0), azimuth: -138, elevation: 7, across: 9.6 }
  const to = { target: new Vector3(-5.2, 0.95, 0), azimuth: -130, elevation: 8, across: 9 }
  return { ...scene, view: moving(from, to, scene.seconds) }
}

/** The grapple and its log on their way. */
export function grappleCarries(): Scene {
  const whole = woodpickerLoads()
  const from = 1.3
  const seconds = 2.2
  const moveTo = (second: number) => whole.moveTo(from + second)
  const hook = () => {
    const found = whole.root.getObjectByName('hook')
    if (!found) throw new Error('The grapple is gone')
    whole.root.updateMatrixWorld(true)
    return found.getWorldPosition(new Vector3())
  }
  const near = { target: new Vector3(0.5, 0.2, 0), azimuth: -56, elevation: 4, across: 6.2 }
  const far = { target: new Vector3(0.6, 0.1, 0), azimuth: -48, elevation: 3, across: 6.8 }
  const scene = { root: whole.root, moveTo, seconds, place: 'studio' as const }
  return { ...scene, view: along(scene, hook, near, far) }
}

/** Three sizes of crane side by side, raising their booms one just after the other. */
export function rangeRises(): Scene {
  const seconds = 2.9
  const row = (['wotan', 'swifty', 'cuty'] as const).map((id, i) => {
    const paint = (['yellow', 'light-blue', 'red'] as const)[i] ?? 'yellow'
    const { machine, moveTo } = unfolds(id, paint, 2.1)
    const spot = new Group()
    spot.position.set(i * 1.1, 0, i * 3.5)
    spot.add(machine.group)
    return { spot, moveTo, delay: i * 0.18 }
  })
  const moveTo = (second: number) => {
    for (const { moveTo: raise, delay } of row) raise(Math.max(0, second - delay))
  }
  const scene = { root: gathered(...row.map(({ spot }) => spot)), moveTo }
  const view = viewOfAll(
    scene,
    { azimuth: -36, elevation: 8, ground: 0.8, times: [0, 1.5, seconds] },
    16 / 9,
  )
  const closer = { ...view, azimuth: -30, across: view.across * 0.97 }
  return { ...scene, seconds, place: 'studio', view: moving(view, closer, seconds) }
}
