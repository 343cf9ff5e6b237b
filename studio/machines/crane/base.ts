import { circle, type Face } from '../kit/contour.ts'
import type { Part } from '../kit/part.ts'
import { box, cylinder, prism, tube, type Vec3 } from '../kit/solids.ts'
import type { Rig } from '../rig.ts'

export type OutriggerSpec = {
  /** Overall width of the crossbeam, and how far each leg slides out. */
  beam: number
  reach: number
}

export type BaseSpec = OutriggerSpec & { scale: number; frameTop: number }

/** The crane's foot on the truck frame: crossbeam, two outriggers, slewing gear, controls. */
export function craneBase(
  part: Part,
  rig: Rig,
  { scale: s, frameTop, beam, reach }: BaseSpec,
): number {
  const height = 0.4 * s
  part.add('graphite', box(1.1 * s, 0.1, 0.86, 0.015), [0, 0.05, 0])
  part.addPair('graphite', box(0.5 * s, 0.22, 0.06), [0, -0.08, 0.43])
  part.add('paint', box(0.5 * s, height, beam, 0.03), [0, 0.1 + height / 2, 0])
  part.addPair('graphite', box(0.54 * s, height + 0.04, 0.07, 0.015), [
    0,
    0.1 + height / 2,
    beam / 2 - 0.05,
  ])
  // Slewing racks lie fore and aft across the beam.
  const rackY = 0.1 + height + 0.12 * s
  part.addPair('graphite', cylinder('x', 0.1 * s, 0.98 * s, 22), [0, rackY, 0.2 * s])
  part.addPair('steel', cylinder('x', 0.11 * s, 0.05, 22), [0.47 * s, rackY, 0.2 * s])
  part.addPair('steel', cylinder('x', 0.11 * s, 0.05, 22), [-0.47 * s, rackY, 0.2 * s])
  part.add('paint', box(0.62 * s, 0.26 * s, 0.62 * s, 0.05), [0, rackY, 0])
  const top = rackY + 0.13 * s
  part.add('graphite', cylinder('y', 0.3 * s, 0.05, 36), [0, top + 0.02, 0])
  outriggers(part, rig, { scale: s, frameTop, beam, reach }, 0.1 + height / 2)
  controls(part, s, beam)
  return top + 0.045
}

function outriggers(
  part: Part,
  rig: Rig,
  { scale: s, frameTop, beam, reach }: BaseSpec,
  beamY: number,
) {
  const ground = -(frameTop + 0)
  for (const side of [-1, 1] as const) {
    const name = side > 0 ? 'right' : 'left'
    const arm = part.child(`outrigger-${name}`, [0, beamY, (side * beam) / 2])
    const length = reach + beam * 0.3
    arm.add('graphite', box(0.26 * s, 0.25 * s, length, 0.012), [0, 0, (-side * length) / 2])
    const z = side * 0.12 * s
    // The leg hangs so that its foot clears the ground by about 0.4 m when drawn up.
    const legTop = 0.42 * s
    const legBottom = ground - beamY + 0.44
    arm.add('paint', box(0.2 * s, legTop - legBottom, 0.2 * s, 0.025), [
      0,
      (legTop + legBottom) / 2,
      z,
    ])
    arm.add('graphite', box(0.24 * s, 0.06, 0.24 * s, 0.012), [0, legBottom + 0.03, z])
    arm.add('tape', box(0.206 * s, 0.1, 0.206 * s, 0.004), [0, legTop - 0.16, z])
    arm.add('black', box(0.208 * s, 0.035, 0.208 * s, 0.004), [0, legTop - 0.16, z])
    arm.add('graphite', cylinder('y', 0.055 * s, 0.05, 16), [0, legTop + 0.02, z])
    const jack = arm.child(`jack-${name}`, [0, legBottom, z])
    const lift = 0.36
    jack.add('chrome', cylinder('y', 0.055 * s, 0.62, 18), [0, 0.28, 0])
    const foot: readonly (readonly [number, number])[] = [
      [-0.2, 0],
      [0.2, 0],
      [0.2, 0.025],
      [0.09, 0.07],
      [-0.09, 0.07],
      [-0.2, 0.025],
    ]
    const pad = prism(
      foot.map(([x, y]) => [x * s, y] as const),
      0.36 * s,
      { bevel: 0.01 },
    )
    jack.add('graphite', pad, [0, lift - 0.44 + 0.001, 0])
    jack.add('steel', cylinder('y', 0.075 * s, 0.05, 18), [0, lift - 0.36, 0])
    rig.slide(`outrigger-${name}`, arm, 'z', side > 0 ? 0 : -reach, side > 0 ? reach : 0)
    rig.slide(`jack-${name}`, jack, 'y', -lift, 0)
  }
}

/** A valve bank with levers by the right-hand leg, and its hoses to the column. */
function controls(part: Part, s: number, beam: number) {
  const z = beam / 2 - 0.34
  const y = 0.1 + 0.4 * s
  part.add('graphite', box(0.16, 0.16, 0.46, 0.015), [-0.22 * s, y + 0.1, z])
  for (let i = 0; i < 6; i++) {
    const at: Vec3 = [-0.22 * s, y + 0.18, z - 0.17 + i * 0.068]
    part.add(
      'steel',
      cylinder('y', 0.008, 0.15, 8),
      [at[0] - 0.03, at[1] + 0.06, at[2]],
      [0, 0, 0.25],
    )
    part.add(
      i % 2 ? 'black' : 'lampRed',
      cylinder('y', 0.02, 0.04, 12, 0.012),
      [at[0] - 0.055, at[1] + 0.14, at[2]],
      [0, 0, 0.25],
    )
  }
  for (let i = 0; i < 4; i++) {
    const from = z - 0.15 + i * 0.09
    part.add(
      'hose',
      tube(
        [
          [-0.3 * s, y + 0.06, from],
          [-0.44 * s, y + 0.02, from - 0.05],
          [-0.42 * s, y + 0.16, 0.25 * s + i * 0.03],
          [-0.24 * s, y + 0.3 * s, 0.12 * s + i * 0.02],
        ],
        0.014,
        { sides: 6 },
      ),
    )
  }
  // Oil tank on the far side.
  part.add('paint', box(0.42 * s, 0.5, 0.36, 0.04), [0.02, y + 0.26, -z])
  part.add('black', cylinder('y', 0.05, 0.05, 16), [0.08, y + 0.53, -z])
}

/** A plate with a bore, used for lugs and brackets: `points` may round their own corners. */
export function lug(
  points: Face['outer'],
  bores: readonly (readonly [number, number, number])[],
  thickness: number,
) {
  return prism({ outer: points, holes: bores.map(([x, y, r]) => circle(x, y, r, 18)) }, thickness, {
    bevel: 0.006,
    radius: 0.05,
  })
}
