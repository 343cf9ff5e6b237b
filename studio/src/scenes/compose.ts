import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { MASTER } from '../../../media/products/manifest.ts'
import type { Composition, Standing } from './compositions.ts'
import {
  cutOut,
  drawingOf,
  drawn,
  GROUNDS,
  layer,
  masterOf,
  picturesOf,
  SIZE,
  VIEWS,
} from './layers.ts'

const QUALITY = 60

/** The studio camera: how far it stands, how high above the ground, and how a truck lies before it. */
const CAMERA = { distance: 60, height: 6.2, along: 0.788, across: 0.616 }

/** Trucks parked side by side, farthest first, in true perspective. */
async function parkedLayers({ machines, gap, stagger }: Extract<Composition, { kind: 'parked' }>) {
  const [first] = machines
  if (!first) return []
  const { machine, pixelsPerMetre: own } = picturesOf(first.id)
  const [wide, tall] = [machine.width / own, (MASTER.groundLine - machine.y) / own]
  const spots = machines.map((standing, i) => {
    const depth = CAMERA.along * gap * i - CAMERA.across * stagger * i
    const near = CAMERA.distance / (CAMERA.distance + depth)
    return { standing, near, x: (CAMERA.across * gap + CAMERA.along * stagger) * i * near }
  })
  const last = spots.at(-1)
  const extent = last ? last.x + wide * last.near : wide
  const pixels = Math.min((SIZE.width - 90) / extent, (SIZE.height - 130) / tall)
  const used = extent * pixels
  const left = (SIZE.width - used) / 2
  const ground = SIZE.height / 2 + (tall * pixels) / 2 + 26
  const layers: OverlayOptions[] = []
  for (const { standing, near, x } of spots.toReversed()) {
    const cut = await cutOut(standing, pixels * near)
    const foot = ground - CAMERA.height * pixels * (1 - near)
    layers.push(...(await layer(cut.picture, left + x * pixels - cut.left, foot - cut.foot)))
  }
  return layers
}

/** Each machine on its own stretch of ground, in rows of equal cells. */
async function chartLayers({ machines, columns }: Extract<Composition, { kind: 'chart' }>) {
  const rows = Math.ceil(machines.length / columns)
  const cell = { width: (SIZE.width - 60) / columns, height: (SIZE.height - 70) / rows }
  const layers: OverlayOptions[] = []
  for (const [i, standing] of machines.entries()) {
    const { machine, pixelsPerMetre } = picturesOf(standing.id)
    const scale = Math.min(
      (cell.width - 26) / machine.width,
      (cell.height - 70) / (MASTER.groundLine - machine.y),
    )
    const cut = await cutOut(standing, pixelsPerMetre * scale)
    const [column, row] = [i % columns, Math.floor(i / columns)]
    const left = 30 + cell.width * (column + 0.5) - cut.width / 2 - cut.left
    layers.push(...(await layer(cut.picture, left, 35 + cell.height * (row + 1) - 46 - cut.foot)))
  }
  return layers
}

/** Different machines at one scale, each row on one ground line. */
async function rowLayers({ rows }: Extract<Composition, { kind: 'row' }>) {
  const gap = 0.9
  const widthOf = ({ id }: Standing) => picturesOf(id).machine.width / picturesOf(id).pixelsPerMetre
  const heightOf = ({ id }: Standing) =>
    (MASTER.groundLine - picturesOf(id).machine.y) / picturesOf(id).pixelsPerMetre
  const widths = rows.map((row) =>
    row.reduce((sum, one) => sum + widthOf(one), gap * (row.length - 1)),
  )
  const heights = rows.map((row) => Math.max(...row.map(heightOf)))
  const pixels = Math.min(
    (SIZE.width - 70) / Math.max(...widths),
    (SIZE.height - 40 - rows.length * 62) / heights.reduce((a, b) => a + b, 0),
  )
  const layers: OverlayOptions[] = []
  const free = SIZE.height - heights.reduce((a, b) => a + b, 0) * pixels
  let ground = (free - rows.length * 60) / 2 + 10
  for (const [i, row] of rows.entries()) {
    ground += (heights[i] ?? 0) * pixels
    let x = (SIZE.width - (widths[i] ?? 0) * pixels) / 2
    for (const standing of row) {
      const cut = await cutOut(standing, pixels)
      layers.push(...(await layer(cut.picture, x - cut.left, ground - cut.foot)))
      x += cut.width + gap * pixels
    }
    ground += 66
  }
  return layers
}

