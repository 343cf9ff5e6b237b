import { machineName } from '../../content/brand.ts'
import { language, t, translated } from '../../content/language/t.ts'
import type { Company } from '../../content/company.ts'
import { inWordsFirst } from '../../content/in-words.ts'
import type { Paints } from '../../content/paint.ts'
import { families, specificationRows, type Product } from '../../content/product.ts'
import { brochurePath } from '../../content/site.ts'
import type { Callout } from '../products/callouts.ts'
import { dimensionNames, dimensionValue } from '../../content/dimensions.ts'
import { svgOf, type DrawnView, type Figure } from './line-drawing.ts'
import {
  coverOf,
  paintOf,
  platePhotograph,
  photographed,
  stagedDrawing,
  stagedPhotograph,
  stagedPicture,
  type Photograph,
  type ProductPhoto,
} from './machine-figures.ts'
import { noticeOn, senderOf, waysToAsk } from './paper-foot.ts'
import type { Paper, PaperPicture } from './paper.ts'
import { numbered, placeViews, type Views } from './views.ts'

/** All that a brochure is made of. What a product lacks is left out, and the rest closes up. */
export interface BrochureContent {
  product: Product
  company: Company
  paints: Paints
  /** Its own colour first. */
  pictures?: readonly ProductPhoto[]
  views?: Views
  /** Its uploaded photographs stand where pictures of it would, as long as there are none. */
  photographs?: readonly Photograph[]
  /** What each feature is about: in a render of it or the first photograph, and in its drawing from the side. */
  inPicture?: readonly (Callout | undefined)[]
  inDrawing?: readonly (Callout | undefined)[]
}

export function brochureOf(content: BrochureContent): Paper {
  const { product, company } = content
  const placed = content.views && placeViews(content.views, machineName(product.title))
  const cover = coverFigures(content)
  const stage = stageOf(content)
  const closing = closingOf(content)
  const plate = plateOf(content)
  const base = content.views && baseOf(content.views.top)
  const paints = paintsOf(content)
  return {
    template: 'brochure',
    words: {
      ...wordsOf(product, company),
      portrait: cover?.portrait,
      ghost: cover?.ghost,
      stage: stage?.figure,
      closing: closing?.portrait,
      plate: plate?.figure,
      views: placed?.views,
      letters: placed?.letters.map(({ letter, name }) => ({
        ...{ letter, name: translated(name) },
        value: dimensionValue(product.dimensions, letter),
      })),
      paints: paints.words,
      base: base?.figure,
    },
    drawings: { ...placed?.drawings, ...cover?.drawings, ...stage?.drawings, ...base?.drawings },
    pictures: {
      ...cover?.pictures,
      ...stage?.pictures,
      ...closing?.pictures,
      ...plate?.pictures,
      ...paints.pictures,
    },
  }
}

function wordsOf(product: Product, company: Company) {
  const { title, subtitle, description, features, applications, additionalDetails } = product
  return {
    ...{ title, subtitle, description, features, applications, details: additionalDetails },
    facts: [
      translated(families[product.family]),
      product.specifications.Installation,
      product.specifications.Country,
    ].filter(Boolean),
    rows: [
      ...specificationRows(product).map(({ label, value }) => ({
        label: translated(label),
        value,
      })),
      // The drawing from the side has no place for it.
      ...(product.dimensions?.F
        ? [{ label: translated(dimensionNames.F), value: dimensionValue(product.dimensions, 'F') }]
        : []),
      { label: t('Minimum Order'), value: product.moq },
    ],
    colours: coloursIn(product.colours.length),
    ask: product.price,
    ways: waysToAsk(company),
    company: senderOf(company),
    notice: noticeOn(brochurePath(product.id)),
  }
}

/** 'Eleven colours' */
const coloursIn = (count: number) => {
  const n = language() === 'en' ? inWordsFirst(count) : count
  return count === 1 ? t('{n} colour', { n }) : t('{n} colours', { n })
}

const sideViewOf = (title: string) =>
  t('Side view of the {machine}', { machine: machineName(title) })

/** Millimetres that the machine may take on the cover. */
const room = { width: 184, height: 150 }

function coverFigures({ product, pictures, photographs, views }: BrochureContent) {
  const [own] = pictures ?? []
  const [photograph] = photographs ?? []
  if (!own && photograph) {
    const { portrait, picture } = photographed(photograph, 'cover.jpg', 1800)
    return { portrait, ghost: undefined, pictures: { [portrait.file]: picture }, drawings: {} }
  }
  if (!own) return views && drawnCover(product, views.side)
  const { portrait, picture } = coverOf(product, own)
  const ghost = views && ghostOf(product, views.side, portrait)
  return {
    ...{ portrait, pictures: { [portrait.file]: picture } },
    ...{ ghost: ghost?.figure, drawings: ghost?.drawings },
  }
}

