import sharp from 'sharp'
import { expect, test } from 'vitest'
import { tallSlides, tallStage, wideSlides, wideStage, type Stage } from './hero-slides.ts'

const shapes = [
  { slides: wideSlides, stage: wideStage },
  { slides: tallSlides, stage: tallStage },
]

test('a wide screen has two pictures, a phone four', () => {
  expect(wideSlides).toHaveLength(2)
  expect(tallSlides).toHaveLength(4)
})

test('in the picture there is a hook where the slings begin, and room for the words below', async () => {
  for (const { slides, stage } of shapes) {
    const [{ picture, place }] = slides as [(typeof slides)[number]]
    if (!('hook' in place)) throw new Error(`${picture} has no hook`)
    const { hook, slings } = place
    const around = { x: hook.x - 8, y: hook.y - 12, width: 16, height: 12 }
    expect(await opacity(picture, stage, around)).toBeGreaterThan(0.3)
    const line = {
      x: slings.left + 30,
      y: slings.y,
      width: slings.right - slings.left - 30,
      height: 60,
    }
    expect(await opacity(picture, stage, line)).toBe(0)
  }
})

/** How much of a piece of the stage the machine covers. */
async function opacity(
  picture: string,
  stage: Stage,
  piece: { x: number; y: number; width: number; height: number },
): Promise<number> {
  const image = sharp(new URL(`../../media/hero/${picture}.avif`, import.meta.url).pathname)
  const { width } = await image.metadata()
  const unit = width / stage.width
  const { channels } = await image
    .extract({
      left: Math.round(piece.x * unit),
      top: Math.round(piece.y * unit),
      width: Math.round(piece.width * unit),
      height: Math.round(piece.height * unit),
    })
    .png()
    .toBuffer()
    .then((cut) => sharp(cut).stats())
  return channels[3]!.mean / 255
}
