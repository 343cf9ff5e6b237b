import { readFile } from 'node:fs/promises'
import { DRAWINGS } from '../drawings.ts'
import { html, trusted, type Html } from './html.ts'

export type View = 'side' | 'front' | 'top'
type Point = readonly [x: number, y: number]
type Anchor = { from: Point; to: Point; axis: 'x' | 'y' }
type Sheet = {
  width: number
  height: number
  ground?: number
  dimensions: Record<string, Anchor>
}

/** One drawing unit is a centimetre of the model. */
export type Elevation = { view: View; lines: Html; sheet: Sheet }

export async function readElevation(id: string, view: View): Promise<Elevation> {
  const [svg, sidecar] = await Promise.all([
    readFile(new URL(`${id}-${view}.svg`, DRAWINGS), 'utf8'),
    readFile(new URL(`${id}.json`, DRAWINGS), 'utf8'),
  ])
  const path = /<path [^>]+>/.exec(svg)?.[0]
  if (!path) throw new Error(`media/drawings/${id}-${view}.svg holds no lines`)
  const { views } = JSON.parse(sidecar) as { views: Record<View, Sheet> }
  return { view, lines: trusted(path), sheet: views[view] }
}

/** Room for the letters round a side elevation, and half the side of a box; millimetres. */
const ROOM = { left: 12, right: 12, top: 10, bottom: 20 }
const HALF_BOX = 2.3

/** How large a drawing is printed: millimetres of paper for a metre of the machine. */
export type Scale = number
const unitsPerMillimetre = (scale: Scale) => 100 / scale

type Box = { x: number; y: number; width: number; height: number }

function svg(box: Box, scale: Scale, label: string, body: Html): Html {
  const size = (units: number) => `${(units / unitsPerMillimetre(scale)).toFixed(2)}mm`
  return html`<svg
    class="elevation"
    role="img"
    aria-label="${label}"
    viewBox="${[box.x, box.y, box.width, box.height].map((n) => n.toFixed(1)).join(' ')}"
    style="width:${size(box.width)};height:${size(box.height)}"
  >
    ${body}
  </svg>`
}

export function plainElevation(drawing: Elevation, scale: Scale, label: string): Html {
  const { width, height } = drawing.sheet
  return svg({ x: 0, y: 0, width, height }, scale, label, drawing.lines)
}

/** An elevation on its ground line; the side's carries the letters of the data sheet. */
export function groundedElevation(drawing: Elevation, scale: Scale, label: string): Html {
  const { sheet } = drawing
  const mm = unitsPerMillimetre(scale)
  const side = drawing.view === 'side'
  const [left, right, top] = side ? [ROOM.left, ROOM.right, ROOM.top] : [0, 0, 0]
  const box = {
    x: -left * mm,
    y: -top * mm,
    width: sheet.width + (left + right) * mm,
    height: sheet.height + (top + ROOM.bottom) * mm,
  }
  const letters = Object.entries(sheet.dimensions).map(([letter, anchor]) =>
    dimension(letter, anchor, sheet, mm),
  )
  const ground = sheet.ground ?? sheet.height
  const floor = html`<path class="floor" d="M${box.x} ${ground}h${box.width}" />`
  return svg(box, scale, label, html`${floor}${drawing.lines}${letters}`)
}

/** Where a dimension's line runs: below the wheels, above the boom, or at the nearer side. */
function lineOf(
  letter: string,
  { from, to, axis }: Anchor,
  sheet: Sheet,
  mm: number,
): [Point, Point] {
  const ground = sheet.ground ?? sheet.height
  if (axis === 'x') {
    const y = letter === 'A' ? ground + 15 * mm : letter === 'B' ? ground + 7.5 * mm : -6 * mm
    return [
      [from[0], y],
      [to[0], y],
    ]
  }
  const x = letter === 'E' || from[0] > sheet.width * 0.75 ? sheet.width + 7 * mm : -7 * mm
  return [
    [x, from[1]],
    [x, to[1]],
  ]
}

function dimension(letter: string, anchor: Anchor, sheet: Sheet, mm: number): Html {
  const [from, to] = lineOf(letter, anchor, sheet, mm)
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const
  const tick = anchor.axis === 'x' ? `m0 ${-mm}v${2 * mm}m0 ${-mm}` : `m${-mm} 0h${2 * mm}m${-mm} 0`
  const leaders = [
    [anchor.from, from],
    [anchor.to, to],
  ] as const
  return html`<g class="dimension">
    <path
      class="leader"
      d="${leaders.map(([a, b]) => `M${a.join(' ')}L${b.join(' ')}`).join('')}"
    />
    <path d="M${from.join(' ')}${tick}L${to.join(' ')}${tick}" />
    ${boxed(letter, middle, mm)}
  </g>`
}

function boxed(text: string | number, [x, y]: Point, mm: number): Html {
  const half = HALF_BOX * mm
  return html`<rect x="${x - half}" y="${y - half}" width="${2 * half}" height="${2 * half}" />
    <text x="${x}" y="${y + 1.05 * mm}" font-size="${2.9 * mm}">${text}</text>`
}
