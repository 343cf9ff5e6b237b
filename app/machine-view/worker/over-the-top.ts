import type { Motion, Track } from '@dino/studio/machines/motion.ts'
import type { JointLimits, Pose } from '../view-state.ts'

/** A second's way of a joint that turns, in degrees, and of one that slides, in metres. */
const speed = { turn: 50, slide: 0.9 }
/** Seconds of a step. */
const shortest = 0.4

/** The boom drawn in and up, wherever it points. */
export function raised(pose: Pose, joints: readonly JointLimits[]): Pose {
  return reaching('min', lifted(pose, joints), joints)
}

function lifted(pose: Pose, joints: readonly JointLimits[]): Pose {
  const lifting = joints.filter(({ name }) => name === 'inner' || name === 'boom')
  return { ...pose, ...Object.fromEntries(lifting.map(({ name, max }) => [name, max])) }
}

function reaching(end: 'min' | 'max', pose: Pose, joints: readonly JointLimits[]): Pose {
  const extend = joints.find(({ name }) => name === 'extend')
  return extend ? { ...pose, extend: extend[end] } : pose
}

/**
 * Ways of a boom that has to pass what stands in between: up and straight in one order or the other, or out before it is
 * lifted; then round, and down to where it is to be. The legs stand before it, and leave after it.
 */
export function waysOverTheTop(
  now: Pose,
  target: Pose,
  joints: readonly JointLimits[],
  legs: 'first' | 'last',
): Motion[] {
  const known = joints.filter(({ name }) => name in target)
  const legsOf = (pose: Pose): Pose => Object.fromEntries(known.filter(isLeg).map(valueIn(pose)))
  const begin = { ...now, ...(legs === 'first' && legsOf(target)) }
  const up = raised(begin, joints)
  const straight = straightened(up)
  const round = { ...straight, slew: target['slew'] ?? 0 }
  const down = { ...target, ...(legs === 'last' && legsOf(now)) }
  const out = reaching('max', begin, joints)
  const beginnings = [
    [up],
    [straightened(begin)],
    [lifted(begin, joints)],
    [out, lifted(out, joints)],
  ]
  return beginnings.map((stops) =>
    motionBy([...stops, straight, round, straightened(down), down, target], now, known),
  )
}

const straightened = (pose: Pose): Pose =>
  'outer' in pose ? { ...pose, outer: Math.max(-20, pose['outer'] ?? 0) } : pose

/** From stop to stop, each joint as fast as it can. */
function motionBy(stops: readonly Pose[], now: Pose, known: readonly JointLimits[]): Motion {
  const tracks = new Map(known.map(({ name }) => [name, { 0: now[name] ?? 0 } as Track]))
  let [seconds, last] = [0, now]
  for (const stop of stops) {
    const takes = known.map(
      ({ name, kind }) => Math.abs((stop[name] ?? 0) - (last[name] ?? 0)) / speed[kind],
    )
    const longest = Math.max(...takes)
    if (longest === 0) continue
    seconds += Math.max(shortest, longest)
    last = stop
    for (const [name, track] of tracks) tracks.set(name, { ...track, [seconds]: stop[name] ?? 0 })
  }
  return Object.fromEntries(tracks)
}

const isLeg = ({ name }: JointLimits) => /^(outrigger|jack)-/.test(name)
const valueIn =
  (pose: Pose) =>
  ({ name }: JointLimits) =>
    [name, pose[name] ?? 0] as const
