import type { StudioShot } from '../shot.ts'

/** Knuckle and stiff boom cranes in the studio: one mechanism at a time, and poses the product pictures do not show. */
export const CRANE_DETAILS = [
  {
    kind: 'studio',
    name: 'wotan-knuckle-joint-between-its-two-booms',
    machines: [{ id: 'wotan', paint: 'red' }],
    view: { look: 'outer-boom', offset: [-0.3, -0.75, 0], span: 5.4, azimuth: -62, elevation: 4 },
  },
  {
    kind: 'studio',
    name: 'wotan-column-and-slewing-gear',
    machines: [{ id: 'wotan', paint: 'maroon', pose: { slew: 214 } }],
    view: { look: 'column', offset: [0, 0.55, 0], span: 3.5, azimuth: -98, elevation: 9 },
  },
  {
    kind: 'studio',
    name: 'wotan-outrigger-foot-on-the-ground',
    machines: [{ id: 'wotan', paint: 'dark-blue' }],
    view: { look: 'jack-right', offset: [0, 0.5, 0], span: 2.4, azimuth: -58, elevation: 7 },
  },
  {
    kind: 'studio',
    name: 'wotan-hook-at-the-boom-tip',
    machines: [{ id: 'wotan', paint: 'light-blue', pose: { extend: 0.3 } }],
    view: { look: 'hook', offset: [0.6, -0.2, 0], span: 3, azimuth: -70, elevation: 2 },
    ground: 'paper',
  },
  {
    kind: 'studio',
    name: 'wotan-control-levers-beside-the-outrigger',
    machines: [{ id: 'wotan', paint: 'yellow' }],
    view: {
      look: 'crane-base',
      offset: [-0.28, 0.72, 0.86],
      span: 1.6,
      azimuth: -118,
      elevation: 24,
    },
  },
  {
    kind: 'studio',
    name: 'wotan-grille-and-headlamps',
    machines: [{ id: 'wotan', paint: 'white' }],
    view: { look: 'cab', offset: [1.3, 1.25, 0], span: 3.9, azimuth: -22, elevation: 4 },
    ground: 'grey',
  },
  {
    kind: 'studio',
    name: 'wotan-with-its-boom-laid-back-for-the-road',
    machines: [
      {
        id: 'wotan',
        paint: 'black',
        pose: {
          slew: 180,
          inner: 8,
          outer: -9,
          extend: 0,
          'outrigger-left': 0,
          'outrigger-right': 0,
          'jack-left': 0,
          'jack-right': 0,
        },
      },
    ],
    view: { look: 'all', span: 9.8, azimuth: -60, elevation: 6 },
  },
  {
    kind: 'studio',
    name: 'woodpicker-grapple-holding-a-log',
    machines: [{ id: 'woodpicker', paint: 'light-green', pose: { rotator: 128 } }],
    view: { look: 'rotator', offset: [0, -0.62, 0], span: 3.5, azimuth: -58, elevation: 3 },
    ground: 'paper',
  },
  {
    kind: 'studio',
    name: 'woodpicker-operator-seat-on-the-column',
    machines: [{ id: 'woodpicker', paint: 'red', pose: { slew: 215 } }],
    view: { look: 'operator-seat', offset: [0.15, -0.1, 0], span: 2.9, azimuth: -52, elevation: 8 },
  },
  {
    kind: 'studio',
    name: 'woodpicker-log-load-between-its-stanchions',
    machines: [{ id: 'woodpicker', paint: 'yellow', pose: { slew: 180 } }],
    view: { look: 'rear-axle-2', offset: [-0.9, 1.35, 0.3], span: 5, azimuth: -146, elevation: 8 },
  },
  {
    kind: 'studio',
    name: 'swifty-telescopic-sections-run-out',
    machines: [{ id: 'swifty', paint: 'maroon', pose: { extend: 0.75 } }],
    view: { look: 'extension-2', offset: [0, 0.1, 0], span: 4, azimuth: -66, elevation: 0 },
    ground: 'paper',
  },
  {
    kind: 'studio',
    name: 'swifty-cab-with-its-door-and-mirror',
    machines: [{ id: 'swifty', paint: 'white' }],
    view: { look: 'cab', offset: [0.85, 1.5, 0.9], span: 3.7, azimuth: -62, elevation: 5 },
    ground: 'grey',
  },
  {
    kind: 'studio',
    name: 'swifty-slewed-over-the-side',
    machines: [
      { id: 'swifty', paint: 'yellow', pose: { slew: 264, inner: 40, outer: -28, extend: 0.6 } },
    ],
    view: { look: 'all', span: 12.2, azimuth: -24, elevation: 6 },
  },
  {
    kind: 'studio',
    name: 'swifty-timber-deck-behind-the-headboard',
    machines: [{ id: 'swifty', paint: 'black', pose: { slew: 130 } }],
    view: { look: 'body', offset: [-3.4, 0.5, 0], span: 6, azimuth: -148, elevation: 24 },
  },
  {
    kind: 'studio',
    name: 'swifty-lettering-on-the-inner-boom',
    machines: [{ id: 'swifty', paint: 'dark-blue', pose: { slew: 180, inner: 34 } }],
    view: { look: 'inner-boom', offset: [-0.95, 0.7, 0.1], span: 2.7, azimuth: -84, elevation: 2 },
    ground: 'paper',
  },
  {
    kind: 'studio',
    name: 'brisky-crane-mounted-at-the-tail',
    machines: [{ id: 'brisky', paint: 'light-blue', pose: { slew: 20 } }],
    view: { look: 'column', offset: [1.0, 1.15, 0], span: 8.6, azimuth: -132, elevation: 6 },
  },
  {
    kind: 'studio',
    name: 'brisky-rear-outriggers-from-behind',
    machines: [
      { id: 'brisky', paint: 'yellow', pose: { 'outrigger-left': -0.5, 'outrigger-right': 0.5 } },
    ],
    view: { look: 'crane-base', offset: [0, 0.25, 0], span: 4.3, azimuth: -168, elevation: 5 },
  },
  {
    kind: 'studio',
    name: 'brisky-lifting-a-crate-onto-its-own-deck',
    machines: [
      {
        id: 'brisky',
        paint: 'red',
        pose: { slew: 4, inner: 70, outer: -62, extend: 0.5 },
        load: 'crate',
        loadTurn: 8,
      },
    ],
    view: { look: 'all', span: 9.8, azimuth: -64, elevation: 5 },
  },
  {
    kind: 'studio',
    name: 'scoot-from-the-front-with-its-boom-to-one-side',
    machines: [
      {
        id: 'scoot',
        paint: 'light-green',
        pose: { slew: 256, inner: 58, outer: -40, extend: 0.5 },
      },
    ],
    view: { look: 'all', span: 8.4, azimuth: -12, elevation: 4 },
  },
  {
    kind: 'studio',
    name: 'scoot-boom-folded-at-the-knuckle',
    machines: [
      { id: 'scoot', paint: 'red', pose: { slew: 182, inner: 72, outer: -126, extend: 0 } },
    ],
    view: { look: 'outer-boom', offset: [-0.1, -0.75, 0], span: 3.7, azimuth: -72, elevation: 3 },
    ground: 'paper',
  },
  {
    kind: 'studio',
    name: 'cuty-winch-at-the-foot-of-the-boom',
    machines: [{ id: 'cuty', paint: 'red', pose: { slew: 205 } }],
    view: { look: 'boom', offset: [-0.1, 0.15, 0], span: 2, azimuth: -108, elevation: 14 },
  },
  {
    kind: 'studio',
    name: 'cuty-hook-block-hanging-on-its-rope',
    machines: [{ id: 'cuty', paint: 'yellow' }],
    view: { look: 'hook', offset: [0.12, -0.72, 0], span: 2.3, azimuth: -60, elevation: 2 },
    ground: 'paper',
  },
  {
    kind: 'studio',
    name: 'cuty-reaching-high-with-its-boom-run-out',
    machines: [{ id: 'cuty', paint: 'light-blue', pose: { slew: 190, boom: 64, extend: 1.35 } }],
    view: { look: 'all', span: 12.6, azimuth: -56, elevation: 3 },
  },
] as const satisfies readonly StudioShot[]
