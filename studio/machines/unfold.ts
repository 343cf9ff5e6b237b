import type { Motion, Track } from './motion.ts'
import type { Product } from './product.ts'
import type { Pose } from './rig.ts'

/** How a machine leaves its road position and comes to its working pose; played once, or there and back. */
export function unfolding({ crane, recovery, poses }: Product): Motion {
  if (crane) return craneUnfolding(crane.kind, poses.work)
  return recovery?.kind === 'wheel-lift' ? liftUnfolding(poses.work) : bedUnfolding(recovery)
}

/** Legs first, then the boom off its rest, then the reach: the order that the work itself asks for. */
function craneUnfolding(kind: 'knuckle' | 'stiff', work: Pose): Motion {
  const to = (name: string) => work[name] ?? 0
  const home = Math.abs(to('slew')) < 90 ? 0 : 180
  const boom: Record<string, Track> =
    kind === 'stiff'
      ? { boom: { 1.4: 0, 3.8: to('boom') } }
      : {
          inner: { 1.2: 74, 1.9: 74, 4.4: to('inner') },
          outer: { 1.4: -128, 4.2: to('outer') },
        }
  return {
    'outrigger-left': { 0: 0, 1.1: to('outrigger-left') },
    'outrigger-right': { 0: 0, 1.1: to('outrigger-right') },
    'jack-left': { 0.9: 0, 1.8: to('jack-left') },
    'jack-right': { 0.9: 0, 1.8: to('jack-right') },
    slew: { 1.8: home, 4.4: to('slew') },
    ...boom,
    extend: { 2.8: 0, 5: to('extend') },
    ...('rotator' in work && { rotator: { 1.6: 90, 4.2: to('rotator') } as const }),
  }
}

/** An empty arm comes down and reaches out; one with a car in its cradles picks it up. */
function liftUnfolding(work: Pose): Motion {
  const to = (name: string) => work[name] ?? 0
  const carries = to('lift') < 0
  return {
    lift: { 0.6: carries ? 9 : -17, 3.6: to('lift') },
    stinger: carries ? { 0: to('stinger') } : { 0: 0, 2.6: to('stinger') },
    ...('mast' in work && { mast: { 0: -14, 3: to('mast') } as const }),
  }
}

/** A bed slides back, then tips or is set down. */
function bedUnfolding(recovery: Product['recovery']): Motion {
  if (recovery?.kind !== 'slide-and-tilt' && recovery?.kind !== 'ground-level')
    throw new Error('Only beds slide')
  const slide: Track = { 0: 0, 2.6: -recovery.slide }
  return recovery.kind === 'ground-level'
    ? { slide, lower: { 2.2: 0, 5.4: 172 } }
    : { slide, tilt: { 1.4: 0, 4: recovery.tilt } }
}
