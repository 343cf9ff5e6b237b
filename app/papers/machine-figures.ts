import { machineName } from '../../content/brand.ts'
import { t } from '../../content/language/t.ts'
import type { Product } from '../../content/product.ts'
import { around, scaleInto, svgOf, type DrawnView, type Figure } from './line-drawing.ts'
import type { Box, PaperPicture, PictureOrigin } from './paper.ts'
import { calloutBoxes, calloutLines, calloutMarks, type NumberedCallout } from './views.ts'

/** A product in one of its colours. */
export interface ProductPhoto {
  colour: string
  /** As it is called now: 'Light blue'. */
  paint: string
  from: PictureOrigin
  /** Of a render; of a photograph nobody measured anything. */
  measured?: Measured
}

/** Where the machine is in a picture, in units of which `pixels` make one. */
export interface Measured {
  pixels: number
  whole: { width: number; height: number }
  machine: Box
  groundLine: number
}

/** A picture in which the machine is found, in millimetres at the scale 1; the template makes it larger or smaller. */
export interface Portrait {
  file: string
  alt: string
  /** Missing for a photograph, which is shown whole. */
  machine?: Box
  width?: number
}

/** What JPEG makes of the site's paper and of its darker ground, so that no edge shows. */
export const grounds = { paper: '#f5f4ef', stage: '#ece9e2' }

const altOf = ({ title }: Product, { paint }: Pick<ProductPhoto, 'paint'>) =>
  t('{machine} in {paint}', {
    machine: machineName(title),
    paint: paint.toLowerCase(),
  })

type Pictured = { portrait: Portrait; picture: PaperPicture }

/** The machine as large as a page: cut above it, so that its sky covers no words. */
export function coverOf(product: Product, photo: ProductPhoto): Pictured {
  const { from, measured } = photo
  const [file, alt, ground] = ['cover.jpg', altOf(product, photo), grounds.paper]
  if (!measured) return { portrait: { file, alt }, picture: { from, width: 1800, ground } }
  const { machine, whole, groundLine } = measured
  const top = Math.max(0, machine.y - 6)
  const bottom = Math.min(whole.height, Math.max(groundLine, machine.y + machine.height) + 6)
  const cut = { x: 0, y: top, width: whole.width, height: bottom - top }
  return {
    portrait: { file, alt, width: cut.width, machine: { ...machine, y: machine.y - top } },
    picture: { from, cut: inPixels(cut, measured), width: 1600, ground },
  }
}

const inPixels = ({ x, y, width, height }: Box, { pixels }: Measured): Box => ({
  x: Math.round(x * pixels),
  y: Math.round(y * pixels),
  width: Math.round(width * pixels),
  height: Math.round(height * pixels),
})

/** A photograph that the owner uploaded. */
export interface Photograph {
  from: PictureOrigin
  alt: string
  width: number
  height: number
}

/** A photograph as a portrait: nobody knows what it shows where. */
export function photographed({ from, alt }: Photograph, file: string, width: number): Pictured {
  return { portrait: { file, alt }, picture: { from, width, ground: grounds.paper } }
}

/** A photograph on the stage, whole, with the numbers that the owner placed on it. */
export function stagedPhotograph(
  { from, alt, width, height }: Photograph,
  callouts: readonly NumberedCallout[],
): Staged {
  const frame = { x: 0, y: 0, width, height }
  const scale = scaleInto(frame, { width: 182, height: 108 })
  const size = { width: width * scale, height: height * scale }
  return {
    figure: {
      ...{ file: 'stage.svg', alt, ...size },
      marks: calloutMarks(callouts, frame, scale),
      picture: { file: 'stage.jpg', x: 0, y: 0, ...size },
      isPhotograph: true,
    },
    drawings: {
      'stage.svg': svgOf('', {
        frame,
        scale,
        over: { ...calloutLines(callouts), isOnPaint: true },
      }),
    },
    pictures: { 'stage.jpg': { from, width: 1400, ground: grounds.stage } },
  }
}

