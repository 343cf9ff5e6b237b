import { linspace } from '../../../machines/kit/curve.ts'
import { box, cylinder, rod } from '../../../machines/kit/solids.ts'
import { dice } from '../kit/dice.ts'
import { flat } from '../kit/ground.ts'
import { Scenery } from '../kit/scenery.ts'
import { corrugated } from '../props/sheets.ts'
import { iBeam } from '../props/steel.ts'
import { drums, tyres } from '../props/stocks.ts'

const HALL = { width: 44, depth: 26, height: 8.5 }

/** The assembly hall: portal frames, roof lights, a travelling crane, benches along the wall. Open towards +Z. */
export function workshop(seed: number): Scenery {
  const hall = new Scenery()
  const { width, depth, height } = HALL
  hall.add('epoxy', flat(120, 120))
  for (const z of [-6.2, 6.2]) hall.add('floor-line', flat(width - 4, 0.12), [0, 0.006, z])
  for (const x of [-14, -4.6, 4.8, 14])
    hall.add('floor-line', flat(0.12, 12.4), [x - 1.6, 0.006, 0])
  walls(hall)
  roof(hall)
  travellingCrane(hall, height - 1.5, seed % 2 ? -9 : 10)
  benches(hall, seed)
  hall.set(boomJigs(), [seed % 2 ? 13.5 : -16, 0, -7], seed % 2 ? -8 : 10)
  hall.set(drums(seed, 6), [-20, 0, -11])
  hall.set(tyres(seed, 12), [17, 0, -11.6])
  for (const x of linspace(-width / 2 + 3.5, width / 2 - 3.5, 6))
    for (const z of [-depth / 2 + 4, 0, 6])
      hall.add('lamp', box(1.5, 0.05, 0.26, 0), [x, height - 0.15, z])
  return hall
}

function walls(hall: Scenery) {
  const { width, depth, height } = HALL
  const z = -depth / 2
  hall.add('plaster', box(width, 2.4, 0.24, 0.01), [0, 1.2, z])
  hall.add('sheet-cream', corrugated(width, height - 4.2, 0.3, 0.04), [
    0,
    4.2 + (height - 4.2) / 2,
    z,
  ])
  // A long band of windows between wall and sheet.
  hall.add('daylight', box(width - 0.5, 1.7, 0.05, 0), [0, 3.3, z - 0.05])
  for (const x of linspace(-width / 2 + 0.25, width / 2 - 0.25, 34))
    hall.add('machine-grey', box(0.06, 1.8, 0.1, 0.005), [x, 3.3, z + 0.03])
  for (const y of [2.42, 3.3, 4.18])
    hall.add('machine-grey', box(width, 0.07, 0.12, 0.005), [0, y, z + 0.03])
  for (const side of [-1, 1]) {
    hall.add('plaster', box(0.24, 2.4, depth + 14, 0.01), [(side * width) / 2, 1.2, 7])
    hall.add(
      'sheet-cream',
      corrugated(depth + 14, height - 2.4, 0.3, 0.04),
      [(side * width) / 2, 2.4 + (height - 2.4) / 2, 7],
      [0, (-side * Math.PI) / 2, 0],
    )
  }
  for (const x of linspace(-width / 2 + 0.4, width / 2 - 0.4, 7)) {
    hall.add(
      'machine-grey',
      iBeam(height, 0.36, 0.3)
        .rotateZ(Math.PI / 2)
        .rotateY(Math.PI / 2),
      [x, height / 2, z + 0.34],
    )
    hall.add('floor-line', box(0.4, 1.1, 0.42, 0.01), [x, 0.55, z + 0.34])
  }
}

