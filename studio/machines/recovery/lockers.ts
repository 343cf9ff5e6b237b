import { rectangle } from '../kit/contour.ts'
import type { Part } from '../kit/part.ts'
import { box, prism } from '../kit/solids.ts'
import { fittedHeight, letterBothSides } from '../lettering/letters.ts'
import type { TruckSpec } from '../truck/chassis.ts'

export type LockerSpec = { word: string; from: number; length: number; height?: number }

/** A painted tool locker below the frame on each side, with a recessed door and the name on it. */
export function lockers(
  root: Part,
  truck: TruckSpec,
  { word, from, length, height = 0.5 }: LockerSpec,
) {
  const part = root.child('lockers')
  const x = from - length / 2
  const y = truck.frameTop - height / 2 - 0.02
  const z = truck.width / 2 - 0.27
  part.addPair('paint', box(length, height, 0.5, 0.02), [x, y, z])
  part.addPair(
    'black',
    prism(
      {
        outer: rectangle(0, 0, length - 0.07, height - 0.07, 0.03),
        holes: [rectangle(0, 0, length - 0.095, height - 0.095, 0.025)],
      },
      0.008,
      { bevel: 0 },
    ),
    [x, y, z + 0.251],
  )
  part.addPair('graphite', box(0.13, 0.045, 0.025, 0.01), [x, y + height / 2 - 0.09, z + 0.255])
  letterBothSides(part, {
    word,
    height: fittedHeight(word, 0.12, length - 0.2),
    at: [x, y - 0.03, z + 0.252],
  })
}
