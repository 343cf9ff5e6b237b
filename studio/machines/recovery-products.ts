import type { Product } from './product.ts'
import { light, medium } from './truck/sizes.ts'

export const RECOVERY_VEHICLES = {
  wheelift: {
    truck: { ...medium, rearAxles: [-3.35], rear: -4.75, underrun: false },
    recovery: {
      kind: 'wheel-lift',
      name: 'WHEELIFT',
      arm: 1.15,
      mast: true,
      towing: true,
      front: -0.72,
    },
    poses: {
      work: { lift: -6, stinger: -0.5, mast: -30 },
      drawing: { lift: -6, stinger: -0.5, mast: -30 },
    },
    signature: 'dark-blue',
  },
  flatbed: {
    truck: {
      ...medium,
      rearAxles: [-4.05],
      rear: -5.75,
      tank: { at: -2.5, length: 0.75 },
      underrun: true,
    },
    recovery: {
      kind: 'slide-and-tilt',
      front: -0.66,
      slide: 2.9,
      tilt: 16,
      carAt: 2.95,
      bed: {
        name: 'FLATBED',
        length: 5.3,
        width: 2.26,
        headboard: 1.2,
        lightBar: true,
        winch: true,
      },
    },
    poses: { work: { slide: 0, tilt: 0 }, drawing: { slide: 0, tilt: 0 } },
    signature: 'yellow',
  },
  slider: {
    truck: {
      ...medium,
      cab: { ...medium.cab, beacon: true },
      rearAxles: [-3.75],
      rear: -5.15,
      tank: { at: -2.4, length: 0.75 },
      underrun: false,
    },
    recovery: {
      kind: 'slide-and-tilt',
      front: -0.66,
      slide: 3.0,
      tilt: 15.4,
      bed: {
        name: 'SLIDER',
        length: 4.95,
        width: 2.24,
        headboard: 0.7,
        lightBar: false,
        winch: true,
      },
    },
    poses: { work: { slide: -3.0, tilt: 15.4 }, drawing: { slide: -3.0, tilt: 15.4 } },
    signature: 'red',
  },
  swiftlift: {
    truck: { ...light, rearAxles: [-2.7], rear: -3.7, underrun: false, dual: false },
    recovery: {
      kind: 'wheel-lift',
      name: 'SWIFTLIFT',
      arm: 0.95,
      mast: false,
      towing: false,
      front: -0.62,
    },
    poses: { work: { lift: 9, stinger: -0.35 }, drawing: { lift: 9, stinger: -0.35 } },
    signature: 'light-blue',
  },
  'ground-o': {
    truck: {
      ...medium,
      cab: { ...medium.cab, beacon: true },
      rearAxles: [-3.3],
      rear: -4.6,
      tank: { at: -2.35, length: 0.6 },
      underrun: false,
    },
    recovery: {
      kind: 'ground-level',
      front: -0.66,
      slide: 3.78,
      tilt: 0,
      carAt: 2.3,
      bed: {
        name: 'GROUND-O',
        length: 4.5,
        width: 2.2,
        headboard: 0,
        lightBar: false,
        winch: true,
      },
    },
    poses: { work: { slide: -3.78, lower: 172 }, drawing: { slide: -3.78, lower: 172 } },
    signature: 'maroon',
  },
} satisfies Record<string, Product>
