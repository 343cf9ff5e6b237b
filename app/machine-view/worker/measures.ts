import { Box3, Vector3, type Camera } from 'three'
import { pointOn, type Machine } from '@dino/studio/machines/machine.ts'
import { parkedPose, truckBox } from '@dino/studio/machines/parked.ts'
import { wheelbase } from '@dino/studio/machines/truck/chassis.ts'
import type { DimensionLetter } from '../../../content/dimensions.ts'
import {
  placeMeasures,
  type MeasuredSpan,
  type MeasureLine,
  type Point,
} from '../measure-layout.ts'
import type { CanvasSize } from '../messages.ts'
import { isSamePose, type Pose } from '../view-state.ts'
import type { Stage } from './stage.ts'

type Ends = [from: Vector3, to: Vector3]

const liftingJoints = ['inner', 'outer', 'boom', 'extend']

/** Where on the machine what was measured is: of what depends on the pose only in the one it was measured in. */
export class Measures {
  readonly #machine: Machine
  /** Of the picture and the drawing. */
  readonly #rest: Pose
  readonly #parked: Box3
  readonly #cab = new Box3()
  #looked: { at: Pose; isLong: boolean } | undefined

  constructor(machine: Machine, rest: Pose, now: Pose) {
    this.#machine = machine
    this.#rest = rest
    machine.pose(parkedPose(machine))
    this.#parked = truckBox(machine)
    this.#cab.setFromObject(machine.group.getObjectByName('cab')!)
    machine.pose(now)
  }

  /** @param away towards where it is seen from */
  spans(
    letters: readonly DimensionLetter[],
    pose: Pose,
    away: Vector3,
  ): Map<DimensionLetter, Ends> {
    const { min, max } = this.#parked
    const z = away.z < 0 ? min.z : max.z
    const x = away.x < 0 ? min.x : max.x
    const { crane, product } = this.#machine
    const ends = new Map<DimensionLetter, Ends>()
    if (this.#isAsLongAsParked(pose))
      ends.set('A', [new Vector3(min.x, 0, z), new Vector3(max.x, 0, z)])
    ends.set('B', [new Vector3(-wheelbase(product.truck), 0, z), new Vector3(0, 0, z)])
    const cab = (this.#cab.min.x + this.#cab.max.x) / 2
    ends.set('E', [new Vector3(cab, 0, z), new Vector3(cab, max.y, z)])
    ends.set('F', [new Vector3(x, 0, min.z), new Vector3(x, 0, max.z)])
    if (crane && isSamePose(lifted(pose), lifted(this.#rest))) {
      const [column, hook] = [crane.column, crane.hook].map((part) => pointOn(this.#machine, part))
      const saddle = hook!.y - crane.hookDrop
      ends.set('C', [column!.clone().setY(hook!.y), hook!])
      ends.set('D', [hook!.clone().setY(0), hook!.clone().setY(saddle)])
    }
    return new Map(
      [...ends].filter(([letter, span]) => letters.includes(letter) && isSeen(span, away)),
    )
  }

  /** Those that can be seen, beside all that is seen. */
  lines(
    letters: readonly DimensionLetter[],
    pose: Pose,
    { camera, corners }: Pick<Stage, 'camera' | 'corners'>,
    size: CanvasSize,
  ): MeasureLine[] {
    const away = camera.getWorldDirection(new Vector3()).negate()
    const spans = seenSpans(this.spans(letters, pose, away), camera, size)
    return placeMeasures(
      spans,
      corners.map((corner) => seenAt(corner, camera, size)),
    )
  }

  /** A bed or an arm that is out makes it longer; a crane is not counted. Costs some milliseconds. */
  #isAsLongAsParked(pose: Pose): boolean {
    if (this.#machine.crane) return true
    if (this.#looked?.at !== pose) {
      const [{ min, max }, now] = [this.#parked, truckBox(this.#machine)]
      const isLong = Math.abs(now.min.x - min.x) + Math.abs(now.max.x - max.x) < 0.02
      this.#looked = { at: pose, isLong }
    }
    return this.#looked.isLong
  }
}

/** From its end a span is as good as a point. */
const isSeen = ([from, to]: Ends, away: Vector3) =>
  Math.abs(to.clone().sub(from).normalize().dot(away)) < 0.95

const lifted = (pose: Pose): Pose =>
  Object.fromEntries(Object.entries(pose).filter(([name]) => liftingJoints.includes(name)))

/** Where the spans are seen. */
function seenSpans(
  spans: ReadonlyMap<DimensionLetter, Ends>,
  camera: Camera,
  size: CanvasSize,
): MeasuredSpan[] {
  return [...spans].map(([letter, [from, to]]) => ({
    letter,
    between: [seenAt(from, camera, size), seenAt(to, camera, size)] as const,
  }))
}

function seenAt(point: Vector3, camera: Camera, { width, height }: CanvasSize): Point {
  const { x, y } = point.clone().project(camera)
  const tenths = (pixels: number) => Math.round(pixels * 10) / 10
  return [tenths(((x + 1) / 2) * width), tenths(((1 - y) / 2) * height)]
}
