import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import sharp, { type OverlayOptions } from 'sharp'
import { MASTER, PRODUCT_PICTURES, type ProductPictures } from '../../media/products/manifest.ts'
import type { ProductId } from '../../machines/products.ts'
import { DRAWINGS } from './drawings.ts'

// The home page's opening pictures: machines from the studio, to one scale, on the site's warm ground,
// before their own line drawing. Wide for desks, tall for telephones.
const HEROES = new URL('../../media/hero/', import.meta.url)
/** A partial set is enough while products are still rendering. */
const PICTURES: Partial<Record<ProductId, ProductPictures>> = PRODUCT_PICTURES
const PAPER = '#F6F4EF'
const FLOOR = '#EFECE5'
const INK = '#101214'

type Standing = { id: ProductId; colour: string; left: number }

type Hero = {
  name: string
  width: number
  height: number
  ground: number
  pixelsPerMetre: number
  machines: readonly Standing[]
  /** A side elevation behind the machines, at this many pixels to the metre, its left edge at `left`. */
  drawing?: { id: ProductId; left: number; pixelsPerMetre: number }
}

const WIDE = { width: 2000, height: 960, ground: 860 }
const TALL = { width: 900, height: 1200, ground: 1100 }

const SCENES: readonly Hero[] = [
  {
    name: 'wide-1',
    ...WIDE,
    pixelsPerMetre: 112,
    machines: [{ id: 'wotan', colour: 'yellow', left: 985 }],
    drawing: { id: 'wotan', left: -40, pixelsPerMetre: 106 },
  },
  {
    name: 'wide-2',
    ...WIDE,
    pixelsPerMetre: 82,
    machines: [
      { id: 'woodpicker', colour: 'light-green', left: 30 },
      { id: 'wheelift', colour: 'dark-blue', left: 742 },
      { id: 'cuty', colour: 'red', left: 1562 },
    ],
  },
  {
    name: 'tall-1',
    ...TALL,
    pixelsPerMetre: 94,
    machines: [{ id: 'wotan', colour: 'yellow', left: 30 }],
  },
  {
    name: 'tall-2',
    ...TALL,
    pixelsPerMetre: 97,
    machines: [{ id: 'woodpicker', colour: 'light-green', left: 30 }],
  },
  {
    name: 'tall-3',
    ...TALL,
    pixelsPerMetre: 110,
    machines: [{ id: 'flatbed', colour: 'yellow', left: 30 }],
  },
  {
    name: 'tall-4',
    ...TALL,
    pixelsPerMetre: 150,
    machines: [{ id: 'cuty', colour: 'red', left: 70 }],
  },
]

export async function makeHeroes(): Promise<string[]> {
  await mkdir(HEROES, { recursive: true })
  const made: string[] = []
  for (const hero of SCENES) {
    const layers = [floor(hero), ...(await drawing(hero))]
    for (const standing of hero.machines) layers.push(await machine(hero, standing))
    await sharp({
      create: { width: hero.width, height: hero.height, channels: 3, background: PAPER },
    })
      .composite(layers)
      .avif({ quality: 62, effort: 6 })
      .toFile(new URL(`${hero.name}.avif`, HEROES).pathname)
    made.push(hero.name)
  }
  return made
}

/** The ground: a wash that starts under the wheels and has no horizon. */
function floor({ width, height, ground }: Hero): OverlayOptions {
  const top = Math.round((100 * (ground - height * 0.22)) / height)
  const wash = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="g" x2="0" y2="1"><stop offset="${top}%" stop-color="${FLOOR}" stop-opacity="0"/><stop offset="100%" stop-color="${FLOOR}"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`
  return { input: Buffer.from(wash) }
}

async function drawing({ drawing: wanted, ground, ...canvas }: Hero): Promise<OverlayOptions[]> {
  if (!wanted) return []
  const file = new URL(`${wanted.id}-side.svg`, DRAWINGS)
  const source = (await readFile(file, 'utf8')).replace('vector-effect="non-scaling-stroke" ', '')
  const [, , w = 0, h = 0] = (/viewBox="([^"]+)"/.exec(source)?.[1] ?? '').split(' ').map(Number)
  const scale = wanted.pixelsPerMetre / 100
  const inked = source
    .replace(
      'stroke="currentColor" stroke-width="1"',
      `stroke="${INK}" stroke-opacity=".16" stroke-width="${1.4 / scale}"`,
    )
    .replace('<svg ', `<svg width="${w * scale}" height="${h * scale}" `)
  const picture = await sharp(Buffer.from(inked)).png().toBuffer()
  return [await cropped(picture, wanted.left, Math.round(ground - h * scale), canvas)]
}

async function machine(
  { pixelsPerMetre, ground, ...canvas }: Hero,
  { id, colour, left }: Standing,
): Promise<OverlayOptions> {
  const file = new URL(`../../media/products/${id}/${colour}.avif`, import.meta.url).pathname
  const pictures = PICTURES[id]
  if (!pictures || !existsSync(file))
    throw new Error(`Render ${id} in ${colour} first: npm run media products ${id}`)
  const scale = pixelsPerMetre / pictures.pixelsPerMetre
  const picture = await sharp(file)
    .resize(Math.round(MASTER.width * scale))
    .png()
    .toBuffer()
  return cropped(
    picture,
    Math.round(left - pictures.machine.x * scale),
    Math.round(ground - MASTER.groundLine * scale),
    canvas,
  )
}

/** sharp refuses layers that reach past the canvas, so cut them first. */
async function cropped(
  picture: Buffer,
  left: number,
  top: number,
  canvas: { width: number; height: number },
): Promise<OverlayOptions> {
  const { width, height } = await sharp(picture).metadata()
  const [x, y] = [Math.max(0, -left), Math.max(0, -top)]
  const across = Math.min(width - x, canvas.width - Math.max(0, left))
  const down = Math.min(height - y, canvas.height - Math.max(0, top))
  const input = await sharp(picture)
    .extract({ left: x, top: y, width: across, height: down })
    .toBuffer()
  return { input, left: Math.max(0, left), top: Math.max(0, top) }
}
