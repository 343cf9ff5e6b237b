import type { Sheet } from '../products/dimensions.ts'
import type { Box } from './paper.ts'

/** A view of the machine as the studio drew it, in its units: centimetres of the model. */
export interface DrawnView {
  /** An SVG path's data. */
  path: string
  sheet: Sheet
}

/** Millimetres of paper for one unit of a drawing. */
export type Scale = number

/** A drawing for the template: its file, and how large it is printed, in millimetres. */
export interface Figure {
  file: string
  alt: string
  width: number
  height: number
  /** Letters or numbers over it, from its upper left corner. */
  marks?: Mark[]
}

export interface Mark {
  text: string
  x: number
  y: number
}

/** The path of a drawing, out of its file; undefined when it holds none. */
export function pathOfSvg(svg: string): string | undefined {
  return /<path [^>]*\bd="([^"]+)"/.exec(svg)?.[1]
}

const ink = '#101214'
const faint = '#a9a7a2'

interface Drawn {
  frame: Box
  scale: Scale
  colour?: string
  /** Drawn over the machine's lines: paths' data. */
  over?: {
    lines?: string
    leaders?: string
    dots?: readonly (readonly [number, number])[]
    /** Whether the lines lie on paint, where a light edge makes them seen. */
    isOnPaint?: boolean
  }
  /** Where the machine stands, in the drawing's units. */
  ground?: number
}

/** A drawing whose lines are as thick on paper at every scale. */
export function svgOf(path: string, { frame, scale, colour = ink, over, ground }: Drawn): string {
  const mm = 1 / scale
  const { x, y, width, height } = frame
  const line = (d: string, stroke: string, more = '') =>
    d && `<path d="${d}" stroke="${stroke}" ${more}/>`
  const dots = (over?.dots ?? []).map(
    ([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="${0.7 * mm}" fill="${ink}" stroke="none"/>`,
  )
  const dashes = `stroke-dasharray="${0.6 * mm} ${0.9 * mm}"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width * scale}mm" height="${height * scale}mm" fill="none" stroke-width="${0.2 * mm}" stroke-linecap="round" stroke-linejoin="round">`,
    ground === undefined ? '' : line(`M${x} ${ground}h${width}`, '#b7b5b0'),
    line(over?.leaders ?? '', faint, dashes),
    line(path, colour),
    over?.isOnPaint ? line(over.lines ?? '', '#f5f4ef', `stroke-width="${0.7 * mm}"`) : '',
    line(over?.lines ?? '', ink),
    ...dots,
    '</svg>',
  ].join('')
}

/** From a drawing's units to the place of a mark on paper. */
export function markAt(text: string, [x, y]: readonly [number, number], frame: Box, scale: Scale) {
  return { text, x: (x - frame.x) * scale, y: (y - frame.y) * scale } satisfies Mark
}

/** The largest scale at which something fits. */
export function scaleInto(size: { width: number; height: number }, room: typeof size): Scale {
  return Math.min(room.width / size.width, room.height / size.height)
}

/** The smallest box around these boxes. */
export function around(...boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  }
}
