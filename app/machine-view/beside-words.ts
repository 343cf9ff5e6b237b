import { t } from '../../content/language/t.ts'
import type { ShownBeside } from './beside-messages.ts'
import type { MotionName } from './messages.ts'
import { sentenceOf } from './view-words.ts'

const poses = { unfold: 'unfolded', stow: 'stowed' } as const satisfies Record<MotionName, string>
const seenFrom = {
  front: 'from the front',
  side: 'from the side',
  rear: 'from the rear',
  above: 'from above',
  free: 'turned by hand',
} as const

/** What one of the canvases shows. */
export const poseInWords = (title: string, shown: ShownBeside): string =>
  [sentenceOf(title, shown), shown.stands && t(poses[shown.stands])].filter(Boolean).join(', ')

/** What all of them show. */
export const inBeside = ({ side, stands }: Pick<ShownBeside, 'side' | 'stands'>): string =>
  stands
    ? t('All machines {from}, {pose}, to one scale.', {
        from: t(seenFrom[side]),
        pose: t(poses[stands]),
      })
    : t('All machines {from}, to one scale.', { from: t(seenFrom[side]) })
