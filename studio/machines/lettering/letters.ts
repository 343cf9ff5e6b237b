import type { BufferGeometry } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { Part } from '../kit/part.ts'
import { prism, type Vec3 } from '../kit/solids.ts'
import type { MaterialName } from '../materials.ts'
import { CAP_HEIGHT, setWord } from './glyphs.ts'

const THICKNESS = 0.006

/** The word as thin solid letters in the XY plane, centred, facing +Z. */
export function letters(word: string, height: number, squeeze = 1): BufferGeometry {
  const { width, faces } = setWord(word)
  const solids = faces.map((face) =>
    prism(face, (THICKNESS * CAP_HEIGHT) / height, { bevel: 0, steps: 4 }).translate(
      face.x - width / 2,
      -CAP_HEIGHT / 2,
      0,
    ),
  )
  const scale = height / CAP_HEIGHT
  return mergeGeometries(solids).scale(scale * squeeze, scale, scale)
}

/** Width the word takes at this height. */
export const lettersWidth = (word: string, height: number) =>
  (setWord(word).width * height) / CAP_HEIGHT

/** The tallest size, up to `height`, at which the word fits in `width`. */
export function fittedHeight(word: string, height: number, width: number): number {
  return Math.min(height, (height * width) / lettersWidth(word, height))
}

export type Lettering = {
  word: string
  height: number
  at: Vec3
  tilt?: number
  material?: MaterialName
}

/** Letters on both sides of a part, each reading left to right. `at` is on the +Z side. */
export function letterBothSides(
  part: Part,
  { word, height, at, tilt = 0, material = 'lettering' }: Lettering,
) {
  const flat = letters(word, height).rotateZ(tilt)
  part.add(material, flat, at)
  const back = letters(word, height).rotateZ(-tilt).rotateY(Math.PI)
  part.add(material, back, [at[0], at[1], -at[2]])
}
