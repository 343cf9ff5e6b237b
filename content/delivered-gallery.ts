import { catalogue } from './catalogue.ts'
import { altOf, productOf, titleOf } from './gallery-names.ts'
import { galleryFilms, type GalleryPicture, type GalleryTexts } from './gallery.ts'

/** As delivered. */
export const galleryTexts: GalleryTexts = {
  description:
    'The DINO machines at work, in the studio and in detail: pictures and films of knuckle cranes and recovery vehicles.',
  note: 'The whole range: at work, in the studio, and part by part.',
}

/** Pictures in `media/gallery` of machines outdoors, at what they are for: a machine's own page shows the first of these. */
const picturesAtWork: readonly string[] = [
  'brisky-lifting-a-rough-stone-block',
  'brisky-on-a-hill-road-after-rain',
  'brisky-parked-beside-the-backwaters-at-dusk',
  'brisky-unloading-crates-at-a-warehouse',
  'cuty-driving-through-town-in-the-evening',
  'cuty-loading-blue-pipes-at-a-municipal-yard',
  'cuty-putting-up-a-street-lamp',
  'cuty-raising-a-water-tank-beside-a-new-building',
  'flatbed-carrying-a-car-home-at-dusk',
  'flatbed-carrying-a-car-past-paddy-fields',
  'flatbed-taking-a-car-aboard-in-a-car-yard',
  'ground-o-carrying-a-car-through-town',
  'ground-o-taking-a-low-car-from-the-ground',
  'scoot-delivering-marble-slabs',
  'scoot-laying-concrete-pipes-in-a-street',
  'scoot-moving-a-pump-at-a-warehouse-door',
  'scoot-on-a-village-road',
  'slider-loading-a-car-in-a-car-yard',
  'slider-waiting-with-its-bed-down-by-the-roadside',
  'swiftlift-helping-a-car-on-a-country-road',
  'swiftlift-lifting-a-car-in-a-narrow-street',
  'swiftlift-on-an-evening-call',
  'swifty-bringing-bricks-to-a-building-site',
  'swifty-lifting-logs-with-chains-in-a-timber-yard',
  'swifty-loading-crates-at-a-backwater-jetty',
  'swifty-setting-well-rings-during-road-works',
  'wheelift-recovering-a-car-from-a-city-street',
  'wheelift-towing-in-the-rain',
  'woodpicker-after-rain-at-the-edge-of-the-wood',
  'woodpicker-carrying-logs-on-a-hill-road',
  'woodpicker-loading-logs-in-a-timber-yard',
  'woodpicker-swinging-a-log-over-the-stacks',
  'wotan-carrying-marble-slabs-in-a-stone-yard',
  'wotan-lifting-steel-beams-at-a-building-site',
  'wotan-placing-a-site-cabin',
  'wotan-setting-down-steel-bars-at-noon',
]

/** In the studio and the workshop: a part, a pose, the paints, a drawing. */
export const picturesInStudio: readonly string[] = [
  'brisky-and-scoot-side-by-side-in-the-workshop',
  'brisky-crane-mounted-at-the-tail',
  'brisky-drawn-from-the-side-front-and-top',
  'brisky-in-each-of-its-paints',
  'brisky-lifting-a-crate-onto-its-own-deck',
  'brisky-rear-outriggers-from-behind',
  'cuty-before-its-own-drawing',
  'cuty-hook-block-hanging-on-its-rope',
  'cuty-in-eight-paints-side-by-side',
  'cuty-reaching-high-with-its-boom-run-out',
  'cuty-winch-at-the-foot-of-the-boom',
  'flatbed-in-four-paints-side-by-side',
  'flatbed-light-bar-above-the-headboard',
  'flatbed-seen-from-above-with-a-car-aboard',
  'ground-o-bed-held-halfway-by-its-arms',
  'ground-o-bed-laid-flat-behind-the-truck',
  'ground-o-before-its-own-drawing',
  'ground-o-in-four-paints-side-by-side',
  'ground-o-swinging-arm-beside-the-frame',
  'scoot-boom-folded-at-the-knuckle',
  'scoot-from-the-front-with-its-boom-to-one-side',
  'scoot-in-each-of-its-paints',
  'slider-bed-pivot-and-tilt-cylinders',
  'slider-bed-raised-for-inspection-in-the-workshop',
  'slider-bed-tail-touching-the-ground',
  'slider-chequered-bed-and-winch',
  'slider-drawn-from-the-side-front-and-top',
  'slider-in-each-of-its-paints',
  'slider-with-its-bed-level-for-the-road',
  'swiftlift-cradle-arms-behind-the-body',
  'swiftlift-drawn-from-the-side-front-and-top',
  'swiftlift-in-each-of-its-paints',
  'swiftlift-lockers-along-its-side',
  'swifty-cab-with-its-door-and-mirror',
  'swifty-in-seven-paints-side-by-side',
  'swifty-lettering-on-the-inner-boom',
  'swifty-slewed-over-the-side',
  'swifty-telescopic-sections-run-out',
  'swifty-timber-deck-behind-the-headboard',
  'the-crane-range-to-one-scale',
  'the-recovery-range-to-one-scale',
  'wheelift-before-its-own-drawing',
  'wheelift-holding-a-front-wheel-in-its-cradle',
  'wheelift-in-four-paints-side-by-side',
  'wheelift-mast-with-two-winches',
  'wheelift-twin-hooks-over-the-tail',
  'wheelift-without-a-car-from-behind',
  'woodpicker-before-its-own-drawing',
  'woodpicker-grapple-holding-a-log',
  'woodpicker-in-each-of-its-paints',
  'woodpicker-log-load-between-its-stanchions',
  'woodpicker-operator-seat-on-the-column',
  'wotan-and-cuty-to-one-scale',
  'wotan-column-and-slewing-gear',
  'wotan-control-levers-beside-the-outrigger',
  'wotan-drawn-from-the-side-front-and-top',
  'wotan-grille-and-headlamps',
  'wotan-hook-at-the-boom-tip',
  'wotan-in-eight-paints-side-by-side',
  'wotan-in-the-workshop-before-delivery',
  'wotan-knuckle-joint-between-its-two-booms',
  'wotan-outrigger-foot-on-the-ground',
  'wotan-with-its-boom-laid-back-for-the-road',
]

/** All pictures in `media/gallery`: a test compares them with the folder. */
export const galleryPictures: readonly string[] = [
  ...picturesAtWork,
  ...picturesInStudio,
].toSorted()

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
