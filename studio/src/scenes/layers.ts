import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import sharp, { type OverlayOptions } from 'sharp'
import type { ProductId } from '../../machines/products.ts'
import { MASTER, PRODUCT_PICTURES, type ProductPictures } from '../../../media/products/manifest.ts'
import { DRAWINGS } from '../drawings.ts'
import type { Standing } from './compositions.ts'

export const SIZE = { width: 1280, height: 854 }

export const GROUNDS = { paper: '#F6F4EF', ground: '#ECE9E2', ink: '#101214' } as const

export const picturesOf = (id: ProductId): ProductPictures => PRODUCT_PICTURES[id]

export const masterOf = ({ id, colour }: Standing) =>
  new URL(`../../../media/products/${id}/${colour}.avif`, import.meta.url).pathname

/** A machine cut to its own box with its shadow round it, at a scale, and where its wheels stand in it. */
export async function cutOut({ id, colour }: Standing, pixelsPerMetre: number) {
  const file = masterOf({ id, colour })
  if (!existsSync(file))
    throw new Error(`Render ${id} in ${colour} first: npm run media products ${id}`)
  const { machine, pixelsPerMetre: own } = picturesOf(id)
  const scale = pixelsPerMetre / own
  const picture = await sharp(file)
    .resize(Math.round(MASTER.width * scale))
    .png()
    .toBuffer()
  return {
    picture,
    left: machine.x * scale,
    width: machine.width * scale,
    foot: MASTER.groundLine * scale,
  }
}

/** sharp refuses layers that reach past the canvas, so cut them first. */
export async function layer(picture: Buffer, left: number, top: number): Promise<OverlayOptions[]> {
  const { width, height } = await sharp(picture).metadata()
  const [x, y] = [Math.max(0, Math.round(-left)), Math.max(0, Math.round(-top))]
  const [atX, atY] = [Math.max(0, Math.round(left)), Math.max(0, Math.round(top))]
  const [across, down] = [
    Math.min(width - x, SIZE.width - atX),
    Math.min(height - y, SIZE.height - atY),
  ]
  if (across <= 0 || down <= 0) return []
  const input = await sharp(picture)
    .extract({ left: x, top: y, width: across, height: down })
    .toBuffer()
  return [{ input, left: atX, top: atY }]
}

export const VIEWS = ['side', 'front', 'top'] as const

type ElevationName = (typeof VIEWS)[number]

export const drawingOf = (id: ProductId, view: ElevationName) =>
  new URL(`${id}-${view}.svg`, DRAWINGS)

/** An elevation in one colour of line, at a scale of pixels to the drawing's own unit. */
export async function drawn(
  id: ProductId,
  view: ElevationName,
  scale: number,
  ink: string,
  opacity = 1,
  weight = 1.3,
) {
  const source = (await readFile(drawingOf(id, view), 'utf8')).replaceAll(
    'vector-effect="non-scaling-stroke" ',
    '',
  )
  const [, , w = 0, h = 0] = (/viewBox="([^"]+)"/.exec(source)?.[1] ?? '').split(' ').map(Number)
  const inked = source
    .replace(
      'stroke="currentColor" stroke-width="1"',
      `stroke="${ink}" stroke-opacity="${opacity}" stroke-width="${weight / scale}"`,
    )
    .replace('<svg ', `<svg width="${w * scale}" height="${h * scale}" `)
  return {
    picture: await sharp(Buffer.from(inked)).png().toBuffer(),
    width: w * scale,
    height: h * scale,
  }
}
