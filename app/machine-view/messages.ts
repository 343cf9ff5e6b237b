import type { DimensionLetter } from '../../content/dimensions.ts'
import type { Fitting } from '../../content/fittings.ts'
import type { Paint } from '../../content/paint.ts'
import type { Configuration } from '../rules/configuration.ts'
import type { MeasureLine } from './measure-layout.ts'
import type { Angles, JointLimits, Look, Pose, Side } from './view-state.ts'

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

export interface Coat extends Pick<Paint, 'id' | 'lettering'> {
  /** What it is painted with where the studio does not know the paint, or knows it with another chip. */
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
  /** In which it is offered: of these its crane may have its own. */
  paints: readonly Coat[]
  /** What the maker confirmed. */
  confirmed: readonly DimensionLetter[]
  /** Whoever asks for less motion sees where it leads at once. */
  still: boolean
}

/** What the page asks of the worker that draws. */
export type Asked =
  | ({ ask: 'open' } & Opening)
  | { ask: 'resize'; size: CanvasSize }
  | { ask: 'paint'; coat: Coat }
  | { ask: 'wear'; chosen: Configuration }
  | Look
  | { ask: 'pose'; pose: Pose }
  | { ask: 'grab'; at: Spot }
  | { ask: 'drag'; to: Spot; by: Angles }
  | { ask: 'release' }
  | { ask: 'play'; to: MotionName }
  | { ask: 'pause' }
  | { ask: 'show'; visible: boolean }
  | { ask: 'picture' }

/** In shares of the canvas, from its upper left. */
export type Spot = readonly [x: number, y: number]

/** What a pose would go through. */
export type Touched = 'cab' | 'body' | 'truck' | 'ground'

export type MotionName = 'unfold' | 'stow'

/** What the controls show. */
export interface Shown {
  /** For the address. */
  view: string
  side: Side | 'picture' | 'free'
  turn: number
  rise: number
  zoom: number
  measures: boolean
  pose: Pose
  chosen: Configuration
  playing: MotionName | undefined
  /** What stopped the last move. */
  touched: Touched | undefined
  /** Where a motion arrived, as long as nothing moved it from there. */
  stands: MotionName | undefined
  /** Outlines of what a joint moves, each x and y of its corners in turn, in shares of the canvas. */
  handles: number[][]
  /** Nothing moves any more. */
  still: boolean
  /** How many wishes it has heard since it opened: while some are under way the page knows better. */
  heard: number
}

/** What the model can be given. */
export interface Offered {
  /** What its boom carries by itself; nothing where no other could be. */
  ownTool: Fitting | undefined
  tools: readonly Fitting[]
  /** Of these it can have any beside a tool. */
  others: readonly Fitting[]
  /** Whether its crane can be painted apart. */
  hasCrane: boolean
}

export type Answer =
  | { is: 'ready'; joints: JointLimits[]; offered: Offered; shown: Shown }
  | { is: 'shown'; shown: Shown }
  /** Where the measures stand in this frame. */
  | { is: 'measured'; lines: MeasureLine[] }
  | { is: 'lost' }
  /** Undefined where the browser makes none. */
  | { is: 'picture'; picture: Blob | undefined }
