import { inWords } from '../../../content/in-words.ts'
import type { PaintName } from '../../machines/materials.ts'
import type { ProductId } from '../../machines/products.ts'
import { coloursOf } from '../products.ts'

// Pictures put together from the studio masters and the drawings: nothing is rendered.

/** Left edge and ground line in pixels. */
export type Placed = { left: number; ground: number; scale: number }

export type Standing = { id: ProductId; colour: PaintName }

export type Composition = { name: string; ids: readonly ProductId[] } & (
  | {
      kind: 'parked'
      machines: readonly Standing[]
      gap: number
      stagger: number
      ground: 'paper' | 'ground'
    }
  | { kind: 'chart'; machines: readonly Standing[]; columns: number; ground: 'paper' | 'ground' }
  | { kind: 'row'; rows: readonly (readonly Standing[])[]; ground: 'paper' | 'ground' }
  | { kind: 'before-drawing'; machine: Standing; drawing: Placed; machineAt: Placed }
  | { kind: 'sheet'; id: ProductId }
)

const inEveryPaint = (id: ProductId): Standing[] => coloursOf(id).map((colour) => ({ id, colour }))

const signature = (id: ProductId, colour: PaintName): Standing => ({ id, colour })

function parked(
  id: ProductId,
  gap: number,
  stagger: number,
  ground: 'paper' | 'ground',
  some?: readonly PaintName[],
): Composition {
  const machines = inEveryPaint(id).filter(({ colour }) => !some || some.includes(colour))
  return {
    name: `${id}-in-${inWords(machines.length)}-paints-side-by-side`,
    kind: 'parked',
    ids: [id],
    machines,
    gap,
    stagger,
    ground,
  }
}

function chart(id: ProductId, ground: 'paper' | 'ground', columns = 4): Composition {
  const machines = inEveryPaint(id)
  return {
    name: `${id}-in-each-of-its-paints`,
    kind: 'chart',
    ids: [id],
    machines,
    columns,
    ground,
  }
}

const sheet = (id: ProductId): Composition => ({
  name: `${id}-drawn-from-the-side-front-and-top`,
  kind: 'sheet',
  ids: [id],
  id,
})

function beforeDrawing(
  id: ProductId,
  colour: PaintName,
  drawing: Placed,
  machineAt: Placed,
): Composition {
  return {
    name: `${id}-before-its-own-drawing`,
    kind: 'before-drawing',
    ids: [id],
    machine: { id, colour },
    drawing,
    machineAt,
  }
}

const KNUCKLE = [
  signature('wotan', 'yellow'),
  signature('woodpicker', 'light-green'),
  signature('swifty', 'light-blue'),
]
const SMALLER = [
  signature('brisky', 'maroon'),
  signature('scoot', 'dark-blue'),
  signature('cuty', 'red'),
]
const LIFTS = [signature('wheelift', 'dark-blue'), signature('swiftlift', 'light-blue')]
const TILTING = [signature('flatbed', 'yellow'), signature('slider', 'red')]
const LEVEL = [signature('ground-o', 'white')]
const idsOf = (machines: readonly Standing[]) => machines.map(({ id }) => id)

export const COMPOSITIONS: readonly Composition[] = [
  parked('wotan', 3.3, 0.9, 'ground'),
  chart('woodpicker', 'paper'),
  parked('swifty', 3.1, 0.9, 'paper'),
  chart('brisky', 'ground'),
  chart('scoot', 'paper'),
  parked('cuty', 2.8, 0.5, 'ground'),
  parked('wheelift', 3.4, 0.4, 'paper', ['white', 'dark-blue', 'red', 'yellow']),
  parked('flatbed', 3.2, 0, 'ground', ['yellow', 'black', 'light-green', 'maroon']),
  chart('slider', 'ground', 2),
  chart('swiftlift', 'paper', 2),
  parked('ground-o', 3.6, 0.2, 'paper', ['light-blue', 'white', 'red', 'dark-blue']),
  beforeDrawing(
    'woodpicker',
    'maroon',
    { scale: 0.94, left: 24, ground: 700 },
    { left: 420, scale: 0.72, ground: 790 },
  ),
  beforeDrawing(
    'cuty',
    'light-blue',
    { scale: 1.42, left: 30, ground: 700 },
    { left: 500, scale: 0.78, ground: 790 },
  ),
  beforeDrawing(
    'wheelift',
    'yellow',
    { scale: 1.02, left: 88, ground: 390 },
    { left: 150, scale: 0.74, ground: 775 },
  ),
  beforeDrawing(
    'ground-o',
    'dark-blue',
    { scale: 1.02, left: 96, ground: 360 },
    { left: 150, scale: 0.74, ground: 755 },
  ),
  sheet('wotan'),
  sheet('brisky'),
  sheet('slider'),
  sheet('swiftlift'),
  {
    name: 'the-crane-range-to-one-scale',
    kind: 'row',
    ids: idsOf([...KNUCKLE, ...SMALLER]),
    rows: [KNUCKLE, SMALLER],
    ground: 'ground',
  },
  {
    name: 'the-recovery-range-to-one-scale',
    kind: 'row',
    ids: idsOf([...LIFTS, ...TILTING, ...LEVEL]),
    rows: [LIFTS, TILTING, LEVEL],
    ground: 'paper',
  },
  {
    name: 'wotan-and-cuty-to-one-scale',
    kind: 'row',
    ids: ['wotan', 'cuty'],
    rows: [[signature('wotan', 'red'), signature('cuty', 'yellow')]],
    ground: 'ground',
  },
]
