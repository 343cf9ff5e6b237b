import type { Asked, CanvasSize } from './messages.ts'

/** Whoever waits longer than this, in milliseconds, gets the picture back: the worker died, or hangs. */
export const patience = 30_000

/** One file for every view: it has three, the studio and all machines. */
export const startDrawing = (): Worker =>
  new Worker(new URL('./worker/machine-view-worker.ts', import.meta.url), { type: 'module' })

export function sizeOf(canvas: HTMLCanvasElement): CanvasSize {
  const { clientWidth, clientHeight } = canvas
  const size = { width: Math.max(1, clientWidth), height: Math.max(1, clientHeight) }
  return { ...size, ratio: Math.min(2, devicePixelRatio) }
}

type Seen = Extract<Asked, { ask: 'show' | 'resize' }>

/** Nothing is drawn while nobody can see it. */
export function watch(
  canvas: HTMLCanvasElement,
  send: (wish: Seen) => void,
  signal: AbortSignal,
): void {
  let inSight = true
  const tell = () => send({ ask: 'show', visible: inSight && !document.hidden })
  const sight = new IntersectionObserver(([entry]) => {
    if (!entry || entry.isIntersecting === inSight) return
    inSight = entry.isIntersecting
    tell()
  })
  let first = true
  const size = new ResizeObserver(() => {
    if (!first) send({ ask: 'resize', size: sizeOf(canvas) })
    first = false
  })
  sight.observe(canvas)
  size.observe(canvas)
  document.addEventListener('visibilitychange', tell, { signal })
  signal.addEventListener('abort', () => {
    sight.disconnect()
    size.disconnect()
  })
}
