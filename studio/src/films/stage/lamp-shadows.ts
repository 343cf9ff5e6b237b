import {
  DepthTexture,
  DoubleSide,
  LessEqualCompare,
  Matrix4,
  MeshBasicMaterial,
  OrthographicCamera,
  Scene,
  UnsignedIntType,
  Vector3,
  WebGLRenderTarget,
  type IUniform,
  type WebGLRenderer,
} from 'three'
import type { Lamp } from './light.ts'
import { LAMPS_PER_PASS, SHADOW_MAPS } from './shaders.ts'

/** Shadow maps of the lamps of one pass, side by side in one texture. */
export class LampShadows {
  /** What throws shadows. */
  readonly solids = new Scene()
  readonly material = new MeshBasicMaterial({ colorWrite: false, side: DoubleSide })
  readonly uniforms: Record<
    'lampDirection' | 'lampLight' | 'lampView' | 'shadows' | 'texel',
    IUniform
  >
  readonly passes: number
  readonly #lamps: readonly Lamp[]
  readonly #size: number
  readonly #sheet: WebGLRenderTarget
  readonly #middle: Vector3
  readonly #camera: OrthographicCamera

  /** Nothing outside the ball throws a shadow or receives one. */
  constructor(lamps: readonly Lamp[], ball: { middle: Vector3; radius: number }, size: number) {
    this.#lamps = lamps
    this.#size = size
    this.passes = lamps.length / LAMPS_PER_PASS
    const { middle, radius: r } = ball
    this.#middle = middle
    this.#camera = new OrthographicCamera(-r, r, r, -r, 0.5, r * 3)
    const [width, height] = [size * SHADOW_MAPS.columns, size * SHADOW_MAPS.rows]
    const depthTexture = new DepthTexture(width, height, UnsignedIntType)
    depthTexture.compareFunction = LessEqualCompare
    this.#sheet = new WebGLRenderTarget(width, height, { depthTexture })
    this.solids.matrixWorldAutoUpdate = false
    this.uniforms = {
      lampDirection: { value: lampsOfPass(() => new Vector3()) },
      lampLight: { value: lampsOfPass(() => new Vector3()) },
      lampView: { value: lampsOfPass(() => new Matrix4()) },
      shadows: { value: depthTexture },
      texel: { value: 1 / size },
    }
  }

  cast(renderer: WebGLRenderer, pass: number) {
    const sheet = this.#sheet
    sheet.viewport.set(0, 0, sheet.width, sheet.height)
    renderer.setRenderTarget(sheet)
    renderer.clear()
    const lamps = lampsOfPass((i) => {
      // Lamps of one pass come from all over the sky, so that each pass is a fair picture by itself.
      const lamp = this.#lamps[pass + i * this.passes]
      if (!lamp) throw new Error('Lamps must fill the passes')
      return lamp
    })
    const { lampDirection, lampLight, lampView } = this.uniforms
    lampDirection.value = lamps.map((lamp) => lamp.direction)
    lampLight.value = lamps.map((lamp) => lamp.irradiance.clone().multiplyScalar(this.passes))
    lampView.value = lamps.map((lamp, i) => this.#castOne(renderer, lamp, i))
  }

  /** Draws one lamp's map and returns the way from the world into it. */
  #castOne(renderer: WebGLRenderer, { direction }: Lamp, i: number): Matrix4 {
    const camera = this.#camera
    camera.position.copy(this.#middle).addScaledVector(direction, camera.right * 1.5)
    camera.lookAt(this.#middle)
    camera.updateMatrixWorld(true)
    camera.updateProjectionMatrix()
    const size = this.#size
    const [column, row] = [i % SHADOW_MAPS.columns, Math.floor(i / SHADOW_MAPS.columns)]
    this.#sheet.viewport.set(column * size, row * size, size, size)
    renderer.setRenderTarget(this.#sheet)
    renderer.render(this.solids, camera)
    return HALVED.clone().multiply(camera.projectionMatrix).multiply(camera.matrixWorldInverse)
  }
}

const lampsOfPass = <T>(make: (i: number) => T): T[] =>
  Array.from({ length: LAMPS_PER_PASS }, (_, i) => make(i))

/** From a camera's cube of -1 to 1 to a texture's 0 to 1. */
const HALVED = new Matrix4()
  .makeTranslation(0.5, 0.5, 0.5)
  .multiply(new Matrix4().makeScale(0.5, 0.5, 0.5))
