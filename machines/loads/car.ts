import { Vector3 } from 'three'
import { curveThrough, linspace } from '../kit/curve.ts'
import { withCreasedNormals } from '../kit/normals.ts'
import type { Part } from '../kit/part.ts'
import { box, type Vec3 } from '../kit/solids.ts'
import { lifted, sheet, type Skin } from '../kit/surface.ts'
import { details, wheels } from './car-details.ts'
import { bottomOf, CAR, halfOf, SECTION, topOf } from './car-shape.ts'

export function car(parent: Part, name: string, at: Vec3, pitch = 0): Part {
  const part = parent.child(name, at)
  part.group.rotation.z = (pitch * Math.PI) / 180
  lowerBody(part)
  greenhouse(part)
  details(part)
  for (const x of [CAR.frontAxle, CAR.rearAxle]) wheels(part, x)
  return part
}

function lowerBody(part: Part) {
  const xs = [
    -1.9,
    -1.885,
    -1.86,
    -1.8,
    -1.72,
    ...linspace(-1.6, 1.5, 22),
    1.6,
    1.7,
    1.78,
    1.84,
    1.885,
    1.91,
    1.92,
  ]
  const ring = (x: number, k = 1) => {
    const [low, high, half] = [bottomOf(x), topOf(x), halfOf(x)]
    const middle = (low + high) / 2
    const right = SECTION.map(
      ([w, h]) => new Vector3(x, middle + (low + (high - low) * h - middle) * k, w * half * k),
    )
    const left = right
      .slice(1, -1)
      .reverse()
      .map((p) => new Vector3(p.x, p.y, -p.z))
    return [...right, ...left, right[0] ?? new Vector3()]
  }
  const rings = [ring(-1.9, 0.01), ...xs.map((x) => ring(x)), ring(1.92, 0.01)]
  const skin = sheet(rings, new Vector3(0, 0.6, 0))
  part.add('carPaint', withCreasedNormals(skin, 50))
}

const glassFront = curveThrough([
  [0.93, 1.0],
  [1.4, 0.3],
])

const glassBack = curveThrough([
  [0.93, -1.8],
  [1.15, -1.68],
  [1.4, -1.4],
])

const glassHalf = curveThrough([
  [0.93, 0.765],
  [1.4, 0.6],
])

const RADIUS = 0.16

/** u: 0..1 along the windscreen from the middle, 1..2 corner, 2..3 side, 3..4 corner, 4..5 back. */
const house: Skin = (u, y) => {
  const [f, b, w] = [glassFront(y), glassBack(y), glassHalf(y)]
  const bow = (z: number) => 0.07 * (1 - (z / w) ** 2)
  if (u <= 1) return new Vector3(f + bow((w - RADIUS) * u) - 0.03, y, (w - RADIUS) * u)
  const turn = (from: number) => ((u - from) * Math.PI) / 2
  if (u <= 2) {
    const z = w - RADIUS + Math.sin(turn(1)) * RADIUS
    return new Vector3(f - 0.03 - RADIUS + Math.cos(turn(1)) * RADIUS + bow(z), y, z)
  }
  const [x0, x1] = [f - 0.03 - RADIUS, b + RADIUS]
  if (u <= 3)
    return new Vector3(x0 + (x1 - x0) * (u - 2), y, w + 0.02 * Math.sin(Math.PI * (u - 2)))
  if (u <= 4)
    return new Vector3(x1 - Math.sin(turn(3)) * RADIUS, y, w - RADIUS + Math.cos(turn(3)) * RADIUS)
  return new Vector3(b, y, (w - RADIUS) * (5 - u))
}

function greenhouse(part: Part) {
  const inside = new Vector3(-0.4, 1.1, 0)
  const band = (skin: Skin, u0: number, u1: number, y0: number, y1: number, columns: number) =>
    sheet(
      linspace(y0, y1, 5).map((y) => linspace(u0, u1, columns).map((u) => skin(u, y))),
      inside,
    )
  part.addPair('glass', withCreasedNormals(band(house, 0, 5, 0.94, 1.4, 40), 50))
  const shell = lifted(house, 0.008, inside)
  const pillars = [
    [0.97, 1.75],
    [2.43, 2.5],
    [2.86, 4.12],
  ] as const
  for (const [a, b] of pillars)
    part.addPair(
      a === 2.43 ? 'black' : 'carPaint',
      withCreasedNormals(band(shell, a, b, 0.93, 1.4, 8), 50),
    )
  part.addPair('carPaint', withCreasedNormals(band(shell, 1.2, 4.1, 0.93, 0.965, 18), 50))
  part.addPair('carPaint', withCreasedNormals(band(shell, 1.2, 4.1, 1.36, 1.4, 18), 50))
  const us = [
    ...linspace(0, 1, 4),
    ...linspace(1, 2, 5).slice(1),
    ...linspace(2, 3, 8).slice(1),
    ...linspace(3, 4, 5).slice(1),
    ...linspace(4, 5, 3).slice(1),
  ]
  const rings = linspace(0, 1, 5).map((t) => {
    const shrink = 1 - t * t * 0.16 - t * 0.03
    const right = us.map((u) => {
      const p = shell(u, 1.4)
      return new Vector3(
        (p.x + 0.55) * shrink - 0.55,
        1.39 + 0.075 * Math.sin((t * Math.PI) / 2),
        p.z * shrink,
      )
    })
    return [
      ...right,
      ...right
        .slice(0, -1)
        .reverse()
        .map((p) => new Vector3(p.x, p.y, -p.z)),
    ]
  })
  const crown = (rings.at(-1) ?? []).map(() => new Vector3(-0.55, 1.475, 0))
  part.add('carPaint', withCreasedNormals(sheet([...rings, crown], inside), 60))
  // Seats, so that the glass shows depth.
  for (const [x, z] of [
    [0.0, 0.36],
    [0.0, -0.36],
    [-0.85, 0.34],
    [-0.85, -0.34],
  ] as const) {
    part.add('seat', box(0.14, 0.5, 0.46, 0.05), [x - 0.18, 0.98, z], [0, 0, 0.2])
    part.add('seat', box(0.09, 0.14, 0.24, 0.04), [x - 0.27, 1.28, z], [0, 0, 0.2])
  }
  part.add('trim', box(0.3, 0.1, 1.3, 0.04), [0.72, 0.97, 0])
}
