import { Vector3 } from 'three'
import { expect, test } from 'vitest'
import { cutOf, placesToScale } from './one-scale.ts'

const truck = (length: number, height: number) =>
  [0, 1].flatMap((x) =>
    [0, 1].flatMap((y) => [-1, 1].map((z) => new Vector3(-x * length, y * height, z))),
  )
const cut = cutOf({ width: 400, height: 300 })
const side = { from: 'side', zoom: 1, pose: {}, measures: false } as const

test('a metre is as large of a short machine as of a long one, and the long one fits', () => {
  const [long, short] = placesToScale(side, [truck(9, 3), truck(5, 2)], cut)
  expect(short!.scale).toBe(long!.scale)
  expect(long!.scale * 9).toBeLessThan(cut.width)
  expect(long!.scale * 9).toBeGreaterThan(cut.width * 0.85)
})

test('of a long and a high one the narrower room decides, from every side', () => {
  for (const from of ['front', 'side', 'rear', 'above', { turn: 20, rise: 30 }] as const) {
    const state = { ...side, from }
    const alone = [truck(9, 3), truck(5, 8)].map((one) => placesToScale(state, [one], cut)[0]!)
    const both = placesToScale(state, [truck(9, 3), truck(5, 8)], cut)
    const least = Math.min(...alone.map(({ scale }) => scale))
    expect(both.map(({ scale }) => scale)).toEqual([least, least])
  }
})

test('who comes nearer sees all of them as much larger', () => {
  const whole = placesToScale(side, [truck(9, 3), truck(5, 2)], cut)
  const near = placesToScale({ ...side, zoom: 2 }, [truck(9, 3), truck(5, 2)], cut)
  near.forEach(({ scale }, i) => expect(scale).toBeCloseTo(2 * whole[i]!.scale))
})