/** A photograph as wide as the words, whole. */
export function platePhotograph({ from, alt, width, height }: Photograph) {
  const scale = scaleInto({ width, height }, { width: 182, height: 108 })
  const figure: Figure = { file: 'plate.jpg', alt, width: width * scale, height: height * scale }
  return { figure, pictures: { 'plate.jpg': { from, width: 1400, ground: grounds.stage } } }
}

/** The machine cut close, for the small pictures of its paints. */
export function paintOf({ from, measured }: ProductPhoto): PaperPicture {
  const shown = { from, width: 520, ground: grounds.paper }
  if (!measured) return shown
  const { machine, whole } = measured
  const air = 14
  const wide = around({
    x: machine.x - air,
    y: machine.y - air,
    width: machine.width + 2 * air,
    height: machine.height + 2 * air,
  })
  return { ...shown, cut: inPixels(within(wide, whole), measured) }
}

function within(box: Box, whole: { width: number; height: number }): Box {
  const [x, y] = [Math.max(0, box.x), Math.max(0, box.y)]
  return {
    ...{ x, y },
    width: Math.min(whole.width, box.x + box.width) - x,
    height: Math.min(whole.height, box.y + box.height) - y,
  }
}

/** A figure on the stage of the features, and what it is made of. */
export interface Staged {
  figure: Figure & { picture?: Box & { file: string }; isPhotograph?: true }
  drawings: Record<string, string>
  pictures: Record<string, PaperPicture>
}

/** Millimetres that the machine may take there. */
const stage = { width: 172, height: 108 }

/** A render with the number of each feature at the part that it is about. */
export function stagedPicture(
  product: Product,
  photo: ProductPhoto & { measured: Measured },
  callouts: readonly NumberedCallout[],
): Staged {
  const { from, measured } = photo
  const { machine, whole, groundLine } = measured
  const bottom = Math.max(groundLine, machine.y + machine.height) + 2
  const close = { x: machine.x - 20, y: machine.y - 8, width: machine.width + 40, height: 0 }
  const frame = around({ ...close, height: bottom - close.y }, ...calloutBoxes(callouts, 26))
  const scale = scaleInto(frame, stage)
  // As wide as it is: its shadow fades where the machine has ended.
  const cut = within({ ...frame, x: 0, width: whole.width }, whole)
  return {
    figure: {
      file: 'stage.svg',
      alt: t('{picture} with the numbers of its features', { picture: altOf(product, photo) }),
      width: frame.width * scale,
      height: frame.height * scale,
      marks: calloutMarks(callouts, frame, scale),
      picture: {
        file: 'stage.jpg',
        x: (cut.x - frame.x) * scale,
        y: (cut.y - frame.y) * scale,
        width: cut.width * scale,
        height: cut.height * scale,
      },
    },
    drawings: {
      'stage.svg': svgOf('', {
        frame,
        scale,
        over: { ...calloutLines(callouts), isOnPaint: true },
      }),
    },
    pictures: {
      'stage.jpg': {
        from,
        cut: inPixels(cut, measured),
        width: 1400,
        ground: grounds.stage,
      },
    },
  }
}

/** The drawing from the side with the same numbers. */
export function stagedDrawing(
  { title }: Product,
  { path, sheet }: DrawnView,
  callouts: readonly NumberedCallout[],
): Staged {
  const whole = { x: 0, y: 0, width: sheet.width, height: sheet.height }
  const frame = around(whole, ...calloutBoxes(callouts, 36))
  const scale = scaleInto(frame, stage)
  const ground = sheet.ground ?? sheet.height
  const over = calloutLines(callouts)
  return {
    figure: {
      file: 'stage.svg',
      alt: t('Side view of the {machine} with the numbers of its features', {
        machine: machineName(title),
      }),
      width: frame.width * scale,
      height: frame.height * scale,
      marks: calloutMarks(callouts, frame, scale),
    },
    drawings: { 'stage.svg': svgOf(path, { frame, scale, ground, over }) },
    pictures: {},
  }
}
