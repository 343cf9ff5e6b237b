import { PerspectiveCamera, Vector3 } from 'three'
import { FRAME, type Shot } from '@dino/studio/machines/studio-camera.ts'
import type { Cut } from '../messages.ts'
import { anglesFrom, type ViewState } from '../view-state.ts'

/** A place of the camera: where it looks from and at, and how large a metre is in the studio's frame. */
export interface Place {
  turn: number
  rise: number
  scale: number
  target: Vector3
}

const degrees = Math.PI / 180
const distance = 60
/** Of the window's edges, in its own units. */
interface Air {
  sides: number
  top: number
  bottom: number
}

const usualAir: Air = { sides: 30, top: 20, bottom: 34 }

/** For lines beside the machine, in the page's pixels: of a small window a share. */
export function airForLines(cut: Cut, { width, height }: { width: number; height: number }): Air {
  const units = cut.width / width
  const sides = Math.min(84, width * 0.14) * units
  return {
    sides,
    top: Math.min(56, height * 0.12) * units,
    bottom: Math.min(84, height * 0.22) * units,
  }
}

/** Exactly the camera of the studio's picture. */
export function placeOfPicture({ camera }: Shot): Place {
  const [x, minusZ, y] = camera.target
  return {
    turn: camera.azimuth,
    rise: camera.elevation,
    scale: FRAME.width / (2 * distance * Math.tan((camera.fov * degrees) / 2)),
    target: new Vector3(x, y, -minusZ),
  }
}

/** Where the whole machine, given by some of its corners, fills the window; nearer by the state's zoom. */
export function placeAround(
  state: ViewState,
  corners: readonly Vector3[],
  cut: Cut,
  most: number,
  air: Air = usualAir,
): Place {
  const { turn, rise } = anglesFrom(state.from)
  const { right, up, away } = axesOf(turn, rise)
  let [x0, x1, y0, y1] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const corner of corners) {
    // Nearer is larger, also through a long lens.
    const nearness = distance / (distance - corner.dot(away))
    const [x, y] = [corner.dot(right) * nearness, corner.dot(up) * nearness]
    x0 = Math.min(x0, x)
    x1 = Math.max(x1, x)
    y0 = Math.min(y0, y)
    y1 = Math.max(y1, y)
  }
  const fit = Math.min(
    (cut.width - 2 * air.sides) / (x1 - x0),
    (cut.height - air.top - air.bottom) / (y1 - y0),
    most,
  )
  const scale = fit * state.zoom
  const low = cut.y + cut.height - air.bottom - ((y1 - y0) * scale) / 2
  const middle = cut.y + (cut.height + air.top - air.bottom) / 2
  // It stands on the ground where there is room above it, and is turned about its middle once it fills the cut.
  const y = state.zoom > 1 || rise > 30 ? middle : Math.max(low, middle)
  const across = cut.x + cut.width / 2 - FRAME.width / 2
  const target = new Vector3()
    .addScaledVector(right, (x0 + x1) / 2 - across / scale)
    .addScaledVector(up, (y0 + y1) / 2 + (y - FRAME.height / 2) / scale)
  return { turn, rise, scale, target }
}

function axesOf(turn: number, rise: number) {
  const [a, e] = [turn * degrees, rise * degrees]
  const away = new Vector3(Math.cos(a) * Math.cos(e), Math.sin(e), -Math.sin(a) * Math.cos(e))
  const right = new Vector3(-Math.sin(a), 0, -Math.cos(a))
  return { away, right, up: new Vector3().crossVectors(away, right) }
}

export function aim(camera: PerspectiveCamera, place: Place, cut: Cut): void {
  const { away } = axesOf(place.turn, place.rise)
  const across = 2 * Math.atan(FRAME.width / (2 * distance * place.scale))
  const aspect = FRAME.width / FRAME.height
  camera.fov = (2 * Math.atan(Math.tan(across / 2) / aspect)) / degrees
  camera.aspect = aspect
  camera.near = 30
  camera.far = 100
  camera.position.copy(place.target).addScaledVector(away, distance)
  camera.lookAt(place.target)
  camera.setViewOffset(FRAME.width, FRAME.height, cut.x, cut.y, cut.width, cut.height)
  camera.updateMatrixWorld(true)
}

/** A share of the way, the short way round; and whether that is it. */
export function towards(from: Place, to: Place, share: number): { place: Place; there: boolean } {
  const round = ((((to.turn - from.turn + 180) % 360) + 360) % 360) - 180
  const left =
    Math.abs(round) +
    Math.abs(to.rise - from.rise) +
    100 * Math.abs(to.scale / from.scale - 1) +
    20 * to.target.distanceTo(from.target)
  if (left < 0.05 || share >= 1) return { place: to, there: true }
  const mix = (a: number, b: number) => a + (b - a) * share
  return {
    there: false,
    place: {
      turn: from.turn + round * share,
      rise: mix(from.rise, to.rise),
      scale: from.scale * (to.scale / from.scale) ** share,
      target: from.target.clone().lerp(to.target, share),
    },
  }
}
