import {
  DirectionalLight,
  MeshPhysicalMaterial,
  PerspectiveCamera,
  Scene,
  Vector3,
  type Mesh,
} from 'three'
import { buildMachine, type Machine } from '@dino/studio/machines/machine.ts'
import { PRODUCTS, type ProductId } from '@dino/studio/machines/products.ts'
import type { Configuration } from '../../rules/configuration.ts'
import type { Coat, Opening } from '../messages.ts'
import { GroundShadow } from './ground-shadow.ts'
import { isShown, meshesIn } from './moved-meshes.ts'
import { Outfit, wearable } from './outfit.ts'
import type { Studio } from './studio.ts'

interface Worn {
  /** Whether anything of it is drawn in another shape. */
  hasNewShapes: boolean
  /** Whether it carries other things. */
  isRefitted: boolean
}

const lightFrom = new Vector3(5, 14, 7)

/** The machine in the studio, and what draws it. */
export class Stage {
  readonly machine: Machine
  readonly camera = new PerspectiveCamera()
  /** Some of the machine's corners, where they are now. */
  corners: Vector3[] = []
  readonly #studio: Studio
  chosen: Configuration = { cranePaint: undefined, name: '', fittings: [] }
  readonly #outfit: Outfit
  readonly #paints: readonly Coat[]
  #coat: Coat | undefined
  readonly #scene = new Scene()
  /** Its shadow is drawn anew with the next frame. */
  #isMoved = true
  readonly #shadow = new GroundShadow()
  readonly #sun = new DirectionalLight(0xfff8ec, 1.1)

  /** @param shadowPixels of the map that the sun's shadow is drawn on: a small picture needs few */
  constructor(
    studio: Studio,
    { product, coat, paints }: Pick<Opening, 'product' | 'coat' | 'paints'>,
    shadowPixels = 2048,
  ) {
    if (!Object.hasOwn(PRODUCTS, product)) throw new Error(`There is no model of ${product}`)
    this.#studio = studio
    this.#coat = coat
    this.#paints = paints
    this.machine = buildMachine(product as ProductId, { detail: 'screen' })
    this.#outfit = new Outfit(this.machine)
    this.#dress()
    this.#finish()
    this.#paint()
    this.#light(shadowPixels)
    this.#scene.add(this.machine.group, this.#shadow.ground)
    this.moved()
  }

  paint(coat: Coat): void {
    this.#coat = coat
    this.#paint()
  }

  /** Puts on what of the choice this machine can wear. */
  wear(wanted: Configuration): Worn {
    const before = this.chosen
    const chosen = wearable(wanted, this.machine, this.#paints)
    this.chosen = chosen
    const hasNewShapes = this.#outfit.wear(chosen)
    if (hasNewShapes) this.#dress()
    this.#paint()
    return { hasNewShapes, isRefitted: chosen.fittings.join() !== before.fittings.join() }
  }

  /** The same name, once its script's font is there. */
  letterAnew(): void {
    this.#outfit.letterAnew(this.chosen.name)
    this.#dress()
    this.#paint()
  }

  #paint() {
    const own = this.#paints.find(({ id }) => id === this.chosen.cranePaint)
    this.#outfit.paint(this.#coat, own)
  }

  /** After each pose: shadows and extent follow. */
  moved(): void {
    const { machine } = this
    this.corners = meshesIn(machine.group).filter(isShown).flatMap(cornersOf)
    this.#shadow.draw(this.#studio.renderer, machine.group, machine.bounds())
    this.#isMoved = true
  }

  draw(): void {
    const { renderer } = this.#studio
    renderer.shadowMap.needsUpdate = this.#isMoved
    this.#isMoved = false
    renderer.render(this.#scene, this.camera)
  }

  #light(shadowPixels: number) {
    this.#scene.environment = this.#studio.light
    this.#scene.environmentIntensity = 0.72
    this.#sun.position.copy(lightFrom)
    this.#sun.castShadow = true
    this.#sun.shadow.mapSize.set(shadowPixels, shadowPixels)
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
    for (const mesh of meshesIn(this.machine.group)) {
      const isGlass = (mesh.material as MeshPhysicalMaterial).name === 'glass'
      mesh.castShadow = !isGlass && (mesh.material as MeshPhysicalMaterial).name !== 'name'
      mesh.receiveShadow = !isGlass
    }
  }

  /** As the studio's surfaces: a matt ground under a coat that mirrors at most a third. */
  #finish() {
    for (const material of this.#outfit.materials) {
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
}

/** Of each mesh the corners that stick out in some direction: found once, then carried along. */
export function cornersOf(mesh: Mesh): Vector3[] {
  const kept = (mesh.userData['corners'] ??= outermost(mesh)) as Vector3[]
  return kept.map((corner) => corner.clone().applyMatrix4(mesh.matrixWorld))
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
