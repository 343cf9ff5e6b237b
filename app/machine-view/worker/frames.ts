import { MovingRatio } from './moving-ratio.ts'

/** Milliseconds after a movement: a slow device draws sharply only when nobody goes on. */
const restAfter = 150
/** Milliseconds in which two thirds of a way to a new place are gone. */
const approach = 110

export interface Frame {
  seconds: number
  /** Of what is left of a way, how much is gone in this frame; all of it for whoever wants no motion. */
  share: number
  /** Pixels for each of the page's. */
  ratio: number
}

interface Drawing {
  /** @returns whether something goes on moving */
  draw(frame: Frame): boolean
  /** As sharp as the screen shows: nothing moves any more. */
  drawSharply(ratio: number): void
  /** What was drawn last stays. */
  rested(): void
}

/** Frames as long as something moves; none while nothing does, or nobody can see it. */
export class Frames {
  readonly #drawing: Drawing
  readonly #isStill: boolean
  #full: number
  #moving: MovingRatio
  #visible = true
  #waiting = false
  #last = 0
  #sharpen: ReturnType<typeof setTimeout> | undefined

  /** @param isStill for whoever wants no motion */
  constructor(ratio: number, isStill: boolean, drawing: Drawing) {
    this.#full = ratio
    this.#moving = new MovingRatio(ratio)
    this.#isStill = isStill
    this.#drawing = drawing
  }

  /** Pixels for each of the page's, while something moves. */
  get ratio(): number {
    return this.#moving.ratio
  }

  get isSeen(): boolean {
    return this.#visible
  }

  resize(ratio: number): void {
    this.#full = ratio
    this.#moving = new MovingRatio(ratio)
  }

  show(visible: boolean): void {
    this.#visible = visible
  }

  wake(): void {
    if (this.#waiting || !this.#visible) return
    this.#waiting = true
    clearTimeout(this.#sharpen)
    requestAnimationFrame((now) => this.#frame(now))
  }

  #frame(now: number) {
    this.#waiting = false
    if (!this.#visible) return
    const elapsed = this.#last ? Math.min(100, now - this.#last) : 16
    const share = this.#isStill ? 1 : 1 - Math.exp(-elapsed / approach)
    const goesOn = this.#drawing.draw({ seconds: elapsed / 1000, share, ratio: this.ratio })
    if (goesOn) {
      if (this.#last) this.#moving.took(now - this.#last)
      this.#last = now
      return this.wake()
    }
    this.#last = 0
    if (this.ratio >= this.#full) return this.#drawing.rested()
    this.#sharpen = setTimeout(() => {
      this.#drawing.drawSharply(this.#full)
      this.#drawing.rested()
    }, restAfter)
  }
}
