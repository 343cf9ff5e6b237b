import type { CabSpec } from './cab-shape.ts'
import type { TruckSpec } from './chassis.ts'

// The three chassis that the machines stand on.
type Size = Pick<TruckSpec, 'wheel' | 'width' | 'dual' | 'frameTop'> & { cab: CabSpec }

export const heavy: Size = {
  cab: { width: 2.38, floor: 1.06, roof: 2.88, front: 1.36, back: -0.62, grille: 'bars' },
  wheel: { radius: 0.5, width: 0.28, nuts: 10 },
  width: 2.44,
  dual: true,
  frameTop: 1.02,
}

export const medium: Size = {
  cab: { width: 2.1, floor: 0.95, roof: 2.55, front: 1.2, back: -0.52, grille: 'slots' },
  wheel: { radius: 0.44, width: 0.235, nuts: 8 },
  width: 2.16,
  dual: true,
  frameTop: 0.9,
}

export const light: Size = {
  cab: { width: 1.82, floor: 0.8, roof: 2.2, front: 1.06, back: -0.46, grille: 'hexagons' },
  wheel: { radius: 0.37, width: 0.2, nuts: 6 },
  width: 1.86,
  dual: true,
  frameTop: 0.76,
}
