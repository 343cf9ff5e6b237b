import { DataArrayTexture, DataUtils, HalfFloatType, LinearFilter, RGBAFormat } from 'three'
import type { Sky } from './light.ts'

const [WIDTH, HEIGHT] = [256, 128]
/** Of the square that the shader reads. */
const SIZE = 256
/** How blurred each layer is, in degrees: from polished to matt. */
const BLURS = [0, 7, 18, 38] as const

/** The layer for a roughness. */
export const blurOf = (roughness: number): number =>
  roughness < 0.1 ? 0 : roughness < 0.28 ? 1 : roughness < 0.5 ? 2 : 3

/** The sky as polished to matt surfaces mirror it: one layer for each blur. */
export function mirrorOf(sky: Sky): DataArrayTexture {
  const sharp: number[] = []
  for (let row = 0; row < HEIGHT; row++)
    for (let column = 0; column < WIDTH; column++)
      sharp.push(...sky(180 - ((column + 0.5) / WIDTH) * 360, ((row + 0.5) / HEIGHT) * 180 - 90))
  const data = new Uint16Array(SIZE * SIZE * 4 * BLURS.length)
  for (const [layer, blur] of BLURS.entries()) {
    const image = blur === 0 ? sharp : blurred(sharp, blur)
    for (let i = 0; i < SIZE * SIZE; i++) {
      const [u, v] = [((i % SIZE) + 0.5) / SIZE, (Math.floor(i / SIZE) + 0.5) / SIZE]
      for (const [k, value] of inDirection(image, unfolded(u, v)).entries())
        data[(layer * SIZE * SIZE + i) * 4 + k] = DataUtils.toHalfFloat(value)
    }
  }
  const texture = new DataArrayTexture(data, SIZE, SIZE, BLURS.length)
  texture.format = RGBAFormat
  texture.type = HalfFloatType
  texture.minFilter = texture.magFilter = LinearFilter
  texture.needsUpdate = true
  return texture
}

/** The direction that a point of the square stands for: the sphere folded like an octahedron (see the shader). */
function unfolded(u: number, v: number): [x: number, y: number, z: number] {
  const [a, b] = [(u - 0.5) / 0.498, (v - 0.5) / 0.498]
  const y = 1 - Math.abs(a) - Math.abs(b)
  if (y >= 0) return [a, y, b]
  return [(1 - Math.abs(b)) * Math.sign(a || 1), y, (1 - Math.abs(a)) * Math.sign(b || 1)]
}

/** What the picture of the sky shows there, blended between its pixels. */
function inDirection(image: readonly number[], [x, y, z]: [number, number, number]): number[] {
  const across = (0.5 - Math.atan2(-z, x) / (2 * Math.PI)) * WIDTH - 0.5
  const up = (Math.asin(y / Math.hypot(x, y, z)) / Math.PI + 0.5) * HEIGHT - 0.5
  const [c, r] = [Math.floor(across), Math.floor(up)]
  const at = (column: number, row: number, k: number) =>
    image[(Math.min(HEIGHT - 1, Math.max(0, row)) * WIDTH + ((column + WIDTH) % WIDTH)) * 3 + k] ??
    0
  const [s, t] = [across - c, up - r]
  return [0, 1, 2].map(
    (k) =>
      (at(c, r, k) * (1 - s) + at(c + 1, r, k) * s) * (1 - t) +
      (at(c, r + 1, k) * (1 - s) + at(c + 1, r + 1, k) * s) * t,
  )
}

/** A bell-shaped blur on the sphere: along each row by its own width, then from row to row. */
function blurred(image: readonly number[], degrees: number): number[] {
  const sigma = (degrees / 180) * HEIGHT
  const along: number[] = new Array<number>(image.length).fill(0)
  for (let row = 0; row < HEIGHT; row++) {
    const narrow = Math.max(0.05, Math.cos((((row + 0.5) / HEIGHT) * 180 - 90) * (Math.PI / 180)))
    const kernel = bell(Math.min(WIDTH / 4, sigma / narrow), WIDTH / 2)
    for (let x = 0; x < WIDTH; x++)
      for (const [d, weight] of kernel)
        for (let k = 0; k < 3; k++) {
          const from = (row * WIDTH + ((((x + d) % WIDTH) + WIDTH) % WIDTH)) * 3 + k
          const to = (row * WIDTH + x) * 3 + k
          along[to] = (along[to] ?? 0) + (image[from] ?? 0) * weight
        }
  }
  const out: number[] = new Array<number>(image.length).fill(0)
  const kernel = bell(sigma, HEIGHT)
  for (let row = 0; row < HEIGHT; row++)
    for (const [d, weight] of kernel) {
      const from = Math.min(HEIGHT - 1, Math.max(0, row + d))
      for (let i = 0; i < WIDTH * 3; i++) {
        const to = row * WIDTH * 3 + i
        out[to] = (out[to] ?? 0) + (along[from * WIDTH * 3 + i] ?? 0) * weight
      }
    }
  return out
}

function bell(sigma: number, most: number): [offset: number, weight: number][] {
  const reach = Math.min(Math.floor(most), Math.ceil(sigma * 2.5))
  const raw = Array.from({ length: reach * 2 + 1 }, (_, i): [number, number] => [
    i - reach,
    Math.exp(-(((i - reach) / sigma) ** 2) / 2),
  ])
  const sum = raw.reduce((total, [, weight]) => total + weight, 0)
  return raw.map(([offset, weight]) => [offset, weight / sum])
}
