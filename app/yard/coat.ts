import { letteringOn, letterings, type Paint } from '../../content/paint.ts'

/** As light counts it, each from 0 to 1. */
export type LinearColour = [red: number, green: number, blue: number]

/** What a machine in this paint wears, by the names of the model's materials. */
export interface Coat {
  paint: LinearColour
  lettering: LinearColour
}

/** What the studio paints with, or the chip of a paint that it does not know or that was changed since. */
export function coatOf({ coat, swatch, lettering }: Paint): Coat {
  return {
    paint: linear(coat ?? swatch),
    lettering: linear(letterings[lettering ?? letteringOn(swatch)]),
  }
}

/** Of #rrggbb, as sRGB says it. */
function linear(hex: string): LinearColour {
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    const light = value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    return Math.round(light * 10_000) / 10_000
  }
  return [part(1), part(3), part(5)]
}
