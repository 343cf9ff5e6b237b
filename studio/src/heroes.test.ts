import sharp from 'sharp'
import { expect, test } from 'vitest'
import { tallSlides, wideSlides } from '../../app/home/hero-slides.ts'

const fileOf = (picture: string) =>
  new URL(`../../media/hero/${picture}.avif`, import.meta.url).pathname

test.each([...wideSlides, ...tallSlides])(
  'nothing is cropped off $picture: machine and shadow end before its edges',
  async ({ picture }) => {
    const { data, info } = await sharp(fileOf(picture))
      .extractChannel('alpha')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height } = info
    const row = (y: number) => Array.from({ length: width }, (_, x) => data[y * width + x]!)
    const column = (x: number) => Array.from({ length: height }, (_, y) => data[y * width + x]!)
    const edges = [row(0), row(height - 1), column(0), column(width - 1)].flat()
    // A trace of haze is nothing that anybody could see cut.
    expect(Math.max(...edges)).toBeLessThan(6)
  },
)
