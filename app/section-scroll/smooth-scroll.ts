/** A little less than the lock, so that the page rests when the next request may come. */
const durationMs = 900

/**
 * Moves the page to a place, quick at first and slow to its end. Every frame says where the page is:
 * the browser's own smooth scrolling would be given up for the momentum of the finger that asked for it.
 * Gives a function that ends it where it is.
 */
export function smoothScrollTo(top: number, byFinger: boolean): () => void {
  const from = window.scrollY
  const started = performance.now()
  const root = document.documentElement
  // Takes away what is left of the swipe's momentum, and the finger's hold on the page.
  if (byFinger) root.style.overflow = 'hidden'

  let frame = requestAnimationFrame(move)
  function move(now: number) {
    const share = Math.min(1, Math.max(0, (now - started) / durationMs))
    const eased = 1 - (1 - share) ** 4
    window.scrollTo({ top: from + (top - from) * eased, behavior: 'instant' })
    if (share < 1) frame = requestAnimationFrame(move)
    else end()
  }
  function end() {
    cancelAnimationFrame(frame)
    if (byFinger) root.style.overflow = ''
  }
  return end
}
