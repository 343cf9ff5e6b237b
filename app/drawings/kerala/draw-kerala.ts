import { writeFileSync } from 'node:fs'
import { border, coast, districtLines, kottayamDistrict, lakes, rivers } from './kerala.ts'
import { mapEdges, mapSize, project, unitsOf, type Place } from './projection.ts'

/**
 * Draws kerala.svg: `node app/drawings/kerala/draw-kerala.ts`. Names are not part of it; the page sets them in its own
 * type.
 */
interface Point {
  x: number
  y: number
}

const ink = '#101214'

export function drawKerala(): string {
  const shore = coast.map(project)
  const land = [...shore, ...border.map(project).slice(0, -1)]
  const lines = [
    group('waterlines', `fill="none" stroke="${ink}" stroke-width="1"`, waterlines(shore)),
    `<path d="${curve(land, true)}" fill="#ECE9E2"/>`,
    `<path d="${curve(kottayamDistrict.map(project), true)}" fill="#D9D4C8"/>`,
    group(
      'districts',
      `fill="none" stroke="${ink}" stroke-opacity=".3" stroke-width="1"`,
      districtLines.map((line) => path(curve(line.map(project)))),
    ),
    `<path d="${curve(kottayamDistrict.map(project), true)}" fill="none" stroke="${ink}" stroke-opacity=".55"/>`,
    group(
      'rivers',
      `fill="none" stroke="${ink}" stroke-opacity=".5" stroke-width="1"`,
      rivers.map((river) => path(curve(river.map(project)))),
    ),
    group(
      'lakes',
      `fill="#F6F4EF" stroke="${ink}" stroke-width="1"`,
      lakes.map((lake) => path(curve(lake.map(project), true))),
    ),
    `<path d="${curve([shore.at(-1)!, ...border.map(project)])}" fill="none" stroke="${ink}" stroke-width="1"/>`,
    `<path d="${curve(shore)}" fill="none" stroke="${ink}" stroke-width="2"/>`,
    group('parallels', `stroke="${ink}" stroke-opacity=".42" stroke-dasharray="1 7"`, parallels()),
  ]
  const { width, height } = mapSize
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-linejoin="round" stroke-linecap="round"><style>path{vector-effect:non-scaling-stroke}</style>${lines.join('')}</svg>\n`
}

/** Lines along the shore, wider apart and fainter out at sea, as engravers drew water. */
function waterlines(shore: Point[]): string[] {
  const first = shore[0]!
  const last = shore.at(-1)!
  const length = Math.hypot(last.x - first.x, last.y - first.y)
  const along = { x: (last.x - first.x) / length, y: (last.y - first.y) / length }
  // Out to sea is to the right of the way south.
  const out = { x: -along.y, y: along.x }
  // On beyond the state's ends, so that no line ends in sight of them.
  const onward = (from: Point, units: number): Point => ({
    x: from.x + along.x * units,
    y: from.y + along.y * units,
  })
  const whole = [onward(first, -170), onward(first, -85), ...shore, onward(last, 90)]

  // The bends of the shore are lost far out, and so are most of its points.
  let line = whole.filter((_, index) => index < 3 || index % 2 === 0 || index === whole.length - 1)
  let distance = 0
  const drawn: string[] = []
  for (let step = 0; step < 12; step++) {
    distance = unitsOf(3.2 + step * 1.15)
    line = smoothed(line).map(({ x, y }) => ({
      x: x + out.x * distance,
      y: y + out.y * distance,
    }))
    const opacity = Math.max(0.1, 0.62 - step * 0.045).toFixed(2)
    drawn.push(`<path d="${curve(line)}" stroke-opacity="${opacity}"/>`)
  }
  return drawn
}

function smoothed(points: Point[]): Point[] {
  return points.map((point, index) => {
    const before = points[index - 1]
    const after = points[index + 1]
    if (!before || !after) return point
    return { x: (before.x + 2 * point.x + after.x) / 4, y: (before.y + 2 * point.y + after.y) / 4 }
  })
}

/** Whole degrees north, across the paper. */
function parallels(): string[] {
  return [9, 10, 11, 12].map((north) => {
    const { y } = project([north, mapEdges.west] as Place)
    return path(`M0 ${round(y)}H${mapSize.width}`)
  })
}

/** A smooth line through all points (Catmull and Rom's), in whole units from point to point: half the bytes. */
function curve(points: Point[], closed = false): string {
  const count = points.length
  const at = (index: number): Point =>
    closed ? points[(index + count) % count]! : points[Math.min(Math.max(index, 0), count - 1)]!
  const pieces = [`M${round(at(0).x)} ${round(at(0).y)}c`]
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const leave = { x: from.x + (to.x - before.x) / 7, y: from.y + (to.y - before.y) / 7 }
    const arrive = { x: to.x - (after.x - from.x) / 7, y: to.y - (after.y - from.y) / 7 }
    const steps = [leave, arrive, to].flatMap(({ x, y }) => [
      round(x) - round(from.x),
      round(y) - round(from.y),
    ])
    pieces.push(`${index > 0 ? ' ' : ''}${steps.join(' ').replaceAll(' -', '-')}`)
  }
  return pieces.join('') + (closed ? 'Z' : '')
}

const path = (d: string): string => `<path d="${d}"/>`
const group = (id: string, look: string, children: string[]): string =>
  `<g id="${id}" ${look}>${children.join('')}</g>`
const round = (value: number): number => Math.round(value)

if (import.meta.main) writeFileSync(new URL('kerala.svg', import.meta.url), drawKerala())
