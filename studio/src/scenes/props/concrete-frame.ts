import { linspace } from '../../../machines/kit/curve.ts'
import { box, rod } from '../../../machines/kit/solids.ts'
import { dice } from '../kit/dice.ts'
import { Scenery } from '../kit/scenery.ts'

/** A concrete frame going up: columns, slabs, some bays walled with laterite blocks, bars waiting on top. */
export function concreteFrame(seed: number, bays: number, floors: number): Scenery {
  const { between, chance } = dice(seed)
  const frame = new Scenery()
  const [bay, deep, storey, depth] = [4.4, 5, 3.3, 2]
  const width = bays * bay
  for (let floor = 1; floor <= floors; floor++)
    frame.add('new-concrete', box(width + 1.2, 0.22, depth * deep + 1.2, 0.02), [
      0,
      floor * storey,
      -(depth * deep) / 2,
    ])
  for (let i = 0; i <= bays; i++) {
    for (let k = 0; k <= depth; k++) {
      const at = [-width / 2 + i * bay, 0, -k * deep] as const
      frame.add('new-concrete', box(0.42, floors * storey, 0.42, 0.02), [
        at[0],
        (floors * storey) / 2,
        at[2],
      ])
      for (const [dx, dz] of [
        [-0.14, -0.14],
        [0.14, -0.14],
        [-0.14, 0.14],
        [0.14, 0.14],
      ] as const)
        frame.add(
          'rebar',
          rod(
            [at[0] + dx, floors * storey, at[2] + dz],
            [at[0] + dx * between(0.8, 1.3), floors * storey + between(0.8, 1.1), at[2] + dz],
            0.014,
            5,
          ),
        )
    }
  }
  for (let i = 0; i < bays; i++) {
    for (let floor = 0; floor < floors; floor++) {
      frame.add('new-concrete', box(bay - 0.42, 0.35, 0.3, 0.01), [
        -width / 2 + (i + 0.5) * bay,
        (floor + 1) * storey - 0.28,
        0,
      ])
      if (!chance(0.5) || floor === floors - 1) continue
      const height = chance(0.6) ? storey - 0.46 : 1.1
      frame.add(chance(0.7) ? 'laterite-block' : 'plaster', box(bay - 0.42, height, 0.2, 0.005), [
        -width / 2 + (i + 0.5) * bay,
        floor * storey + 0.11 + height / 2,
        -0.05,
      ])
    }
  }
  for (let i = 0; i < bays * 2; i++)
    if (chance(0.6))
      frame.add(
        'scaffold',
        rod(
          [-width / 2 + i * bay * 0.5 + 0.7, (floors - 1) * storey, -1.4],
          [-width / 2 + i * bay * 0.5 + 0.7, floors * storey, -1.4],
          0.04,
          6,
        ),
      )
  return frame
}

export function scaffolding(width: number, lifts: number): Scenery {
  const stage = new Scenery()
  const count = Math.round(width / 2)
  for (const x of linspace(-width / 2, width / 2, count + 1)) {
    for (const z of [0, 1]) stage.add('scaffold', rod([x, 0, z], [x, lifts * 2 + 0.9, z], 0.028, 6))
    for (let k = 1; k <= lifts; k++)
      stage.add('scaffold', rod([x, k * 2 - 0.12, -0.1], [x, k * 2 - 0.12, 1.1], 0.028, 6))
  }
  for (let k = 1; k <= lifts; k++) {
    for (const z of [0, 1])
      stage.add(
        'scaffold',
        rod([-width / 2 - 0.2, k * 2 - 0.08, z], [width / 2 + 0.2, k * 2 - 0.08, z], 0.028, 6),
      )
    stage.add('scaffold', rod([-width / 2, k * 2 + 0.9, 1], [width / 2, k * 2 + 0.9, 1], 0.026, 6))
    for (const z of [0.15, 0.4, 0.65, 0.9])
      stage.add('plank', box(width, 0.045, 0.22, 0.005), [0, k * 2 - 0.02, z])
  }
  return stage
}
