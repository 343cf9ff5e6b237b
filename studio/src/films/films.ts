import { flatbedLoads, groundOLowers } from './stage/beds.ts'
import { cutyLifts, swiftySlews, woodpickerLoads, wotanUnfolds } from './stage/cranes.ts'
import { bedComesDown, grappleCarries, knuckleOpens, rangeRises } from './stage/news.ts'
import type { Scene } from './stage/scene.ts'
import { yardFromAbove } from './stage/yard.ts'

export const FRAMES_PER_SECOND = 24

export type Film = {
  width: number
  height: number
  /** Pictures added up for each frame; each is lit by six lamps and moved by part of a pixel. */
  passes: number
  /** Shown one after the other, with plain cuts. */
  scenes: readonly (() => Scene)[]
  /**
   * `there-and-back` plays its one scene forwards, rests, and plays it backwards, so that the loop has no
   * seam and half of its frames come free; `through` plays its scenes once.
   */
  play: 'there-and-back' | 'through'
  /** How long it stands still at either end of a there-and-back. */
  rest: number
}

const loop = (scene: () => Scene): Film => ({
  width: 960,
  height: 640,
  passes: 8,
  scenes: [scene],
  play: 'there-and-back',
  rest: 0.75,
})

/** By the name of the file, which the gallery also reads as its title. */
export const FILMS: Readonly<Record<string, Film>> = {
  'wotan-unfolding-its-boom': loop(wotanUnfolds),
  'woodpicker-loading-logs': loop(woodpickerLoads),
  'swifty-slewing-a-load': loop(swiftySlews),
  'flatbed-loading-a-car': loop(flatbedLoads),
  'ground-o-lowering-its-bed': loop(groundOLowers),
  'cuty-lifting-a-crate': loop(cutyLifts),
  'about-yard-from-above': {
    width: 960,
    height: 540,
    passes: 6,
    scenes: [yardFromAbove],
    play: 'there-and-back',
    rest: 0,
  },
  'news-film': {
    width: 960,
    height: 540,
    passes: 6,
    scenes: [knuckleOpens, bedComesDown, grappleCarries, rangeRises],
    play: 'through',
    rest: 0,
  },
}

export const framesOf = (scene: Scene): number => Math.round(scene.seconds * FRAMES_PER_SECOND) + 1

/** The order in which rendered frames are shown: for each the scene and the frame within it. */
export function showing(film: Film, counts: readonly number[]): [scene: number, frame: number][] {
  const through = counts.flatMap((count, scene) =>
    Array.from({ length: count }, (_, frame): [number, number] => [scene, frame]),
  )
  if (film.play === 'through') return through
  const still = Math.round(film.rest * FRAMES_PER_SECOND)
  const rest = (frame: [number, number] | undefined) => Array.from({ length: still }, () => frame)
  const back = through.slice(1, -1).toReversed()
  return [...through, ...rest(through.at(-1)), ...back, ...rest(through[0])].filter(
    (frame) => frame !== undefined,
  )
}
