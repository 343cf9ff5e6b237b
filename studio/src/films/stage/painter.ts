import {
  CustomBlending,
  FloatType,
  GLSL3,
  HalfFloatType,
  Mesh,
  NearestFilter,
  OneFactor,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  Vector2,
  Vector3,
  WebGLRenderTarget,
  type DataArrayTexture,
  type Object3D,
  type PerspectiveCamera,
  type WebGLRenderer,
} from 'three'
import type { Body } from './bodies.ts'
import { LampShadows } from './lamp-shadows.ts'
import type { Lamp } from './light.ts'
import { ADD_FRAGMENT, DEVELOP_FRAGMENT, FLAT_VERTEX } from './shaders.ts'
import { depthOnly, paperSurface, Surfaces, type Uniforms } from './surfaces.ts'

export type Setting = {
  width: number
  height: number
  lamps: Lamp[]
  mirror: DataArrayTexture
  /** The ball that shadows are drawn in, and the size of each lamp's map. */
  shadows: { middle: Vector3; radius: number; size: number }
  /** Without a paper ground the scene brings its own. */
  paper?: Paper
  exposure: number
  ambient: number
}

export type Paper = {
  /** Shadows fade out round this point. */
  at: Vector3
  fadeFrom: number
  fadeTo: number
  tint: string
  floor: string
  floorTop: number
}

/** How bright a colour looks, near enough. */
const BRIGHTNESS = new Vector3(0.3, 0.6, 0.1)

/**
 * Paints pictures by adding many plain ones: each pass moves the camera by part of a pixel, the machine by
 * part of the exposure, and lights with other lamps, so edges, motion and shadows all come out soft.
 */
export class Painter {
  readonly passes: number
  readonly #renderer: WebGLRenderer
  readonly #setting: Setting
  readonly #shadows: LampShadows
  readonly #shared: Uniforms
  readonly #wander = new Vector2()
  readonly #surfaces = new Scene()
  readonly #depths = new Scene()
  readonly #bodies: { mesh: Mesh; node: Object3D }[] = []
  readonly #pass: WebGLRenderTarget
  readonly #sum: WebGLRenderTarget
  readonly #add: Sheet
  readonly #develop: Sheet

  constructor(renderer: WebGLRenderer, setting: Setting) {
    const { width, height, lamps, shadows, paper } = setting
    this.#renderer = renderer
    this.#setting = setting
    this.#shadows = new LampShadows(lamps, shadows, shadows.size)
    this.passes = this.#shadows.passes
    renderer.setSize(width, height, false)
    renderer.autoClear = false
    const unfiltered = { minFilter: NearestFilter, magFilter: NearestFilter }
    this.#pass = new WebGLRenderTarget(width, height, { type: HalfFloatType, ...unfiltered })
    this.#sum = new WebGLRenderTarget(width, height, { type: FloatType, depthBuffer: false, ...unfiltered }) // prettier-ignore
    const sky = lamps.reduce((sum, lamp) => sum.add(lamp.irradiance), new Vector3())
    this.#shared = {
      ...this.#shadows.uniforms,
      wander: { value: this.#wander },
      mirror: { value: setting.mirror },
      ambient: { value: sky.multiplyScalar(setting.ambient / (4 * Math.PI)) },
    }
    this.#add = new Sheet(ADD_FRAGMENT, {
      picture: { value: this.#pass.texture },
      share: { value: 1 / this.passes },
    })
    this.#add.material.setValues({
      blending: CustomBlending,
      blendSrc: OneFactor,
      blendDst: OneFactor,
    })
    this.#develop = new Sheet(DEVELOP_FRAGMENT, {
      picture: { value: this.#sum.texture },
      exposure: { value: setting.exposure },
      paper: { value: display(paper?.tint ?? '#000000') },
      floorTint: { value: display(paper?.floor ?? '#000000') },
      floorTop: { value: paper?.floorTop ?? 0 },
    })
    for (const scene of [this.#surfaces, this.#depths]) scene.matrixWorldAutoUpdate = false
    if (paper) this.#layPaper(paper)
  }

  #layPaper({ at, fadeFrom, fadeTo }: Paper) {
    const unshadowed = this.#setting.lamps.reduce(
      (sum, { direction, irradiance }) =>
        sum + Math.max(0, direction.y) * irradiance.dot(BRIGHTNESS),
      0,
    )
    const plane = new PlaneGeometry(fadeTo * 2, fadeTo * 2).rotateX(-Math.PI / 2)
    const surface = paperSurface(this.#shared, { at, fadeFrom, fadeTo, unshadowed })
    const ground = new Mesh(plane.translate(at.x, 0, at.z), surface)
    ground.frustumCulled = false
    this.#surfaces.add(ground)
  }

  add(bodies: readonly Body[]) {
    const surfaces = new Surfaces(this.#shared)
    const depth = depthOnly()
    for (const { node, surfaces: worn, solid } of bodies) {
      for (const { geometry, material } of worn) {
        const surface = surfaces.of(material)
        this.#attach(this.#surfaces, new Mesh(geometry, surface), node)
        if (!surface.transparent) this.#attach(this.#depths, new Mesh(geometry, depth), node)
      }
      if (solid) this.#attach(this.#shadows.solids, new Mesh(solid, this.#shadows.material), node)
    }
  }

  #attach(scene: Scene, mesh: Mesh, node: Object3D) {
    mesh.frustumCulled = false
    mesh.matrixAutoUpdate = mesh.matrixWorldAutoUpdate = false
    scene.add(mesh)
    this.#bodies.push({ mesh, node })
  }

  /** Adds one pass, with the machines as they stand now: call it for 0 to `passes - 1`, then `develop`. */
  expose(pass: number, camera: PerspectiveCamera) {
    const renderer = this.#renderer
    const { width, height } = this.#setting
    for (const { mesh, node } of this.#bodies) mesh.matrixWorld.copy(node.matrixWorld)
    renderer.setClearColor(0x000000, 0)
    this.#shadows.cast(renderer, pass)

    this.#wander.set(((pass + 0.5) * 0.7548776662) % 1, ((pass + 0.5) * 0.5698402909) % 1)
    camera.setViewOffset(width, height, this.#wander.x - 0.5, this.#wander.y - 0.5, width, height)
    camera.updateMatrixWorld(true)
    renderer.setRenderTarget(this.#pass)
    renderer.clear()
    renderer.render(this.#depths, camera)
    renderer.render(this.#surfaces, camera)

    renderer.setRenderTarget(this.#sum)
    if (pass === 0) renderer.clear()
    this.#add.draw(renderer)
  }

  develop() {
    this.#renderer.setRenderTarget(null)
    this.#develop.draw(this.#renderer)
  }
}

/** A shader over the whole frame. */
class Sheet {
  readonly material: ShaderMaterial
  readonly #scene = new Scene()
  readonly #camera = new OrthographicCamera()

  constructor(fragmentShader: string, uniforms: Uniforms) {
    this.material = new ShaderMaterial({
      glslVersion: GLSL3,
      vertexShader: FLAT_VERTEX,
      fragmentShader,
      uniforms,
      depthTest: false,
      depthWrite: false,
    })
    const sheet = new Mesh(new PlaneGeometry(2, 2), this.material)
    sheet.frustumCulled = false
    this.#scene.add(sheet)
  }

  draw(renderer: WebGLRenderer) {
    renderer.render(this.#scene, this.#camera)
  }
}

/** A colour as it is to appear, untouched by colour management: the paper of the page. */
function display(hex: string): Vector3 {
  const value = parseInt(hex.slice(1), 16)
  return new Vector3((value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255)
}
