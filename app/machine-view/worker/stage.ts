import {
  CustomToneMapping,
  DirectionalLight,
  MeshPhysicalMaterial,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
  Mesh,
} from 'three'
import { buildMachine, type Machine } from '@dino/studio/machines/machine.ts'
import { PAINTS } from '@dino/studio/machines/materials.ts'
import { PRODUCTS, type ProductId } from '@dino/studio/machines/products.ts'
import type { CanvasSize, Coat } from '../messages.ts'
import { GroundShadow } from './ground-shadow.ts'
import { studioLight } from './studio-light.ts'
import { useStudioTone } from './studio-tone.ts'

const lightFrom = new Vector3(5, 14, 7)

/** The machine in the studio, and what draws it. */
export class Stage {
  readonly machine: Machine
  readonly camera = new PerspectiveCamera()
  /** Some of the machine's corners, where they are now. */
  corners: Vector3[] = []
  readonly #canvas: OffscreenCanvas
  readonly #renderer: WebGLRenderer
  readonly #scene = new Scene()
  readonly #shadow = new GroundShadow()
  readonly #sun = new DirectionalLight(0xfff8ec, 1.1)

  constructor(canvas: OffscreenCanvas, product: string, coat: Coat | undefined) {
    if (!Object.hasOwn(PRODUCTS, product)) throw new Error(`There is no model of ${product}`)
    useStudioTone()
    this.#canvas = canvas
    this.#renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true })
    this.#renderer.toneMapping = CustomToneMapping
    this.#renderer.shadowMap.enabled = true
    this.#renderer.shadowMap.autoUpdate = false
    this.machine = buildMachine(product as ProductId, { detail: 'screen' })
    this.#dress()
    this.#finish()
    if (coat) this.paint(coat)
    this.#light()
    this.#scene.add(this.machine.group, this.#shadow.ground)
    this.moved()
  }

  paint({ id, swatch }: Coat): void {
    const known = Object.entries(PAINTS).find(([name]) => name === id)?.[1]
    const coat = known ?? { paint: swatch, lettering: isPale(swatch) ? '#16181A' : '#F4F3EF' }
    for (const material of this.#materials()) {
      if (material.name === 'paint') material.color.set(coat.paint)
      if (material.name === 'lettering') material.color.set(coat.lettering)
    }
  }

  /** After each pose: shadows and extent follow. */
  moved(): void {
    const { machine } = this
    this.corners = cornersOf(machine)
    this.#shadow.draw(this.#renderer, machine.group, machine.bounds())
    this.#renderer.shadowMap.needsUpdate = true
  }

  /** Costs nothing when it has that size already. */
  resize({ width, height, ratio }: CanvasSize): void {
    const canvas = this.#canvas
    const isSo =
      canvas.width === Math.floor(width * ratio) && canvas.height === Math.floor(height * ratio)
    if (isSo) return
    this.#renderer.setPixelRatio(ratio)
    this.#renderer.setSize(width, height, false)
  }

  draw(): void {
    this.#renderer.render(this.#scene, this.camera)
  }

  #light() {
    this.#scene.environment = studioLight(this.#renderer)
    this.#scene.environmentIntensity = 0.72
    this.#sun.position.copy(lightFrom)
    this.#sun.castShadow = true
    this.#sun.shadow.mapSize.set(2048, 2048)
    this.#sun.shadow.normalBias = 0.06
    this.#sun.shadow.bias = -0.001
    this.#sun.shadow.radius = 5
    Object.assign(this.#sun.shadow.camera, {
      left: -9,
      right: 9,
      top: 9,
      bottom: -9,
      near: 1,
      far: 34,
    })
    this.#sun.target.position.set(-3, 1, 0)
    this.#sun.position.add(this.#sun.target.position)
    this.#scene.add(this.#sun, this.#sun.target)
  }

  #dress() {
    for (const mesh of meshesOf(this.machine)) {
      const isGlass = (mesh.material as MeshPhysicalMaterial).name === 'glass'
      mesh.castShadow = !isGlass
      mesh.receiveShadow = !isGlass
    }
  }

  /** As the studio's surfaces: a matt ground under a coat that mirrors at most a third. */
  #finish() {
    for (const material of this.#materials()) {
      if (material.metalness > 0.5) continue
      material.specularIntensity = 0.35
      material.clearcoat *= 0.4
      if (material.name === 'graphite') material.color.multiplyScalar(0.8)
      if (material.name === 'glass') {
        material.opacity = 0.78
        material.specularIntensity = 0.8
      }
    }
  }

  #materials(): Set<MeshPhysicalMaterial> {
    const all = meshesOf(this.machine).map(({ material }) => material as MeshPhysicalMaterial)
    return new Set(all)
  }
}

function meshesOf(machine: Machine): Mesh[] {
  const meshes: Mesh[] = []
  machine.group.traverse((object) => {
    if (object instanceof Mesh) meshes.push(object)
  })
  return meshes
}

/** Of each mesh the corners that stick out in some direction: found once, then carried along. */
function cornersOf(machine: Machine): Vector3[] {
  return meshesOf(machine).flatMap((mesh) => {
    const kept = (mesh.userData['corners'] ??= outermost(mesh)) as Vector3[]
    return kept.map((corner) => corner.clone().applyMatrix4(mesh.matrixWorld))
  })
}

const directions = [-1, 0, 1].flatMap((x) =>
  [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((z) => new Vector3(x, y, z))),
)

function outermost({ geometry }: Mesh): Vector3[] {
  const position = geometry.getAttribute('position')
  const found = directions.map(() => ({ far: -Infinity, at: 0 }))
  const corner = new Vector3()
  for (let i = 0; i < position.count; i++) {
    corner.fromBufferAttribute(position, i)
    directions.forEach((direction, k) => {
      const far = corner.dot(direction)
      if (far > found[k]!.far) found[k] = { far, at: i }
    })
  }
  const unlike = new Set(found.map(({ at }) => at))
  return [...unlike].map((at) => new Vector3().fromBufferAttribute(position, at))
}

function isPale(hex: string): boolean {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))
  return 0.3 * r + 0.59 * g + 0.11 * b > 120
}
