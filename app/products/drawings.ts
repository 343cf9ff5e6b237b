/**
 * The line drawings of the products, in the drawings' own units: how high each is (all are 900 wide
 * and stand on their lower edge), and where its features are.
 */
export interface Drawing {
  height: number
  /** The part a feature is about, and the place of the number that names it; in the order of the product's features. */
  callouts: { at: [number, number]; box: [number, number] }[]
}

export const drawingWidth = 900

export const drawings: Record<string, Drawing> = {
  wotan: {
    height: 626,
    callouts: [
      { at: [550, 98], box: [620, 92] },
      { at: [266, 58], box: [266, 122] },
      { at: [627, 426], box: [535, 426] },
      { at: [627, 594], box: [563, 564] },
    ],
  },
  woodpicker: {
    height: 566,
    callouts: [
      { at: [118, 230], box: [66, 260] },
      { at: [168, 142], box: [234, 148] },
      { at: [496, 38], box: [566, 28] },
      { at: [275, 331], box: [275, 261] },
    ],
  },
  swifty: {
    height: 544,
    callouts: [
      { at: [534, 38], box: [604, 32] },
      { at: [203, 325], box: [141, 335] },
      { at: [567, 152], box: [651, 132] },
      { at: [579, 507], box: [517, 479] },
    ],
  },
  scoot: {
    height: 636,
    callouts: [
      { at: [540, 460], box: [456, 450] },
      { at: [551, 185], box: [623, 181] },
      { at: [712, 361], box: [712, 283] },
      { at: [307, 75], box: [245, 85] },
    ],
  },
  cuty: {
    height: 376,
    callouts: [
      { at: [385, 69], box: [395, 5] },
      { at: [277, 110], box: [215, 114] },
      { at: [699, 109], box: [699, 43] },
      { at: [498, 174], box: [424, 208] },
    ],
  },
  brisky: {
    height: 636,
    callouts: [
      { at: [530, 283], box: [614, 263] },
      { at: [469, 172], box: [541, 168] },
      { at: [106, 88], box: [48, 108] },
      { at: [569, 604], box: [507, 576] },
    ],
  },
  wheelift: {
    height: 282,
    callouts: [
      { at: [221, 261], box: [201, 111] },
      { at: [305, 237], box: [289, 107] },
      { at: [340, 134], box: [366, 56] },
      { at: [556, 143], box: [556, 33] },
    ],
  },
  flatbed: {
    height: 294,
    callouts: [
      { at: [444, 208], box: [556, 224] },
      { at: [523, 185], box: [513, 85] },
      { at: [299, 177], box: [209, 87] },
      { at: [116, 270], box: [86, 160] },
    ],
  },
  slider: {
    height: 304,
    callouts: [
      { at: [272, 184], box: [202, 240] },
      { at: [34, 166], box: [30, 66] },
      { at: [579, 200], box: [579, 266] },
      { at: [371, 162], box: [491, 32] },
    ],
  },
  'ground-o': {
    height: 230,
    callouts: [
      { at: [258, 220], box: [328, 150] },
      { at: [20, 225], box: [30, 115] },
      { at: [124, 219], box: [114, 69] },
      { at: [398, 180], box: [398, 50] },
    ],
  },
  swiftlift: {
    height: 286,
    callouts: [
      { at: [817, 33], box: [817, -37] },
      { at: [322, 241], box: [318, 111] },
      { at: [235, 263], box: [225, 113] },
      { at: [518, 163], box: [518, 53] },
    ],
  },
}
