import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { PRODUCT_IDS, PRODUCTS } from '../machines/products.ts'
import { MASTER } from '../../media/products/manifest.ts'
import { cutOut, picturesOf } from './scenes/layers.ts'

// Small prints of the committed pictures, to look them over side by side.

const MEDIA = new URL('../../media/', import.meta.url).pathname
const SHEETS = new URL('../../docs/media/', import.meta.url).pathname
const PAPER = '#F6F4EF'
const GAP = 6

type Size = { width: number; height: number }

/** Writes docs/media/{heroes,gallery,products}.jpg; returns their names. */
export async function makeSheets(): Promise<string[]> {
  await mkdir(SHEETS, { recursive: true })
  const heroes = await picturesIn('hero')
  await writeGrid('heroes', heroes, { width: 560, height: 480 }, 3)
  const scenes = [
    ...(await picturesIn('gallery')),
    ...(await picturesIn('news')),
    ...(await picturesIn('facility')),
  ]
  await writeGrid('gallery', scenes, { width: 270, height: 180 }, 8)
  await writeLineUp('products')
  return [
    `heroes.jpg: ${heroes.length} pictures`,
    `gallery.jpg: ${scenes.length} pictures`,
    `products.jpg: ${PRODUCT_IDS.length} machines`,
  ]
}

async function picturesIn(folder: string): Promise<string[]> {
  const files = (await readdir(join(MEDIA, folder))).filter((file) => file.endsWith('.avif'))
  return files.toSorted().map((file) => join(MEDIA, folder, file))
}

async function writeGrid(name: string, files: readonly string[], cell: Size, columns: number) {
  const prints: OverlayOptions[] = []
  for (const [i, file] of files.entries())
    prints.push({
      input: await sharp(file)
        .resize(cell.width, cell.height, { fit: 'contain', background: PAPER })
        .png()
        .toBuffer(),
      left: GAP + (i % columns) * (cell.width + GAP),
      top: GAP + Math.floor(i / columns) * (cell.height + GAP),
    })
  await writeSheet(name, prints, {
    width: GAP + columns * (cell.width + GAP),
    height: GAP + Math.ceil(files.length / columns) * (cell.height + GAP),
  })
}

/** Every machine in its own colour, at one scale, on one ground line. */
async function writeLineUp(name: string) {
  const [pixelsPerMetre, metresBetween, margin] = [44, 0.8, 40]
  const heights = PRODUCT_IDS.map((id) => {
    const { machine, pixelsPerMetre: own } = picturesOf(id)
    return ((MASTER.groundLine - machine.y) / own) * pixelsPerMetre
  })
  const ground = margin + Math.max(...heights)
  const height = Math.round(ground + margin)
  const layers: OverlayOptions[] = []
  let x = margin
  for (const [i, id] of PRODUCT_IDS.entries()) {
    const cut = await cutOut({ id, colour: PRODUCTS[id].signature }, pixelsPerMetre)
    const above = Math.round(heights[i] ?? 0)
    const input = await sharp(cut.picture)
      .extract({
        left: Math.max(0, Math.round(cut.left - 10)),
        top: Math.max(0, Math.round(cut.foot - above)),
        width: Math.round(cut.width + 20),
        height: above + 24,
      })
      .toBuffer()
    layers.push({ input, left: Math.round(x - 10), top: Math.round(ground - above) })
    x += cut.width + metresBetween * pixelsPerMetre
  }
  await writeSheet(name, layers, { width: Math.round(x + margin), height })
}

async function writeSheet(name: string, layers: OverlayOptions[], size: Size) {
  await sharp({ create: { ...size, channels: 3, background: PAPER } })
    .composite(layers)
    .jpeg({ quality: 76 })
    .toFile(join(SHEETS, `${name}.jpg`))
}
