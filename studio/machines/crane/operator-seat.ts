import type { Part } from '../kit/part.ts'
import { box, cylinder, rod, tube } from '../kit/solids.ts'

/** A high seat on the column of a timber crane, behind the boom, with guard rails and a ladder. */
export function operatorSeat(column: Part, height: number, s: number, ladder = true) {
  const part = column.child('operator-seat', [-0.62 * s, height * 0.78, 0])
  part.add('graphite', box(0.72, 0.05, 0.86, 0.01), [-0.12, 0, 0])
  part.addPair('graphite', box(0.5, 0.09, 0.07), [0.24, -0.04, 0.16])
  part.addPair('graphite', rod([0.42, -0.4, 0.16], [-0.2, -0.03, 0.16], 0.025))
  part.add('graphite', box(0.24, 0.28, 0.26, 0.02), [-0.12, 0.16, 0])
  part.add('seat', box(0.46, 0.12, 0.46, 0.04), [-0.1, 0.36, 0])
  part.add('seat', box(0.12, 0.6, 0.44, 0.04), [-0.34, 0.7, 0], [0, 0, 0.12])
  part.addPair('black', box(0.34, 0.06, 0.09, 0.02), [-0.06, 0.58, 0.3])
  part.addPair('black', cylinder('y', 0.018, 0.16, 10), [0.1, 0.68, 0.3])
  part.addPair(
    'steel',
    tube(
      [
        [0.22, 0.02, 0.41],
        [0.22, 0.6, 0.41],
        [0.0, 0.78, 0.41],
        [-0.42, 0.8, 0.41],
        [-0.46, 0.6, 0.41],
        [-0.46, 0.02, 0.41],
      ],
      0.019,
      { steps: 30, tension: 0.2 },
    ),
  )
  part.add('steel', rod([-0.45, 0.79, -0.41], [-0.45, 0.79, 0.41], 0.019))
  part.addPair('steel', rod([-0.46, 0.42, 0.41], [0.22, 0.42, 0.41], 0.014))
  if (!ladder) return
  const foot = -height * 0.78 - 0.1
  for (const z of [0.2, 0.52]) part.add('steel', rod([-0.2, 0.02, z], [-0.2, foot, z], 0.018))
  for (let y = -0.2; y > foot; y -= 0.28)
    part.add('steel', rod([-0.2, y, 0.2], [-0.2, y, 0.52], 0.014))
}
