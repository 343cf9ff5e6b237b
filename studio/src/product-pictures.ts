import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { PAINTS } from '../machines/materials.ts'
import { PRODUCT_IDS, PRODUCTS, type ProductId } from '../machines/products.ts'
import { cachePath, runTool } from './ledger.ts'
import { writeMaster } from './masters.ts'
import { FRAME, type Shot } from '../machines/studio-camera.ts'
import { MASTER_SIZE } from './master-size.ts'

const PICTURES = new URL('../../media/products/', import.meta.url).pathname
/** Debian's Blender and OpenCV share the system's Python; another one on the path may lack them. */
const PYTHON = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3'

/** What the committed pictures were made from, so that a fresh clone renders only what has changed. */
const RECORD = join(PICTURES, 'made-from.json')

type Coat = { paint: number[]; lettering: number[] }

type Work = {
  id: ProductId
  shot: Shot
  shadow: string
  renders: (Coat & { halves: string[]; hash: string })[]
  colours: Record<string, Coat>
}

type Made = { shot: Shot; colours?: string }

async function readRecord(): Promise<Partial<Record<ProductId, Made>>> {
  return existsSync(RECORD) ? JSON.parse(await readFile(RECORD, 'utf8')) : {}
}

async function inputsHash({ shot, renders, colours }: Work): Promise<string> {
  const filter = await Promise.all(
    ['develop.py', 'denoise.py'].map((file) => readFile(new URL(file, import.meta.url), 'utf8')),
  )
  const light = renders.map(({ hash, paint, lettering }) => [hash, paint, lettering])
  return createHash('sha256')
    .update(JSON.stringify([EXPOSURE, shot, light, colours, filter]))
    .digest('hex')
    .slice(0, 16)
}

export async function isUpToDate(work: Work): Promise<boolean> {
  const record = await readRecord()
  const files = Object.keys(work.colours).map((name) => join(PICTURES, work.id, `${name}.avif`))
  return (
    files.every((file) => existsSync(file)) && record[work.id]?.colours === (await inputsHash(work))
  )
}

/** Develops a product's renders into one AVIF per colour and notes them in the manifest. */
export async function writeProductPictures(work: Work): Promise<void> {
  const { id, shot, shadow, renders, colours } = work
  const out = cachePath(`developed/${id}`)
  const folder = join(PICTURES, id)
  await mkdir(folder, { recursive: true })
  await mkdir(out, { recursive: true })
  await runTool(PYTHON, [new URL('./develop.py', import.meta.url).pathname], {
    exposure: EXPOSURE,
    pictures: [{ out, renders, shadow, colours, border: shot.border }],
  })
  for (const name of Object.keys(colours)) {
    await writeMaster(sharp(join(out, `${name}.png`)), join(folder, `${name}.avif`))
  }
  const record = await readRecord()
  record[id] = { shot, colours: await inputsHash(work) }
  await writeFile(RECORD, `${JSON.stringify(record, null, 1)}\n`)
  await writeManifest(record)
  console.log(`    ${id}: ${Object.keys(colours).join(', ')}`)
}

const EXPOSURE = -0.36

async function writeManifest(record: Partial<Record<ProductId, Made>>) {
  const entries: string[] = []
  for (const id of PRODUCT_IDS) {
    const made = record[id]
    if (!made) continue
    const files = new Set(await readdir(join(PICTURES, id)))
    const colours = Object.keys(PAINTS).filter((paint) => files.has(`${paint}.avif`))
    const { box, pixelsPerMetre } = made.shot
    const { x, y, width, height } = box
    entries.push(
      `  ${/^[a-z]+$/.test(id) ? id : `'${id}'`}: {\n` +
        `    colours: [${colours.map((c) => `'${c}'`).join(', ')}],\n` +
        `    signature: '${PRODUCTS[id].signature}',\n` +
        `    machine: { x: ${x}, y: ${y}, width: ${width}, height: ${height} },\n` +
        `    crop: ${cropFor(box)},\n` +
        `    pixelsPerMetre: ${pixelsPerMetre},\n  },`,
    )
  }
  await writeFile(
    join(PICTURES, 'manifest.ts'),
    `${HEADER}${entries.join('\n')}\n} as const satisfies Readonly<Record<string, ProductPictures>>\n`,
  )
}

/** A 4:3 crop for grids: the machine with air round it, its wheels at the same height in every crop. */
function cropFor(box: Shot['box']): string {
  const GROUND_SHARE = 0.88
  const left = box.x - 40
  const right = box.x + box.width + 40
  const above = FRAME.groundLine - box.y + 30
  // No wider than a crop that still fits the master's height.
  const widest = Math.floor((FRAME.height * 4) / 3)
  const width = Math.min(widest, Math.max(right - left, (above / GROUND_SHARE) * (4 / 3)))
  const height = Math.round((width * 3) / 4)
  const x = Math.round(Math.max(0, Math.min(FRAME.width - width, (left + right - width) / 2)))
  const y = Math.max(
    0,
    Math.min(FRAME.height - height, Math.round(FRAME.groundLine - height * GROUND_SHARE)),
  )
  return `{ x: ${x}, y: ${y}, width: ${Math.round(width)}, height: ${height} }`
}

const HEADER = `// Written by the studio: do not edit by hand.
import type { ColourId } from '../../content/colours.ts'

export type Box = { x: number; y: number; width: number; height: number }

export type ProductPictures = {
  /** Each is \`<productId>/<colour>.avif\`, with alpha; the ground is only a shadow. */
  colours: readonly ColourId[]
  /** The one it wears where only one picture is shown. */
  signature: ColourId
  /** Extent of the machine without its shadow. */
  machine: Box
  /** A 4:3 crop for grids with the wheels at 88 % of its height. */
  crop: Box
  pixelsPerMetre: number
}

/** Every master's frame, in the units of all boxes here; where the near front wheel touches the ground; and how wide the file is. */
export const MASTER = {
  width: ${FRAME.width},
  height: ${FRAME.height},
  groundLine: ${FRAME.groundLine},
  pixelsWide: ${MASTER_SIZE.width},
} as const

export const PRODUCT_PICTURES = {
`
