import type { ProductId } from './products.ts'

type Point = readonly [x: number, y: number]

/** A part that a feature is about, and the place of its number. */
export type Callout = { at: Point; box: Point }

const to = (x: number, y: number, boxX: number, boxY: number): Callout => ({
  at: [x, y],
  box: [boxX, boxY],
})

/**
 * The part that each feature of a product is about, in the units of its side elevation and in the
 * order of its features; and where the number stands. They move with the model. The site
 * has them from the elevation's own file, and the studio finds the same parts in its pictures.
 */
export const CALLOUTS: Record<ProductId, readonly Callout[]> = {
  wotan: [
    to(575, 95, 655, 75),
    to(240, 62, 240, 150),
    to(660, 400, 520, 380),
    to(672, 640, 560, 668),
  ],
  woodpicker: [
    to(212, 255, 120, 340),
    to(212, 200, 110, 165),
    to(505, 45, 590, 30),
    to(180, 520, 180, 390),
  ],
  swifty: [
    to(400, 250, 300, 310),
    to(40, 25, 130, 40),
    to(345, 195, 430, 130),
    to(460, 610, 350, 625),
  ],
  brisky: [
    to(97, 190, 185, 215),
    to(130, 40, 215, -22),
    to(405, 128, 490, 128),
    to(58, 500, 130, 512),
  ],
  scoot: [
    to(132, 215, 70, 150),
    to(333, 30, 415, 50),
    to(371, 380, 250, 372),
    to(132, 185, 210, 215),
  ],
  cuty: [
    to(150, 110, 230, 75),
    to(14, 130, 90, 160),
    to(300, 380, 400, 250),
    to(246, 260, 165, 285),
  ],
  wheelift: [
    to(318, 272, 380, 335),
    to(420, 278, 420, 160),
    to(455, 283, 520, 160),
    to(735, 245, 735, 130),
  ],
  flatbed: [
    to(250, 155, 250, 215),
    to(527, 122, 480, 40),
    to(400, 95, 445, 55),
    to(100, 140, 40, 80),
  ],
  slider: [
    to(395, 177, 395, 245),
    to(110, 225, 60, 150),
    to(500, 130, 590, 110),
    to(335, 147, 280, 70),
  ],
  swiftlift: [
    to(540, 90, 660, 60),
    to(150, 185, 110, 110),
    to(60, 197, 30, 130),
    to(300, 130, 300, 40),
  ],
  'ground-o': [
    to(200, 258, 200, 330),
    to(20, 268, 30, 190),
    to(60, 245, 90, 330),
    to(490, 225, 540, 120),
  ],
}
