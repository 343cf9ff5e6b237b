import type { Asked, CanvasSize, MotionName, Shown } from './messages.ts'

export interface OpeningBeside {
  /** A canvas for each machine, all of one size. */
  machines: { product: string; canvas: OffscreenCanvas }[]
  size: CanvasSize
  /** Of the address. */
  view: string
  /** Whoever asks for less motion sees where it leads at once. */
  still: boolean
}

/** What holds for all of the machines at once. */
export type BesideWish = Extract<
  Asked,
  { ask: 'resize' | 'show' | 'look' | 'turn' | 'zoom' | 'play' | 'pause' }
>

export type AskedBeside = ({ ask: 'open-beside' } & OpeningBeside) | BesideWish

/** What the controls show. */
export interface ShownBeside extends Pick<
  Shown,
  'view' | 'turn' | 'rise' | 'zoom' | 'playing' | 'still' | 'heard'
> {
  side: Exclude<Shown['side'], 'picture'>
  /** In which pose all of them stand; none under way. */
  stands: MotionName | undefined
}

export type AnswerBeside =
  /** So many of them are made. */
  { is: 'made'; machines: number } | { is: 'shown'; shown: ShownBeside } | { is: 'lost' }
