import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchForWork } from './watch-for-work.ts'

const minute = 60_000
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const ask = vi.fn<() => void>()
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.stubGlobal('document', page)
  page.visibilityState = 'visible'
  ask.mockClear()
  stop = watchForWork(ask)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const type = () => void page.dispatchEvent(new Event('input'))

test('an hour of typing is told every five minutes', () => {
  for (let second = 0; second < 3600; second += 10) {
    vi.advanceTimersByTime(10_000)
    type()
  }
  expect(ask).toHaveBeenCalledTimes(12)
})

test('after half an hour without anything it asks by itself whether the session is over', () => {
  vi.advanceTimersByTime(4 * minute)
  type()
  vi.advanceTimersByTime(30 * minute)
  expect(ask).not.toHaveBeenCalled()
  vi.advanceTimersByTime(5_000)
  expect(ask).toHaveBeenCalledOnce()
})

test('a tab that is left says nothing; whoever comes back to it does', () => {
  vi.advanceTimersByTime(10 * minute)
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
  expect(ask).not.toHaveBeenCalled()
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  expect(ask).toHaveBeenCalledOnce()
})

test('a page that is gone asks no more', () => {
  stop()
  vi.advanceTimersByTime(60 * minute)
  type()
  expect(ask).not.toHaveBeenCalled()
})
