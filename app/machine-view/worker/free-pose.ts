import type { Touched } from '../messages.ts'
import type { JointLimits, Pose } from '../view-state.ts'

type TouchedAt = (pose: Pose) => Touched | undefined

/** How far a joint goes between two looks: the tip of a long boom passes no cab in that. */
const stepOf = { turn: 2, slide: 0.06 }
const halvings = 4

export interface Reached {
  pose: Pose
  /** What stopped it. */
  touched?: Touched | undefined
}

/** As far as it can go from a free pose to another without going through anything. */
export function reachedFrom(
  from: Pose,
  to: Pose,
  joints: readonly JointLimits[],
  touchedAt: TouchedAt,
): Reached {
  const steps = stepsBetween(from, to, joints)
  for (let step = 1; step <= steps; step++) {
    const touched = touchedAt(between(from, to, step / steps))
    if (!touched) continue
    // Whoever stands in something already, as with a longer tool, may move out of it.
    if (step === 1 && touchedAt(from)) return { pose: to, touched: touchedAt(to) }
    return { pose: lastFree(from, to, (step - 1) / steps, step / steps, touchedAt), touched }
  }
  return { pose: to }
}

/**
 * The pose, or of those that touch nothing the nearest on the way from it to one of some others: the picture's, a raised boom's.
 */
export function nearestFree(
  pose: Pose,
  others: readonly Pose[],
  joints: readonly JointLimits[],
  touchedAt: TouchedAt,
): Reached {
  const touched = touchedAt(pose)
  if (!touched) return { pose }
  const found = others
    .map((other) => firstFree(pose, other, joints, touchedAt))
    .filter((one) => one !== undefined)
  const nearest = found.sort(
    (one, other) => stepsBetween(pose, one, joints) - stepsBetween(pose, other, joints),
  )
  return { pose: nearest[0] ?? others[0] ?? pose, touched }
}

function firstFree(
  from: Pose,
  to: Pose,
  joints: readonly JointLimits[],
  touchedAt: TouchedAt,
): Pose | undefined {
  const steps = stepsBetween(from, to, joints)
  for (let step = 1; step <= steps; step++)
    if (!touchedAt(between(from, to, step / steps)))
      return lastFree(to, from, 1 - step / steps, 1 - (step - 1) / steps, touchedAt)
  return undefined
}

function lastFree(from: Pose, to: Pose, low: number, high: number, touchedAt: TouchedAt): Pose {
  let [good, bad] = [low, high]
  for (let i = 0; i < halvings; i++) {
    const middle = (good + bad) / 2
    if (touchedAt(between(from, to, middle))) bad = middle
    else good = middle
  }
  return between(from, to, good)
}

const between = (from: Pose, to: Pose, share: number): Pose =>
  Object.fromEntries(
    Object.entries(to).map(([name, value]) => {
      const start = from[name] ?? value
      return [name, start + (value - start) * share]
    }),
  )

function stepsBetween(from: Pose, to: Pose, joints: readonly JointLimits[]): number {
  const far = joints.map(
    ({ name, kind }) => Math.abs((to[name] ?? 0) - (from[name] ?? 0)) / stepOf[kind],
  )
  return Math.max(1, Math.ceil(Math.max(...far)))
}
