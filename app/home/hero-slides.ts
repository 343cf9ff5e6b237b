import type { ColourId } from '../../content/colours.ts'

/**
 * The opening pictures, in the units of the stage they stand on. The pictures are made from these
 * numbers (`scripts/media/heroes.ts`) and the slings are drawn with them, so the hook always holds them.
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
  /** Where the wheels stand. */
  ground: number
}

export const wideStage: Stage = { width: 1440, height: 756, ground: 756 }
export const tallStage: Stage = { width: 390, height: 430, ground: 422 }

export const wideSlides: readonly HeroSlide[] = [
  {
    picture: 'wide-1',
    product: 'wotan',
    colour: 'yellow',
    place: { hook: { x: 584, y: 120 }, slings: { left: 282, right: 828, y: 199 } },
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
    place: { hook: { x: 218, y: 59 }, slings: { left: 135, right: 366, y: 112 } },
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
