import type { Cut } from './messages.ts'

/** The part of the frame that fills a canvas of these proportions: as wide, and standing on the same line. */
export function cutToFill({ x, y, width, height }: Cut, ratio: number): Cut {
  const high = width / ratio
  return { x, y: y + height - high, width, height: high }
}

/** All of it, and as much more as these proportions need: beside it, or above. */
export function cutAround(cut: Cut, ratio: number): Cut {
  const wide = cut.height * ratio
  if (wide < cut.width) return cutToFill(cut, ratio)
  return { ...cut, x: cut.x - (wide - cut.width) / 2, width: wide }
}
