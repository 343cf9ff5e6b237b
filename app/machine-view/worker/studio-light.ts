import {
  DataTexture,
  EquirectangularReflectionMapping,
  FloatType,
  LinearFilter,
  PMREMGenerator,
  RGBAFormat,
  type Texture,
  type WebGLRenderer,
} from 'three'

type Softbox = readonly [
  azimuth: number,
  elevation: number,
  width: number,
  height: number,
  brightness: number,
]

/**
 * What lights the machines in the studio, and what their coats mirror: the lamps and cards of `studio/src/studio.py`, in degrees.
 * Azimuth 0 faces the truck's nose, -90 its near side.
 */
// prettier-ignore
const softboxes: readonly Softbox[] = [
  [-10, 48, 60, 30, 8], [-100, 44, 58, 26, 4.4], [118, 34, 30, 56, 5.2], [-178, 30, 34, 44, 4.2],
  [-84, 8, 100, 4, 2.2], [-8, 10, 40, 5, 2.6],
  [-44, 30, 15, 62, 5], [16, 36, 26, 34, 3.6], [62, 24, 36, 26, 1.6], [-134, 13, 26, 15, 3],
]

/** Brightness of the room by elevation. */
const room: readonly (readonly [elevation: number, brightness: number])[] = [
  [-90, 0.5], [-25, 0.52], [-5, 0.5], [-1, 0.3], [3, 0.2], [40, 0.22], [66, 0.5], [73, 3.2], [90, 3.6],
] // prettier-ignore

const size = { width: 256, height: 128 }

/** The studio all around, blurred for each roughness. */
export function studioLight(renderer: WebGLRenderer): Texture {
  const { width, height } = size
  const pixels = new Float32Array(width * height * 4)
  for (let row = 0; row < height; row++) {
    const elevation = ((row + 0.5) / height) * 180 - 90
    for (let column = 0; column < width; column++) {
      const azimuth = 180 - ((column + 0.5) / width) * 360
      const light = lightFrom(azimuth, elevation)
      pixels.set([light * 1.03, light * 0.985, light * 0.97, 1], (row * width + column) * 4)
    }
  }
  const all = new DataTexture(pixels, width, height, RGBAFormat, FloatType)
  all.mapping = EquirectangularReflectionMapping
  all.minFilter = all.magFilter = LinearFilter
  all.needsUpdate = true
  const generator = new PMREMGenerator(renderer)
  const { texture } = generator.fromEquirectangular(all)
  generator.dispose()
  all.dispose()
  return texture
}

function lightFrom(azimuth: number, elevation: number): number {
  let light = brightnessOfRoom(elevation)
  for (const [centre, rise, wide, high, brightness] of softboxes) {
    const around = ((((azimuth - centre + 180) % 360) + 360) % 360) - 180
    const dx = around * Math.cos((Math.min(rise, 70) * Math.PI) / 180)
    const dy = elevation - rise
    const edge = Math.max(Math.abs(dx) - wide / 2, Math.abs(dy) - high / 2)
    const share = Math.min(1, Math.max(0, 0.5 - edge / 3.5))
    const mask = share * share * (3 - 2 * share)
    light = light * (1 - mask) + mask * brightness
  }
  return light
}

function brightnessOfRoom(elevation: number): number {
  const next = room.findIndex(([at]) => at > elevation)
  const [a, b] = [room[next - 1] ?? room[0]!, room[next] ?? room.at(-1)!]
  const share = b[0] === a[0] ? 0 : (elevation - a[0]) / (b[0] - a[0])
  return a[1] + (b[1] - a[1]) * share
}
