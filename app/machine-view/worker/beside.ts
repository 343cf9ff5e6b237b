import type { AnswerBeside, BesideWish, OpeningBeside, ShownBeside } from '../beside-messages.ts'
import { readBeside, viewStateOf, writeBeside, type BesideState } from '../beside-state.ts'
import type { CanvasSize, MotionName } from '../messages.ts'
import { anglesFrom, looked, type Pose, type ViewState } from '../view-state.ts'
import { Frames, type Frame } from './frames.ts'
import { MachineMotion } from './machine-motion.ts'
import { poseOf } from './of-machine.ts'
import { cutOf, placesToScale } from './one-scale.ts'
import { Stage } from './stage.ts'
import { Studio } from './studio.ts'
import { aim, towards, type Place } from './view-camera.ts'

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
  readonly #frames: Frames
  readonly #machines: Standing[] = []
  #size: CanvasSize
  #state: BesideState
  #isOpen = false
  #paused = false
  #heard = 0
  #still = true

  constructor(asked: OpeningBeside, tell: (answer: AnswerBeside) => void) {
    this.#asked = asked
    this.#tell = tell
    this.#size = asked.size
    this.#frames = new Frames(asked.size.ratio, asked.still, {
      draw: (frame) => this.#draw(frame),
      drawSharply: (ratio) => this.#drawAt(ratio),
      rested: () => this.#rested(),
    })
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
    this.#drawAt(this.#size.ratio)
    this.#rested()
  }

  do(asked: BesideWish): void {
    this.#heard++
    switch (asked.ask) {
      case 'resize':
        this.#size = asked.size
        this.#frames.resize(asked.size.ratio)
        break
      case 'show':
        this.#frames.show(asked.visible)
        break
      case 'look':
      case 'turn':
      case 'zoom':
        this.#see(looked(viewStateOf(this.#state), asked))
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
    this.#still = !this.#frames.isSeen
    if (this.#isOpen) this.#tell({ is: 'shown', shown: this.#shown() })
    if (this.#isOpen) this.#frames.wake()
  }

  #see({ from, zoom }: ViewState) {
    if (from !== 'picture') this.#state = { ...this.#state, from, zoom }
  }

  #play(to: MotionName) {
    this.#paused = false
    this.#state = { ...this.#state, stands: to }
    for (const machine of this.#machines)
      machine.motion = MachineMotion.along(machine.stage.machine.product, to, machine.pose)
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

  #draw({ seconds, share, ratio }: Frame): boolean {
    this.#move(seconds)
    const isThere = this.#approach(share)
    this.#drawAt(ratio)
    return !isThere || this.#isPlaying
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

  #drawAt(ratio: number) {
    this.#studio.resize({ ...this.#size, ratio })
    for (const { stage, place, shownOn } of this.#machines) {
      if (place) aim(stage.camera, place, cutOf(this.#size))
      stage.draw()
      shownOn.transferFromImageBitmap(this.#studio.canvas.transferToImageBitmap())
    }
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
      ...anglesFrom(from),
      ...{ zoom, playing },
      stands: playing || this.#paused ? undefined : stands,
      still: this.#still,
      heard: this.#heard,
    }
  }
}
