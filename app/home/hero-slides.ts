import type { ColourId } from '../../content/colours.ts'

/**
 * The opening pictures, in the units of the stage they stand on. The pictures are made from these
 * numbers (`studio/src/heroes.ts`) and the slings are drawn with them, so the hook always holds them.
 */
export interface HeroSlide {
  /** `media/hero/<picture>.avif` */
  picture: string
  product: string
  colour: ColourId
  place: Place
}

export type Place =
  /** Its hook holds the headline: slings run from there to both ends of a line above the words. */
  | { hook: Point; slings: { left: number; right: number; y: number } }
  /** It stands by itself: where its left end is, and how wide it is. */
  | { left: number; width: number }

type Point = { x: number; y: number }

export interface Stage {
  width: number
  height: number
  /** Where the wheels stand: so far above the lower edge that the shadow before them fades before it. */
  ground: number
}

/** Pixels of a wide master: the machines in it are as large as they were rendered. */
export const WIDEST_HERO = 2560

export const wideStage: Stage = { width: 1440, height: 756, ground: 716 }
export const tallStage: Stage = { width: 390, height: 430, ground: 408 }

export const wideSlides: readonly HeroSlide[] = [
  {
    picture: 'wide-1',
    product: 'wotan',
    colour: 'yellow',
    place: { hook: { x: 602, y: 100 }, slings: { left: 300, right: 846, y: 172 } },
  },
  {
    picture: 'wide-2',
    product: 'wheelift',
    colour: 'dark-blue',
    place: { left: 492, width: 918 },
  },
]

export const tallSlides: readonly HeroSlide[] = [
  {
    picture: 'tall-1',
    product: 'brisky',
    colour: 'yellow',
    place: { hook: { x: 216, y: 52 }, slings: { left: 135, right: 366, y: 104 } },
  },
  {
    picture: 'tall-2',
    product: 'wheelift',
    colour: 'dark-blue',
    place: { left: 8, width: 374 },
  },
  {
    picture: 'tall-3',
    product: 'woodpicker',
    colour: 'light-green',
    place: { left: 108, width: 272 },
  },
  {
    picture: 'tall-4',
    product: 'cuty',
    colour: 'red',
    place: { left: 140, width: 236 },
  },
]
