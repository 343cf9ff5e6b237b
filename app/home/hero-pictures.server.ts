import { t } from '../../content/language/t.ts'
import type { Catalogue } from '../../content/catalogue-of.ts'
import { productPath } from '../../content/site.ts'
import { headline, timings } from '../../content/home.ts'
import {
  tallSlides,
  tallStage,
  WIDEST_HERO,
  wideSlides,
  wideStage,
  type HeroSlide,
  type Stage,
} from './hero-slides.ts'

const wide = import.meta.glob<string>('/media/hero/wide-*.avif', {
  query: { w: '960;1440;1920', format: 'avif', quality: '55', effort: '4', as: 'srcset' },
  import: 'default',
  eager: true,
})
/** As they were made, for the sharpest screens. */
const widest = import.meta.glob<string>('/media/hero/wide-*.avif', {
  import: 'default',
  eager: true,
})
/** Phones of 360 and 412 px have screens of 720 and 721 real ones: 720 would send the second to the next copy. The last is the master's own width. */
const tall = import.meta.glob<string>('/media/hero/tall-*.avif', {
  query: { w: '480;728;1080', format: 'avif', quality: '52', effort: '9', as: 'srcset' },
  import: 'default',
  eager: true,
})

/** One slide as the page shows it. */
export interface HeroPicture {
  srcSet: string
  width: number
  height: number
  title: string
  subtitle: string
  /** Of the machine's page; none for one that is offered no more, whose picture stays where words hang from its hook. */
  path?: string
  alt: string
}

/** The slings, and where the words hang below them. */
export interface HeroSlings {
  viewBox: string
  path: string
  /** In the stage's own width. */
  words: { left: string; top: string }
}

export interface HeroShape {
  pictures: HeroPicture[]
  slings: HeroSlings
}

export type HeroProps = ReturnType<typeof openingPictures>

/** All that the hero shows, in its two shapes: for wide screens, and for those under 480 px. */
export function openingPictures(catalogue: Catalogue) {
  return {
    see: seeRange(catalogue.products.length),
    headline: headline(),
    every: timings.hero,
    wide: shapeOf(wideStage, wideSlides, wide, catalogue),
    tall: shapeOf(tallStage, tallSlides, tall, catalogue),
  }
}

/** What leads on to the range; nothing while it is empty. */
function seeRange(machines: number): string | undefined {
  if (machines < 2) return machines === 1 ? t('See the machine') : undefined
  return t('See all {machines} machines', { machines })
}

function shapeOf(
  stage: Stage,
  slides: readonly HeroSlide[],
  files: Record<string, string>,
  catalogue: Catalogue,
): HeroShape {
  const shown = slides.filter((slide) => 'hook' in slide.place || isOffered(slide, catalogue))
  return {
    pictures: shown.map((slide) => pictureOf(slide, stage, files, catalogue)),
    slings: slingsOf(stage, slides[0]),
  }
}

/** Nobody can have a machine that is withdrawn, or a paint. */
const isOffered = ({ product, colour }: HeroSlide, { find, paints }: Catalogue) =>
  find(product) !== undefined && paints.swatchesOf([colour]).length > 0

function pictureOf(
  slide: HeroSlide,
  { width, height }: Stage,
  files: Record<string, string>,
  catalogue: Catalogue,
): HeroPicture {
  const product = catalogue.find(slide.product)
  const file = `/media/hero/${slide.picture}.avif`
  const copies = files[file]
  if (!copies) throw new Error(`No picture for the hero ${slide.picture}`)
  const srcSet = file in widest ? `${copies}, ${widest[file]} ${WIDEST_HERO}w` : copies
  const [paint] = catalogue.paints.swatchesOf([slide.colour])
  const machine = catalogue.nameOf(slide.product)
  return {
    srcSet,
    width,
    height,
    title: product?.title ?? '',
    subtitle: product?.subtitle ?? '',
    ...(product && { path: productPath(product) }),
    alt:
      'hook' in slide.place
        ? altOfFirst(paint?.name.toLowerCase())
        : paint
          ? t('{machine} in {paint}', { machine, paint: paint.name.toLowerCase() })
          : machine,
  }
}

/** Before scripts run nobody knows which shape is shown: the first picture is of another machine in each. */
const altOfFirst = (paint?: string) =>
  paint
    ? t('A Dino crane in {paint}; the headline hangs from its hook', { paint })
    : t('A Dino crane; the headline hangs from its hook')

/** Two hairlines from the hook to a line as long as the words below it. */
function slingsOf(stage: Stage, first: HeroSlide | undefined): HeroSlings {
  if (!first || !('hook' in first.place)) throw new Error('The first slide has a hook that holds')
  const { hook, slings } = first.place
  const { left, right, y } = slings
  const tick = Math.round(stage.width / 100)
  return {
    viewBox: `0 0 ${stage.width} ${stage.height}`,
    path: `M${hook.x} ${hook.y}L${left} ${y}H${right}ZM${left} ${y - tick / 2}v${tick * 1.5}M${right} ${y - tick / 2}v${tick * 1.5}`,
    words: { left: ofWidth(left / stage.width), top: ofWidth(y / stage.width) },
  }
}

const ofWidth = (share: number) => `${(100 * share).toFixed(2)}cqw`