function roof(hall: Scenery) {
  const { width, depth, height } = HALL
  for (const x of linspace(-width / 2 + 0.4, width / 2 - 0.4, 7)) {
    hall.add('machine-grey', iBeam(depth + 14, 0.4, 0.28).rotateY(Math.PI / 2), [
      x,
      height + 0.3,
      7,
    ])
    hall.add(
      'machine-grey',
      rod([x, height - 0.9, -depth / 2 + 0.4], [x, height + 0.2, -depth / 2 + 2.4], 0.08, 6),
    )
  }
  // Glazed over the middle, as the light of the pictures wants it; sheets over the back.
  hall.add('sheet-grey', box(width, 0.06, 7, 0), [0, height + 0.62, -depth / 2 + 3.5])
  for (let z = -depth / 2 + 1; z < depth / 2 + 12; z += 2)
    hall.add('machine-grey', box(width, 0.12, 0.08, 0), [0, height + 0.55, z])
}

function travellingCrane(hall: Scenery, height: number, x: number) {
  const { depth, width } = HALL
  hall.add('machine-grey', iBeam(width, 0.4, 0.26), [0, height - 0.6, -depth / 2 + 1])
  for (const dx of [-0.7, 0.7])
    hall.add('floor-line', box(0.34, 0.8, depth + 2, 0.02), [x + dx, height, 1])
  hall.add('machine-grey', box(1.8, 0.5, 1.1, 0.03), [x, height + 0.5, -3])
  for (const dz of [-0.1, 0.1])
    hall.add('chain', rod([x, height, -3 + dz], [x, 4.9, -3 + dz], 0.016, 6))
  hall.add('floor-line', box(0.4, 0.5, 0.3, 0.05), [x, 4.7, -3])
}

/** Workbenches with vices, tool boards above, cabinets between them. */
function benches(hall: Scenery, seed: number) {
  const { between, pick } = dice(seed)
  const z = -HALL.depth / 2 + 1
  for (let i = 0; i < 6; i++) {
    const x = -15 + i * 6
    hall.add('plank', box(2.6, 0.08, 0.8, 0.01), [x, 0.92, z])
    for (const dx of [-1.2, 1.2])
      hall.add('machine-grey', box(0.09, 0.9, 0.7, 0.01), [x + dx, 0.45, z])
    hall.add('machine-grey', box(2.4, 0.06, 0.6, 0.01), [x, 0.3, z])
    hall.add('deep-blue', box(0.26, 0.2, 0.4, 0.03), [x + between(-0.9, 0.9), 1.06, z + 0.2])
    hall.add('machine-grey', box(2.2, 0.8, 0.04, 0.005), [x, 1.75, z - 0.62])
    for (let k = 0; k < 7; k++)
      hall.add(
        pick(['galvanised', 'safety-steel', 'tank']),
        box(0.05, between(0.2, 0.55), 0.03, 0.005),
        [x - 0.9 + k * 0.3, 1.75, z - 0.58],
      )
    hall.add(i % 2 ? 'safety-steel' : 'deep-blue', box(0.9, 1.8, 0.5, 0.02), [
      x + 2.6,
      0.9,
      z - 0.2,
    ])
    for (let k = 0; k < 5; k++)
      hall.add('machine-grey', box(0.7, 0.025, 0.03, 0.003), [x + 2.6, 0.35 + k * 0.32, z + 0.06])
  }
}

/** Boom sections on trestles, waiting for assembly. */
function boomJigs(): Scenery {
  const jigs = new Scenery()
  for (const [i, length] of [4.6, 3.9, 3.2].entries()) {
    const z = i * 1.1
    jigs.add(
      i === 1 ? 'machine-grey' : 'galvanised',
      box(length, 0.32 - i * 0.05, 0.26 - i * 0.04, 0.03),
      [0, 0.95, z],
    )
    jigs.add('machine-grey', cylinder('z', 0.16, 0.34, 26, 0.01), [-length / 2, 0.95, z])
    for (const x of [-length * 0.32, length * 0.32]) {
      jigs.add('safety-steel', rod([x, 0.8, z], [x, 0, z - 0.35], 0.035, 7))
      jigs.add('safety-steel', rod([x, 0.8, z], [x, 0, z + 0.35], 0.035, 7))
      jigs.add('safety-steel', box(0.1, 0.06, 0.6, 0.01), [x, 0.79, z])
    }
  }
  return jigs
}
