import { linspace } from '../../../machines/kit/curve.ts'
import { box, cylinder, prism } from '../../../machines/kit/solids.ts'
import { Part } from '../../../machines/kit/part.ts'
import { car } from '../../../machines/loads/car.ts'
import { materialsFor } from '../../../machines/materials.ts'
import { dice } from '../kit/dice.ts'
import { flat } from '../kit/ground.ts'
import { another, Scenery } from '../kit/scenery.ts'
import { cone } from '../props/barriers.ts'
import { pallet } from '../props/heaps.ts'
import { palm } from '../props/palm.ts'
import { hall, openShed } from '../props/sheds.ts'
import { container } from '../props/sheets.ts'
import { pipePile } from '../props/steel.ts'
import { compoundWall, streetLamp } from '../props/street-furniture.ts'
import { crateStack, drums, tyres } from '../props/stocks.ts'
import { railing } from '../props/roads.ts'
import { countryside, farHills, scrub, treeLine } from './backdrop.ts'

/** A parked car; its silver paint shares one look across the yard. */
function parkedCar() {
  const part = new Part('parked-car')
  car(part, 'car', [0, 0, 0])
  return part.build(materialsFor('white'))
}

/** Where cars wait to be carried: marked bays, a long canopy, lamps. */
export function carYard(seed: number): Scenery {
  const { between } = dice(seed)
  const yard = new Scenery()
  yard.add('gravel', flat(600, 600))
  yard.add('asphalt', flat(90, 34), [0, 0.008, -4])
  for (let i = 0; i <= 14; i++) yard.add('road-paint', flat(0.1, 4.6), [-21 + i * 3, 0.014, -9.2])
  yard.add('road-paint', flat(42, 0.1), [0, 0.014, -11.5])
  const one = parkedCar()
  for (let i = 0; i < 14; i++)
    if (i % 5 !== seed % 5)
      yard.set(another(one), [-19.5 + i * 3, 0.012, -9.3 + between(-0.2, 0.2)], i % 3 ? 90 : -90)
  yard.set(openShed(44, 6, 3.6, 'sheet-grey', 'sheet-cream'), [0, 0, -12.6])
  const lamp = streetLamp().build()
  for (const x of [-17, -2, 13]) yard.set(another(lamp), [x, 0, -6.4])
  yard.set(compoundWall(100, 'plaster', 2), [0, 0, -23])
  return yard.set(countryside(seed, 26, 0.6))
}

/** The loading side of a warehouse: roller doors, pallets, a container set down. */
export function warehouseYard(seed: number): Scenery {
  const { between } = dice(seed)
  const yard = new Scenery()
  yard.add('gravel', flat(600, 600))
  yard.add('yard-slab', flat(72, 30), [0, 0.008, -2])
  const side = seed % 2 ? 1 : -1
  yard.set(hall(34, 16, 7.4, seed % 2 ? 'sheet-cream' : 'sheet-green', 4), [side * 3, 0, -11])
  yard.set(container('container-red'), [side * -17, 0, -8.4], side * 14)
  yard.set(crateStack(seed, 4), [side * 9.5, 0, -8.6], between(-4, 4))
  yard.set(drums(seed, 8), [side * -5.4, 0, -9.4], between(0, 20))
  for (let i = 0; i < 3; i++)
    yard.set(
      pallet(i % 2 ? 'clay-brick' : 'new-concrete', 5, seed + i),
      [side * (-9.5 + i * 1.7), 0, -7.6 - (i % 2)],
      between(-9, 9),
    )
  yard.add('floor-line', flat(40, 0.12), [0, 0.014, -5.6])
  const bollard = new Scenery()
    .add('floor-line', cylinder('y', 0.11, 1, 20, 0.03), [0, 0.5, 0])
    .build()
  for (let i = 0; i < 6; i++) yard.set(another(bollard), [side * (-8.5 + i * 4.2), 0, -9.6])
  yard.set(treeLine(seed, { from: -80, to: 80, z: -44, count: 30, palms: 0.5, height: [12, 16] }))
  return yard.set(farHills(seed, 80))
}

