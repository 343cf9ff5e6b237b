import { t } from '../../content/language/t.ts'
import { dimensionLetters, dimensionNames, type DimensionLetter } from '../../content/dimensions.ts'

type Point = readonly [x: number, y: number]

/** Two points of a drawing and the axis along which they are apart (`media/drawings/<id>.json`). */
export interface Anchor {
  from: Point
  to: Point
  axis: 'x' | 'y'
}

export interface Sheet {
  width: number
  height: number
  ground?: number
  dimensions: Partial<Record<DimensionLetter, Anchor>>
}

/** A dimension's lines on the drawing, and where its letter stands, as shares of the whole. */
export interface PlacedDimension {
  letter: DimensionLetter
  name: string
  lines: string
  at: { left: number; top: number }
}

/** Air around the machine for the letters, in the drawing's units (centimetres of the model). */
function roomFor({ dimensions }: Sheet) {
  const isLeft = dimensions.D !== undefined
  return { left: isLeft ? 105 : 12, right: 105, top: dimensions.C ? 95 : 12, bottom: 215 }
}

/** The drawing with room for its letters, and their lines: below the wheels, above the boom, at the sides. */
export function dimensioned(sheet: Sheet) {
  const room = roomFor(sheet)
  const frame = {
    x: -room.left,
    y: -room.top,
    width: sheet.width + room.left + room.right,
    height: sheet.height + room.top + room.bottom,
  }
  const placed = dimensionLetters.flatMap((letter): PlacedDimension[] => {
    const anchor = sheet.dimensions[letter]
    if (!anchor) return []
    const [from, to] = ends(letter, anchor, sheet)
    const middle = { x: (from[0] + to[0]) / 2, y: (from[1] + to[1]) / 2 }
    return [
      {
        letter,
        name: t(dimensionNames[letter]),
        lines: pathOf(anchor, from, to),
        at: {
          left: share((middle.x - frame.x) / frame.width),
          top: share((middle.y - frame.y) / frame.height),
        },
      },
    ]
  })
  return { frame, placed }
}

function ends(letter: DimensionLetter, { from, to, axis }: Anchor, sheet: Sheet): [Point, Point] {
  const ground = sheet.ground ?? sheet.height
  if (axis === 'x') {
    const y = letter === 'A' ? ground + 162 : letter === 'B' ? ground + 58 : -48
    return [
      [from[0], y],
      [to[0], y],
    ]
  }
  const x = letter === 'E' || from[0] > sheet.width * 0.75 ? sheet.width + 54 : -54
  return [
    [x, from[1]],
    [x, to[1]],
  ]
}

/** Leaders from the machine, the line between them, and its two ticks. */
function pathOf(anchor: Anchor, from: Point, to: Point): string {
  const tick = anchor.axis === 'x' ? 'm0-8v16' : 'm-8 0h16'
  const line = ([x, y]: Point, [toX, toY]: Point) => `M${x} ${y}L${toX} ${toY}`
  return [
    line(anchor.from, from),
    line(anchor.to, to),
    line(from, to),
    ...[from, to].map(([x, y]) => `M${x} ${y}${tick}`),
  ].join('')
}

/** To a ten-thousandth: a tenth of a pixel where a drawing is a thousand wide. */
const share = (part: number) => Math.round(part * 10_000) / 10_000
