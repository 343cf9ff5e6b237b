import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Frames, type Frame } from './frames.ts'

let due: FrameRequestCallback[] = []
let now = 0

beforeEach(() => {
  due = []
  now = 1_000
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => due.push(frame))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function next(after: number) {
  now += after
  const frames = due
  due = []
  for (const frame of frames) frame(now)
}

function drawing(goesOn: boolean[]) {
  const drawn: Frame[] = []
  const said: string[] = []
  return {
    drawn,
    said,
    draw: (frame: Frame) => {
      drawn.push(frame)
      return goesOn[drawn.length - 1] ?? false
    },
    drawSharply: (ratio: number) => said.push(`sharp at ${ratio}`),
    rested: () => said.push('rested'),
  }
}

test('what comes to rest is drawn once, and then no more', () => {
  const it = drawing([])
  const frames = new Frames(2, false, it)
  frames.wake()
  frames.wake()
  next(16)
  expect(it.drawn).toHaveLength(1)
  expect(it.said).toEqual(['rested'])
  expect(due).toEqual([])
})

test('a slow device draws fewer pixels while something moves, and all of them once nothing does', () => {
  const it = drawing([true, true, true, true, true])
  const frames = new Frames(2, false, it)
  frames.wake()
  for (let i = 0; i < 6; i++) next(60)
  expect(it.drawn.map(({ ratio }) => ratio)).toEqual([2, 2, 2, 2, 1.5, 1.5])
  expect(it.drawn[1]!.seconds).toBeCloseTo(0.06)
  expect(it.said).toEqual([])
  vi.advanceTimersByTime(200)
  expect(it.said).toEqual(['sharp at 2', 'rested'])
})

test('nothing is drawn while nobody looks', () => {
  const it = drawing([true])
  const frames = new Frames(1, false, it)
  frames.wake()
  frames.show(false)
  next(16)
  frames.wake()
  next(16)
  expect(it.drawn).toEqual([])
  frames.show(true)
  frames.wake()
  next(16)
  expect(it.drawn).toHaveLength(1)
})

test('whoever wants no motion is there at once', () => {
  const it = drawing([])
  new Frames(1, true, it).wake()
  next(16)
  expect(it.drawn[0]!.share).toBe(1)
})
