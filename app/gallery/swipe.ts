/** What a finger meant by its way over the picture, in CSS pixels and milliseconds. */
export type Swipe = 'previous' | 'next' | 'close'

export function readSwipe(dx: number, dy: number, milliseconds: number): Swipe | null {
  const far = Math.abs(dx) > 80
  const quick = Math.abs(dx) > 30 && milliseconds < 300
  if ((far || quick) && Math.abs(dx) > 1.5 * Math.abs(dy)) return dx < 0 ? 'next' : 'previous'
  // Down only: up is how one reaches for the browser's own bars.
  if (dy > 110 && dy > 1.5 * Math.abs(dx)) return 'close'
  return null
}
