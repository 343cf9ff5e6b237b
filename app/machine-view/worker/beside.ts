import type { AnswerBeside, BesideWish, OpeningBeside, ShownBeside } from '../beside-messages.ts'
import { readBeside, viewStateOf, writeBeside, type BesideState } from '../beside-state.ts'
import type { CanvasSize, MotionName } from '../messages.ts'
import { turned, zoomed, type Pose, type ViewState } from '../view-state.ts'
import { MachineMotion } from './machine-motion.ts'
import { MovingRatio } from './moving-ratio.ts'
import { poseOf } from './of-machine.ts'
import { cutOf, placesToScale } from './one-scale.ts'
import { Stage } from './stage.ts'
import { Studio } from './studio.ts'
import { aim, towards, type Place } from './view-camera.ts'

/** Milliseconds after a movement: a slow device draws sharply only when nobody goes on. */
const restAfter = 150
/** Of the sun's shadow: each machine is seen as large as a picture of a list. */
const shadowPixels = 1024

interface Standing {
  stage: Stage
  shownOn: ImageBitmapRenderingContext
  pose: Pose
  place: Place | undefined
  motion: MachineMotion | undefined
}

/** Several machines at one scale, from one side and in one light. One renderer draws them in turn, and only while something moves. */
export class Beside {
  readonly #asked: OpeningBeside
  readonly #tell: (answer: AnswerBeside) => void
  readonly #studio: Studio
  readonly #machines: Standing[] = []
  #size: CanvasSize
  #state: BesideState
  #moving: MovingRatio
  #isOpen = false
  #visible = true
  #waiting = false
  #paused = false
  #last = 0
  #sharpen: ReturnType<typeof setTimeout> | undefined
  #heard = 0
  #still = true

  constructor(asked: OpeningBeside, tell: (answer: AnswerBeside) => void) {
    this.#asked = asked
    this.#tell = tell
    this.#size = asked.size
    this.#moving = new MovingRatio(asked.size.ratio)
    this.#state = readBeside(asked.view)
    const canvas = new OffscreenCanvas(asked.size.width, asked.size.height)
    canvas.addEventListener('webglcontextlost', () => tell({ is: 'lost' }))
    this.#studio = new Studio(canvas)
  }

