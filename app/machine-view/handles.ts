/** Pixels around a part that still count as on it. */
export const slack = { mouse: 3, touch: 12 }

/**
 * Whether a place is on one of the parts, each a convex outline in shares of the canvas. The page asks it at once, without the worker:
 * a finger that takes hold must not scroll.
 */
export function isOnHandle(
  handles: readonly (readonly number[])[],
  [x, y]: readonly [x: number, y: number],
  { width, height }: { width: number; height: number },
  slackPixels: number,
): boolean {
  return handles.some((outline) => {
    const corners = Array.from({ length: outline.length / 2 }, (_, i) => [
      outline[2 * i]! * width,
      outline[2 * i + 1]! * height,
    ])
    const at = [x * width, y * height] as const
    return corners.every(([ax = 0, ay = 0], i) => {
      const [bx = 0, by = 0] = corners[(i + 1) % corners.length]!
      const length = Math.hypot(bx - ax, by - ay) || 1
      const inside = ((bx - ax) * (at[1] - ay) - (by - ay) * (at[0] - ax)) / length
      return inside >= -slackPixels
    })
  })
}
