import { BufferGeometry, Float32BufferAttribute, type Vector3 } from 'three'

/** Four-cornered leaves: each a kite from its stalk along `along`, spread across `across`. */
export class Leaves {
  readonly #positions: number[] = []
  readonly #normals: number[] = []

  leaf(stalk: Vector3, along: Vector3, across: Vector3, normal: Vector3) {
    const tip = stalk.clone().add(along)
    const middle = stalk.clone().addScaledVector(along, 0.4)
    const [left, right] = [middle.clone().sub(across), middle.clone().add(across)]
    for (const p of [stalk, left, tip, stalk, tip, right]) {
      this.#positions.push(p.x, p.y, p.z)
      this.#normals.push(normal.x, normal.y, normal.z)
    }
  }

  geometry(): BufferGeometry {
    return new BufferGeometry()
      .setAttribute('position', new Float32BufferAttribute(this.#positions, 3))
      .setAttribute('normal', new Float32BufferAttribute(this.#normals, 3))
  }
}
