import sharp from 'sharp'
import { expect, test } from 'vitest'
import { MASTER, PRODUCT_PICTURES } from '../../media/products/manifest.ts'
import { frameAround, framesOfWhole, frameToScale, isLow } from './picture-frame.ts'

const machines = Object.entries(PRODUCT_PICTURES)

test.each(machines)(
  '%s stands on the lower edge of its own frame, and all of it is inside',
  (...m) => {
    const { machine } = m[1]
    const frame = frameAround(machine, MASTER.groundLine)
    const above = frame.y + frame.height - (machine.y + machine.height)
    expect(above).toBeGreaterThanOrEqual(0)
    expect(above).toBeLessThan(4)
    expect(frame.x).toBeLessThan(machine.x)
    expect(frame.x + frame.width).toBeGreaterThan(machine.x + machine.width)
    expect(frame.y).toBeLessThan(machine.y)
  },
)

test.each(machines)('no foot or tyre of %s is cut off by the edge it stands on', async (...m) => {
  const [id, { machine, colours }] = m
  const frame = frameAround(machine, MASTER.groundLine)
  // The file is finer than the units in which its machine was measured.
  const scale = MASTER.pixelsWide / MASTER.width
  const top = Math.ceil((frame.y + frame.height) * scale)
  const below = { left: 0, top, width: MASTER.pixelsWide, height: Math.round(24 * scale) }
  const picture = new URL(`../../media/products/${id}/${colours[0]}.avif`, import.meta.url).pathname
  const { channels } = await sharp(picture)
    .extract(below)
    .png()
    .toBuffer()
    .then((cut) => sharp(cut).stats())
  // A shadow is nowhere as dense as what throws it.
  expect(channels[3]!.max).toBeLessThan(235)
})

test('recovery vehicles are low, cranes are not', () => {
  const low = machines.filter(([, { machine }]) => isLow(frameAround(machine, MASTER.groundLine)))
  expect(low.map(([id]) => id).toSorted()).toEqual([
    'flatbed',
    'ground-o',
    'slider',
    'swiftlift',
    'wheelift',
  ])
})

test.each(machines)('%s fits the frame that all machines share', (...m) => {
  const { machine, pixelsPerMetre } = m[1]
  const frame = frameToScale(machine, MASTER.groundLine, pixelsPerMetre)
  expect(frame.width).toBeGreaterThanOrEqual(machine.width)
  expect(frame.y).toBeLessThanOrEqual(machine.y)
})

test('a metre is as long in every cell, and every ground line as high', () => {
  const frames = machines.map(([, { machine, pixelsPerMetre }]) => {
    const frame = frameToScale(machine, MASTER.groundLine, pixelsPerMetre)
    return [pixelsPerMetre / frame.width, (MASTER.groundLine - frame.y) / frame.height]
  })
  for (const [metre, ground] of frames) {
    expect(metre).toBeCloseTo(frames[0]![0]!)
    expect(ground).toBeCloseTo(frames[0]![1]!)
  }
})

test.each([
  ['wide', 2400, 900],
  ['tall', 900, 1600],
])('all of a %s photograph stands in the frame that all machines share', (...[, width, height]) => {
  const { close, toScale } = framesOfWhole({ width, height })
  expect(close).toEqual({ x: 0, y: 0, width, height })
  expect(toScale.width / toScale.height).toBeCloseTo(10.1 / 7.7)
  expect(toScale.x).toBeLessThanOrEqual(0)
  expect(toScale.x + toScale.width).toBeGreaterThanOrEqual(width)
  expect(toScale.y).toBeLessThanOrEqual(0)
  expect(toScale.y + toScale.height).toBe(height)
})

test('frames are written in tenths of a pixel: pages carry dozens of them', () => {
  const photograph = framesOfWhole({ width: 1613, height: 997 }).toScale
  const frames = machines.map(([, { machine, pixelsPerMetre }]) =>
    frameToScale(machine, MASTER.groundLine, pixelsPerMetre),
  )
  const written = [photograph, ...frames].flatMap((frame) => Object.values(frame).map(String))
  expect(written.filter((number) => !/^-?\d+(\.\d)?$/.test(number))).toEqual([])
})
