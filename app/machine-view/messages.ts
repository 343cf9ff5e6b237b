import type { Angles, JointLimits, Pose, Side } from './view-state.ts'

/** As on a picture of the machine: which part of the studio's frame the canvas shows. */
export interface Cut {
  x: number
  y: number
  width: number
  height: number
}

export interface CanvasSize {
  width: number
  height: number
  /** Pixels of the screen for each of the page. */
  ratio: number
}

export interface Coat {
  id: string
  /** What it is painted with where the studio does not know the paint. */
  swatch: string
}

export interface Opening {
  canvas: OffscreenCanvas
  size: CanvasSize
  cut: Cut
  product: string
  /** Of the address. */
  view: string
  coat: Coat | undefined
  /** Whoever asks for less motion sees where it leads at once. */
  still: boolean
}

/** What the page asks of the worker that draws. */
export type Asked =
  | ({ ask: 'open' } & Opening)
  | { ask: 'resize'; size: CanvasSize }
  | { ask: 'paint'; coat: Coat }
  | { ask: 'look'; side: Side }
  | { ask: 'turn'; by: Angles }
  | { ask: 'zoom'; factor: number }
  | { ask: 'pose'; pose: Pose }
  | { ask: 'play'; to: MotionName }
  | { ask: 'pause' }
  | { ask: 'show'; visible: boolean }

export type MotionName = 'unfold' | 'stow'

/** What the controls show. */
export interface Shown {
  /** For the address. */
  view: string
  side: Side | 'picture' | 'free'
  turn: number
  zoom: number
  pose: Pose
  playing: MotionName | undefined
  /** Nothing moves any more. */
  still: boolean
  /** How many wishes it has heard since it opened: while some are under way the page knows better. */
  heard: number
}

export type Answer =
  | { is: 'ready'; joints: JointLimits[]; shown: Shown }
  | { is: 'shown'; shown: Shown }
  | { is: 'lost' }
