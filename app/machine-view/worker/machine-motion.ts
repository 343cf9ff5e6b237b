import { momentOf, secondsOf, type Motion } from '@dino/studio/machines/motion.ts'
import type { Product } from '@dino/studio/machines/product.ts'
import { unfolding } from '@dino/studio/machines/unfold.ts'
import type { MotionName } from '../messages.ts'
import type { Pose } from '../view-state.ts'

/** In which a machine that stands off its path comes onto it. */
const joining = 0.9

/** A machine on its way to work or to the road, from wherever its joints are. */
export class MachineMotion {
  readonly to: MotionName
  readonly #path: Motion
  readonly #off: Pose
  readonly #from: number
  #seconds = 0

  constructor(product: Product, to: MotionName, now: Pose) {
    this.to = to
    this.#path = unfolding(product)
    this.#from = nearestMoment(this.#path, now)
    const on = momentOf(this.#path, this.#from)
    this.#off = Object.fromEntries(
      Object.entries(on).map(([name, value]) => [name, (now[name] ?? value) - value]),
    )
  }

  get isOver(): boolean {
    const moment = this.#moment()
    return this.#seconds >= joining && (this.to === 'stow' ? moment <= 0 : moment >= this.#length)
  }

  /** Where its joints are so many seconds later. */
  after(seconds: number): Pose {
    this.#seconds += seconds
    const left = Math.max(0, 1 - this.#seconds / joining) ** 2
    const on = Object.entries(momentOf(this.#path, this.#moment()))
    return Object.fromEntries(
      on.map(([name, value]) => [name, value + (this.#off[name] ?? 0) * left]),
    )
  }

  /** Where it leads. */
  end(): Pose {
    return this.after(this.#length + joining)
  }

  get #length() {
    return secondsOf(this.#path)
  }

  #moment(): number {
    const way = this.to === 'stow' ? -this.#seconds : this.#seconds
    return Math.min(this.#length, Math.max(0, this.#from + way))
  }
}

/** Each joint counts by how much of its way it is off. */
function nearestMoment(path: Motion, now: Pose): number {
  const steps = 60
  const length = secondsOf(path)
  const [first, last] = [momentOf(path, 0), momentOf(path, length)]
  const far = (seconds: number) =>
    Object.entries(momentOf(path, seconds)).reduce((sum, [name, value]) => {
      const way = Math.abs((last[name] ?? 0) - (first[name] ?? 0)) || 1
      return sum + Math.abs(value - (now[name] ?? value)) / way
    }, 0)
  const moments = Array.from({ length: steps + 1 }, (_, i) => (length * i) / steps)
  return moments.reduce((best, moment) => (far(moment) < far(best) ? moment : best), 0)
}
