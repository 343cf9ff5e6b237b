import type { Asked, CanvasSize } from './messages.ts'

/** Whoever waits longer than this, in milliseconds, gets the picture back: the worker died, or hangs. */
const patience = 30_000

/** Why nothing is drawn any more: the worker is lost, or never said a word in time, as where the line is slow. */
export type Loss = 'lost' | 'late'

interface Talk<Answer> {
  /** What the worker says, but that it is lost. */
  hear: (answer: Answer) => void
  /** It is lost, hangs, or could not even start: nothing is drawn any more. */
  lose: (why: Loss) => void
}

/** The worker that draws, from its start until it is lost or left. One file for every view: it has three, the studio and all machines. */
class Drawing<Asked, Answer extends { is: string }> {
  readonly #leaving = new AbortController()
  readonly #worker: Worker
  readonly #lose: (why: Loss) => void
  /** What its silence means. */
  #silent: Loss = 'late'
  #sent = 0
  #timer = 0

  constructor({ hear, lose }: Talk<Answer>) {
    this.#lose = (why) => {
      this.leave()
      lose(why)
    }
    this.#worker = new Worker(new URL('./worker/machine-view-worker.ts', import.meta.url), {
      type: 'module',
    })
    this.#worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      this.#silent = 'lost'
      if (data.is === 'lost') this.#lose('lost')
      else hear(data)
    }
    // What it throws is an error of its own; a file that does not come is an event alone.
    this.#worker.onerror = (event) =>
      this.#lose(event instanceof ErrorEvent ? 'lost' : this.#silent)
    this.signal.addEventListener('abort', () => {
      clearTimeout(this.#timer)
      this.#worker.terminate()
    })
  }

  /** Aborted when it is lost or left. */
  get signal(): AbortSignal {
    return this.#leaving.signal
  }

  /** @param given canvases that the worker takes over */
  open(opening: Asked, given: Transferable[]): void {
    this.#worker.postMessage(opening, given)
    this.wait()
  }

  /** What is counted, and waited for. */
  wish(wish: Asked): void {
    if (this.signal.aborted) return
    this.#sent++
    this.#worker.postMessage(wish)
    this.wait()
  }

  /** What has an answer of its own. */
  post(asked: Asked): void {
    this.#worker.postMessage(asked)
  }

  /** Another answer is due: the worker goes on. */
  wait(): void {
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => this.#lose(this.#silent), patience)
  }

  /** Whether an answer knows all that was wished. One that does not is followed by another. */
  isUpToDate({ heard }: { heard: number }): boolean {
    if (heard < this.#sent) {
      this.wait()
      return false
    }
    clearTimeout(this.#timer)
    return true
  }

  leave(): void {
    this.#leaving.abort()
  }
}

export type { Drawing }

/** Where the browser can not do that, it is lost at once. @param open sends what it begins with */
export function startDrawing<Asked, Answer extends { is: string }>(
  talk: Talk<Answer>,
  open: (drawing: Drawing<Asked, Answer>) => void,
): Drawing<Asked, Answer> | undefined {
  let drawing: Drawing<Asked, Answer> | undefined
  try {
    drawing = new Drawing(talk)
    open(drawing)
  } catch {
    drawing?.leave()
    talk.lose('lost')
  }
  return drawing
}

export function sizeOf(canvas: HTMLCanvasElement): CanvasSize {
  const { clientWidth, clientHeight } = canvas
  const size = { width: Math.max(1, clientWidth), height: Math.max(1, clientHeight) }
  return { ...size, ratio: Math.min(2, devicePixelRatio) }
}

type Seen = Extract<Asked, { ask: 'show' | 'resize' }>

/**
 * Nothing is drawn while nobody can see it.
 *
 * @param place of all that is drawn, where there are several canvases of one size
 */
export function watch(
  canvas: HTMLCanvasElement,
  send: (wish: Seen) => void,
  signal: AbortSignal,
  place: Element = canvas,
): void {
  let inSight = true
  const tell = () => send({ ask: 'show', visible: inSight && !document.hidden })
  const sight = new IntersectionObserver((entries) => {
    // Of a page that was busy there are several at once: the last is how it is.
    const entry = entries.at(-1)
    if (!entry || entry.isIntersecting === inSight) return
    inSight = entry.isIntersecting
    tell()
  })
  let first = true
  const size = new ResizeObserver(() => {
    if (!first) send({ ask: 'resize', size: sizeOf(canvas) })
    first = false
  })
  sight.observe(place)
  size.observe(canvas)
  document.addEventListener('visibilitychange', tell, { signal })
  signal.addEventListener('abort', () => {
    sight.disconnect()
    size.disconnect()
  })
}
