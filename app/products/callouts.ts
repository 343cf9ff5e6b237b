import { translated } from '../../content/language/t.ts'
import type { Feature, FeatureCallout } from '../../content/product.ts'
import type { Frame } from './picture-frame.ts'

/** The part that a feature is about, and the place of its number, in a picture's units. */
export interface Callout {
  at: readonly number[]
  box: readonly number[]
}

/** What the studio noted of a delivered machine: a mark for each feature that it was delivered with. */
export interface DeliveredMarks {
  titles: readonly string[]
  marks: readonly Callout[]
}

interface Marked {
  features: readonly Pick<Feature, 'title'>[]
  callouts?: readonly FeatureCallout[]
  delivered?: DeliveredMarks
  /** The size of the picture, and how much of it is shown. */
  whole: { width: number; height: number }
  frame: Frame
}

/** The mark of each feature: where the owner placed it, else as it was delivered; undefined where it has none. */
export function marksOf(marked: Marked): (Callout | undefined)[] {
  const { features, callouts = [], delivered, whole, frame } = marked
  return features.map(({ title }, index) => {
    const own = callouts.find(({ feature }) => [feature, translated(feature)].includes(title))
    if (!own) return delivered && deliveredMark(features, index, delivered)
    return own.place ? markAt(own.place, whole, frame) : undefined
  })
}

/** A mark belongs to a title; one that was only given another title keeps its mark. */
export function deliveredMark(
  features: readonly Pick<Feature, 'title'>[],
  index: number,
  { titles, marks }: DeliveredMarks,
): Callout | undefined {
  const known = titles.indexOf(features[index]!.title)
  if (known >= 0) return marks[known]
  const before = titles[index]
  const isRenamed = before !== undefined && features.every(({ title }) => title !== before)
  return isRenamed ? marks[index] : undefined
}

/** The number stands beside the part, away from the middle of the picture, and inside of it. */
export function markAt(
  { x, y }: { x: number; y: number },
  whole: { width: number; height: number },
  frame: Frame,
): Callout {
  const at = [Math.round((x * whole.width) / 100), Math.round((y * whole.height) / 100)]
  const away = 0.085 * Math.min(frame.width, frame.height)
  const edge = 0.04 * Math.min(frame.width, frame.height)
  const beside = (place: number, start: number, size: number) => {
    const outward = place < start + size / 2 ? -1 : 1
    const moved = place + outward * away
    const isInside = moved > start + edge && moved < start + size - edge
    return Math.round(isInside ? moved : place - outward * away)
  }
  return { at, box: [beside(at[0]!, frame.x, frame.width), beside(at[1]!, frame.y, frame.height)] }
}

/** A place in a picture in hundredths of its size, to a tenth, and inside of it. */
export function placeIn(
  [x = 0, y = 0]: readonly number[],
  whole: { width: number; height: number },
) {
  const share = (part: number, of: number) =>
    Math.min(100, Math.max(0, Math.round((1000 * part) / of) / 10))
  return { x: share(x, whole.width), y: share(y, whole.height) }
}

/**
 * What belongs to titles that somebody is typing in: a title that was changed in its place keeps what it had.
 */
export function followTitles(
  callouts: readonly FeatureCallout[],
  before: readonly string[],
  now: readonly string[],
): FeatureCallout[] {
  if (before.length !== now.length) return [...callouts]
  const renamed = new Map(
    before.flatMap((title, index) =>
      now.includes(title) || before.includes(now[index]!) ? [] : [[title, now[index]!] as const],
    ),
  )
  return callouts.map((each) => ({ ...each, feature: renamed.get(each.feature) ?? each.feature }))
}
