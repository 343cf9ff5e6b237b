/** Pixels for each of the page's, most first. */
const steps = [2, 1.5, 1, 0.7, 0.5]
/** Milliseconds: slower than 40 frames a second. */
const slowFrame = 24
const mostSlow = 3

/**
 * How sharp a frame may be while something moves: fewer pixels after some that took too long, and so for good. What stands still is
 * drawn as sharp as the screen shows.
 */
export class MovingRatio {
  #ratio: number
  #slow = 0

  constructor(full: number) {
    this.#ratio = full
  }

  get ratio(): number {
    return this.#ratio
  }

  /** After each frame of a movement. @param elapsed since the frame before, in milliseconds */
  took(elapsed: number): void {
    this.#slow = elapsed > slowFrame ? this.#slow + 1 : 0
    if (this.#slow < mostSlow) return
    this.#slow = 0
    this.#ratio = steps.find((step) => step < this.#ratio) ?? this.#ratio
  }
}
