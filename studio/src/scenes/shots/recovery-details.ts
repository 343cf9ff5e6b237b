import type { StudioShot } from '../shot.ts'

/** Recovery machines in the studio. */
export const RECOVERY_DETAILS = [
  {
    kind: 'studio',
    name: 'wheelift-twin-hooks-over-the-tail',
    machines: [{ id: 'wheelift', paint: 'yellow' }],
    view: { look: 'hook-1', offset: [0.25, -0.15, 0.1], span: 2.5, azimuth: -128, elevation: 3 },
    ground: 'paper',
  },
  {
    kind: 'studio',
    name: 'wheelift-holding-a-front-wheel-in-its-cradle',
    machines: [{ id: 'wheelift', paint: 'red', car: '#2F5C8A' }],
    view: { look: 'crossbar', offset: [-0.25, 0.1, 0.6], span: 2.8, azimuth: -96, elevation: 8 },
  },
  {
    kind: 'studio',
    name: 'wheelift-mast-with-two-winches',
    machines: [{ id: 'wheelift', paint: 'white', without: ['load-car'] }],
    view: { look: 'mast', offset: [-0.7, 0.75, 0], span: 4, azimuth: -112, elevation: 14 },
    ground: 'grey',
  },
  {
    kind: 'studio',
    name: 'wheelift-without-a-car-from-behind',
    machines: [
      {
        id: 'wheelift',
        paint: 'maroon',
        without: ['load-car'],
        pose: { lift: -14, stinger: -0.2 },
      },
    ],
    view: { look: 'all', span: 8.6, azimuth: -140, elevation: 8 },
  },
  {
    kind: 'studio',
    name: 'flatbed-light-bar-above-the-headboard',
    machines: [{ id: 'flatbed', paint: 'dark-blue' }],
    view: { look: 'bed', offset: [0.1, 1.2, 0.3], span: 3.4, azimuth: -128, elevation: 10 },
  },
  {
    kind: 'studio',
    name: 'flatbed-seen-from-above-with-a-car-aboard',
    machines: [{ id: 'flatbed', paint: 'maroon', car: '#C9A227' }],
    view: { look: 'all', span: 10.6, azimuth: -90, elevation: 74 },
    ground: 'paper',
  },
  {
    kind: 'studio',
    name: 'slider-bed-pivot-and-tilt-cylinders',
    machines: [{ id: 'slider', paint: 'yellow' }],
    view: { look: 'tilt', offset: [0.75, 0.2, 0.5], span: 3.6, azimuth: -78, elevation: 3 },
  },
  {
    kind: 'studio',
    name: 'slider-bed-tail-touching-the-ground',
    machines: [{ id: 'slider', paint: 'light-green' }],
    view: { look: 'bed', offset: [-4.4, -0.85, 0.2], span: 4.4, azimuth: -142, elevation: 12 },
  },
  {
    kind: 'studio',
    name: 'slider-with-its-bed-level-for-the-road',
    machines: [{ id: 'slider', paint: 'black', pose: { slide: 0, tilt: 0 }, car: '#D9D7D0' }],
    view: { look: 'all', span: 9.4, azimuth: -52, elevation: 5 },
  },
  {
    kind: 'studio',
    name: 'slider-chequered-bed-and-winch',
    machines: [{ id: 'slider', paint: 'dark-blue', pose: { slide: 0, tilt: 0 } }],
    view: { look: 'bed', offset: [-1.3, 0.35, 0], span: 3.8, azimuth: -146, elevation: 26 },
  },
  {
    kind: 'studio',
    name: 'swiftlift-cradle-arms-behind-the-body',
    machines: [{ id: 'swiftlift', paint: 'red', pose: { lift: -6, stinger: -0.6 } }],
    view: { look: 'crossbar', offset: [0.35, 0.15, 0], span: 3.2, azimuth: -138, elevation: 16 },
  },
  {
    kind: 'studio',
    name: 'swiftlift-lockers-along-its-side',
    machines: [{ id: 'swiftlift', paint: 'yellow' }],
    view: { look: 'rear-axle-1', offset: [0.55, 0.55, 1], span: 3.9, azimuth: -76, elevation: 5 },
  },
  {
    kind: 'studio',
    name: 'ground-o-bed-laid-flat-behind-the-truck',
    machines: [{ id: 'ground-o', paint: 'dark-blue', car: '#A9ADB0' }],
    view: { look: 'all', span: 11.6, azimuth: -132, elevation: 10 },
  },
  {
    kind: 'studio',
    name: 'ground-o-bed-held-halfway-by-its-arms',
    machines: [{ id: 'ground-o', paint: 'red', pose: { slide: -3.78, lower: 96 }, car: '#E4E2DB' }],
    view: { look: 'all', span: 11.4, azimuth: -66, elevation: 4 },
  },
  {
    kind: 'studio',
    name: 'ground-o-swinging-arm-beside-the-frame',
    machines: [{ id: 'ground-o', paint: 'yellow', pose: { slide: -3.78, lower: 60 } }],
    view: { look: 'arms', offset: [0.62, 0.2, 0.5], span: 2.7, azimuth: -74, elevation: 6 },
  },
] as const satisfies readonly StudioShot[]
