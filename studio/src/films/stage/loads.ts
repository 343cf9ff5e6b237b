import type { Part } from '../../../machines/kit/part.ts'
import { Part as Piece } from '../../../machines/kit/part.ts'
import { beam, box, cylinder, rod, type Vec3 } from '../../../machines/kit/solids.ts'
import { log } from '../../../machines/loads/logs.ts'
import { materialsFor } from '../../../machines/materials.ts'

/** What hangs below a hook: its `top` is where the slings meet. */
export type Load = { part: Part; height: number }

const materials = () => materialsFor('yellow')

/** Slings from the four corners of a load up to one point. */
function slings(part: Part, [x, y, z]: Vec3, rise: number) {
  for (const sx of [-1, 1])
    for (const sz of [-1, 1])
      part.add('steel', rod([sx * x, y, sz * z], [0, y + rise, 0], 0.011, 8))
}

/** A slatted wooden crate, standing on y = 0. */
export function crate(width: number, height: number, depth: number, rise: number): Load {
  const part = new Piece('crate')
  const [w, d] = [width / 2, depth / 2]
  part.add('wood', box(width - 0.06, height - 0.12, depth - 0.06, 0.01), [0, height / 2, 0])
  const slats = Math.round((height - 0.1) / 0.14)
  const pitch = (height - 0.1) / slats
  for (let i = 0; i < slats; i++) {
    const y = 0.09 + (i + 0.5) * pitch
    part.addPair('wood', box(width, pitch - 0.022, 0.025, 0.006), [0, y, d])
    for (const side of [-1, 1])
      part.add('wood', box(0.025, pitch - 0.022, depth, 0.006), [side * w, y, 0])
  }
  for (const side of [-1, 1])
    part.addPair('wood', box(0.1, height - 0.06, 0.03, 0.006), [
      side * (w - 0.06),
      height / 2 + 0.02,
      d + 0.02,
    ])
  for (const at of [-w + 0.12, 0, w - 0.12])
    part.add('wood', box(0.1, 0.09, depth, 0.008), [at, 0.045, 0])
  part.add('wood', box(width + 0.02, 0.03, depth + 0.02, 0.006), [0, height, 0])
  slings(part, [w * 0.92, height, d * 0.92], rise)
  part.build(materials())
  return { part, height: height + rise }
}

/** A bundle of steel pipes lying along X, held by two slings. */
export function pipes(length: number, rise: number): Load {
  const part = new Piece('pipes')
  const r = 0.075
  for (const [row, count] of [5, 4, 3].entries())
    for (let i = 0; i < count; i++) {
      const at: Vec3 = [0, r + row * r * 1.74, (i - (count - 1) / 2) * r * 2.02]
      part.add('aluminium', cylinder('x', r, length - (i % 2) * 0.04, 22, 0.004), at)
      for (const end of [-1, 1])
        part.add('black', cylinder('x', r * 0.84, 0.01, 18, 0), [
          at[0] + (end * length) / 2 + end * 0.002,
          at[1],
          at[2],
        ])
    }
  const top = r * 5.5
  for (const x of [-length * 0.3, length * 0.3]) {
    part.add('tape', box(0.06, 0.012, r * 6.2, 0.003), [x, top, 0])
    part.addPair('tape', rod([x, top, r * 3], [x, 0.02, r * 5.2], 0.016, 8))
    for (const z of [-r * 2.6, r * 2.6])
      part.add('steel', rod([x, top, z], [0, top + rise, 0], 0.012, 8))
  }
  part.build(materials())
  return { part, height: top + rise }
}

/** Logs in a heap on the ground, lying along X between two bearers. */
export function logHeap(length: number, rows: number, radius: number): Part {
  const part = new Piece('heap')
  for (const x of [-length * 0.3, length * 0.3])
    part.add(
      'bark',
      beam(
        [
          [-0.09, -0.07],
          [0.09, -0.07],
          [0.09, 0.07],
          [-0.09, 0.07],
        ],
        radius * 2 * (rows + 1.4),
        { bevel: 0.01 },
      ),
      [x, 0.07, radius * (rows + 1.4)],
      [0, Math.PI / 2, 0],
    )
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < rows + 1 - row; i++) {
      const at: Vec3 = [
        ((i * 7 + row * 3) % 5) * 0.06 - 0.12,
        0.14 + radius + row * radius * 1.78,
        (i - (rows - row) / 2) * radius * 2.08,
      ]
      log(part, at, radius * (0.94 + ((i * 5 + row) % 3) * 0.05), length, 'x', row * 7 + i + 60)
    }
  part.build(materials())
  return part
}
