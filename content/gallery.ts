/** Words of the gallery. Its items are the files in `media/gallery` and these films. */
export const gallery = {
  description:
    'The DINO machines at work, in the studio and in detail: pictures and films of knuckle cranes and recovery vehicles.',
  /** True as long as nobody has put a photograph in the place of a picture. */
  note: 'The whole range: at work, in the studio, and part by part. All of it is drawn from our own models.',
} as const

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
