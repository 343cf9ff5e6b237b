import { inTheirPlaces } from './in-their-places.ts'

export interface Paint {
  /** `slugOf(name)` when it came into the range: machines and enquiries name it by this, for ever. */
  id: string
  /** The same of the name that it has now, where it was given another since. */
  slug?: string
  name: string
  /** How a flat chip shows it on screen, as #rrggbb. */
  swatch: string
  /** What stays legible on it; without one, what contrasts more. */
  lettering?: Lettering
  /** What the studio paints the machines with, where light falls on it: of delivered ones. */
  coat?: string
  /** In the strip, counted from 1; without one it stands where it came in. */
  place?: number
}

/** A paint as a page shows it: its name and its chip, and its lettering where that is not what contrasts more. */
export interface Swatch extends Pick<Paint, 'id' | 'name' | 'swatch' | 'lettering'> {
  /** As light as the page: without a line around it nobody sees its chip. */
  isPale?: true
}

/** The paints, as they are offered at one moment. */
export interface Paints {
  /** In the order of the paint strip. */
  offered: readonly Paint[]
  /** Also one that is offered no more: somebody has asked for it. */
  known: (id: string) => Paint | undefined
  /** 'Light green'; the id of one that nobody knows. */
  nameOf: (id: string) => string
  /** The chips of these, in the order of the strip: of those that are offered. */
  swatchesOf: (ids: readonly string[]) => Swatch[]
}

/**
 * @param all in the order in which they came into the range
 * @param former what was offered before
 */
export function paintsOf(all: readonly Paint[], former: readonly Paint[] = []): Paints {
  const offered = inTheirPlaces(all)
  // The same chip for every machine: a page's data holds it once.
  const chips = offered.map(chipOf)
  const byId = new Map([...former, ...offered].map((paint) => [paint.id, paint]))
  return {
    offered,
    known: (id) => byId.get(id),
    nameOf: (id) => byId.get(id)?.name ?? id,
    swatchesOf: (ids) => chips.filter(({ id }) => ids.includes(id)),
  }
}

const chipOf = ({ id, name, swatch, lettering }: Paint): Swatch => ({
  ...{ id, name, swatch },
  ...(lettering && lettering !== letteringOn(swatch) && { lettering }),
  ...(contrastOf(swatch, paper) < 1.2 && { isPale: true }),
})

/** Of the site's pages. */
const paper = '#f6f4ef'

/** What light and dark letters on a paint are, on screen and on a machine. */
export const letterings = { light: '#f4f3ef', dark: '#16181a' } as const
export type Lettering = keyof typeof letterings

/** Contrast of two colours as WCAG counts it: 1 of the same, 21 of black and white. */
export function contrastOf(one: string, other: string): number {
  const [dark, light] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

/** The lettering that contrasts more with it. */
export function letteringOn(swatch: string): Lettering {
  const { light, dark } = letterings
  return contrastOf(swatch, light) > contrastOf(swatch, dark) ? 'light' : 'dark'
}

/** The one of these that looks most like it. */
export function nearestTo<Chip extends Pick<Paint, 'swatch'>>(
  { swatch }: Pick<Paint, 'swatch'>,
  others: readonly Chip[],
): Chip | undefined {
  const wanted = channelsOf(swatch)
  const away = (other: Chip) =>
    channelsOf(other.swatch).reduce((sum, value, at) => sum + (value - wanted[at]!) ** 2, 0)
  return [...others].sort((a, b) => away(a) - away(b))[0]
}

/** Red, green and blue, each from 0 to 1. */
const channelsOf = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)

function luminanceOf(hex: string): number {
  const [red, green, blue] = channelsOf(hex).map((value) =>
    value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
