import { withCreasedNormals } from '../kit/normals.ts'
import type { Part } from '../kit/part.ts'
import { cylinder, isCoarse, lathe, type Axis, type Vec3 } from '../kit/solids.ts'

/** The same logs each time: renders and drawings must agree. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

/** One log, slightly bent and tapered, with pale sawn ends. */
export function log(
  part: Part,
  at: Vec3,
  radius: number,
  length: number,
  axis: Axis,
  seed: number,
) {
  const random = dice(seed * 7919 + 11)
  const sides = isCoarse() ? 9 : 18
  const bark = cylinder('x', radius, length, sides, isCoarse() ? 0 : 0.012)
  const position = bark.getAttribute('position')
  const bend = (random() - 0.5) * 0.03
  const phase = random() * 6
  for (let i = 0; i < position.count; i++) {
    const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)]
    const angle = Math.atan2(z, y)
    const swell = 1 + 0.045 * Math.sin(angle * 3 + phase) + 0.025 * Math.sin(angle * 7 + phase * 2)
    const taper = 1 - (x / length) * 0.07
    position.setXYZ(
      i,
      x,
      y * swell * taper + bend * (1 - ((2 * x) / length) ** 2),
      z * swell * taper,
    )
  }
  const turn: Vec3 = axis === 'z' ? [0, Math.PI / 2, 0] : [0, 0, 0]
  part.add('bark', withCreasedNormals(bark, 60), at, turn)
  for (const end of [-1, 1]) {
    const disc = sawnEnd(radius * 0.9 * (1 - end * 0.035), sides, end).translate(
      (end * length) / 2,
      0,
      0,
    )
    part.add('endgrain', disc, at, turn)
  }
}

/** Of few triangles without the face that lies on the log. */
function sawnEnd(radius: number, sides: number, end: number) {
  if (!isCoarse()) return cylinder('x', radius, 0.014, sides, 0.003)
  const cap = lathe('x', [[radius, -0.007], [radius, 0.007], [0, 0.007]], sides) // prettier-ignore
  return end > 0 ? cap : cap.rotateY(Math.PI)
}

export type PileSpec = { length: number; x: number; y: number; width: number; rows: number }

/** Logs nested row upon row between stanchions, lying fore and aft. */
export function logPile(part: Part, { length, x, y, width, rows }: PileSpec) {
  const random = dice(41)
  const radius = width / 11.2
  for (let row = 0; row < rows; row++) {
    const count = 5 - (row % 2)
    for (let i = 0; i < count; i++) {
      const r = radius * (0.9 + random() * 0.2)
      const z = (i - (count - 1) / 2) * radius * 2.16
      const at: Vec3 = [x + (random() - 0.5) * 0.22, y + radius + row * radius * 1.84, z]
      log(part, at, r, length * (0.94 + random() * 0.06), 'x', row * 10 + i)
    }
  }
}
