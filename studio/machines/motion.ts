import { Vector3 } from 'three'
import { pointOn, type Machine } from './machine.ts'
import type { Pose } from './rig.ts'

/** What holds at which second; between two of them a value starts and stops gently. */
export type Track = Readonly<Record<number, number>>

/** What moves while a machine works: joints, or any other named amounts. */
export type Motion = Readonly<Record<string, Track>>

/** From rest to rest with the least jerk, as a good operator moves a boom. */
export const eased = (share: number): number => {
  const t = Math.min(1, Math.max(0, share))
  return t * t * t * (t * (t * 6 - 15) + 10)
}

/** In order of time: JavaScript lists whole numbers first. */
const keysOf = (track: Track) =>
  Object.entries(track)
    .map(([at, value]) => [Number(at), value] as const)
    .sort(([a], [b]) => a - b)

export function valueAt(track: Track, seconds: number): number {
  const keys = keysOf(track)
  const next = keys.findIndex(([at]) => at > seconds)
  const [, last = 0] = keys.at(-1) ?? []
  if (next === -1) return last
  const [t1, v1] = keys[next] ?? [0, last]
  const [t0, v0] = keys[next - 1] ?? [t1, v1]
  return v0 + (v1 - v0) * eased((seconds - t0) / (t1 - t0))
}

export function momentOf<M extends Motion>(motion: M, seconds: number): Record<keyof M, number> {
  const values = Object.entries(motion).map(([name, track]) => [name, valueAt(track, seconds)])
  return Object.fromEntries(values) as Record<keyof M, number>
}

export const secondsOf = (motion: Motion): number =>
  Math.max(0, ...Object.values(motion).flatMap((track) => Object.keys(track).map(Number)))

/** How far the hook's saddle is from the column's axis, and how high above the ground. */
export type Reach = { radius: number; height: number }

export function reachOf(machine: Machine): Reach {
  const { crane } = machine
  if (!crane) throw new Error(`${machine.id} has no crane`)
  const hook = pointOn(machine, crane.hook, new Vector3(0, -crane.hookDrop, 0))
  const column = pointOn(machine, crane.column)
  return { radius: Math.hypot(hook.x - column.x, hook.z - column.z), height: hook.y }
}

/**
 * Moves the boom's two lifting joints until the hook is where it is wanted, starting from where they are, so
 * that a path followed step by step never jumps from one solution to another. Returns what is missing, in metres.
 */
export function reach(machine: Machine, wanted: Reach, others: Pose = {}): number {
  const [a, b] = liftingJoints(machine)
  machine.pose(others)
  for (let step = 0; step < 24; step++) {
    const now = reachOf(machine)
    const [dr, dh] = [wanted.radius - now.radius, wanted.height - now.height]
    if (Math.hypot(dr, dh) < 1e-4) break
    const [ra, ha] = slopeOf(machine, a, now)
    const [rb, hb] = slopeOf(machine, b, now)
    // A little damping keeps a boom near full stretch from swinging wildly.
    const damping = 1e-6
    const [p, q, s] = [ra * ra + ha * ha + damping, ra * rb + ha * hb, rb * rb + hb * hb + damping]
    const [u, v] = [ra * dr + ha * dh, rb * dr + hb * dh]
    const det = p * s - q * q
    if (det === 0) break
    machine.pose({
      [a.name]: a.value + (u * s - v * q) / det,
      [b.name]: b.value + (v * p - u * q) / det,
    })
  }
  const { radius, height } = reachOf(machine)
  return Math.hypot(wanted.radius - radius, wanted.height - height)
}

function liftingJoints({ rig, product }: Machine) {
  const names = product.crane?.kind === 'stiff' ? ['boom', 'extend'] : ['inner', 'outer']
  const [a, b] = names.map((name) => rig.joints.get(name))
  if (!a || !b) throw new Error('A crane lifts with two joints')
  return [a, b] as const
}

type Joint = ReturnType<typeof liftingJoints>[number]

/** How the hook moves for a small move of one joint. */
function slopeOf(machine: Machine, { name, value, min, max, kind }: Joint, from: Reach) {
  const small = (kind === 'turn' ? 0.05 : 0.002) * (value > (min + max) / 2 ? -1 : 1)
  machine.pose({ [name]: value + small })
  const moved = reachOf(machine)
  machine.pose({ [name]: value })
  return [(moved.radius - from.radius) / small, (moved.height - from.height) / small] as const
}
