import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import sharp from 'sharp'
import {
  tallSlides,
  WIDEST_HERO,
  tallStage,
  wideSlides,
  wideStage,
  type HeroSlide,
  type Stage,
} from '../../app/home/hero-slides.ts'
import { buildMachine } from '../machines/machine.ts'
import { PRODUCTS, type ProductId } from '../machines/products.ts'
import type { Pose } from '../machines/rig.ts'
import { writeMaster } from './masters.ts'
import { hookIn, posedPicture } from './posed-picture.ts'
import { FRAME, frameShot } from '../machines/studio-camera.ts'

// The home page's opening pictures: each is one machine on a transparent stage, which the page draws.
const HEROES = new URL('../../media/hero/', import.meta.url)

/** On a narrow stage the boom stands steep and reaches over its own cab, so that the words have room below. */
const POSES: Readonly<Record<string, Pose>> = {
  'tall-1': {
    ...PRODUCTS.brisky.poses.work,
    slew: -6,
    inner: 74,
    outer: -42,
    extend: 0.9,
  },
}

export async function makeHeroes(): Promise<string[]> {
  await mkdir(HEROES, { recursive: true })
  for (const slide of wideSlides) await make(slide, wideStage, WIDEST_HERO)
  for (const slide of tallSlides) await make(slide, tallStage, 1080)
  return [...wideSlides, ...tallSlides].map(({ picture }) => picture)
}

async function make(slide: HeroSlide, stage: Stage, width: number): Promise<void> {
  const unit = width / stage.width
  const height = Math.round(stage.height * unit)
  const id = slide.product as ProductId
  const pose = POSES[slide.picture]
  const machine = buildMachine(id, pose ? { pose } : {})
  const shot = frameShot(machine)
  const { place } = slide

  // Frame pixels to picture pixels: by the hook's height above the ground, or by the machine's width.
  let scale: number
  let left: number
  if ('hook' in place) {
    const hook = hookIn(machine, shot)
    scale = ((stage.ground - place.hook.y) * unit) / (FRAME.groundLine - hook.y)
    left = place.hook.x * unit - hook.x * scale
  } else {
    scale = (place.width * unit) / shot.box.width
    left = place.left * unit - shot.box.x * scale
  }
  const file = pose ? await posedPicture(id, slide.colour, pose) : studioPicture(slide)
  const layer = await cropped(
    await sharp(file)
      .resize(Math.round(FRAME.width * scale))
      .png()
      .toBuffer(),
    Math.round(left),
    Math.round(stage.ground * unit - FRAME.groundLine * scale),
    { width, height },
  )
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  const machineFrom = left + shot.box.x * scale
  const machineTo = machineFrom + shot.box.width * scale
  const fade = sidesFade({ width, height }, machineFrom / width, machineTo / width)
  const hero = sharp({ create: { width, height, channels: 4, background } }).composite([
    layer,
    { input: fade, blend: 'dest-in' },
  ])
  const whole = await hero.png().toBuffer()
  await writeMaster(sharp(whole), new URL(`${slide.picture}.avif`, HEROES).pathname)
}

/** What is whole from one share of the width to the other, and runs out towards the sides: a shadow reaches further than its machine. */
function sidesFade({ width, height }: { width: number; height: number }, from: number, to: number) {
  const stops = [0, from, to, 1].map(
    (at, i) => `<stop offset="${at}" stop-opacity="${i % 3 === 0 ? 0 : 1}"/>`,
  )
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="sides">${stops.join('')}</linearGradient><rect width="100%" height="100%" fill="url(#sides)"/></svg>`,
  )
}

function studioPicture({ product, colour }: HeroSlide): string {
  const file = new URL(`../../media/products/${product}/${colour}.avif`, import.meta.url).pathname
  if (!existsSync(file))
    throw new Error(`Render ${product} in ${colour} first: npm run media products ${product}`)
  return file
}

/** sharp refuses layers that reach past the canvas, so cut them first. */
async function cropped(
  picture: Buffer,
  left: number,
  top: number,
  canvas: { width: number; height: number },
) {
  const { width, height } = await sharp(picture).metadata()
  const [x, y] = [Math.max(0, -left), Math.max(0, -top)]
  const across = Math.min(width - x, canvas.width - Math.max(0, left))
  const down = Math.min(height - y, canvas.height - Math.max(0, top))
  const input = await sharp(picture)
    .extract({ left: x, top: y, width: across, height: down })
    .toBuffer()
  return { input, left: Math.max(0, left), top: Math.max(0, top) }
}
