import { Vector3 } from 'three'
import { rectangle } from '../kit/contour.ts'
import { linspace } from '../kit/curve.ts'
import { withCreasedNormals } from '../kit/normals.ts'
import type { Part } from '../kit/part.ts'
import { box, cylinder, prism, tube, vector, type Vec3 } from '../kit/solids.ts'
import { sheet } from '../kit/surface.ts'
import type { CabShape } from './cab-shape.ts'

/** Seats, dashboard and wheel: enough for the glass to have something behind it. */
export function cabInterior(part: Part, { spec, at, inside }: CabShape) {
  const { front, back, width } = spec
  part.add('trim', box(front - back - 0.25, 0.06, width - 0.2), [inside.x - 0.05, at(0.08), 0])
  part.add('trim', box(0.42, 0.34, width - 0.28, 0.08), [front - 0.42, at(0.33), 0])
  const seat = Math.max(back + 0.42, front - 1.25)
  for (const z of [-0.27 * width, 0.27 * width]) {
    part.add('seat', box(0.5, 0.16, 0.5, 0.05), [seat + 0.2, at(0.28), z])
    part.add('seat', box(0.15, 0.62, 0.5, 0.05), [seat - 0.1, at(0.28) + 0.32, z], [0, 0, 0.14])
    part.add('seat', box(0.11, 0.2, 0.28, 0.05), [seat - 0.16, at(0.28) + 0.72, z], [0, 0, 0.1])
  }
  // India drives on the left, so the wheel is on the right.
  const wheel: Vec3[] = linspace(0, 1, 15)
    .slice(0, -1)
    .map((t) => {
      const a = t * Math.PI * 2
      return [Math.sin(a) * 0.1, Math.sin(a) * 0.19, Math.cos(a) * 0.22]
    })
  const hub: Vec3 = [front - 0.72, at(0.47), 0.27 * width]
  part.add('black', tube(wheel, 0.017, { closed: true, steps: 28, sides: 6 }), hub)
  part.add('black', box(0.03, 0.05, 0.42, 0.01), hub, [0, 0, 0.5])
  part.add(
    'black',
    cylinder('x', 0.03, 0.34, 10),
    [front - 0.6, at(0.42), 0.27 * width],
    [0, 0, -1.0],
  )
}

/** Mirrors, visor, wipers, marker lamps, grab bars, beacon. */
export function cabFittings(part: Part, shape: CabShape) {
  mirrors(part, shape)
  visor(part, shape)
  wipers(part, shape)
  const { at, spec, halfWidth, front } = shape
  for (const z of [-0.6, -0.2, 0.2, 0.6]) {
    const p = front((z * spec.width) / 2, at(0.935))
    part.add('lampAmber', box(0.07, 0.03, 0.1, 0.012), [p.x, p.y + 0.005, p.z])
  }
  for (const x of [spec.back + 0.1]) {
    const z = halfWidth(at(0.4))
    const bar: Vec3[] = [
      [x, at(0.2), z - 0.02],
      [x, at(0.22), z + 0.05],
      [x, at(0.58), z + 0.04],
      [x, at(0.6), z - 0.04],
    ]
    part.addPair('black', tube(bar, 0.014, { steps: 14, sides: 7 }))
  }
  if (spec.beacon) beacon(part, [shape.inside.x + 0.05, spec.roof + 0.01, 0], spec.width * 0.62)
}

/** An amber light bar lying across the machine. */
export function beacon(part: Part, at: Vec3, width: number) {
  const [x, y, z] = at
  part.add('black', box(0.22, 0.05, width, 0.02), [x, y + 0.05, z])
  part.addPair('black', box(0.1, 0.05, 0.06, 0.01), [x, y + 0.01, width * 0.36])
  part.addPair('lampAmber', box(0.2, 0.1, width * 0.34, 0.035), [x, y + 0.12, width * 0.325])
  part.add('tapeWhite', box(0.19, 0.09, width * 0.28, 0.03), [x, y + 0.115, z])
}

function mirrors(part: Part, { at, spec, halfWidth, frontX }: CabShape) {
  const half = spec.width / 2
  const x = frontX(at(0.62)) - 0.2
  const z = half + 0.22
  const tall = (at(1) - at(0)) * 0.27
  const y = at(0.58)
  part.addPair(
    'black',
    tube(
      [
        [x - 0.06, at(0.8), halfWidth(at(0.8)) - 0.03],
        [x + 0.04, at(0.8), half + 0.1],
        [x + 0.015, y + tall / 2 - 0.03, z],
      ],
      0.018,
      { steps: 10, sides: 7 },
    ),
  )
  part.addPair(
    'black',
    tube(
      [
        [x + 0.02, at(0.4), half - 0.03],
        [x + 0.06, at(0.4), half + 0.1],
        [x + 0.02, at(0.44), z],
      ],
      0.016,
      { steps: 10, sides: 7 },
    ),
  )
  const housing = prism(rectangle(0, 0, 0.24, tall, 0.07), 0.12, { bevel: 0.035, steps: 4 })
  part.addPair('black', housing, [x + 0.01, y, z], [0, Math.PI / 2 - 0.22, 0])
  part.addPair(
    'chrome',
    prism(rectangle(0, 0, 0.19, tall - 0.06, 0.05), 0.01, { bevel: 0 }),
    [x - 0.058, y, z + 0.012],
    [0, Math.PI / 2 - 0.22, 0],
  )
}

function visor(part: Part, { at, spec, front }: CabShape) {
  const reach = spec.width / 2 - 0.16
  const rows: Vector3[][] = [[], [], [], []]
  for (const z of linspace(-reach, reach, 16)) {
    const root = front(z, at(0.835))
    const lip = front(z, at(0.775))
    const taper = 1 - 0.5 * Math.max(0, Math.abs(z / reach) - 0.7)
    const edge = new Vector3(lip.x + 0.15 * taper, lip.y, lip.z)
    rows[0]?.push(root.clone().add(vector([-0.01, 0.02, 0])))
    rows[1]?.push(edge)
    rows[2]?.push(edge.clone().add(vector([-0.004, -0.016, 0])))
    rows[3]?.push(root.clone().add(vector([-0.01, -0.005, 0])))
  }
  const middle = front(0, at(0.8)).add(vector([0.04, 0, 0]))
  part.add('graphite', withCreasedNormals(sheet(rows, middle), 30))
}

function wipers(part: Part, { at, spec, front, inside }: CabShape) {
  const proud = (z: number, y: number, by: number): Vec3 => {
    const p = front(z, y)
    return p.add(p.clone().sub(inside).setY(0).normalize().multiplyScalar(by)).toArray()
  }
  const k = spec.width / 2.4
  for (const z of [-0.78 * k, 0.06 * k]) {
    const arm = [
      proud(z, at(0.42), 0.03),
      proud(z + 0.2 * k, at(0.47), 0.05),
      proud(z + 0.42 * k, at(0.53), 0.035),
    ]
    part.add('black', tube(arm, 0.009, { steps: 8, sides: 5 }))
    const blade = [
      proud(z + 0.1 * k, at(0.475), 0.02),
      proud(z + 0.42 * k, at(0.53), 0.024),
      proud(z + 0.7 * k, at(0.56), 0.02),
    ]
    part.add('black', tube(blade, 0.011, { steps: 8, sides: 5 }))
  }
}
