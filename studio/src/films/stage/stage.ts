// Runs in a page of headless Chromium: `render-frames.ts` asks it for one frame after the other.
import { MeshoptSimplifier } from 'meshoptimizer'
import { WebGLRenderer } from 'three'
import { FILMS, FRAMES_PER_SECOND } from '../films.ts'
import { rigidBodies } from './bodies.ts'
import { Painter } from './painter.ts'
import { cameraFor, type Scene } from './scene.ts'
import { settingOf, type Quality } from './setting.ts'

/** Half of each frame's time, like a film camera's shutter. */
const SHUTTER = 0.5 / FRAMES_PER_SECOND

class Stage {
  readonly #scene: Scene
  readonly #painter: Painter
  readonly #canvas = document.createElement('canvas')
  readonly #aspect: number

  constructor(scene: Scene, quality: Quality) {
    this.#scene = scene
    this.#aspect = quality.width / quality.height
    const renderer = new WebGLRenderer({ canvas: this.#canvas, preserveDrawingBuffer: true })
    const moments = [0, 0.31, 0.55, 0.83, 1].map((share) => share * scene.seconds)
    const bodies = rigidBodies(scene.root, scene.moveTo, moments, scene.detail)
    this.#painter = new Painter(renderer, settingOf(scene, quality))
    this.#painter.add(bodies)
  }

  paint(frame: number): string {
    const { seconds, moveTo, view, root } = this.#scene
    const { passes } = this.#painter
    for (let pass = 0; pass < passes; pass++) {
      const moment = (shuffled(pass, passes) + 0.5) / passes - 0.5
      const second = Math.min(seconds, Math.max(0, frame / FRAMES_PER_SECOND + moment * SHUTTER))
      moveTo(second)
      root.updateMatrixWorld(true)
      this.#painter.expose(pass, cameraFor(view(second), this.#aspect))
    }
    this.#painter.develop()
    return this.#canvas.toDataURL('image/png')
  }
}

/** Every part of the exposure once, in an order that does not follow the lamps'. */
const shuffled = (pass: number, passes: number) => {
  const stride = [5, 3, 7].find((step) => passes % step !== 0) ?? 1
  return (pass * stride + 1) % passes
}

let stage: Stage | undefined

export const studioPage = {
  async set(film: string, scene: number, quality: Quality) {
    await MeshoptSimplifier.ready
    const make = FILMS[film]?.scenes[scene]
    if (!make) throw new Error(`No scene ${scene} in ${film}`)
    stage = new Stage(make(), quality)
  },
  paint(frame: number): string {
    if (!stage) throw new Error('Set the stage first')
    return stage.paint(frame)
  },
}

declare global {
  var studioPage: typeof import('./stage.ts').studioPage
}
globalThis.studioPage = studioPage
