/** The light of a scene. Sky colours are sRGB, from the horizon to overhead. */
export type Light = {
  sky: readonly [horizon: string, low: string, high: string]
  /** How bright the sky is as a lamp, and as it appears. */
  skyLight: number
  skySeen: number
  clouds: number
  cloudColour: string
  sun?: { elevation: number; strength: number; colour: string; softness: number }
  /** Air between here and the hills: its colour, and the distance at which half is air. */
  haze: { colour: string; half: number }
  exposure: number
}

export const LIGHTS = {
  morning: {
    sky: ['#EFE3CF', '#BFD0DC', '#6E9AC4'],
    skyLight: 0.62,
    skySeen: 1.0,
    clouds: 0.45,
    cloudColour: '#FBF3E8',
    sun: { elevation: 24, strength: 3.6, colour: '#FFDDB0', softness: 0.8 },
    haze: { colour: '#DCDCD8', half: 420 },
    exposure: 0.5,
  },
  noon: {
    sky: ['#DDE6EA', '#9FC0DC', '#4F86BE'],
    skyLight: 0.62,
    skySeen: 1.0,
    clouds: 0.5,
    cloudColour: '#FFFFFF',
    sun: { elevation: 58, strength: 3.5, colour: '#FFF3E0', softness: 0.6 },
    haze: { colour: '#CBDBE6', half: 520 },
    exposure: 0.4,
  },
  afternoon: {
    sky: ['#F0DDBE', '#C3CDD3', '#7397BC'],
    skyLight: 0.55,
    skySeen: 1.0,
    clouds: 0.55,
    cloudColour: '#FFF0DC',
    sun: { elevation: 32, strength: 3.7, colour: '#FFD7A0', softness: 0.8 },
    haze: { colour: '#E2D8C6', half: 420 },
    exposure: 0.5,
  },
  overcast: {
    sky: ['#D9DBDA', '#C9CDCF', '#AEB6BC'],
    skyLight: 1.15,
    skySeen: 1.0,
    clouds: 0.75,
    cloudColour: '#E2E3E2',
    sun: { elevation: 55, strength: 0.9, colour: '#FFFFFF', softness: 25 },
    haze: { colour: '#CDD1D1', half: 260 },
    exposure: 0.3,
  },
  dusk: {
    sky: ['#F2B384', '#B79BA6', '#4D6088'],
    skyLight: 1.0,
    skySeen: 0.75,
    clouds: 0.5,
    cloudColour: '#E8A98C',
    sun: { elevation: 11, strength: 3.2, colour: '#FFB06E', softness: 1.5 },
    haze: { colour: '#C3A79C', half: 420 },
    exposure: 0.75,
  },
  indoors: {
    sky: ['#DDE6EA', '#C7D5DF', '#AFC4D4'],
    skyLight: 0.95,
    skySeen: 1.0,
    clouds: 0.2,
    cloudColour: '#FFFFFF',
    sun: { elevation: 50, strength: 2.0, colour: '#FFF3E0', softness: 2 },
    haze: { colour: '#D7DDE0', half: 400 },
    exposure: 0.35,
  },
} as const satisfies Record<string, Light>

export type LightName = keyof typeof LIGHTS
