import type { ShownBeside } from './beside-messages.ts'
import type { MotionName } from './messages.ts'
import { sentenceOf } from './view-words.ts'

const poses: Readonly<Record<MotionName, string>> = { unfold: 'unfolded', stow: 'stowed' }
const seenFrom = {
  front: 'from the front',
  side: 'from the side',
  rear: 'from the rear',
  above: 'from above',
  free: 'turned by hand',
} as const

/** What one of the canvases shows. */
export const poseInWords = (title: string, shown: ShownBeside): string =>
  [sentenceOf(title, shown), shown.stands && poses[shown.stands]].filter(Boolean).join(', ')

/** What all of them show. */
export const inBeside = ({ side, stands }: Pick<ShownBeside, 'side' | 'stands'>): string =>
  `All machines ${seenFrom[side]}${stands ? `, ${poses[stands]}` : ''}, to one scale.`