async function beforeDrawingLayers({
  machine,
  drawing,
  machineAt,
}: Extract<Composition, { kind: 'before-drawing' }>) {
  const { ground } = drawing
  const lines = await drawn(machine.id, 'side', drawing.scale, GROUNDS.ink, 0.28, 1.4)
  const cut = await cutOut(machine, picturesOf(machine.id).pixelsPerMetre * machineAt.scale)
  const base = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="2"><rect width="100%" height="1" fill="${GROUNDS.ink}" fill-opacity=".28"/></svg>`,
  )
  return [
    ...(await layer(lines.picture, drawing.left, ground - lines.height)),
    ...(await layer(await sharp(base).png().toBuffer(), 0, ground)),
    ...(await layer(cut.picture, machineAt.left - cut.left, machineAt.ground - cut.foot)),
  ]
}

/** Side, front and top on ink, to one scale, as on a workshop print. */
async function sheetLayers({ id }: Extract<Composition, { kind: 'sheet' }>) {
  const plain = {
    side: await drawn(id, 'side', 1, '#fff'),
    front: await drawn(id, 'front', 1, '#fff'),
    top: await drawn(id, 'top', 1, '#fff'),
  }
  const gap = 70
  const scale = Math.min(
    (SIZE.width - 140 - gap) / (plain.side.width + plain.front.width),
    (SIZE.height - 130 - gap) / (plain.side.height + plain.top.height),
  )
  const line = '#F6F4EF'
  const [side, front, top] = [
    await drawn(id, 'side', scale, line),
    await drawn(id, 'front', scale, line),
    await drawn(id, 'top', scale, line),
  ]
  const left = (SIZE.width - side.width - front.width - gap) / 2
  const above = (SIZE.height - side.height - top.height - gap) / 2
  const ground = above + side.height
  const base = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(SIZE.width - left * 2 + 40)}" height="2"><rect width="100%" height="1" fill="${line}" fill-opacity=".5"/></svg>`,
  )
  return [
    ...(await layer(side.picture, left, above)),
    ...(await layer(front.picture, left + side.width + gap, ground - front.height)),
    ...(await layer(await sharp(base).png().toBuffer(), left - 20, ground)),
    ...(await layer(top.picture, left, ground + gap)),
  ]
}

function layersOf(composition: Composition): Promise<OverlayOptions[]> {
  switch (composition.kind) {
    case 'parked':
      return parkedLayers(composition)
    case 'chart':
      return chartLayers(composition)
    case 'row':
      return rowLayers(composition)
    case 'before-drawing':
      return beforeDrawingLayers(composition)
    case 'sheet':
      return sheetLayers(composition)
  }
}

const groundOf = (composition: Composition) =>
  GROUNDS[
    composition.kind === 'sheet' ? 'ink' : 'ground' in composition ? composition.ground : 'paper'
  ]

export async function compose(composition: Composition, folder: string): Promise<number> {
  await mkdir(folder, { recursive: true })
  const layers = await layersOf(composition)
  const { size } = await sharp({
    create: { ...SIZE, channels: 3, background: groundOf(composition) },
  })
    .composite(layers)
    .avif({ quality: QUALITY, effort: 5 })
    .toFile(join(folder, `${composition.name}.avif`))
  return size
}

/** Changes when the composition or one of its pictures does. */
export async function compositionHash(composition: Composition): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(composition))
  for (const standing of standingsOf(composition)) hash.update(await readFile(masterOf(standing)))
  if (composition.kind === 'sheet' || composition.kind === 'before-drawing')
    for (const id of composition.ids)
      for (const view of VIEWS) hash.update(await readFile(drawingOf(id, view)))
  return hash.digest('hex').slice(0, 12)
}

function standingsOf(composition: Composition): readonly Standing[] {
  if (composition.kind === 'sheet') return []
  if (composition.kind === 'before-drawing') return [composition.machine]
  return composition.kind === 'row' ? composition.rows.flat() : composition.machines
}
