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
    expect(await opacity(picture, stage, around)).toBeGreaterThan(0.25)
    const line = {
      x: slings.left + 30,
      y: slings.y,
      width: slings.right - slings.left - 30,
      height: 60,
    }
    expect(await opacity(picture, stage, line)).toBe(0)
  }
})

test('nothing is cut off: every machine stands clear of the edges, and its shadow fades before the lower one', async () => {
  for (const { slides } of shapes) {
    for (const { picture } of slides) {
      const alpha = sharp(fileOf(picture)).extractChannel('alpha').raw()
      const { data, info } = await alpha.toBuffer({ resolveWithObject: true })
      const { width, height } = info
      const densest = (left: number, top: number, wide: number, high: number) => {
        let most = 0
        for (let y = top; y < top + high; y++)
          for (let x = left; x < left + wide; x++) most = Math.max(most, data[y * width + x]!)
        return most
      }
      expect(densest(0, 0, width, 4), `${picture} above`).toBe(0)
      expect(densest(0, height - 4, width, 4), `${picture} below`).toBeLessThan(12)
      for (const side of [0, width - 4])
        expect(densest(side, 0, 4, height), `${picture} at ${side}`).toBeLessThan(128)
    }
  }
})

const fileOf = (picture: string) =>
  new URL(`../../media/hero/${picture}.avif`, import.meta.url).pathname

/** How much of a piece of the stage the machine covers. */
async function opacity(
  picture: string,
  stage: Stage,
  piece: { x: number; y: number; width: number; height: number },
): Promise<number> {
  const image = sharp(fileOf(picture))
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
