import { nearestTo, type Paints } from '../../content/paint.ts'
import type { Product } from '../../content/product.ts'

interface Pictured {
  /** The colours in which somebody has made a picture of it. */
  made: readonly string[]
  /** The one that it wears where only one picture is shown. */
  own: string | undefined
}

/** In which colours a machine is shown, its own first. Where there is no picture in any that it comes in: the nearest there is. */
export function picturedColours(
  { colours }: Pick<Product, 'colours'>,
  { made, own }: Pictured,
  paints: Paints,
): string[] {
  const pictured = colours.filter((colour) => made.includes(colour))
  if (pictured.length > 0) return pictured.sort((a, b) => Number(b === own) - Number(a === own))
  const knownOf = (ids: readonly string[]) => ids.flatMap((id) => paints.known(id) ?? [])
  const [wanted] = knownOf(colours)
  const nearest = wanted && nearestTo(wanted, knownOf(made))?.id
  const shown = nearest ?? made.find((colour) => colour === own) ?? made[0]
  return shown === undefined ? [] : [shown]
}
