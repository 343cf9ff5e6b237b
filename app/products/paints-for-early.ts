import type { Paints } from '../early/paint-picture.ts'
import type { ColouredPicture } from './pictures.server.ts'

/** The pictures that can take the first one's place as they are: a photograph may have another shape. */
export function paintsForEarly(pictures: readonly ColouredPicture[]): Paints {
  const shape = ({ width, height, close }: ColouredPicture) =>
    JSON.stringify([width, height, close])
  return Object.fromEntries(
    pictures
      .filter((picture) => shape(picture) === shape(pictures[0]!))
      .map(({ colour, srcSet, src, fallback, alt }) => [
        colour,
        { srcSet, src: fallback ?? src, alt },
      ]),
  )
}
