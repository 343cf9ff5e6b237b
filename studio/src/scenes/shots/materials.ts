import type { SceneShot } from '../shot.ts'

/** Timber and stone. */
export const MATERIALS = [
  {
    kind: 'scene',
    name: 'woodpicker-loading-logs-in-a-timber-yard',
    machines: [{ id: 'woodpicker', paint: 'light-green' }],
    place: 'timber-yard',
    light: 'morning',
    view: { look: 'all', span: 13, azimuth: -50, elevation: 6 },
  },
  {
    kind: 'scene',
    name: 'woodpicker-swinging-a-log-over-the-stacks',
    machines: [
      {
        id: 'woodpicker',
        paint: 'yellow',
        pose: { slew: 142, inner: 58, outer: -66, extend: 1, rotator: 40 },
      },
    ],
    place: 'timber-yard',
    seed: 2,
    light: 'afternoon',
    view: { look: 'all', span: 14, azimuth: -64, elevation: 8 },
  },
  {
    kind: 'scene',
    name: 'woodpicker-after-rain-at-the-edge-of-the-wood',
    machines: [
      {
        id: 'woodpicker',
        paint: 'dark-blue',
        pose: { slew: 236, inner: 62, outer: -96, extend: 0.4, rotator: 70 },
      },
    ],
    place: 'timber-yard',
    seed: 3,
    light: 'overcast',
    view: { look: 'all', span: 12.4, azimuth: -38, elevation: 5 },
  },
  {
    kind: 'scene',
    name: 'woodpicker-carrying-logs-on-a-hill-road',
    machines: [
      {
        id: 'woodpicker',
        paint: 'red',
        pose: {
          slew: 180,
          inner: 24,
          outer: -30,
          extend: 0,
          rotator: 90,
          'outrigger-left': 0,
          'outrigger-right': 0,
          'jack-left': 0,
          'jack-right': 0,
        },
      },
    ],
    place: 'hill-road',
    light: 'morning',
    view: { look: 'all', span: 12.4, azimuth: -48, elevation: 5 },
  },
  {
    kind: 'scene',
    name: 'swifty-lifting-logs-with-chains-in-a-timber-yard',
    machines: [
      {
        id: 'swifty',
        paint: 'maroon',
        pose: { slew: 232, inner: 58, outer: -58, extend: 0.5 },
        load: 'logs',
        loadTurn: 40,
      },
    ],
    place: 'timber-yard',
    seed: 4,
    light: 'noon',
    view: { look: 'all', span: 11.8, azimuth: -44, elevation: 8 },
  },
  {
    kind: 'scene',
    name: 'wotan-carrying-marble-slabs-in-a-stone-yard',
    machines: [
      {
        id: 'wotan',
        paint: 'white',
        pose: { slew: 230, inner: 62, outer: -72, extend: 0.4 },
        load: 'marble-slabs',
        loadTurn: 24,
      },
    ],
    place: 'marble-yard',
    light: 'noon',
    view: { look: 'all', span: 13, azimuth: -46, elevation: 7 },
  },
  {
    kind: 'scene',
    name: 'brisky-lifting-a-rough-stone-block',
    machines: [
      {
        id: 'brisky',
        paint: 'yellow',
        pose: { slew: 292, inner: 66, outer: -70, extend: 0.5 },
        load: 'stone-block',
        loadTurn: -16,
      },
    ],
    place: 'marble-yard',
    seed: 2,
    light: 'afternoon',
    view: { look: 'all', span: 10.6, azimuth: -64, elevation: 6 },
  },
  {
    kind: 'scene',
    name: 'scoot-delivering-marble-slabs',
    machines: [
      {
        id: 'scoot',
        paint: 'dark-blue',
        pose: { slew: 212, inner: 68, outer: -64, extend: 0.3 },
        load: 'marble-slabs',
        loadTurn: 60,
      },
    ],
    place: 'marble-yard',
    seed: 3,
    light: 'morning',
    view: { look: 'all', span: 9.2, azimuth: -40, elevation: 7 },
  },
] as const satisfies readonly SceneShot[]
