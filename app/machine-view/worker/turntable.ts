import { frameShot } from '@dino/studio/machines/studio-camera.ts'
import {
  configurationWords,
  readConfiguration,
  type Configuration,
} from '../../rules/configuration.ts'
import type { Answer, Asked, CanvasSize, MotionName, Opening, Shown, Spot } from '../messages.ts'
import {
  anglesFrom,
  isSamePose,
  looked,
  posed,
  readView,
  turned,
  writeView,
  type Angles,
  type JointLimits,
  type Pose,
  type ViewState,
} from '../view-state.ts'
import { pictureSize } from '../../rules/picture-of-view.ts'
import { cutAround } from '../cut.ts'
import { Frames, type Frame } from './frames.ts'
import { Measures } from './measures.ts'
import { jointsOf, offeredBy, poseOf } from './of-machine.ts'
import { fetchFontsFor } from './name-fonts.ts'
import { copyOf, packed } from './packed-picture.ts'
import { cornersOf, Stage } from './stage.ts'
import { Studio } from './studio.ts'
import {
  aim,
  airForLines,
  placeAround,
  placeOfPicture,
  towards,
  type Place,
} from './view-camera.ts'
import { Works } from './works.ts'

/** Milliseconds that a picture waits for the letters of a name. */
const lettersWithin = 3000

/** Draws the machine as it is asked to, and only while something moves. */
export class Turntable {
  readonly #studio: Studio
  readonly #stage: Stage
  readonly #works: Works
  readonly #joints: JointLimits[]
  readonly #rest: Pose
  readonly #picture: Place
  readonly #asked: Opening
  readonly #tell: (answer: Answer) => void
  readonly #frames: Frames
  #size: CanvasSize
  #state: ViewState
  #place: Place
  #drawn: Pose
  #handles: number[][] = []
  #measures: Measures | undefined
  #heard = 0
  #still = true
  #lettered: Promise<void> = Promise.resolve()

