import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Paints } from '../../content/paint.ts'
import type { Product } from '../../content/product.ts'
import { MASTER, PRODUCT_PICTURES, type ProductPictures } from '../../media/products/manifest.ts'
import { marksOf, type Callout } from '../products/callouts.ts'
import { deliveredTitles } from '../products/delivered-titles.server.ts'
import type { Sheet } from '../products/dimensions.ts'
import { picturedColours } from '../products/pictured-colours.ts'
import { choosePictures } from '../ui/picture-files.ts'
import type { BrochureContent } from './brochure.ts'
import { pathOfSvg, type DrawnView } from './line-drawing.ts'
import type { Measured, ProductPhoto } from './machine-figures.ts'
import type { Box } from './paper.ts'

type Painted = Pick<Product, 'id' | 'colours'>
type Media = Pick<BrochureContent, 'pictures' | 'views' | 'inPicture' | 'inDrawing'>
type Featured = Pick<Product, 'id' | 'features' | 'callouts'>

/** Without a prototype: a machine may be called as one of its parts. */
const known: Readonly<Record<string, ProductPictures | undefined>> = Object.assign(
  Object.create(null),
  PRODUCT_PICTURES,
)

/**
 * What lies in `media/` of a product: its pictures, drawings, and where both show its features.
 *
 * @param folder of the checkout
 */
export async function mediaOf(
  product: Painted & Featured,
  paints: Paints,
  folder = '.',
): Promise<Media> {
  const pictures = picturesOf(product, paints, folder)
  const drawn = await readDrawings(product, folder)
  const isRender = pictures[0]?.measured !== undefined
  return {
    pictures,
    ...drawn,
    ...(isRender && { inPicture: await readMarks(product, folder) }),
  }
}

function picturesOf(product: Painted, paints: Paints, folder: string): ProductPhoto[] {
  const { id } = product
  const files = globSync(`media/products/${id}/*.*`, { cwd: folder })
  const chosen = choosePictures(files)
  const about = known[id]
  const measured = about && measuredOf(about)
  const nameOf = (colour: string) => `media/products/${id}/${colour}`
  const made = [...chosen.keys()].map((name) => name.slice(nameOf('').length))
  return picturedColours(product, { made, own: about?.signature }, paints).map((colour) => {
    const file = chosen.get(nameOf(colour))!
    const isRender = file.endsWith('.avif')
    const paint = paints.nameOf(colour)
    return { colour, paint, from: join(folder, file), ...(isRender && measured && { measured }) }
  })
}

function measuredOf({ machine }: ProductPictures): Measured {
  const { width, height, groundLine, pixelsWide } = MASTER
  return { pixels: pixelsWide / width, whole: { width, height }, machine, groundLine }
}

interface Sheets {
  views: Record<'side' | 'front' | 'top', Sheet>
  callouts?: Callout[]
}

async function readDrawings({ id, features }: Featured, folder: string) {
  const at = (name: string) => join(folder, 'media/drawings', name)
  const sheets = await readJson<Sheets>(at(`${id}.json`))
  if (!sheets) return {}
  const read = async (view: keyof Sheets['views']): Promise<DrawnView | undefined> => {
    const path = pathOfSvg((await readIfThere(at(`${id}-${view}.svg`))) ?? '')
    return path === undefined ? undefined : { path, sheet: sheets.views[view] }
  }
  const [side, front, top] = await Promise.all([read('side'), read('front'), read('top')])
  if (!side || !front || !top) return {}
  const { width, height } = side.sheet
  const whole = { x: 0, y: 0, width, height }
  const delivered = { titles: deliveredTitles(id), marks: sheets.callouts ?? [] }
  const inDrawing = marksOf({ features, delivered, whole, frame: whole })
  return { views: { side, front, top }, inDrawing }
}

async function readMarks({ id, features, callouts }: Featured, folder: string) {
  const file = join(folder, 'media/products/feature-marks.json')
  const recorded = await readJson<Record<string, { frame: Box; marks: Callout[] }>>(file)
  const whole = { width: MASTER.width, height: MASTER.height }
  const { frame = { x: 0, y: 0, ...whole }, marks = [] } = recorded?.[id] ?? {}
  const delivered = { titles: deliveredTitles(id), marks }
  return marksOf({ features, callouts, delivered, whole, frame })
}

async function readJson<T>(file: string): Promise<T | undefined> {
  const text = await readIfThere(file)
  return text === undefined ? undefined : (JSON.parse(text) as T)
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
