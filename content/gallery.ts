/** A picture or a film of the gallery, as the office keeps it. */
export interface GalleryPicture {
  /** For ever the same: `?photo=<id>` opens it. Of a delivered one, the name of its file. */
  id: string
  title: string
  /** What it shows, for people who don't see it. */
  alt: string
  /** The id of the machine that it shows. */
  product?: string
  /** Uploaded: a picture or a film, in place of what was delivered under this name. */
  file?: string
  /** Uploaded: the picture that stands for a film until it plays. */
  poster?: string
  focus?: FocalPoint
}

/** What stays in sight where a picture is cropped: per cent from the left and from above. */
export interface FocalPoint {
  x: number
  y: number
}

/** What the page says, and the order of what it shows. */
export interface GalleryTexts {
  /** For search engines. */
  description: string
  /** Below the heading; the page adds by itself where its pictures come from. */
  note: string
  /** Ids, from the first to the last; without it they stand mixed (`app/gallery/gallery-order.ts`). */
  order?: string[]
}

/** Follows the note as long as it is true: until there is the first photograph or film of somebody's own. */
export const allDrawn = 'All of it is drawn from our own models.'

/** Films in `media/films` that belong to the gallery; others there have their place on another page. */
export const galleryFilms = [
  'wotan-unfolding-its-boom',
  'woodpicker-loading-logs',
  'swifty-slewing-a-load',
  'flatbed-loading-a-car',
  'ground-o-lowering-its-bed',
  'cuty-lifting-a-crate',
] as const

/** Names of pictures with a place of their own; those that no file has are passed over. */
export interface Chosen {
  /** They open the gallery, in this order. */
  opening: readonly string[]
  /** For the large places that no film takes: whole scenes, which bear being large. */
  large: readonly string[]
}

/** Pictures with a place of their own: nine to open with, so that the second large place is a film's. The others follow mixed (`app/gallery/gallery-order.ts`). */
export const chosenPictures: Chosen = {
  opening: [
    'wotan-lifting-steel-beams-at-a-building-site',
    'woodpicker-grapple-holding-a-log',
    'flatbed-carrying-a-car-past-paddy-fields',
    'cuty-hook-block-hanging-on-its-rope',
    'wheelift-recovering-a-car-from-a-city-street',
    'ground-o-bed-laid-flat-behind-the-truck',
    'slider-with-its-bed-level-for-the-road',
    'swifty-loading-crates-at-a-backwater-jetty',
    'brisky-parked-beside-the-backwaters-at-dusk',
  ],
  large: [
    'woodpicker-loading-logs-in-a-timber-yard',
    'cuty-raising-a-water-tank-beside-a-new-building',
    'flatbed-carrying-a-car-home-at-dusk',
    'scoot-laying-concrete-pipes-in-a-street',
    'swiftlift-helping-a-car-on-a-country-road',
    'slider-waiting-with-its-bed-down-by-the-roadside',
  ],
}
