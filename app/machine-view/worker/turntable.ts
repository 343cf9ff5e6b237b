import { frameShot } from '@dino/studio/machines/studio-camera.ts'
import type { Answer, MotionName, Opening, Asked, CanvasSize, Shown } from '../messages.ts'
import {
  posed,
  readView,
  turned,
  writeView,
  zoomed,
  type JointLimits,
  type Pose,
  type ViewState,
} from '../view-state.ts'
import { MachineMotion } from './machine-motion.ts'
import { MovingRatio } from './moving-ratio.ts'
import { Stage } from './stage.ts'
import { aim, placeAround, placeOfPicture, towards, type Place } from './view-camera.ts'

/** Milliseconds after a movement: a slow device draws sharply only when nobody goes on. */
const restAfter = 150

/** Draws the machine as it is asked to, and only while something moves. */
export class Turntable {
  readonly #stage: Stage
  readonly #joints: JointLimits[]
  readonly #rest: Pose
  readonly #picture: Place
  readonly #asked: Opening
  readonly #tell: (answer: Answer) => void
  #size: CanvasSize
  #state: ViewState
  #place: Place
  #motion: MachineMotion | undefined
  #drawn: Pose
  #visible = true
  #waiting = false
  #last = 0
  #moving: MovingRatio
  #sharpen: ReturnType<typeof setTimeout> | undefined
  #heard = 0
  #still = true

  constructor(asked: Opening, tell: (answer: Answer) => void) {
    this.#asked = asked
    this.#tell = tell
    this.#size = asked.size
    this.#moving = new MovingRatio(asked.size.ratio)
    asked.canvas.addEventListener('webglcontextlost', () => tell({ is: 'lost' }))
    this.#stage = new Stage(asked.canvas, asked.product, asked.coat)
    const { rig } = this.#stage.machine
    this.#joints = [...rig.joints.values()].map(({ name, kind, min, max }) => ({
      name,
      kind,
      min,
      max,
    }))
    this.#rest = Object.fromEntries(
      [...rig.joints.values()].map(({ name, value }) => [name, value]),
    )
    this.#drawn = this.#rest
    const shot = frameShot(this.#stage.machine, 3)
    this.#picture = placeOfPicture(shot)
    this.#place = this.#picture
    this.#state = readView(asked.view, this.#joints, this.#rest)
    this.#stage.resize(this.#size)
    this.#pose()
    this.#place = this.#goal()
    aim(this.#stage.camera, this.#place, asked.cut)
    this.#stage.draw()
    tell({ is: 'ready', joints: this.#joints, shown: this.#shown() })
  }

  do(asked: Exclude<Asked, { ask: 'open' }>): void {
    this.#heard++
    this.#still = false
    switch (asked.ask) {
      case 'resize':
        this.#size = asked.size
        this.#moving = new MovingRatio(asked.size.ratio)
        this.#stage.resize(asked.size)
        break
      case 'paint':
        this.#stage.paint(asked.coat)
        break
      case 'show':
        this.#visible = asked.visible
        break
      case 'look':
        this.#state = { ...this.#state, from: asked.side, zoom: 1 }
        break
      case 'turn':
        this.#state = turned(this.#state, asked.by)
        break
      case 'zoom':
        this.#state = zoomed(this.#state, asked.factor)
        break
      case 'pose':
        this.#motion = undefined
        this.#state = posed(this.#state, this.#joints, asked.pose)
        break
      case 'play':
        this.#play(asked.to)
        break
      case 'pause':
        this.#motion = undefined
        break
    }
    this.#tell({ is: 'shown', shown: this.#shown() })
    this.#wake()
  }

  #play(to: MotionName) {
    const motion = new MachineMotion(this.#stage.machine.product, to, this.#state.pose)
    if (!this.#asked.still) this.#motion = motion
    else this.#state = posed(this.#state, this.#joints, motion.end())
  }

  #wake() {
    if (this.#waiting || !this.#visible) return
    this.#waiting = true
    clearTimeout(this.#sharpen)
    requestAnimationFrame((now) => this.#frame(now))
  }

  #frame(now: number) {
    this.#waiting = false
    if (!this.#visible) return
    const elapsed = this.#last ? Math.min(100, now - this.#last) : 16
    if (this.#motion) this.#move(elapsed / 1000)
    if (this.#drawn !== this.#state.pose) this.#pose()
    const share = this.#asked.still ? 1 : 1 - Math.exp(-elapsed / 110)
    const { place, there } = towards(this.#place, this.#goal(), share)
    this.#place = place
    aim(this.#stage.camera, place, this.#asked.cut)
    this.#stage.resize({ ...this.#size, ratio: this.#moving.ratio })
    this.#stage.draw()
    if (there && !this.#motion) {
      this.#last = 0
      if (this.#moving.ratio >= this.#size.ratio) this.#rested()
      else this.#sharpen = setTimeout(() => this.#drawSharply(), restAfter)
      return
    }
    if (this.#last) this.#moving.took(now - this.#last)
    this.#last = now
    this.#wake()
  }

  #drawSharply() {
    this.#stage.resize(this.#size)
    this.#stage.draw()
    this.#rested()
  }

  #rested() {
    this.#still = true
    this.#tell({ is: 'shown', shown: this.#shown() })
  }

  #move(seconds: number) {
    const pose = this.#motion!.after(seconds)
    this.#state = posed(this.#state, this.#joints, pose)
    if (this.#motion!.isOver) this.#motion = undefined
    this.#tell({ is: 'shown', shown: this.#shown() })
  }

  #pose() {
    this.#stage.machine.pose(this.#state.pose)
    this.#stage.moved()
    this.#drawn = this.#state.pose
  }

  #goal(): Place {
    if (this.#isPicture()) return this.#picture
    const { corners } = this.#stage
    return placeAround(this.#state, corners, this.#asked.cut, this.#picture.scale * 1.1)
  }

  #isPicture() {
    return this.#state.from === 'picture' && this.#state.zoom === 1 && this.#isAtRest()
  }

  #isAtRest() {
    const { pose } = this.#state
    return this.#joints.every(
      ({ name }) => Math.abs((pose[name] ?? 0) - (this.#rest[name] ?? 0)) < 1e-6,
    )
  }

  #shown(): Shown {
    const { from, zoom, pose } = this.#state
    const { turn } = this.#place
    return {
      view: writeView(this.#state, this.#joints, this.#rest),
      side: typeof from === 'string' ? from : 'free',
      turn: typeof from === 'string' ? turn : from.turn,
      zoom,
      pose,
      playing: this.#motion?.to,
      still: this.#still,
      heard: this.#heard,
    }
  }
}
