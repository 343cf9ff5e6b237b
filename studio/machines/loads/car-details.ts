import type { Contour } from '../kit/contour.ts'
import { Vector3 } from 'three'
import { linspace } from '../kit/curve.ts'
import type { Part } from '../kit/part.ts'
import { box, cylinder, tube, type Vec3 } from '../kit/solids.ts'
import { lifted, patch, seam, type Skin } from '../kit/surface.ts'
import { body, bottomOf, CAR, nose, SHOULDER, side, tail } from './car-shape.ts'

const INSIDE = new Vector3(0, 0.6, 0)

/** Lamps, grille, seams, handles: all laid on the body's own skin. */
export function details(part: Part) {
  doors(part)
  front(part)
  back(part)
  mirror(part)
}

function doors(part: Part) {
  const skin = lifted(side, 0.001, INSIDE)
  const top = 0.955
  const behind = CAR.rearAxle + CAR.archRadius + 0.05
  const doorway: Contour[] = [
    [
      [-0.24, 0.31],
      [0.74, 0.31],
      [0.84, 0.55],
      [0.8, top],
      [-0.24, top],
    ],
    [
      [-0.24, 0.31],
      [-0.24, top],
      [-1.0, top],
      [behind - 0.12, 0.74],
      [behind, 0.52],
      [behind + 0.05, 0.31],
    ],
  ]
  for (const contour of doorway) part.addPair('black', seam(skin, contour, 0.0055, 0.05, 0.06))
  for (const x of [-0.1, -0.88]) {
    const at = side(x, 0.84)
    part.addPair('black', box(0.19, 0.05, 0.012, 0.005), [x, 0.838, at.z - 0.002])
    part.addPair('carPaint', box(0.17, 0.026, 0.034, 0.009), [x, 0.845, at.z + 0.012])
  }
  // A dark sill between the arches.
  const [from, to] = [CAR.rearAxle + CAR.archRadius + 0.01, CAR.frontAxle - CAR.archRadius - 0.01]
  const sill: Contour = [
    [from, bottomOf(0) + 0.005],
    [to, bottomOf(0) + 0.005],
    [to, 0.285],
    [from, 0.285],
  ]
  part.addPair('black', patch(side, sill, 0.006, INSIDE, { radius: 0.008, step: 0.1, depth: 0.02 }))
}

/** A piece of some colour laid on nose or tail, on both sides. */
const laid = (
  skin: Skin,
  contour: Contour,
  lift: number,
  radius = 0.02,
) => patch(skin, contour, lift, INSIDE, { radius, step: 0.035, depth: 0.02 }) // prettier-ignore

function front(part: Part) {
  part.addPair('black', laid(nose, [[0.36, 0.672], [0.73, 0.7], [0.755, 0.775], [0.4, 0.735]], 0.004, 0.02)) // prettier-ignore
  for (const z of [0.47, 0.575, 0.67]) {
    const p = nose(z, 0.706 + (z - 0.47) * 0.08)
    const turn: Vec3 = [0, -0.35 - (z - 0.47) * 1.6, 0]
    part.addPair('chrome', cylinder('x', 0.027, 0.02, 20, 0.004), [p.x - 0.002, p.y, p.z], turn)
    part.addPair('lampClear', cylinder('x', 0.021, 0.022, 20, 0.007), [p.x + 0.001, p.y, p.z], turn)
  }
  const line = linspace(0.385, 0.735, 9).map((z): Vec3 => {
    const p = nose(z, 0.722 + (z - 0.385) * 0.11)
    return [p.x + 0.006, p.y, p.z]
  })
  part.addPair('lampClear', tube(line, 0.0055, { steps: 14, sides: 6 }))
  part.add('black', laid(nose, [[-0.33, 0.655], [0.33, 0.655], [0.35, 0.715], [-0.35, 0.715]], 0.004)) // prettier-ignore
  part.add('chrome', tube([[CAR.front + 0.003, 0.685, -0.3], [CAR.front + 0.006, 0.685, 0], [CAR.front + 0.003, 0.685, 0.3]], 0.007, { steps: 12, sides: 6 })) // prettier-ignore
  part.add('black', laid(nose, [[-0.5, 0.4], [0.5, 0.4], [0.44, 0.53], [-0.44, 0.53]], 0.004)) // prettier-ignore
  for (const y of [0.44, 0.485])
    part.add('graphite', box(0.012, 0.012, 0.84, 0.004), [nose(0, y).x + 0.006, y, 0])
  part.addPair('black', laid(nose, [[0.57, 0.39], [0.66, 0.42], [0.66, 0.5], [0.55, 0.5]], 0.004)) // prettier-ignore
  part.add('tapeWhite', box(0.012, 0.09, 0.42, 0.004), [CAR.front + 0.008, 0.575, 0])
  // The bonnet's edge, from the screen to the lamps.
  const edge = linspace(0.9, 1.7, 20).map(bonnetEdge)
  part.addPair('black', tube(edge, 0.0045, { steps: 40, sides: 4 }))
}

/** The point of the shoulder where the bonnet turns into the wing, a little in from the side. */
function bonnetEdge(x: number): Vec3 {
  let [low, high] = [SHOULDER, 1.01]
  for (let i = 0; i < 24; i++) {
    const share = (low + high) / 2
    if (body(x, share).z > 0.66 - Math.max(0, x - 1.4) * 0.3) low = share
    else high = share
  }
  return body(x, low).toArray()
}

function back(part: Part) {
  part.addPair('lampRed', laid(tail, [[0.42, 0.79], [0.72, 0.77], [0.735, 0.865], [0.44, 0.85]], 0.006, 0.02)) // prettier-ignore
  part.add('black', laid(tail, [[-0.42, 0.815], [0.42, 0.815], [0.42, 0.835], [-0.42, 0.835]], 0.004, 0.005)) // prettier-ignore
  part.add(
    'black',
    laid(
      tail,
      [
        [-0.55, 0.4],
        [0.55, 0.4],
        [0.5, 0.5],
        [-0.5, 0.5],
      ],
      0.005,
    ),
  )
  part.add('tapeWhite', box(0.012, 0.1, 0.42, 0.004), [tail(0, 0.66).x - 0.006, 0.66, 0])
}

function mirror(part: Part) {
  part.addPair('black', box(0.07, 0.03, 0.16, 0.012), [0.66, 0.995, 0.8])
  part.addPair('carPaint', box(0.13, 0.11, 0.17, 0.035), [0.65, 1.045, 0.9], [0, -0.12, 0])
  part.addPair('chrome', box(0.01, 0.08, 0.13, 0.004), [0.588, 1.045, 0.9], [0, -0.12, 0])
}