  constructor(asked: Opening, tell: (answer: Answer) => void) {
    this.#asked = asked
    this.#tell = tell
    this.#size = asked.size
    this.#frames = new Frames(asked.size.ratio, asked.still, {
      draw: (frame) => this.#draw(frame),
      drawSharply: (ratio) => this.#drawAt(ratio),
      rested: () => this.#rested(),
    })
    asked.canvas.addEventListener('webglcontextlost', () => tell({ is: 'lost' }))
    this.#studio = new Studio(asked.canvas)
    this.#stage = new Stage(this.#studio, asked)
    this.#joints = jointsOf(this.#stage.machine)
    this.#rest = poseOf(this.#stage.machine)
    this.#drawn = this.#rest
    this.#picture = placeOfPicture(frameShot(this.#stage.machine, 3))
    this.#place = this.#picture
    this.#stage.wear(readConfiguration(asked.view))
    this.#letter()
    this.#works = new Works(this.#stage.machine, this.#joints)
    this.#state = readView(asked.view, this.#joints, this.#rest)
    if (asked.confirmed.length === 0) this.#state = { ...this.#state, measures: false }
    if (!isSamePose(this.#state.pose, this.#rest))
      this.#state = { ...this.#state, pose: this.#works.freed(this.#state.pose, this.#rest) }
    this.#pose()
    this.#place = this.#goal()
    this.#drawAt(this.#size.ratio)
    this.#outline()
    const [joints, offered] = [this.#joints, offeredBy(this.#stage.machine)]
    tell({ is: 'ready', joints, offered, shown: this.#shown() })
    this.#measure()
  }

  /** Exactly what is shown, at a size of its own. It is shown as before in the same frame: nobody sees it drawn. */
  async picture(): Promise<Blob | undefined> {
    await Promise.race([this.#lettered, new Promise((go) => setTimeout(go, lettersWithin))])
    if (this.#drawn !== this.#state.pose) this.#pose()
    const cut = cutAround(this.#asked.cut, pictureSize.width / pictureSize.height)
    this.#studio.resize({ ...pictureSize, ratio: 1 })
    aim(this.#stage.camera, this.#goal(cut), cut)
    this.#stage.draw()
    const copy = copyOf(this.#asked.canvas)
    this.#drawAt(this.#frames.ratio)
    this.#frames.wake()
    return packed(copy)
  }

  do(asked: Exclude<Asked, { ask: 'open' | 'picture' }>): void {
    this.#heard++
    switch (asked.ask) {
      case 'resize':
        this.#size = asked.size
        this.#frames.resize(asked.size.ratio)
        break
      case 'paint':
        this.#stage.paint(asked.coat)
        break
      case 'wear':
        this.#wear(asked.chosen)
        break
      case 'show':
        this.#frames.show(asked.visible)
        break
      case 'look':
      case 'measure':
      case 'turn':
      case 'zoom':
        this.#state = looked(this.#state, asked)
        break
      case 'pose':
        this.#moveTo(posed(this.#state, this.#joints, asked.pose).pose)
        break
      case 'grab':
        this.#works.grab(asked.at, this.#state.pose, this.#stage.camera, this.#size)
        break
      case 'drag':
        this.#drag(asked.to, asked.by)
        break
      case 'release':
        this.#works.release()
        break
      case 'play':
        this.#play(asked.to)
        break
      case 'pause':
        this.#works.pause()
        break
    }
    // What nobody sees does not move: it is drawn once it is seen again.
    this.#still = !this.#frames.isSeen
    this.#tell({ is: 'shown', shown: this.#shown() })
    this.#frames.wake()
  }

  #wear(chosen: Configuration) {
    const { hasNewShapes, isRefitted } = this.#stage.wear(chosen)
    if (!hasNewShapes) return
    this.#letter()
    this.#works.refitted()
    const { pose } = this.#state
    // A longer tool may stand in something now. Another pose, even of the same figures, is drawn.
    const free = isRefitted ? this.#works.freed(pose, this.#rest) : pose
    this.#state = { ...this.#state, pose: { ...free } }
  }

  /** In the device's letters until those of its script are there. */
  #letter() {
    this.#lettered = fetchFontsFor(this.#stage.chosen.name).then((haveCome) => {
      if (!haveCome) return
      this.#stage.letterAnew()
      this.#works.refitted()
      this.#still = false
      this.#frames.wake()
    })
  }

  #moveTo(pose: Pose) {
    this.#works.pause()
    this.#state = { ...this.#state, pose: this.#works.moved(this.#state.pose, pose) }
  }

  /** What is held follows; whoever holds nothing turns all of it. */
  #drag(to: Spot, by: Angles) {
    if (!this.#works.isHeld) this.#state = turned(this.#state, by)
    else this.#state = { ...this.#state, pose: this.#works.pulled(this.#state.pose, to) }
  }

  #play(to: MotionName) {
    const end = this.#works.play(to, this.#state.pose)
    if (!this.#asked.still) return
    this.#works.arrive()
    this.#state = posed(this.#state, this.#joints, end)
  }

  #draw({ seconds, share, ratio }: Frame): boolean {
    if (this.#works.playing) this.#move(seconds)
    if (this.#drawn !== this.#state.pose) this.#pose()
    const { place, there } = towards(this.#place, this.#goal(), share)
    this.#place = place
    this.#drawAt(ratio)
    this.#measure()
    return !there || this.#works.playing !== undefined
  }

  /** From where it is seen at this moment. */
  #drawAt(ratio: number) {
    this.#studio.resize({ ...this.#size, ratio })
    aim(this.#stage.camera, this.#place, this.#asked.cut)
    this.#stage.draw()
  }

  #rested() {
    this.#still = true
    this.#outline()
    this.#tell({ is: 'shown', shown: this.#shown() })
  }

  #move(seconds: number) {
    this.#state = { ...this.#state, pose: this.#works.after(seconds, this.#state.pose) }
    this.#tell({ is: 'shown', shown: this.#shown() })
  }

  #pose() {
    this.#stage.machine.pose(this.#state.pose)
    this.#stage.moved()
    this.#drawn = this.#state.pose
  }

  /** Lines that are drawn by the page: they and their figures are sharp on any screen, and can be read out. */
  #measure() {
    const { measures, pose } = this.#state
    const { confirmed } = this.#asked
    if (!measures) return
    this.#measures ??= new Measures(this.#stage.machine, this.#rest, pose)
    const lines = this.#measures.lines(confirmed, pose, this.#stage, this.#size)
    this.#tell({ is: 'measured', lines })
  }

  #outline() {
    this.#handles = this.#works.handles(cornersOf, this.#stage.camera)
  }

  #goal(cut = this.#asked.cut): Place {
    // Who holds a part would lose it if the place were another.
    if (this.#works.isHeld) return this.#place
    if (this.#isPicture()) return this.#picture
    const { corners } = this.#stage
    // A picture of its own has no lines.
    const hasLines = this.#state.measures && cut === this.#asked.cut
    const air = hasLines ? airForLines(cut, this.#size) : undefined
    return placeAround(this.#state, corners, cut, this.#picture.scale * 1.1, air)
  }

  #isPicture() {
    const { from, zoom, pose, measures } = this.#state
    const isAsItIs = this.#stage.chosen.fittings.length === 0 && !measures
    return from === 'picture' && zoom === 1 && isAsItIs && isSamePose(pose, this.#rest)
  }

  #shown(): Shown {
    const { from, zoom, pose, measures } = this.#state
    const { playing, touched, stands } = this.#works
    return {
      view: [
        ...[writeView(this.#state, this.#joints, this.#rest)].filter(Boolean),
        ...configurationWords(this.#stage.chosen),
      ].join(),
      side: typeof from === 'string' ? from : 'free',
      ...anglesFrom(from),
      zoom,
      measures,
      pose,
      chosen: this.#stage.chosen,
      ...{ playing, touched, stands },
      handles: this.#handles,
      still: this.#still,
      heard: this.#heard,
    }
  }
}
