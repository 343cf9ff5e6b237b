import type { Camera, Mesh, Vector3 } from 'three'
import type { Machine } from '@dino/studio/machines/machine.ts'
import type { CanvasSize, MotionName, Spot, Touched } from '../messages.ts'
import type { JointLimits, Pose } from '../view-state.ts'
import { Clearance } from './clearance.ts'
import { nearestFree, reachedFrom, type Reached } from './free-pose.ts'
import { handlesOf } from './handles.ts'
import { Hold } from './hold.ts'
import { MachineMotion } from './machine-motion.ts'
import { movedMeshes } from './moved-meshes.ts'
import { raised, waysOverTheTop } from './over-the-top.ts'

/** Seconds of a motion between two looks at whether its way is free. */
const lookEvery = 0.1

/** How the machine works under a finger: what is held, where it can go, and what stops it. */
export class Works {
  readonly #machine: Machine
  readonly #joints: readonly JointLimits[]
  #moved: Map<Mesh, string[]>
  #clearance: Clearance | undefined
  #hold: Hold | undefined
  #motion: MachineMotion | undefined
  /** Looked at before it began: not in each frame again. */
  #isWayFree = false
  /** What stopped the last move. */
  touched: Touched | undefined
  /** Where a motion arrived, as long as nothing moved it from there. */
  stands: MotionName | undefined

  constructor(machine: Machine, joints: readonly JointLimits[]) {
    this.#machine = machine
    this.#joints = joints
    this.#moved = movedMeshes(machine)
  }

  get isHeld(): boolean {
    return this.#hold !== undefined
  }

  /** What it carries is another: its shapes are looked at anew once they count. */
  refitted(): void {
    this.#moved = movedMeshes(this.#machine)
    this.#clearance = undefined
    this.#hold = undefined
  }

  get playing(): MotionName | undefined {
    return this.#motion?.to
  }

  /** @returns where that leads at once, for whoever wants no motion */
  play(to: MotionName, from: Pose): Pose {
    const { product } = this.#machine
    this.touched = undefined
    this.stands = undefined
    const end = MachineMotion.along(product, to, from).end()
    const legs = to === 'unfold' ? 'first' : 'last'
    const usual = () => MachineMotion.along(product, to, from)
    const around = waysOverTheTop(from, end, this.#joints, legs)
    const ways = [usual, ...around.map((path) => () => MachineMotion.by(path, to, from))]
    const free = ways.find((way) => this.#isFree(way(), from))
    this.#motion = (free ?? usual)()
    this.#isWayFree = free !== undefined
    return end
  }

  #isFree(motion: MachineMotion, from: Pose): boolean {
    while (!motion.isOver)
      if (this.#touchedAt({ ...from, ...motion.after(lookEvery) })) return false
    return true
  }

  pause(): void {
    this.#motion = undefined
  }

  /** At once where the motion leads. */
  arrive(): void {
    this.stands = this.playing
    this.#motion = undefined
  }

  /** Where the motion is so many seconds later. Where no way is free, what would touch something ends it. */
  after(seconds: number, from: Pose): Pose {
    if (!this.#motion) return from
    const next = { ...from, ...this.#motion.after(seconds) }
    const pose = this.#isWayFree ? next : this.moved(from, next)
    if (this.touched) this.pause()
    else if (this.#motion.isOver) this.arrive()
    return pose
  }

  grab(
    at: Spot,
    pose: Pose,
    camera: Camera,
    { width, height }: Pick<CanvasSize, 'width' | 'height'>,
  ): void {
    this.touched = undefined
    this.#motion = undefined
    this.#machine.pose(pose)
    const tall = height / width
    this.#hold = Hold.at({ machine: this.#machine, moved: this.#moved, camera, tall }, at)
  }

  release(): void {
    this.#hold = undefined
  }

  /** The pose that a pull leads to, from the one it is in. */
  pulled(from: Pose, to: Spot): Pose {
    if (!this.#hold) return from
    const pose = this.moved(from, { ...from, ...this.#hold.pullTo(to) })
    this.#hold.stay(pose)
    return pose
  }

  /** As far as it can go. */
  moved(from: Pose, to: Pose): Pose {
    return this.#keep(reachedFrom(from, to, this.#joints, (pose) => this.#touchedAt(pose)))
  }

  /** The nearest pose that touches nothing, for one that nobody moved it to. */
  freed(pose: Pose, rest: Pose): Pose {
    const others = [rest, raised(pose, this.#joints)]
    return this.#keep(nearestFree(pose, others, this.#joints, (one) => this.#touchedAt(one)))
  }

  handles(cornersOf: (mesh: Mesh) => readonly Vector3[], camera: Camera): number[][] {
    return handlesOf(this.#moved, cornersOf, camera)
  }

  #keep({ pose, touched }: Reached): Pose {
    this.touched = touched
    this.stands = undefined
    return pose
  }

  #touchedAt(pose: Pose): Touched | undefined {
    this.#clearance ??= new Clearance(this.#machine, this.#moved)
    this.#machine.pose(pose)
    return this.#clearance.touched()
  }
}
