/** The nearest surface (largest z) over a grid of the drawing plane. */
export class DepthBuffer {
  readonly #depth: Float32Array
  readonly #width: number
  readonly #height: number
  readonly #x0: number
  readonly #y0: number
  readonly #step: number

  constructor(x0: number, y0: number, width: number, height: number, step: number) {
    this.#x0 = x0
    this.#y0 = y0
    this.#step = step
    this.#width = width
    this.#height = height
    this.#depth = new Float32Array(width * height).fill(-Infinity)
  }

  static around(clouds: readonly Float64Array[], step: number): DepthBuffer {
    let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
    for (const p of clouds) {
      for (let i = 0; i < p.length; i += 3) {
        const [x, y] = [p[i] ?? 0, p[i + 1] ?? 0]
        x0 = Math.min(x0, x)
        x1 = Math.max(x1, x)
        y0 = Math.min(y0, y)
        y1 = Math.max(y1, y)
      }
    }
    const margin = step * 4
    return new DepthBuffer(
      x0 - margin,
      y0 - margin,
      Math.ceil((x1 - x0) / step) + 8,
      Math.ceil((y1 - y0) / step) + 8,
      step,
    )
  }

  draw(p: Float64Array, triangles: Uint32Array) {
    for (let f = 0; f < triangles.length; f += 3) {
      const [i, j, k] = [
        (triangles[f] ?? 0) * 3,
        (triangles[f + 1] ?? 0) * 3,
        (triangles[f + 2] ?? 0) * 3,
      ]
      this.#triangle(p, i, j, k)
    }
  }

  #triangle(p: Float64Array, i: number, j: number, k: number) {
    const gx = (n: number) => ((p[n] ?? 0) - this.#x0) / this.#step
    const gy = (n: number) => ((p[n + 1] ?? 0) - this.#y0) / this.#step
    const [ax, ay, az] = [gx(i), gy(i), p[i + 2] ?? 0]
    const [bx, by, bz] = [gx(j), gy(j), p[j + 2] ?? 0]
    const [cx, cy, cz] = [gx(k), gy(k), p[k + 2] ?? 0]
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
    if (Math.abs(area) < 1e-9) return
    const yFrom = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
    const yTo = Math.min(this.#height - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
    const xFrom = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
    const xTo = Math.min(this.#width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
    for (let y = yFrom; y <= yTo; y++) {
      for (let x = xFrom; x <= xTo; x++) {
        const [px, py] = [x + 0.5, y + 0.5]
        const u = ((bx - px) * (cy - py) - (cx - px) * (by - py)) / area
        const v = ((cx - px) * (ay - py) - (ax - px) * (cy - py)) / area
        const w = 1 - u - v
        if (u < -1e-6 || v < -1e-6 || w < -1e-6) continue
        const z = u * az + v * bz + w * cz
        const at = y * this.#width + x
        if (z > (this.#depth[at] ?? 0)) this.#depth[at] = z
      }
    }
  }

  /**
   * Whether a point is in front of everything, or just beside something it is in front of: an edge lies
   * on the rim of its own surface, so its cell alone cannot tell.
   */
  shows(x: number, y: number, z: number): boolean {
    const [cx, cy] = [
      Math.floor((x - this.#x0) / this.#step),
      Math.floor((y - this.#y0) / this.#step),
    ]
    let open = 0
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const depth = this.#depth[(cy + dy) * this.#width + cx + dx] ?? -Infinity
        if (z >= depth - 0.012) open++
      }
    }
    return open >= 3
  }
}
