import { CustomToneMapping, WebGLRenderer, type Texture } from 'three'
import type { CanvasSize } from '../messages.ts'
import { studioLight } from './studio-light.ts'
import { useStudioTone } from './studio-tone.ts'

/** What draws, and the light all around: one for all machines that are shown. */
export class Studio {
  readonly canvas: OffscreenCanvas
  readonly renderer: WebGLRenderer
  readonly light: Texture

  constructor(canvas: OffscreenCanvas) {
    useStudioTone()
    this.canvas = canvas
    this.renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true })
    this.renderer.toneMapping = CustomToneMapping
    this.renderer.shadowMap.enabled = true
    this.renderer.shadowMap.autoUpdate = false
    this.light = studioLight(this.renderer)
  }

  /** Costs nothing when it has that size already. */
  resize({ width, height, ratio }: CanvasSize): void {
    const { canvas } = this
    const isSo =
      canvas.width === Math.floor(width * ratio) && canvas.height === Math.floor(height * ratio)
    if (isSo) return
    this.renderer.setPixelRatio(ratio)
    this.renderer.setSize(width, height, false)
  }
}
