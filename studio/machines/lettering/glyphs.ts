import type { Contour, Face } from '../kit/contour.ts'

// DINO's own capitals: very wide, heavy, square-shouldered, drawn for flame-cut plate. They serve the
// wordmark, the product marks and the lettering on the machines. Cap height 100, stem 27, bar 23.
export const CAP_HEIGHT = 100

export type Glyph = { width: number; faces: readonly Face[] }

const glyph = (width: number, outer: Contour, ...holes: Contour[]): Glyph => ({
  width,
  faces: [{ outer, holes }],
})

const round = (x0: number, y0: number, x1: number, y1: number, radius: number): Contour => [
  [x0, y0, radius],
  [x0, y1, radius],
  [x1, y1, radius],
  [x1, y0, radius],
]

/** A counter that is square on the stem side and round on the right. */
const bowl = (x0: number, y0: number, x1: number, y1: number, radius: number): Contour => [
  [x0, y0],
  [x0, y1],
  [x1, y1, radius],
  [x1, y0, radius],
]

// prettier-ignore
const GLYPHS: Readonly<Record<string, Glyph>> = {
  A: glyph(126, [[46, 100], [80, 100], [126, 0], [95, 0], [87, 19], [39, 19], [31, 0], [0, 0]], [[48, 40], [63, 76], [78, 40]]),
  B: glyph(116, [[0, 0], [0, 100], [107, 100, 30], [107, 54, 14], [116, 48, 14], [116, 0, 30]], bowl(27, 61, 80, 79, 9), bowl(27, 21, 89, 41, 10)),
  C: glyph(119, [[119, 65], [119, 100, 44], [0, 100, 46], [0, 0, 46], [119, 0, 44], [119, 35], [92, 35], [92, 23, 12], [27, 23, 22], [27, 77, 22], [92, 77, 12], [92, 65]]),
  D: glyph(120, bowl(0, 0, 120, 100, 47), bowl(27, 23, 93, 77, 24)),
  E: glyph(102, [[0, 0], [0, 100], [100, 100], [100, 77], [27, 77], [27, 61], [93, 61], [93, 39.5], [27, 39.5], [27, 23], [102, 23], [102, 0]]),
  F: glyph(98, [[0, 0], [0, 100], [98, 100], [98, 77], [27, 77], [27, 59], [90, 59], [90, 36], [27, 36], [27, 0]]),
  G: glyph(121, [[121, 66], [121, 100, 44], [0, 100, 46], [0, 0, 46], [121, 0, 44], [121, 55], [63, 55], [63, 35], [94, 35], [94, 23, 6], [27, 23, 22], [27, 77, 22], [94, 77, 11], [94, 66]]),
  H: glyph(114, [[0, 0], [0, 100], [27, 100], [27, 62], [87, 62], [87, 100], [114, 100], [114, 0], [87, 0], [87, 38], [27, 38], [27, 0]]),
  I: glyph(27, [[0, 0], [0, 100], [27, 100], [27, 0]]),
  K: glyph(118, [[0, 0], [0, 100], [27, 100], [27, 61], [76, 100], [117, 100], [58, 54.5], [118, 0], [80, 0], [38, 39], [27, 30.5], [27, 0]]),
  L: glyph(96, [[0, 0], [0, 100], [27, 100], [27, 23], [96, 23], [96, 0]]),
  N: glyph(116, [[0, 0], [0, 100], [33, 100], [89, 39], [89, 100], [116, 100], [116, 0], [83, 0], [27, 61], [27, 0]]),
  O: glyph(124, round(0, 0, 124, 100, 47), round(27, 23, 97, 77, 23)),
  P: glyph(110, [[0, 0], [0, 100], [110, 100, 37], [110, 29, 34], [27, 29], [27, 0]], bowl(27, 52, 83, 77, 12)),
  R: glyph(117, [[0, 0], [0, 100], [111, 100, 36], [111, 33, 30], [90, 33], [117, 0], [82, 0], [57, 32], [27, 32], [27, 0]], bowl(27, 55, 84, 77, 11)),
  S: glyph(113, [[111, 69], [111, 100, 39], [1, 100, 39], [1, 39.5, 31], [86, 39.5, 8], [86, 22, 8], [27, 22, 8], [27, 31], [0, 31], [0, 0, 39], [113, 0, 39], [113, 61, 31], [28, 61, 8], [28, 78, 8], [84, 78, 8], [84, 69]]),
  T: glyph(108, [[0, 100], [108, 100], [108, 77], [67.5, 77], [67.5, 0], [40.5, 0], [40.5, 77], [0, 77]]),
  U: glyph(116, [[0, 100], [0, 0, 46], [116, 0, 46], [116, 100], [89, 100], [89, 23, 22], [27, 23, 22], [27, 100]]),
  W: glyph(166, [[0, 100], [30, 100], [50, 37], [67, 100], [99, 100], [116, 37], [136, 100], [166, 100], [133, 0], [99, 0], [83, 60], [67, 0], [33, 0]]),
  Y: glyph(118, [[0, 100], [33, 100], [59, 62], [85, 100], [118, 100], [72.5, 36], [72.5, 0], [45.5, 0], [45.5, 36]]),
  '-': glyph(52, [[0, 38], [0, 62], [52, 62], [52, 38]]),
}

const TRACKING = 13

// prettier-ignore
const KERNING: Readonly<Record<string, number>> = {
  TA: -24, WO: -6, OT: -6, TY: -6, FT: -2, FL: 0, LA: -2, AT: -22, UT: -3, RK: -2, KY: -10, KE: -4, FB: 0, PI: 0, YO: -10, LI: 0,
}

export type PlacedFace = Face & { x: number }

/** Sets a word in DINO's capitals, from x = 0 along the baseline. */
export function setWord(word: string): { width: number; faces: PlacedFace[] } {
  const faces: PlacedFace[] = []
  let x = 0
  let previous = ''
  for (const letter of word) {
    const found = GLYPHS[letter]
    if (!found) throw new Error(`DINO's capitals have no "${letter}" (in "${word}")`)
    if (previous) x += TRACKING + (KERNING[previous + letter] ?? 0)
    for (const face of found.faces) faces.push({ ...face, x })
    x += found.width
    previous = letter
  }
  return { width: x, faces }
}
