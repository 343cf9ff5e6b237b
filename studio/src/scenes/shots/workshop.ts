import type { SceneShot } from '../shot.ts'

/** Indoors, where the machines are built. */
export const WORKSHOP = [
  {
    kind: 'scene',
    name: 'wotan-in-the-workshop-before-delivery',
    machines: [
      { id: 'wotan', paint: 'maroon', pose: { slew: 190, inner: 40, outer: -52, extend: 0 } },
    ],
    place: 'workshop',
    light: 'indoors',
    view: { look: 'all', span: 11.6, azimuth: -46, elevation: 6 },
  },
  {
    kind: 'scene',
    name: 'brisky-and-scoot-side-by-side-in-the-workshop',
    machines: [
      {
        id: 'brisky',
        paint: 'red',
        pose: { slew: 0, inner: 30, outer: -60, extend: 0 },
        at: [1.8, 2.2],
      },
      {
        id: 'scoot',
        paint: 'light-blue',
        pose: { slew: 180, inner: 30, outer: -64, extend: 0 },
        at: [0.6, -2.4],
      },
    ],
    place: 'workshop',
    seed: 2,
    light: 'indoors',
    view: { look: 'all', span: 11, azimuth: -38, elevation: 8 },
  },
  {
    kind: 'scene',
    name: 'slider-bed-raised-for-inspection-in-the-workshop',
    machines: [{ id: 'slider', paint: 'yellow', pose: { slide: -1.2, tilt: 15.4 } }],
    place: 'workshop',
    seed: 3,
    light: 'indoors',
    view: { look: 'all', span: 10.4, azimuth: -58, elevation: 7 },
  },
] as const satisfies readonly SceneShot[]

/** The news picture: machines lined up in the yard. */
export const NEWS = [
  {
    kind: 'scene',
    name: 'three-knuckle-cranes-lined-up-in-the-yard',
    size: [1600, 1000],
    machines: [
      {
        id: 'swifty',
        paint: 'red',
        pose: { slew: 180, inner: 52, outer: -66, extend: 0.2 },
        at: [1.2, 4.2],
      },
      { id: 'wotan', paint: 'yellow', pose: { slew: 180, inner: 66, outer: -60, extend: 0.5 } },
      {
        id: 'scoot',
        paint: 'dark-blue',
        pose: { slew: 180, inner: 64, outer: -80, extend: 0.2 },
        at: [-0.6, -4.2],
      },
    ],
    place: 'warehouse-yard',
    seed: 5,
    light: 'morning',
    view: { look: 'all', span: 17, azimuth: -36, elevation: 7 },
  },
] as const satisfies readonly SceneShot[]

/** The workshop at Kodimatha as we imagine it, from three sides. */
export const FACILITY = [
  {
    kind: 'scene',
    name: 'assembly-hall-with-a-crane-on-its-chassis',
    size: [1600, 1000],
    machines: [
      { id: 'wotan', paint: 'yellow', pose: { slew: 184, inner: 50, outer: -70, extend: 0 } },
    ],
    place: 'workshop',
    seed: 1,
    light: 'indoors',
    view: { look: 'all', span: 19, azimuth: -58, elevation: 9, fov: 40 },
  },
  {
    kind: 'scene',
    name: 'recovery-bays-in-the-workshop',
    size: [1600, 1000],
    machines: [
      { id: 'flatbed', paint: 'light-blue', at: [1.4, 3.2], car: '#D9D7D0' },
      { id: 'wheelift', paint: 'red', at: [0, -1.6], without: ['load-car'] },
    ],
    place: 'workshop',
    seed: 2,
    light: 'indoors',
    view: { look: 'all', span: 15, azimuth: -44, elevation: 10, fov: 36 },
  },
  {
    kind: 'scene',
    name: 'loading-yard-outside-the-workshop',
    size: [1600, 1000],
    machines: [
      {
        id: 'brisky',
        paint: 'maroon',
        pose: { slew: 0, inner: 40, outer: -60, extend: 0.1 },
        at: [-3.2, 3.4],
      },
      { id: 'slider', paint: 'white', pose: { slide: 0, tilt: 0 }, at: [3.6, -2.4] },
    ],
    place: 'warehouse-yard',
    seed: 7,
    light: 'afternoon',
    view: { look: 'all', span: 19, azimuth: -62, elevation: 9, fov: 34 },
  },
] as const satisfies readonly SceneShot[]