/** A machine that nobody has pictured yet is drawn as large. */
function drawnCover({ title }: Product, { path, sheet }: DrawnView) {
  const frame = { x: 0, y: 0, width: sheet.width, height: sheet.height }
  const scale = Math.min(room.width / sheet.width, room.height / sheet.height)
  const portrait = {
    file: 'cover.svg',
    alt: sideViewOf(title),
    width: sheet.width,
    machine: frame,
  }
  const drawings = { 'cover.svg': svgOf(path, { frame, scale }) }
  return { portrait, ghost: undefined, pictures: {}, drawings }
}

/** A low machine leaves the sky empty: its own drawing stands there, on a ground line of its own. */
function ghostOf(
  { title }: Product,
  { path, sheet }: DrawnView,
  { machine }: { machine?: { width: number; height: number } },
) {
  if (!machine) return undefined
  const scaleOfMachine = Math.min(room.width / machine.width, room.height / machine.height)
  const [least, air] = [36, 26]
  const free = room.height - machine.height * scaleOfMachine - air
  const scale = Math.min(150 / sheet.width, free / sheet.height)
  const [width, height] = [sheet.width * scale, sheet.height * scale]
  if (free < least || width < 90) return undefined
  const frame = { x: 0, y: 0, width: sheet.width, height: sheet.height }
  const figure: Figure = {
    ...{ file: 'ghost.svg', alt: sideViewOf(title) },
    ...{ width, height },
  }
  return {
    figure,
    drawings: { 'ghost.svg': svgOf(path, { frame, scale, colour: '#8d9195' }) },
  }
}

/** Paints on which lines and numbers are seen well. */
const clear: readonly string[] = ['red', 'dark-blue', 'yellow']

function secondOf([own, ...others]: readonly ProductPhoto[]): ProductPhoto | undefined {
  return clear.flatMap((paint) => others.find(({ colour }) => colour === paint) ?? [])[0] ?? own
}

/** In a second colour, where there is one; a photograph has no numbers, and stands on the cover already. */
function stageOf(content: BrochureContent) {
  const { product, pictures = [], views } = content
  const inPicture = numbered(content.inPicture ?? [])
  const [own] = pictures
  const other = secondOf(pictures)
  if (own?.measured && other?.measured && inPicture.length > 0) {
    const { measured } = other
    return stagedPicture(product, { ...other, measured }, inPicture)
  }
  const photograph = stagePhotograph(content)
  if (photograph) return stagedPhotograph(photograph, inPicture)
  return views && stagedDrawing(product, views.side, numbered(content.inDrawing ?? []))
}

/** The first, where it has numbers; without them the second, since the first stands on the cover. */
function stagePhotograph({ pictures = [], photographs = [], inPicture = [] }: BrochureContent) {
  if (pictures.length > 0) return undefined
  return inPicture.some(Boolean) ? photographs[0] : photographs[1]
}

/** A photograph that stands nowhere yet, above the specifications. */
function plateOf(content: BrochureContent) {
  const { pictures = [], photographs = [] } = content
  const last = photographs.find((each, index) => index > 0 && each !== stagePhotograph(content))
  return pictures.length === 0 && last ? platePhotograph(last) : undefined
}

/** A low machine leaves room below its features, where it stands once more, in a third colour. */
function closingOf({ product, pictures = [] }: BrochureContent) {
  const [own, ...others] = pictures
  const machine = own?.measured?.machine
  const third = others.find(({ colour }) => colour !== secondOf(pictures)?.colour)
  if (!machine || !third || machine.width < 1.6 * machine.height) return undefined
  const { portrait, picture } = coverOf(product, third)
  const file = 'closing.jpg'
  return { portrait: { ...portrait, file }, pictures: { [file]: { ...picture, width: 1200 } } }
}

/** Its plan, cut on the centre line, as long as the last page is wide. */
function baseOf({ path, sheet }: DrawnView) {
  const scale = 182 / sheet.width
  const frame = { x: 0, y: 0, width: sheet.width, height: Math.min(28 / scale, sheet.height) }
  const figure = { file: 'base.svg', width: 182, height: frame.height * scale }
  return { figure, drawings: { 'base.svg': svgOf(path, { frame, scale, colour: '#7d8287' }) } }
}

/** A chip for each paint; with pictures where most of them have one. */
function paintsOf({ product, paints, pictures = [] }: BrochureContent) {
  const pictured = product.colours.flatMap((id) => {
    const found = pictures.find(({ colour }) => colour === id)
    return found ? [[`paint-${id}.jpg`, paintOf(found)] as const] : []
  })
  const isShown = pictured.length > 1 && 2 * pictured.length >= product.colours.length
  const shown: Record<string, PaperPicture> = isShown ? Object.fromEntries(pictured) : {}
  const words = paints.swatchesOf(product.colours).map(({ id, name, swatch }) => {
    const file = `paint-${id}.jpg`
    return { name, swatch, file: file in shown ? file : undefined }
  })
  return { words, pictures: shown }
}
