import type { Vector3 } from 'three'

/** Normals that differ by less look the same. */
const NORMAL_STEP = 1 / 40

export const inMillimetres = (metres: number): number => Math.round(metres * 1000) || 0

/** Gathers triangles whose equal corners are kept once, on a grid of millimetres. */
export class Welding {
  readonly points: number[] = []
  readonly normals: number[] = []
  readonly triangles: number[] = []
  readonly #known = new Map<string, number>()

  /** @param point in metres */
  cornerAt(point: Vector3, normal: Vector3): number {
    const at = point.toArray().map(inMillimetres)
    const towards = normal.toArray().map((part) => Math.round(part / NORMAL_STEP) || 0)
    const key = [...at, ...towards].join()
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const corner = this.points.length / 3
    this.#known.set(key, corner)
    this.points.push(...at)
    const length = Math.hypot(...towards) || 1
    this.normals.push(...towards.map((part) => part / length))
    return corner
  }

  /** Leaves out what the grid made flat. */
  addTriangle([a = 0, b = 0, c = 0]: readonly number[]): void {
    if (!this.#isSame(a, b) && !this.#isSame(b, c) && !this.#isSame(c, a))
      this.triangles.push(a, b, c)
  }

  #isSame(one: number, other: number): boolean {
    return [0, 1, 2].every((k) => this.points[one * 3 + k] === this.points[other * 3 + k])
  }
}
