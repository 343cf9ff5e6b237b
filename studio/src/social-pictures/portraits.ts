import { mkdir } from 'node:fs/promises'
import sharp from 'sharp'
import type { ColourId } from '../../../content/colours.ts'
import { PRODUCTS, type ProductId } from '../../machines/products.ts'
import { MASTER, PRODUCT_PICTURES, type ProductPictures } from '../../../media/products/manifest.ts'
import { cachePath } from '../ledger.ts'
import { findMaster } from '../masters.ts'

type Box = ProductPictures['machine']

/** A picture for paper; the machine's box and the wheels' height are in its own pixels. */
export type Portrait = {
  file: string
  colour: ColourId
  width: number
  machine: Box
  groundLine: number
}

const PAPER = '#F5F4EF'
const PAGE_WIDTH = 1600
const known: Readonly<Record<string, ProductPictures>> = PRODUCT_PICTURES

type Master = { file: string; colour: ColourId } & Box & Pick<Portrait, 'machine' | 'groundLine'>

/** The machine in its own colour, or another: whole, and large enough for a page. */
export async function pagePortrait(
  id: ProductId,
  colour: ColourId = PRODUCTS[id].signature,
): Promise<Portrait> {
  const master = await masterOf(id, colour)
  return portrait(master, `${id}/${colour}-page`, { cut: master, width: PAGE_WIDTH, quality: 86 })
}

const nameOf = (id: string, colour: ColourId) => `media/products/${id}/${colour}`

/** A render's machine is measured; of a photograph all is taken for the machine. */
async function masterOf(id: string, colour: ColourId): Promise<Master> {
  const file = findMaster(nameOf(id, colour))
  if (!file) throw new Error(`Render ${id} in ${colour} first: npm run media products ${id}`)
  const about = file.endsWith('.avif') ? known[id] : undefined
  if (about) {
    const scale = MASTER.pixelsWide / MASTER.width
    const whole = { x: 0, y: 0, width: MASTER.width, height: MASTER.height }
    const groundLine = MASTER.groundLine * scale
    return {
      file,
      colour,
      ...scaled(whole, scale),
      machine: scaled(about.machine, scale),
      groundLine,
    }
  }
  const { width, height } = (await sharp(file).metadata()).autoOrient
  const whole = { x: 0, y: 0, width, height }
  return { file, colour, ...whole, machine: whole, groundLine: height }
}

/** From the frame's units to pixels of the file. */
const scaled = ({ x, y, width, height }: Box, scale: number): Box => ({
  x: Math.round(x * scale),
  y: Math.round(y * scale),
  width: Math.round(width * scale),
  height: Math.round(height * scale),
})

type Wish = { cut: Box; width: number; quality: number }

/** On the paper's colour: a JPEG goes into a PDF as it is, transparency is stored without loss. */
async function portrait(master: Master, name: string, { cut, width, quality }: Wish) {
  const file = cachePath(`social/${name}.jpg`)
  await mkdir(file.slice(0, file.lastIndexOf('/')), { recursive: true })
  const { x: left, y: top, width: across, height } = cut
  await sharp(master.file)
    .autoOrient()
    .extract({ left, top, width: across, height })
    .flatten({ background: PAPER })
    .resize(width)
    .jpeg({ quality, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toFile(file)
  const scale = width / across
  const { machine, colour } = master
  return {
    file,
    colour,
    width,
    machine: {
      x: (machine.x - left) * scale,
      y: (machine.y - top) * scale,
      width: machine.width * scale,
      height: machine.height * scale,
    },
    groundLine: (master.groundLine - top) * scale,
  } satisfies Portrait
}
