import { beforeEach, expect, test, vi } from 'vitest'

interface Entry {
  type: string
  duration: number
  interactionId: number
}

/** What a browser that saw these entries sends as its page is left. Shorter ones than it is asked for it keeps to itself. */
async function sentAfter(entries: Entry[]): Promise<object> {
  const sent: string[] = []
  const target = Object.assign(new EventTarget(), { visibilityState: 'hidden' })
  vi.stubGlobal('document', target)
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
  vi.stubGlobal('location', { pathname: '/products/wotan' })
  vi.stubGlobal('innerWidth', 360)
  vi.stubGlobal('navigator', { sendBeacon: (_: string, body: string) => sent.push(body) })
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes = ['event', 'first-input']
      readonly #told: (list: { getEntries: () => Entry[] }) => void
      constructor(told: (list: { getEntries: () => Entry[] }) => void) {
        this.#told = told
      }
      observe({ type, durationThreshold = 0 }: { type: string; durationThreshold?: number }) {
        const seen = entries.filter((each) => each.type === type)
        const told = seen.filter(({ duration }) => duration >= durationThreshold)
        this.#told({ getEntries: () => told })
      }
    },
  )
  const { measurePage } = await import('./measure-page.ts')
  measurePage()
  target.dispatchEvent(new Event('visibilitychange'))
  return JSON.parse(sent[0]!) as object
}

beforeEach(() => {
  vi.resetModules()
  return () => vi.unstubAllGlobals()
})

test('a visit whose presses were all answered at once counts as one, by its first', async () => {
  const first = { duration: 24, interactionId: 1 }
  const visit = [
    { type: 'first-input', ...first },
    { type: 'event', ...first },
    { type: 'event', duration: 16, interactionId: 2 },
  ]
  expect(await sentAfter(visit)).toEqual({ path: '/products', device: 'phone', inp: 24 })
})

test('the longest press counts, and one that is told twice is one', async () => {
  const slow = { duration: 600, interactionId: 1 }
  const visit = [
    { type: 'first-input', ...slow },
    { type: 'event', ...slow },
    { type: 'event', duration: 80, interactionId: 2 },
  ]
  expect(await sentAfter(visit)).toMatchObject({ inp: 600 })
})

test('what is no press is left out', async () => {
  const moved = [{ type: 'event', duration: 200, interactionId: 0 }]
  expect(await sentAfter(moved)).toEqual({ path: '/products', device: 'phone' })
})