  /** One machine after the other, so that it can be told how far it is. */
  async open(): Promise<void> {
    for (const { product, canvas } of this.#asked.machines) {
      const shownOn = canvas.getContext('bitmaprenderer')
      if (!shownOn) throw new Error('This device shows no bitmaps')
      const stage = new Stage(this.#studio, { product, coat: undefined, paints: [] }, shadowPixels)
      const standing = { stage, shownOn, pose: poseOf(stage.machine), place: undefined }
      this.#machines.push({ ...standing, motion: undefined })
      this.#tell({ is: 'made', machines: this.#machines.length })
      // What was asked meanwhile is heard.
      await new Promise((resolve) => setTimeout(resolve))
    }
    // A bed stands on its truck in its picture.
    this.#play(this.#state.stands)
    this.#arrive()
    this.#isOpen = true
    this.#approach(1)
    this.#drawSharply()
  }

  do(asked: BesideWish): void {
    this.#heard++
    switch (asked.ask) {
      case 'resize':
        this.#size = asked.size
        this.#moving = new MovingRatio(asked.size.ratio)
        break
      case 'show':
        this.#visible = asked.visible
        break
      case 'look':
        this.#state = { ...this.#state, from: asked.side, zoom: 1 }
        break
      case 'turn':
        this.#see(turned(viewStateOf(this.#state), asked.by))
        break
      case 'zoom':
        this.#see(zoomed(viewStateOf(this.#state), asked.factor))
        break
      case 'play':
        this.#play(asked.to)
        if (this.#asked.still) this.#arrive()
        break
      case 'pause':
        this.#paused = true
        for (const machine of this.#machines) machine.motion = undefined
        break
    }
    // What nobody sees does not move: it is drawn once it is seen again.
    this.#still = !this.#visible
    if (this.#isOpen) this.#tell({ is: 'shown', shown: this.#shown() })
    this.#wake()
  }

  #see({ from, zoom }: ViewState) {
    if (from !== 'picture') this.#state = { ...this.#state, from, zoom }
  }

  #play(to: MotionName) {
    this.#paused = false
    this.#state = { ...this.#state, stands: to }
    for (const machine of this.#machines)
      machine.motion = new MachineMotion(machine.stage.machine.product, to, machine.pose)
  }

  /** Where the motions lead, at once. */
  #arrive() {
    for (const machine of this.#machines) {
      if (machine.motion) this.#pose(machine, machine.motion.end())
      machine.motion = undefined
    }
  }

  get #isPlaying() {
    return this.#machines.some(({ motion }) => motion)
  }

  #wake() {
    if (this.#waiting || !this.#visible || !this.#isOpen) return
    this.#waiting = true
    clearTimeout(this.#sharpen)
    requestAnimationFrame((now) => this.#frame(now))
  }

  #frame(now: number) {
    this.#waiting = false
    if (!this.#visible) return
    const elapsed = this.#last ? Math.min(100, now - this.#last) : 16
    this.#move(elapsed / 1000)
    const isThere = this.#approach(this.#asked.still ? 1 : 1 - Math.exp(-elapsed / 110))
    this.#draw(this.#moving.ratio)
    if (isThere && !this.#isPlaying) {
      this.#last = 0
      if (this.#moving.ratio >= this.#size.ratio) this.#rested()
      else this.#sharpen = setTimeout(() => this.#drawSharply(), restAfter)
      return
    }
    if (this.#last) this.#moving.took(now - this.#last)
    this.#last = now
    this.#wake()
  }

  #move(seconds: number) {
    if (!this.#isPlaying) return
    for (const machine of this.#machines) {
      const { motion } = machine
      if (!motion) continue
      this.#pose(machine, motion.after(seconds))
      if (motion.isOver) machine.motion = undefined
    }
    this.#tell({ is: 'shown', shown: this.#shown() })
  }

  #pose(machine: Standing, moved: Pose) {
    machine.pose = { ...machine.pose, ...moved }
    machine.stage.machine.pose(machine.pose)
    machine.stage.moved()
  }

  /** @returns whether all are seen from where they shall be */
  #approach(share: number): boolean {
    const corners = this.#machines.map(({ stage }) => stage.corners)
    const goals = placesToScale(viewStateOf(this.#state), corners, cutOf(this.#size))
    const steps = this.#machines.map((machine, i) => {
      const goal = goals[i]!
      const step = towards(machine.place ?? goal, goal, share)
      machine.place = step.place
      return step.there
    })
    return steps.every(Boolean)
  }

  #draw(ratio: number) {
    this.#studio.resize({ ...this.#size, ratio })
    for (const { stage, place, shownOn } of this.#machines) {
      if (place) aim(stage.camera, place, cutOf(this.#size))
      stage.draw()
      shownOn.transferFromImageBitmap(this.#studio.canvas.transferToImageBitmap())
    }
  }

  #drawSharply() {
    this.#draw(this.#size.ratio)
    this.#rested()
  }

  #rested() {
    this.#still = true
    this.#tell({ is: 'shown', shown: this.#shown() })
  }

  #shown(): ShownBeside {
    const { from, zoom, stands } = this.#state
    const playing = this.#isPlaying ? stands : undefined
    return {
      view: writeBeside(this.#state),
      side: typeof from === 'string' ? from : 'free',
      turn: typeof from === 'string' ? 0 : from.turn,
      ...{ zoom, playing },
      stands: playing || this.#paused ? undefined : stands,
      still: this.#still,
      heard: this.#heard,
    }
  }
}
