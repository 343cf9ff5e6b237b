import type { SceneShot } from '../shot.ts'

/** Building sites and warehouses. */
export const CONSTRUCTION = [
  {
    kind: 'scene',
    name: 'wotan-lifting-steel-beams-at-a-building-site',
    machines: [
      {
        id: 'wotan',
        paint: 'yellow',
        pose: { slew: 236, inner: 60, outer: -62, extend: 0.5 },
        load: 'steel-beams',
        loadTurn: 18,
      },
    ],
    place: 'construction-yard',
    light: 'morning',
    view: { look: 'all', span: 13.6, azimuth: -50, elevation: 6 },
  },
  {
    kind: 'scene',
    name: 'wotan-setting-down-steel-bars-at-noon',
    machines: [
      {
        id: 'wotan',
        paint: 'red',
        pose: { slew: 262, inner: 52, outer: -74, extend: 0.9 },
        load: 'steel-bars',
        loadTurn: 96,
      },
    ],
    place: 'construction-yard',
    seed: 2,
    light: 'noon',
    view: { look: 'all', span: 14, azimuth: -34, elevation: 9 },
  },
  {
    kind: 'scene',
    name: 'wotan-placing-a-site-cabin',
    machines: [
      {
        id: 'wotan',
        paint: 'dark-blue',
        pose: {
          slew: 180,
          inner: 72,
          outer: -62,
          extend: 0.9,
          'outrigger-left': -0.75,
          'outrigger-right': 0.75,
        },
        load: 'site-cabin',
        loadTurn: 0,
      },
    ],
    place: 'construction-yard',
    seed: 3,
    light: 'overcast',
    view: { look: 'all', span: 16, azimuth: -62, elevation: 5 },
  },
  {
    kind: 'scene',
    name: 'swifty-bringing-bricks-to-a-building-site',
    machines: [
      {
        id: 'swifty',
        paint: 'light-blue',
        pose: { slew: 226, inner: 56, outer: -64, extend: 0.5 },
        load: 'bricks',
        loadTurn: 30,
      },
    ],
    place: 'construction-yard',
    seed: 4,
    light: 'afternoon',
    view: { look: 'all', span: 11.6, azimuth: -46, elevation: 7 },
  },
  {
    kind: 'scene',
    name: 'cuty-raising-a-water-tank-beside-a-new-building',
    machines: [
      { id: 'cuty', paint: 'red', pose: { slew: 222, boom: 58, extend: 1.3 }, load: 'water-tank' },
    ],
    place: 'construction-yard',
    seed: 5,
    light: 'morning',
    view: { look: 'all', span: 10.4, azimuth: -48, elevation: 5 },
    placeTurn: 6,
  },
  {
    kind: 'scene',
    name: 'brisky-unloading-crates-at-a-warehouse',
    machines: [
      {
        id: 'brisky',
        paint: 'maroon',
        pose: { slew: 300, inner: 64, outer: -66, extend: 0.7 },
        load: 'crate',
        loadTurn: 20,
      },
    ],
    place: 'warehouse-yard',
    light: 'noon',
    view: { look: 'all', span: 11, azimuth: -58, elevation: 7 },
  },
  {
    kind: 'scene',
    name: 'scoot-moving-a-pump-at-a-warehouse-door',
    machines: [
      {
        id: 'scoot',
        paint: 'white',
        pose: { slew: 228, inner: 60, outer: -62, extend: 0.5 },
        load: 'pump',
        loadTurn: 40,
      },
    ],
    place: 'warehouse-yard',
    seed: 2,
    light: 'overcast',
    view: { look: 'all', span: 8.8, azimuth: -40, elevation: 8 },
  },
  {
    kind: 'scene',
    name: 'swifty-loading-crates-at-a-backwater-jetty',
    machines: [
      {
        id: 'swifty',
        paint: 'yellow',
        pose: { slew: 128, inner: 54, outer: -46, extend: 0.7 },
        load: 'crate',
        loadTurn: 10,
      },
    ],
    place: 'jetty',
    light: 'morning',
    view: { look: 'all', span: 12.6, azimuth: -66, elevation: 7 },
  },
  {
    kind: 'scene',
    name: 'brisky-parked-beside-the-backwaters-at-dusk',
    machines: [
      { id: 'brisky', paint: 'light-blue', pose: { slew: -8, inner: 60, outer: -40, extend: 0.2 } },
    ],
    place: 'jetty',
    seed: 2,
    light: 'dusk',
    view: { look: 'all', span: 10.6, azimuth: -58, elevation: 3 },
    sunFrom: -72,
  },
] as const satisfies readonly SceneShot[]
