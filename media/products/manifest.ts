// Written by the studio: do not edit by hand.
import type { ColourId } from '../../content/colours.ts'

export type Box = { x: number; y: number; width: number; height: number }

export type ProductPictures = {
  /** Each is `<productId>/<colour>.avif`, with alpha; the ground is only a shadow. */
  colours: readonly ColourId[]
  /** The one it wears where only one picture is shown. */
  signature: ColourId
  /** Extent of the machine without its shadow. */
  machine: Box
  /** A 4:3 crop for grids with the wheels at 88 % of its height. */
  crop: Box
  pixelsPerMetre: number
}

/** Every master's frame, in the units of all boxes here; where the near front wheel touches the ground; and how wide the file is. */
export const MASTER = {
  width: 1600,
  height: 1120,
  groundLine: 985,
  pixelsWide: 2000,
} as const

export const PRODUCT_PICTURES = {
  wotan: {
    colours: ['red', 'yellow', 'white', 'black', 'light-green', 'dark-blue', 'light-blue', 'maroon'],
    signature: 'yellow',
    machine: { x: 246, y: 25, width: 1108, height: 962 },
    crop: { x: 54, y: 0, width: 1493, height: 1120 },
    pixelsPerMetre: 131.2,
  },
  woodpicker: {
    colours: ['red', 'yellow', 'white', 'black', 'light-green', 'dark-blue', 'light-blue', 'maroon'],
    signature: 'light-green',
    machine: { x: 255, y: 25, width: 1089, height: 963 },
    crop: { x: 53, y: 0, width: 1493, height: 1120 },
    pixelsPerMetre: 129.7,
  },
  swifty: {
    colours: ['red', 'yellow', 'white', 'black', 'dark-blue', 'light-blue', 'maroon'],
    signature: 'light-blue',
    machine: { x: 314, y: 25, width: 971, height: 963 },
    crop: { x: 53, y: 0, width: 1493, height: 1120 },
    pixelsPerMetre: 144.7,
  },
  brisky: {
    colours: ['red', 'yellow', 'white', 'black', 'light-green', 'dark-blue', 'light-blue', 'maroon'],
    signature: 'maroon',
    machine: { x: 207, y: 25, width: 1186, height: 962 },
    crop: { x: 54, y: 0, width: 1493, height: 1120 },
    pixelsPerMetre: 172.2,
  },
  scoot: {
    colours: ['red', 'yellow', 'white', 'black', 'light-green', 'dark-blue', 'light-blue', 'maroon'],
    signature: 'dark-blue',
    machine: { x: 265, y: 128, width: 1070, height: 858 },
    crop: { x: 128, y: 98, width: 1344, height: 1008 },
    pixelsPerMetre: 190,
  },
  cuty: {
    colours: ['red', 'yellow', 'white', 'black', 'light-green', 'dark-blue', 'light-blue', 'maroon'],
    signature: 'red',
    machine: { x: 327, y: 29, width: 945, height: 958 },
    crop: { x: 53, y: 0, width: 1493, height: 1120 },
    pixelsPerMetre: 190,
  },
  wheelift: {
    colours: ['red', 'yellow', 'white', 'black', 'light-green', 'dark-blue', 'light-blue', 'maroon'],
    signature: 'dark-blue',
    machine: { x: 104, y: 425, width: 1391, height: 562 },
    crop: { x: 64, y: 14, width: 1471, height: 1103 },
    pixelsPerMetre: 149.6,
  },
  flatbed: {
    colours: ['red', 'yellow', 'white', 'black', 'light-green', 'dark-blue', 'light-blue', 'maroon'],
    signature: 'yellow',
    machine: { x: 108, y: 406, width: 1383, height: 581 },
    crop: { x: 68, y: 20, width: 1463, height: 1097 },
    pixelsPerMetre: 190,
  },
  slider: {
    colours: ['red', 'yellow', 'white', 'black', 'light-green', 'dark-blue', 'light-blue', 'maroon'],
    signature: 'red',
    machine: { x: 104, y: 545, width: 1391, height: 442 },
    crop: { x: 64, y: 14, width: 1471, height: 1103 },
    pixelsPerMetre: 150.7,
  },
  swiftlift: {
    colours: ['red', 'yellow', 'white', 'black', 'light-green', 'dark-blue', 'light-blue', 'maroon'],
    signature: 'light-blue',
    machine: { x: 230, y: 539, width: 1140, height: 448 },
    crop: { x: 190, y: 180, width: 1220, height: 915 },
    pixelsPerMetre: 190,
  },
  'ground-o': {
    colours: ['red', 'yellow', 'white', 'black', 'light-green', 'dark-blue', 'light-blue', 'maroon'],
    signature: 'maroon',
    machine: { x: 104, y: 562, width: 1391, height: 425 },
    crop: { x: 64, y: 14, width: 1471, height: 1103 },
    pixelsPerMetre: 144.3,
  },
} as const satisfies Readonly<Record<string, ProductPictures>>
