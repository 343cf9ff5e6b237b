import { mkdir } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import sharp from 'sharp'
import type { Product } from '../../../content/product.ts'
import { catalogue } from '../../../content/catalogue.ts'
import {
  socialFileOf,
  socialPages,
  type SocialPage,
} from '../../../content/social-images.server.ts'
import { PRODUCTS, type ProductId } from '../../machines/products.ts'
import { findMaster } from '../masters.ts'
import { groundedElevation, plainElevation, readElevation, type Elevation } from './elevation.ts'
import { html, type Html } from './html.ts'
import { pagePortrait } from './portraits.ts'
import { Photographer } from './photographer.ts'
import { sheet, wordmark } from './sheet.ts'

const SIZE = { width: 1200, height: 630 }
/** Where the wheels stand, from above; CSS pixels. */
const GROUND = 566

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** A machine on the ground line: its extent ends at `right`, and is as large as both limits allow. */
type Standing = { id: ProductId; right: number; width: number; height?: number }

/** A drawing stands on the ground line, or, with its dimension letters, on its own. */
type Drawn = { id: ProductId; right: number; width: number; lettered?: boolean }

type Scene = { title: string[]; note?: string; machines: Standing[]; drawing?: Drawn }

const RIGHT = SIZE.width - 60

const PAGES: Record<SocialPage, Scene> = {
  '/': {
    title: ['The Power', 'to Lift.', 'The Precision', 'to Perform'],
    machines: [{ id: 'wotan', right: RIGHT, width: 600 }],
  },
  '/gallery': {
    title: ['Gallery'],
    machines: [
      { id: 'wheelift', right: 420, width: 360 },
      { id: 'cuty', right: 720, width: 270 },
      { id: 'woodpicker', right: RIGHT, width: 400 },
    ],
  },
  '/downloads': {
    title: ['Certificates', 'and', 'brochures'],
    machines: [],
    drawing: { id: 'wotan', right: RIGHT, width: 650, lettered: true },
  },
  '/about': {
    title: ['Engineering', 'Excellence', 'in Hydraulic', 'Solutions'],
    machines: [{ id: 'woodpicker', right: RIGHT, width: 600 }],
    drawing: { id: 'wheelift', right: 500, width: 440 },
  },
}

function sceneOf({ id, title, subtitle }: Product): Scene {
  const known = id as ProductId
  // Low machines are long, and reach under the words.
  const isLow = PRODUCTS[known].recovery !== undefined
  const machine = { id: known, right: RIGHT, width: isLow ? 740 : 600 }
  return { title: ['Dino', title], note: subtitle, machines: [machine] }
}

/** Makes the picture that other sites show for each page and each of these products. */
export async function makeSocialImages(ids: readonly ProductId[]): Promise<string[]> {
  await mkdir(`${ROOT}public/social`, { recursive: true })
  const scenes = [
    ...Object.entries(PAGES).map(
      ([path, scene]) => [socialPages[path as SocialPage].name, scene] as const,
    ),
    ...catalogue
      .filter(({ id }) => ids.some((asked) => asked === id))
      .map((product) => [product.id, sceneOf(product)] as const),
  ]
  const photographer = await Photographer.start()
  try {
    for (const [name, scene] of scenes) {
      const picture = await photographer.picture(await documentOf(scene), SIZE)
      await sharp(picture)
        .jpeg({ quality: 86, chromaSubsampling: '4:4:4', mozjpeg: true })
        .toFile(`${ROOT}public${socialFileOf(name)}`)
    }
  } finally {
    await photographer.close()
  }
  return scenes.map(([name]) => name)
}

async function documentOf({ title, note, machines, drawing }: Scene): Promise<string> {
  const standing = await Promise.all(machines.map((machine) => stand(machine)))
  return sheet({
    title: title.join(' '),
    body: html`<main>
      ${drawing && (await draw(drawing))} ${standing}
      <div class="words ${title.length > 2 || title.join('').length > 20 ? 'long' : ''}">
        ${wordmark()}
        <h1 class="wide">${title.map((line) => html`<span>${line}</span>`)}</h1>
        ${note && html`<p>${note}</p>`}
      </div>
      ${!drawing?.lettered && html`<div class="ground" style="top:${GROUND}px"></div>`}
    </main>`,
  })
}

async function draw({ id, right, width, lettered }: Drawn): Promise<Html> {
  const side = await readElevation(id, 'side')
  const label = `Side elevation of ${id}`
  // CSS pixels to millimetres of paper, for the drawing's length in metres.
  const scale = (width * 25.4) / 96 / (side.sheet.width / 100)
  const drawing = lettered ? lettersInside(side, scale, label) : plainElevation(side, scale, label)
  const place = lettered ? 'top:40px' : `bottom:${SIZE.height - GROUND}px`
  return html`<div
    class="drawing ${!lettered && 'pale'}"
    style="right:${SIZE.width - right}px;${place}"
  >
    ${drawing}
  </div>`
}

/** Smaller by the room that the letters take, 24 mm. */
const lettersInside = (side: Elevation, scale: number, label: string) =>
  groundedElevation(side, scale - 24 / (side.sheet.width / 100), label)

/** The master itself: transparent, so that its paper covers nobody. */
async function stand({ id, right, width, height = 500 }: Standing): Promise<Html> {
  const { colour, machine, width: whole, groundLine } = await pagePortrait(id)
  const master = findMaster(`media/products/${id}/${colour}`)
  if (!master) throw new Error(`Render ${id} first: npm run media products ${id}`)
  const scale = Math.min(width / machine.width, height / machine.height)
  const left = right - (machine.x + machine.width) * scale
  const top = GROUND - (groundLine + 5) * scale
  return html`<img
    src="${pathToFileURL(master).href}"
    alt=""
    style="left:${left.toFixed(1)}px;top:${top.toFixed(1)}px;width:${(whole * scale).toFixed(1)}px"
  />`
}
