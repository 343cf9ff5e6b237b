import type { Cut } from './messages.ts'

/** The part of the frame that fills a canvas of these proportions: as wide, and standing on the same line. */
export function cutToFill({ x, y, width, height }: Cut, ratio: number): Cut {
  const high = width / ratio
  return { x, y: y + height - high, width, height: high }
}
