import type { MotionName } from './messages.ts'
import { readView, writeView, type Angles, type Side, type ViewState } from './view-state.ts'

/** How machines beside each other are seen: the same for all, and poses by name, since their joints differ. */
export interface BesideState {
  /** Their sides are what tells their lengths. */
  from: Side | Angles
  zoom: number
  stands: MotionName
}

/** What an address says, in the words of `?view=`: `rear,stow`. What it does not say is as in the drawings: unfolded, from the side. */
export function readBeside(text: string): BesideState {
  const { from, zoom } = readView(`side,${text}`, [], {})
  const isStowed = text.split(',').some((word) => word.trim().toLowerCase() === 'stow')
  return { from: from === 'picture' ? 'side' : from, zoom, stands: isStowed ? 'stow' : 'unfold' }
}

export function writeBeside({ from, zoom, stands }: BesideState): string {
  const seen = writeView(viewStateOf({ from, zoom }), [], {})
  const words = seen.split(',').filter((word) => word && word !== 'side')
  return [...words, ...(stands === 'stow' ? ['stow'] : [])].join()
}

export const viewStateOf = ({ from, zoom }: Pick<BesideState, 'from' | 'zoom'>): ViewState => ({
  ...{ from, zoom },
  pose: {},
  measures: false,
})
