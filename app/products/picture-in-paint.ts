import type { ProductPaint } from './pictures.server.ts'

/** The picture in this paint, or the nearest there is; the machine's own before one was chosen. */
export function pictureInPaint<Picture extends { colour: string }>(
  pictures: readonly Picture[],
  paint: ProductPaint | undefined,
): Picture | undefined {
  const shown = paint?.shownIn?.id ?? paint?.id
  return pictures.find(({ colour }) => colour === shown) ?? pictures[0]
}
