import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startDrawing, watch } from './drawing-worker.ts'

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

test('a worker that never spoke in time or whose file does not come is late, one that falls silent or throws is lost', () => {
  vi.useFakeTimers()
  const workers: FakeWorker[] = []
  class FakeWorker {
    onmessage?: (message: { data: { is: string } }) => void
    onerror?: (event: Event) => void
    postMessage = vi.fn<() => void>()
    terminate = vi.fn<() => void>()
    constructor() {
      workers.push(this)
    }
  }
  class Thrown extends Event {}
  vi.stubGlobal('ErrorEvent', Thrown)
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('window', globalThis)
  const lose = vi.fn<(why: string) => void>()
  const begin = () => startDrawing({ hear: () => {}, lose }, (drawing) => drawing.open('open', []))
  begin()
  vi.advanceTimersByTime(30_000)
  expect(lose.mock.lastCall).toEqual(['late'])
  begin()?.wait()
  workers[1]?.onmessage?.({ data: { is: 'made' } })
  vi.advanceTimersByTime(30_000)
  expect(lose.mock.calls).toEqual([['late'], ['lost']])
  begin()
  workers[2]?.onerror?.(new Event('error'))
  expect(lose.mock.lastCall).toEqual(['late'])
  begin()
  workers[3]?.onerror?.(new Thrown('error'))
  expect(lose.mock.lastCall).toEqual(['lost'])
  vi.useRealTimers()
})
