import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { PAINTS } from '../../machines/materials.ts'
import { writeGlb } from '../export-glb.ts'
import { cachePath, runTool } from '../ledger.ts'
import { linear } from '../products.ts'
import { cameraSettings } from './camera.ts'
import { SURFACES, type Surface } from './kit/surfaces.ts'
import { LIGHTS, type Light } from './light.ts'
import { PLACES } from './places/places.ts'
import { sizeOf, type Shot } from './shot.ts'
import { stage } from './staging.ts'

/** Raise it when the light or the surfaces change so much that every picture must be made again. */
const LOOK = 2
/** In each half render, at most. Close views of plain paint show noise that a busy yard hides. */
const SAMPLES = { scene: 14, studio: 18 } as const
const THREADS = 2
const AIR_ENDS = 900
const GROUNDS = { paper: '#F6F4EF', ground: '#ECE9E2', grey: '#D9D9D6' } as const
const PYTHON = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3'
const DEVELOP = new URL('./develop_shot.py', import.meta.url).pathname
const QUALITY = 58
/** Two Blenders at once would only be twice as slow each. */
const BLENDER_LOCK = join(tmpdir(), 'blender.lock')

export type Preview = { scale: number; samples: number }

const sRgb = (hex: string) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255)

function paints() {
  const coats = Object.entries(PAINTS).flatMap(([name, { paint, lettering }]) => [
    [`paint-${name}`, linear(paint)],
    [`lettering-${name}`, linear(lettering)],
  ])
  return Object.fromEntries(coats)
}

function surfaces() {
  const linearised = Object.entries<Surface>(SURFACES).map(([name, surface]) => [
    name,
    {
      ...surface,
      colours: surface.colours.map(linear),
      ...(surface.veins && { veins: linear(surface.veins) }),
      ...(surface.blocks && { blocks: { ...surface.blocks, joint: linear(surface.blocks.joint) } }),
    },
  ])
  return Object.fromEntries(linearised)
}

const carPaints = (shot: Shot) =>
  Object.fromEntries(
    shot.machines.flatMap(({ car }) =>
      car ? [[`carPaint-${car.replace('#', '')}`, linear(car)]] : [],
    ),
  )

function lightOf(shot: Extract<Shot, { kind: 'scene' }>) {
  const light: Light = LIGHTS[shot.light]
  return {
    ...light,
    sky: light.sky.map(linear),
    cloudColour: linear(light.cloudColour),
    ...(light.sun && { sun: { ...light.sun, colour: linear(light.sun.colour) } }),
  }
}

/** A shot ready to be rendered. */
export type Work = { shot: Shot; hash: string; halves: string[]; png: string; plan: object }

export async function prepare(shot: Shot, preview?: Preview): Promise<Work> {
  const staged = stage(shot)
  const glb = cachePath(`scene-${shot.name}.glb`)
  await writeGlb(staged.group, glb)
  const scale = preview?.scale ?? 1
  const look = {
    size: sizeOf(shot).map((side) => Math.round(side * scale)),
    samples: preview?.samples ?? SAMPLES[shot.kind],
    camera: cameraSettings(shot, staged),
    ...(shot.kind === 'scene'
      ? { light: lightOf(shot), sunAzimuth: shot.view.azimuth + (shot.sunFrom ?? -50) }
      : { studio: true }),
  }
  const hash = createHash('sha256')
    .update(await readFile(glb))
    .update(JSON.stringify([LOOK, look]))
    .digest('hex')
    .slice(0, 12)
  const halves = [1, 2].map((half) => cachePath(`${shot.name}-${hash}-${half}.exr`))
  const colours = { ...paints(), ...carPaints(shot) }
  return {
    shot,
    hash,
    halves,
    png: cachePath(`${shot.name}${preview ? '-preview' : ''}.png`),
    plan: { ...look, glb, halves, threads: THREADS, paints: colours, surfaces: surfaces() },
  }
}

export type Rendered = { shot: Shot; png: string; hash: string }

/** Renders a few shots in one run of Blender and develops them. What the cache holds for the same inputs is kept. */
export async function renderShots(works: readonly Work[]): Promise<Rendered[]> {
  const missing = works.filter(({ halves }) => !halves.every((file) => existsSync(file)))
  const script = new URL('./scene.py', import.meta.url).pathname
  const command = [BLENDER_LOCK, 'blender', '-b', '-t', String(THREADS), '-P', script, '--']
  if (missing.length > 0)
    await runTool('flock', command, { shots: missing.map(({ plan }) => plan) })
  for (const { shot, halves, png } of works)
    await runTool(PYTHON, [DEVELOP], {
      halves,
      out: png,
      ...finish(shot),
    })
  return works.map(({ shot, png, hash }) => ({ shot, png, hash }))
}

function finish(shot: Shot) {
  if (shot.kind === 'studio')
    return {
      exposure: -0.36 + (shot.exposure ?? 0),
      ground: sRgb(GROUNDS[shot.ground ?? 'ground']),
    }
  const light = LIGHTS[shot.light]
  const { colour, half } = light.haze
  const place = PLACES[shot.place]
  return {
    exposure: light.exposure + (shot.exposure ?? 0),
    ...(!place.indoors && { haze: { colour: linear(colour), half, end: AIR_ENDS } }),
  }
}

export async function writePicture(png: string, folder: string, name: string): Promise<number> {
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${name}.avif`)
  const { size } = await sharp(png).avif({ quality: QUALITY, effort: 5 }).toFile(file)
  return size
}
