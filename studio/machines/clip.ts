import {
  AnimationClip,
  QuaternionKeyframeTrack,
  VectorKeyframeTrack,
  type KeyframeTrack,
  type Object3D,
} from 'three'
import { momentOf, secondsOf, type Motion } from './motion.ts'
import type { Machine } from './machine.ts'

/** Bakes a motion into keyframes of every part that it moves, so that any viewer plays it without our rig. */
export function clipOf(
  machine: Machine,
  name: string,
  motion: Motion,
  perSecond = 15,
): AnimationClip {
  const seconds = secondsOf(motion)
  const count = Math.ceil(seconds * perSecond)
  const times = Array.from({ length: count + 1 }, (_, i) => (seconds * i) / count)
  const seen = new Map<Object3D, Record<Property, number[]>>()
  for (const time of times) {
    machine.pose(momentOf(motion, time))
    machine.group.traverse((part) => {
      const kept = seen.get(part) ?? { position: [], quaternion: [], scale: [] }
      for (const property of PROPERTIES) kept[property].push(...part[property].toArray())
      seen.set(part, kept)
    })
  }
  const tracks: KeyframeTrack[] = []
  for (const [part, values] of seen) {
    for (const property of PROPERTIES) {
      const width = property === 'quaternion' ? 4 : 3
      if (!changes(values[property], width)) continue
      const Track = property === 'quaternion' ? QuaternionKeyframeTrack : VectorKeyframeTrack
      tracks.push(new Track(`${part.name}.${property}`, times, values[property]))
    }
  }
  return new AnimationClip(name, seconds, tracks)
}

const PROPERTIES = ['position', 'quaternion', 'scale'] as const
type Property = (typeof PROPERTIES)[number]

const changes = (values: readonly number[], width: number) =>
  values.some((value, i) => Math.abs(value - (values[i % width] ?? 0)) > 1e-5)
