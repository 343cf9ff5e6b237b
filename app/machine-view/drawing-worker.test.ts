import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watch } from './drawing-worker.ts'

const place = {} as Element
const canvas = {} as HTMLCanvasElement
let observed: unknown[] = []
let tell: (looks: boolean[]) => void

beforeEach(() => {
  observed = []
  class Sight {
    constructor(hear: (entries: { isIntersecting: boolean }[]) => void) {
      tell = (looks) => hear(looks.map((isIntersecting) => ({ isIntersecting })))
    }
    observe = (element: unknown) => observed.push(element)
    disconnect() {}
  }
  class Size {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Sight)
  vi.stubGlobal('ResizeObserver', Size)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
})
afterEach(() => vi.unstubAllGlobals())

test('of several looks at once the last counts', () => {
  const send = vi.fn<Parameters<typeof watch>[1]>()
  watch(canvas, send, new AbortController().signal)
  expect(observed).toEqual([canvas])
  tell([true, false])
  expect(send.mock.lastCall).toEqual([{ ask: 'show', visible: false }])
  tell([false, true])
  expect(send.mock.lastCall).toEqual([{ ask: 'show', visible: true }])
})

test('canvases that slide beside each other are drawn as long as any place of theirs is in sight', () => {
  watch(canvas, () => {}, new AbortController().signal, place)
  expect(observed[0]).toBe(place)
  expect(observed).toHaveLength(1)
})
