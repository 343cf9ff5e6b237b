import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeEventSource } from '../../../tests/fake-event-source.ts'
import { watchSlots, type SlotChange } from './live-slots.ts'

const listener = () => ({
  onConnected: vi.fn<() => void>(),
  onChange: vi.fn<(change: SlotChange) => void>(),
})
const page = (hidden: boolean) => {
  Object.assign(document, { hidden })
  document.dispatchEvent(new Event('visibilitychange'))
}
const source = (index = 0) => FakeEventSource.opened[index]!

beforeEach(() => {
  FakeEventSource.opened = []
  vi.stubGlobal('EventSource', FakeEventSource)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  vi.useFakeTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('passes on each change of the day', () => {
  const { onConnected, onChange } = listener()
  watchSlots('2026-11-25', { onConnected, onChange })
  expect(source().url).toBe('/api/appointments/2026-11-25/live')
  source().sends('{"time":"10:30","booked":true}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ time: '10:30', booked: true })
})

test('asks for a fresh reading after every connection', () => {
  const { onConnected, onChange } = listener()
  watchSlots('2026-11-25', { onConnected, onChange })
  source().connects()
  source().drops({ forGood: false })
  source().connects()
  expect(onConnected).toHaveBeenCalledTimes(2)
})

test('leaves a dropped connection to the browser', () => {
  watchSlots('2026-11-25', listener())
  source().drops({ forGood: false })
  vi.advanceTimersByTime(300_000)
  expect(FakeEventSource.opened).toHaveLength(1)
})

test('comes back by itself, more and more slowly, where the browser gives up', () => {
  watchSlots('2026-11-25', listener())
  source(0).drops({ forGood: true })
  vi.advanceTimersByTime(2_000)
  source(1).drops({ forGood: true })
  vi.advanceTimersByTime(2_000)
  expect(FakeEventSource.opened).toHaveLength(2)
  vi.advanceTimersByTime(2_000)
  expect(FakeEventSource.opened).toHaveLength(3)
})

test.each([true, false])('is back at once when the network is, given up: %s', (forGood) => {
  watchSlots('2026-11-25', listener())
  source().drops({ forGood })
  window.dispatchEvent(new Event('online'))
  expect(FakeEventSource.opened).toHaveLength(2)
  expect(source(0).readyState).toBe(FakeEventSource.CLOSED)
  vi.advanceTimersByTime(300_000)
  expect(FakeEventSource.opened).toHaveLength(2)
})

test('stays silent once stopped', () => {
  const stop = watchSlots('2026-11-25', listener())
  source().drops({ forGood: true })
  stop()
  window.dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(300_000)
  expect(FakeEventSource.opened).toHaveLength(1)
  expect(source().readyState).toBe(FakeEventSource.CLOSED)
})

test('keeps no connection while the page is hidden, and reads again once it is seen', () => {
  const { onConnected, onChange } = listener()
  const stop = watchSlots('2026-11-25', { onConnected, onChange })
  source().connects()
  page(true)
  expect(source().readyState).toBe(FakeEventSource.CLOSED)
  window.dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(300_000)
  expect(FakeEventSource.opened).toHaveLength(1)
  page(false)
  source(1).connects()
  expect(onConnected).toHaveBeenCalledTimes(2)
  stop()
  page(false)
  expect(FakeEventSource.opened).toHaveLength(2)
})

test('a page that opens hidden waits until it is seen', () => {
  page(true)
  watchSlots('2026-11-25', listener())
  expect(FakeEventSource.opened).toHaveLength(0)
  page(false)
  expect(FakeEventSource.opened).toHaveLength(1)
})
