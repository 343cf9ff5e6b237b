import type { SceneShot } from '../shot.ts'

const ROAD_POSE = { 'outrigger-left': 0, 'outrigger-right': 0, 'jack-left': 0, 'jack-right': 0 }

/** Streets and municipal works. */
export const TOWN = [
  {
    kind: 'scene',
    name: 'cuty-putting-up-a-street-lamp',
    machines: [
      {
        id: 'cuty',
        paint: 'yellow',
        pose: { slew: 146, boom: 52, extend: 0.9 },
        load: 'lamp-post',
        loadTurn: -6,
      },
    ],
    place: 'city-street',
    light: 'morning',
    view: { look: 'all', span: 10, azimuth: -52, elevation: 5 },
  },
  {
    kind: 'scene',
    name: 'scoot-laying-concrete-pipes-in-a-street',
    machines: [
      {
        id: 'scoot',
        paint: 'red',
        pose: { slew: 128, inner: 58, outer: -66, extend: 0.5 },
        load: 'concrete-pipe',
      },
    ],
    place: 'road-works',
    light: 'noon',
    view: { look: 'all', span: 9.4, azimuth: -58, elevation: 9 },
    placeAt: [0, -0.4],
  },
  {
    kind: 'scene',
    name: 'swifty-setting-well-rings-during-road-works',
    machines: [
      {
        id: 'swifty',
        paint: 'white',
        pose: { slew: 152, inner: 58, outer: -58, extend: 0.7 },
        load: 'well-rings',
      },
    ],
    place: 'road-works',
    seed: 2,
    light: 'overcast',
    view: { look: 'all', span: 11.4, azimuth: -50, elevation: 8 },
    placeAt: [0, -0.4],
  },
  {
    kind: 'scene',
    name: 'cuty-loading-blue-pipes-at-a-municipal-yard',
    machines: [
      {
        id: 'cuty',
        paint: 'light-blue',
        pose: { slew: 196, boom: 50, extend: 0.6 },
        load: 'blue-pipes',
        loadTurn: -10,
      },
    ],
    place: 'municipal-yard',
    light: 'afternoon',
    view: { look: 'all', span: 9.2, azimuth: -50, elevation: 6 },
  },
  {
    kind: 'scene',
    name: 'cuty-driving-through-town-in-the-evening',
    machines: [{ id: 'cuty', paint: 'red', pose: { slew: 180, boom: 2, extend: 0, ...ROAD_POSE } }],
    place: 'evening-street',
    light: 'dusk',
    view: { look: 'all', span: 8, azimuth: -40, elevation: 3 },
    sunFrom: -72,
  },
  {
    kind: 'scene',
    name: 'scoot-on-a-village-road',
    machines: [
      {
        id: 'scoot',
        paint: 'yellow',
        pose: { slew: 180, inner: 10, outer: -16, extend: 0, ...ROAD_POSE },
      },
    ],
    place: 'country-road',
    seed: 3,
    light: 'afternoon',
    view: { look: 'all', span: 8.6, azimuth: -34, elevation: 3 },
  },
  {
    kind: 'scene',
    name: 'brisky-on-a-hill-road-after-rain',
    machines: [
      {
        id: 'brisky',
        paint: 'white',
        pose: { slew: 0, inner: 12, outer: -30, extend: 0, ...ROAD_POSE },
      },
    ],
    place: 'hill-road',
    seed: 2,
    light: 'overcast',
    view: { look: 'all', span: 9.6, azimuth: -46, elevation: 4 },
  },
] as const satisfies readonly SceneShot[]
