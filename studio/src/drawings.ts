import { mkdir, writeFile } from 'node:fs/promises'
import { Box3, Vector3 } from 'three'
import { CALLOUTS } from '../machines/callouts.ts'
import { buildMachine, pointOn, type Machine } from '../machines/machine.ts'
import { PRODUCTS, type ProductId } from '../machines/products.ts'
import { wheelbase } from '../machines/truck/chassis.ts'
import { visibleLines, type Line, type View } from './drawing.ts'
import { chain, simplify, toPathData, withoutDoubles } from './line-paths.ts'

/** One drawing unit is a centimetre of the model, for every product and view. */
const UNITS_PER_METRE = 100
const MARGIN = 3

export const DRAWINGS = new URL('../../media/drawings/', import.meta.url)

type Anchor = { from: [number, number]; to: [number, number]; axis: 'x' | 'y' }

/** `ground` is the drawing's y of the wheels' contact; absent in the plan. */
type Sheet = {
  width: number
  height: number
  ground?: number
  centre?: number
  dimensions: Record<string, Anchor>
}

export async function makeDrawings(id: ProductId): Promise<number[]> {
  await mkdir(DRAWINGS, { recursive: true })
  const machine = buildMachine(id, { sharp: true, pose: PRODUCTS[id].poses.drawing })
  const sheets: Partial<Record<View, Sheet>> = {}
  const sizes: number[] = []
  for (const view of ['side', 'front', 'top'] as const) {
    const { svg, sheet } = draw(machine, view)
    sheets[view] = sheet
    sizes.push(svg.length)
    await writeFile(new URL(`${id}-${view}.svg`, DRAWINGS), svg)
  }
  const sidecar = { unitsPerMetre: UNITS_PER_METRE, views: sheets, callouts: CALLOUTS[id] }
  await writeFile(new URL(`${id}.json`, DRAWINGS), `${JSON.stringify(sidecar, null, 2)}\n`)
  return sizes
}

function draw(machine: Machine, view: View): { svg: string; sheet: Sheet } {
  const lines = visibleLines(machine.group, view)
  const strokes = withoutDoubles(chain(lines, 0.004), 0.02)
    .map((stroke) => simplify(stroke, 0.0025))
    .filter((stroke) => lengthOf(stroke) > 0.03)
  const frame = frameOf(lines)
  // Side and front stand on the ground; the plan lies on its centre line.
  const top = frame.y1 + MARGIN / UNITS_PER_METRE
  const bottom = view === 'top' ? frame.y0 - MARGIN / UNITS_PER_METRE : 0
  const origin = [frame.x0 - MARGIN / UNITS_PER_METRE, top] as const
  const width = Math.ceil((frame.x1 - frame.x0) * UNITS_PER_METRE + MARGIN * 2)
  const height = Math.ceil((top - bottom) * UNITS_PER_METRE + (view === 'top' ? 0 : 1))
  const data = toPathData(strokes, origin, UNITS_PER_METRE)
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke="currentColor" stroke-width="1" stroke-linecap="round" stroke-linejoin="round">` +
    `<path vector-effect="non-scaling-stroke" d="${data}"/></svg>\n`
  const place = (x: number, y: number): [number, number] => [
    round((x - origin[0]) * UNITS_PER_METRE),
    round((origin[1] - y) * UNITS_PER_METRE),
  ]
  const sheet: Sheet = {
    width,
    height,
    ...(view === 'top' ? { centre: place(0, 0)[1] } : { ground: place(0, 0)[1] }),
    dimensions: view === 'side' ? sideDimensions(machine, place) : {},
  }
  return { svg, sheet }
}

const round = (n: number) => Math.round(n * 10) / 10

const lengthOf = (stroke: readonly (readonly [number, number])[]) =>
  stroke.reduce((sum, [x, y], i) => {
    const before = stroke[i - 1]
    return before ? sum + Math.hypot(x - before[0], y - before[1]) : 0
  }, 0)

function frameOf(lines: readonly Line[]) {
  const xs = lines.flatMap(([x0, , x1]) => [x0, x1])
  const ys = lines.flatMap(([, y0, , y1]) => [y0, y1])
  const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b), Infinity)
  const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b), -Infinity)
  return { x0: least(xs), x1: most(xs), y0: least(ys), y1: most(ys) }
}

/** The letters of the data sheet, tied to points of the model. No figures: those are the maker's to give. */
function sideDimensions(
  machine: Machine,
  place: (x: number, y: number) => [number, number],
): Record<string, Anchor> {
  const { product, crane } = machine
  const vehicle = new Box3()
  for (const child of machine.group.children) {
    if (child.name !== 'crane-base' && child.name !== 'load-car')
      vehicle.expandByObject(child, true)
  }
  const cab = machine.group.getObjectByName('cab')
  const roof = cab ? new Box3().setFromObject(cab, true) : vehicle
  const across = (x0: number, x1: number, y: number): Anchor => ({
    from: place(x0, y),
    to: place(x1, y),
    axis: 'x',
  })
  const upTo = (x: number, y: number): Anchor => ({ from: place(x, 0), to: place(x, y), axis: 'y' })
  const dimensions: Record<string, Anchor> = {
    A: across(vehicle.min.x, vehicle.max.x, 0),
    B: across(-wheelbase(product.truck), 0, 0),
  }
  if (crane) {
    const column = pointOn(machine, crane.column)
    const hook = pointOn(machine, crane.hook, new Vector3())
    dimensions['C'] = across(Math.min(hook.x, column.x), Math.max(hook.x, column.x), hook.y)
    dimensions['D'] = upTo(hook.x, hook.y - crane.hookDrop)
  }
  dimensions['E'] = upTo((roof.min.x + roof.max.x) / 2, roof.max.y)
  return dimensions
}
