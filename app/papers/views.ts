import { t } from '../../content/language/t.ts'
import type { Callout } from '../products/callouts.ts'
import { dimensioned, type PlacedDimension } from '../products/dimensions.ts'
import { markAt, scaleInto, svgOf, type DrawnView, type Figure } from './line-drawing.ts'

export interface Views {
  side: DrawnView
  front: DrawnView
  top: DrawnView
}

/** The three views as they stand on the paper, to one scale. */
export interface PlacedViews {
  side: Figure
  front: Figure
  top: Figure
  /** Whether there is room for all of them beside each other. */
  inOneRow: boolean
}

/** Millimetres of paper that the views may take together, between two of them, and below each for its name. */
const room = { width: 182, height: 124, between: 10, name: 7 }

/** @returns the figures, and their drawings by file name */
export function placeViews({ side, front, top }: Views, name: string) {
  const { frame, placed } = dimensioned(side.sheet)
  const { scale, inOneRow } = bestScale(frame, front, top)
  // The views from the side and the front stand on one line.
  const frontFrame = { ...frame, x: 0, width: front.sheet.width }
  const topFrame = { x: 0, y: 0, width: top.sheet.width, height: top.sheet.height }
  const drawings = {
    'side.svg': svgOf(side.path, {
      ...{ frame, scale },
      ground: side.sheet.ground ?? side.sheet.height,
      over: splitLines(placed),
    }),
    'front.svg': svgOf(front.path, {
      ...{ frame: frontFrame, scale },
      ground: front.sheet.ground ?? front.sheet.height,
    }),
    'top.svg': svgOf(top.path, { frame: topFrame, scale }),
  }
  const sized = (file: string, alt: string, box: typeof frame): Figure => ({
    ...{ file, alt },
    width: box.width * scale,
    height: box.height * scale,
  })
  const views: PlacedViews = {
    side: {
      ...sized(
        'side.svg',
        t('Side view of the {machine}, with letters for its dimensions', { machine: name }),
        frame,
      ),
      marks: placed.map(({ letter, at }) => ({
        text: letter,
        x: at.left * frame.width * scale,
        y: at.top * frame.height * scale,
      })),
    },
    front: sized('front.svg', t('Front view of the {machine}', { machine: name }), frontFrame),
    top: sized('top.svg', t('The {machine} from above', { machine: name }), topFrame),
    inOneRow,
  }
  const letters = placed.map(({ letter, name: what }) => ({ letter, name: what }))
  return { views, drawings, letters }
}

type Size = { width: number; height: number }

/** All in one row, or the plan below the other two: whichever is larger. */
function bestScale(side: Size, { sheet: front }: DrawnView, { sheet: top }: DrawnView) {
  const { between, name } = room
  const row = {
    width: side.width + front.width + top.width,
    height: Math.max(side.height, top.height),
  }
  const rows = {
    width: Math.max(side.width + front.width, top.width),
    height: side.height + top.height,
  }
  const inRow = scaleInto(row, { width: room.width - 2 * between, height: room.height - name })
  const inRows = scaleInto(rows, { width: room.width - between, height: room.height - 2 * name })
  // A row leaves no hole on the page, for which a little may be given.
  return inRow * 1.15 >= inRows
    ? { scale: inRow, inOneRow: true }
    : { scale: inRows, inOneRow: false }
}

/** Of each dimension's path the first two lines lead to it from the machine. */
function splitLines(placed: readonly PlacedDimension[]) {
  const parts = placed.map(({ lines }) => lines.match(/M[^M]+/g) ?? [])
  return {
    leaders: parts.flatMap((path) => path.slice(0, 2)).join(''),
    lines: parts.flatMap((path) => path.slice(2)).join(''),
  }
}

type Point = [number, number]
const point = ([x = 0, y = 0]: readonly number[]): Point => [x, y]

/** Of the feature with this number. */
export interface NumberedCallout extends Callout {
  number: number
}

/** Those that there are, each with the number of its feature. */
export function numbered(marks: readonly (Callout | undefined)[]): NumberedCallout[] {
  return marks.flatMap((mark, index) => (mark ? [{ ...mark, number: index + 1 }] : []))
}

/** Lines from the features' numbers to the parts that they are about. */
export function calloutLines(callouts: readonly NumberedCallout[]) {
  return {
    lines: callouts.map(({ at, box }) => `M${at.join(' ')}L${box.join(' ')}`).join(''),
    dots: callouts.map(({ at }) => point(at)),
  }
}

/** Boxes around the numbers, with air. */
export function calloutBoxes(callouts: readonly NumberedCallout[], air: number) {
  return callouts.map(({ box }) => {
    const [x, y] = point(box)
    return { x: x - air, y: y - air, width: 2 * air, height: 2 * air }
  })
}

export function calloutMarks(
  callouts: readonly NumberedCallout[],
  frame: Parameters<typeof markAt>[2],
  scale: number,
) {
  return callouts.map(({ number, box }) => markAt(String(number), point(box), frame, scale))
}
