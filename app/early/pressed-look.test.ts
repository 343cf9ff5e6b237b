import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markPressed } from './pressed-look.ts'

class Link extends EventTarget {
  dataset: Record<string, string> = {}
  closest = () => this
}
let page: EventTarget

beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('Element', Link)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.useFakeTimers()
  markPressed()
})
afterEach(() => vi.useRealTimers())

function press(): Link {
  const link = new Link()
  const event = Object.assign(new Event('pointerdown'), { button: 0 })
  page.dispatchEvent(Object.defineProperty(event, 'target', { value: link }))
  return link
}

test.each(['pointerup', 'pointercancel'])('a link looks pressed until a moment after %s', (end) => {
  const link = press()
  expect(link.dataset).toHaveProperty('pressed')
  page.dispatchEvent(new Event(end))
  expect(link.dataset).toHaveProperty('pressed')
  vi.runAllTimers()
  expect(link.dataset).not.toHaveProperty('pressed')
})

test('a press that has ended leaves nothing behind that would keep its page', () => {
  for (let time = 0; time < 3; time++) {
    press()
    page.dispatchEvent(new Event('pointerup'))
  }
  vi.runAllTimers()
  page.dispatchEvent(new Event('pointercancel'))
  expect(vi.getTimerCount()).toBe(0)
})