/** A jetty on the backwaters: a quay wall, water beyond, palms on the far shore. */
export function jetty(seed: number): Scenery {
  const { between } = dice(seed)
  const made = new Scenery()
  made.add('grass', flat(700, 300), [0, -0.05, 158])
  made.add('concrete', box(160, 1.6, 13, 0.05), [0, -0.8, 1.2])
  made.add('water', flat(900, 600), [0, -1.15, -305.2])
  for (let i = -6; i <= 6; i++) {
    made.add('plank', cylinder('y', 0.16, 2.6, 14, 0.02), [i * 4.4 + 1, -0.2, -5.55])
    if (i % 2)
      made.add('machine-grey', cylinder('y', 0.16, 0.42, 18, 0.05), [i * 4.4 - 1.2, 0.2, -4.6])
  }
  made.set(boat(), [seed % 2 ? -9.5 : -1.5, -1.1, -7.6], between(-4, 4))
  made.set(boat(), [seed % 2 ? 15 : 20, -1.1, -15], between(12, 30))
  made.set(crateStack(seed, 3), [seed % 2 ? 5.5 : 7.5, 0, -3.6], between(-5, 5))
  made.set(drums(seed, 6), [seed % 2 ? -14 : -11, 0, -3.9])
  made.set(
    treeLine(seed, { from: -150, to: 150, z: -92, count: 70, palms: 0.85, depth: 8 }),
    [0, -0.7, 0],
  )
  made.add('grass', flat(900, 60), [0, -0.95, -120])
  const near = palm(seed, 10)
  for (const [x, z] of [
    [-24, 3],
    [22, 4],
    [30, 1],
  ] as const)
    made.set(another(near), [x, 0, z], between(0, 360))
  // Their foot is flat and level with a yard: under water here, or it would hide it.
  return made.set(farHills(seed, 60), [0, -3, 0])
}

/** A country boat with a long thin hull and a mat roof. */
function boat(): Scenery {
  const made = new Scenery()
  const hull = box(9, 0.8, 1.9, 0.1)
  const position = hull.getAttribute('position')
  for (let i = 0; i < position.count; i++) {
    const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)]
    const end = Math.abs(x) / 4.5
    position.setXYZ(
      i,
      x * (y > 0 ? 1.12 : 0.86),
      y + (end > 0.9 && y > 0 ? 0.5 : 0),
      z * (y > 0 ? 1 : 0.6) * (end > 0.9 ? 0.35 : 1),
    )
  }
  hull.computeVertexNormals()
  made.add('trunk', hull, [0, 0.35, 0])
  const arch = (radius: number, from: number, to: number) =>
    linspace(from, to, 14).map((t): [number, number] => [
      Math.cos(t) * radius,
      Math.sin(t) * radius,
    ])
  const mat = [...arch(0.92, 0.1, Math.PI - 0.1), ...arch(0.86, Math.PI - 0.1, 0.1)]
  return made.add('thatch', prism(mat, 4.2, { bevel: 0 }).rotateY(Math.PI / 2), [0.4, 0.72, 0])
}

/** A town yard for pipes and lamp posts: what a municipal crew draws its stock from. */
export function municipalYard(seed: number): Scenery {
  const { between } = dice(seed)
  const yard = new Scenery()
  yard.add('gravel', flat(600, 600))
  yard.add('concrete', flat(60, 22), [0, 0.008, -1])
  const side = seed % 2 ? 1 : -1
  yard.set(hall(20, 10, 5.4, 'sheet-blue', 3), [side * 7, 0, -13])
  yard.set(pipePile('pipe-concrete', 0.46, 2.4, 5, 3), [side * -6.5, 0, -8.6], between(-4, 4))
  yard.set(pipePile('pipe-blue', 0.16, 5.6, 9, 5), [side * -13.5, 0, -7.6], between(-6, 6))
  yard.set(pipePile('galvanised', 0.09, 7, 10, 3), [side * 1, 0, -7.4], between(-2, 2))
  yard.set(drums(seed, 8), [side * 14.5, 0, -8.5])
  yard.set(tyres(seed, 14), [side * 8.5, 0, -11.4])
  const marker = cone().build()
  for (let i = 0; i < 6; i++)
    yard.set(another(marker), [side * (4.6 + (i % 3) * 0.5), 0, -6.8 - Math.floor(i / 3) * 0.5])
  yard.set(railing(14), [side * -17, 0, -12])
  yard.set(compoundWall(90, 'plaster', 2.1), [0, 0, -24])
  yard.set(scrub(seed, { from: -30, to: 30, z: -22, count: 60, depth: 1.4 }))
  return yard.set(countryside(seed, 27, 0.6))
}
