import { t, translated } from '../../content/language/t.ts'
import type { Text } from '../../content/words/texts.ts'
import type { MotionName, Shown, Touched } from './messages.ts'
import { anglesOf, aroundOnce, type JointLimits } from './view-state.ts'

/** In the order of their controls. */
const labels: Readonly<Record<string, Text>> = {
  slew: 'Column',
  boom: 'Boom',
  inner: 'Inner boom',
  outer: 'Outer boom',
  extend: 'Extensions',
  rotator: 'Rotator',
  mast: 'Mast',
  lift: 'Lift',
  stinger: 'Lifting arm',
  slide: 'Bed, slide',
  tilt: 'Bed, tilt',
  lower: 'Bed, lowering',
  'outrigger-left': 'Left outrigger',
  'jack-left': 'Left foot',
  'outrigger-right': 'Right outrigger',
  'jack-right': 'Right foot',
}

export const labelOf = (joint: string): string => translated(labels[joint] ?? joint)

/** First what reaches, then what stands. */
export function inOrder(joints: readonly JointLimits[]): JointLimits[] {
  const place = (name: string) => Object.keys(labels).indexOf(name)
  return [...joints].sort((a, b) => place(a.name) - place(b.name))
}

/** Of a slide only a share: what it measures on the model is no claim about the machine. */
export function valueInWords({ name, kind, min, max }: JointLimits, value: number): string {
  const joint = labelOf(name)
  if (kind === 'slide') {
    const most = Math.max(Math.abs(min), Math.abs(max))
    const n = Math.round((100 * Math.abs(value)) / most)
    return t('{joint} {n} percent out', { joint, n })
  }
  const from = min < 0 ? min : 0
  const [n, most] = [Math.round(value - from), Math.round(max - from)]
  return t('{joint} {n} of {most} degrees', { joint, n, most })
}

const seenFrom = {
  picture: 'as in its picture',
  front: 'from the front',
  side: 'from its side',
  rear: 'from the rear',
  above: 'from above',
} as const

/** What the canvas shows. */
export function sentenceOf(
  title: string,
  { side, turn, rise, zoom }: Pick<Shown, 'side' | 'turn' | 'rise' | 'zoom'>,
): string {
  const from =
    side === 'free'
      ? t('turned by {n} degrees from its picture, from {rise} degrees above', {
          n: Math.round(aroundOnce(turn - anglesOf.picture.turn)),
          rise: Math.round(rise),
        })
      : t(seenFrom[side])
  return zoom > 1.05
    ? t('The Dino {title}, drawn in 3D, seen {from}, near', { title, from })
    : t('The Dino {title}, drawn in 3D, seen {from}', { title, from })
}

/** Said once it is done. */
export const endOf: Readonly<Record<MotionName, Text>> = {
  unfold: 'Unfolded.',
  stow: 'Stowed.',
}

/** Said where a move ends before it was meant to. */
export const stopOf: Readonly<Record<Touched, Text>> = {
  cab: 'It would touch the cab.',
  body: 'It would touch the body.',
  truck: 'It would touch the truck.',
  ground: 'It would touch the ground.',
}
