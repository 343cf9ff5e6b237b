import { momentOf, secondsOf, type Motion } from '@dino/studio/machines/motion.ts'
import type { Product } from '@dino/studio/machines/product.ts'
import { unfolding } from '@dino/studio/machines/unfold.ts'
import type { MotionName } from '../messages.ts'
import type { Pose } from '../view-state.ts'

/** In which a machine that stands off its path comes onto it. */
const joining = 0.9

interface Way {
  to: MotionName
  path: Motion
  /** Seconds of the path at which it begins. */
  from: number
  /** 1 forwards, -1 back. */
  direction: 1 | -1
  /** Where the machine stands now. */
  now: Pose
}

/** A machine on its way to work or to the road, from wherever its joints are. */
export class MachineMotion {
  readonly to: MotionName
  readonly #way: Way
  readonly #off: Pose
  #seconds = 0

  private constructor(way: Way) {
    this.to = way.to
    this.#way = way
    const on = momentOf(way.path, way.from)
    this.#off = Object.fromEntries(
      Object.entries(on).map(([name, value]) => [name, (way.now[name] ?? value) - value]),
    )
  }

  /** The way that the work itself takes, from the moment of it that is nearest. */
  static along(product: Product, to: MotionName, now: Pose): MachineMotion {
    const path = unfolding(product)
    const from = nearestMoment(path, now)
    return new MachineMotion({ to, path, from, direction: to === 'stow' ? -1 : 1, now })
  }

  /** @param path from the pose of now to where `to` leads */
  static by(path: Motion, to: MotionName, now: Pose): MachineMotion {
    return new MachineMotion({ to, path, from: 0, direction: 1, now })
  }

  get isOver(): boolean {
    const { direction } = this.#way
    const moment = this.#moment()
    return this.#seconds >= joining && (direction < 0 ? moment <= 0 : moment >= this.#length)
  }

  /** Where its joints are so many seconds later. */
  after(seconds: number): Pose {
    this.#seconds += seconds
    const left = Math.max(0, 1 - this.#seconds / joining) ** 2
    const on = Object.entries(momentOf(this.#way.path, this.#moment()))
    return Object.fromEntries(
      on.map(([name, value]) => [name, value + (this.#off[name] ?? 0) * left]),
    )
  }

  /** Where it leads. */
  end(): Pose {
    return this.after(this.#length + joining)
  }

  get #length() {
    return secondsOf(this.#way.path)
  }

  #moment(): number {
    const { from, direction } = this.#way
    return Math.min(this.#length, Math.max(0, from + direction * this.#seconds))
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
