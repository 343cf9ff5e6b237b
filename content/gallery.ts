import { catalogue } from './catalogue.ts'
import { altOf, productOf, titleOf } from './gallery-names.ts'

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

/** As delivered. */
export const galleryTexts: GalleryTexts = {
  description:
    'The DINO machines at work, in the studio and in detail: pictures and films of knuckle cranes and recovery vehicles.',
  note: 'The whole range: at work, in the studio, and part by part.',
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

/** Pictures in `media/gallery`: a test compares them with the folder. */
export const galleryPictures: readonly string[] = [
  'brisky-and-scoot-side-by-side-in-the-workshop',
  'brisky-crane-mounted-at-the-tail',
  'brisky-drawn-from-the-side-front-and-top',
  'brisky-in-each-of-its-paints',
  'brisky-lifting-a-crate-onto-its-own-deck',
  'brisky-lifting-a-rough-stone-block',
  'brisky-on-a-hill-road-after-rain',
  'brisky-parked-beside-the-backwaters-at-dusk',
  'brisky-rear-outriggers-from-behind',
  'brisky-unloading-crates-at-a-warehouse',
  'cuty-before-its-own-drawing',
  'cuty-driving-through-town-in-the-evening',
  'cuty-hook-block-hanging-on-its-rope',
  'cuty-in-eight-paints-side-by-side',
  'cuty-loading-blue-pipes-at-a-municipal-yard',
  'cuty-putting-up-a-street-lamp',
  'cuty-raising-a-water-tank-beside-a-new-building',
  'cuty-reaching-high-with-its-boom-run-out',
  'cuty-winch-at-the-foot-of-the-boom',
  'flatbed-carrying-a-car-home-at-dusk',
  'flatbed-carrying-a-car-past-paddy-fields',
  'flatbed-in-four-paints-side-by-side',
  'flatbed-light-bar-above-the-headboard',
  'flatbed-seen-from-above-with-a-car-aboard',
  'flatbed-taking-a-car-aboard-in-a-car-yard',
  'ground-o-bed-held-halfway-by-its-arms',
  'ground-o-bed-laid-flat-behind-the-truck',
  'ground-o-before-its-own-drawing',
  'ground-o-carrying-a-car-through-town',
  'ground-o-in-four-paints-side-by-side',
  'ground-o-swinging-arm-beside-the-frame',
  'ground-o-taking-a-low-car-from-the-ground',
  'scoot-boom-folded-at-the-knuckle',
  'scoot-delivering-marble-slabs',
  'scoot-from-the-front-with-its-boom-to-one-side',
  'scoot-in-each-of-its-paints',
  'scoot-laying-concrete-pipes-in-a-street',
  'scoot-moving-a-pump-at-a-warehouse-door',
  'scoot-on-a-village-road',
  'slider-bed-pivot-and-tilt-cylinders',
  'slider-bed-raised-for-inspection-in-the-workshop',
  'slider-bed-tail-touching-the-ground',
  'slider-chequered-bed-and-winch',
  'slider-drawn-from-the-side-front-and-top',
  'slider-in-each-of-its-paints',
  'slider-loading-a-car-in-a-car-yard',
  'slider-waiting-with-its-bed-down-by-the-roadside',
  'slider-with-its-bed-level-for-the-road',
  'swiftlift-cradle-arms-behind-the-body',
  'swiftlift-drawn-from-the-side-front-and-top',
  'swiftlift-helping-a-car-on-a-country-road',
  'swiftlift-in-each-of-its-paints',
  'swiftlift-lifting-a-car-in-a-narrow-street',
  'swiftlift-lockers-along-its-side',
  'swiftlift-on-an-evening-call',
  'swifty-bringing-bricks-to-a-building-site',
  'swifty-cab-with-its-door-and-mirror',
  'swifty-in-seven-paints-side-by-side',
  'swifty-lettering-on-the-inner-boom',
  'swifty-lifting-logs-with-chains-in-a-timber-yard',
  'swifty-loading-crates-at-a-backwater-jetty',
  'swifty-setting-well-rings-during-road-works',
  'swifty-slewed-over-the-side',
  'swifty-telescopic-sections-run-out',
  'swifty-timber-deck-behind-the-headboard',
  'the-crane-range-to-one-scale',
  'the-recovery-range-to-one-scale',
  'wheelift-before-its-own-drawing',
  'wheelift-holding-a-front-wheel-in-its-cradle',
  'wheelift-in-four-paints-side-by-side',
  'wheelift-mast-with-two-winches',
  'wheelift-recovering-a-car-from-a-city-street',
  'wheelift-towing-in-the-rain',
  'wheelift-twin-hooks-over-the-tail',
  'wheelift-without-a-car-from-behind',
  'woodpicker-after-rain-at-the-edge-of-the-wood',
  'woodpicker-before-its-own-drawing',
  'woodpicker-carrying-logs-on-a-hill-road',
  'woodpicker-grapple-holding-a-log',
  'woodpicker-in-each-of-its-paints',
  'woodpicker-loading-logs-in-a-timber-yard',
  'woodpicker-log-load-between-its-stanchions',
  'woodpicker-operator-seat-on-the-column',
  'woodpicker-swinging-a-log-over-the-stacks',
  'wotan-and-cuty-to-one-scale',
  'wotan-carrying-marble-slabs-in-a-stone-yard',
  'wotan-column-and-slewing-gear',
  'wotan-control-levers-beside-the-outrigger',
  'wotan-drawn-from-the-side-front-and-top',
  'wotan-grille-and-headlamps',
  'wotan-hook-at-the-boom-tip',
  'wotan-in-eight-paints-side-by-side',
  'wotan-in-the-workshop-before-delivery',
  'wotan-knuckle-joint-between-its-two-booms',
  'wotan-lifting-steel-beams-at-a-building-site',
  'wotan-outrigger-foot-on-the-ground',
  'wotan-placing-a-site-cabin',
  'wotan-setting-down-steel-bars-at-noon',
  'wotan-with-its-boom-laid-back-for-the-road',
]

/** As delivered: all that is said of them is read from their names. */
export const deliveredGallery: readonly GalleryPicture[] = [
  ...galleryPictures.map((id) => namedPicture(id, 'image')),
  ...galleryFilms.map((id) => namedPicture(id, 'video')),
]

function namedPicture(id: string, type: 'image' | 'video'): GalleryPicture {
  const title = titleOf(id, catalogue)
  const product = productOf(id, catalogue)
  return { id, title, alt: altOf(title, type), ...(product && { product: product.id }) }
}
