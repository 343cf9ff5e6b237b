import { expect, test } from 'vitest'
import {
  atRest,
  currentSection,
  decide,
  interrupted,
  type Decision,
  type Page,
  type ScrollRequest,
} from './section-scroll.ts'

/** Four sections of 800 px, the third the facility map, and a footer of 500 px, in a window of 900 px. */
function pageAt(scrollY: number): Page {
  return {
    scrollY,
    windowHeight: 900,
    height: 3772,
    sections: [
      { top: 72, bottom: 872, offset: 80 },
      { top: 872, bottom: 1672, offset: 80 },
      { top: 1672, bottom: 2472, offset: 100 },
      { top: 2472, bottom: 3272, offset: 80 },
      { top: 3272, bottom: 3772, offset: 80, isFooter: true },
    ],
  }
}

/** A section of 2000 px between two of 800, in a window of 900 px. */
function pageWithLongSectionAt(scrollY: number): Page {
  return {
    scrollY,
    windowHeight: 900,
    height: 3672,
    sections: [
      { top: 72, bottom: 872, offset: 80 },
      { top: 872, bottom: 2872, offset: 80 },
      { top: 2872, bottom: 3672, offset: 80 },
    ],
  }
}

const wheel = (movement: number): ScrollRequest => ({ by: 'wheel', movement })
const key = (name: string, rest: Partial<ScrollRequest> = {}): ScrollRequest =>
  ({ by: 'key', key: name, modified: false, typing: false, ...rest }) as ScrollRequest
const swipe = (distance: number, ms: number, touchOrNarrow: boolean): ScrollRequest => ({
  by: 'swipe',
  distance,
  ms,
  touchOrNarrow,
})

const asked = (request: ScrollRequest, page: Page): Decision =>
  decide(atRest, request, page, 0).decision

test('a wheel movement over 50 goes to the next section, 80 px from the top', () => {
  expect(asked(wheel(51), pageAt(0))).toEqual({ act: 'go', section: 1, top: 792 })
  expect(asked(wheel(-51), pageAt(792))).toEqual({ act: 'go', section: 0, top: 0 })
})

test('a wheel movement of 50 or less is left to the browser', () => {
  expect(asked(wheel(50), pageAt(0))).toEqual({ act: 'leave' })
  expect(asked(wheel(-50), pageAt(792))).toEqual({ act: 'leave' })
  expect(asked(wheel(0), pageAt(792))).toEqual({ act: 'leave' })
})

test('the wheel acts at most once in 800 ms, even when its animation was broken off', () => {
  const first = decide(atRest, wheel(100), pageAt(0), 0)
  const free = interrupted(first.state)
  expect(decide(free, wheel(100), pageAt(792), 799).decision).toEqual({ act: 'ignore' })
  expect(decide(free, wheel(100), pageAt(792), 800).decision.act).toBe('go')
  expect(decide(free, key('PageDown'), pageAt(792), 799).decision.act).toBe('go')
})

test('while the animation is locked, for 1000 ms, every further request is ignored', () => {
  const { state } = decide(atRest, key('PageDown'), pageAt(0), 0)
  const during = pageAt(400)
  for (const request of [
    wheel(100),
    wheel(10),
    key('ArrowUp'),
    key('PageDown'),
    swipe(300, 100, true),
  ]) {
    expect(decide(state, request, during, 999)).toEqual({ state, decision: { act: 'ignore' } })
  }
  expect(decide(state, key('PageDown'), pageAt(792), 1000).decision.act).toBe('go')
})

test.each([
  ['ArrowDown', 1572],
  ['PageDown', 1572],
  ['ArrowUp', 0],
  ['PageUp', 0],
])('%s moves by one section', (name, top) => {
  expect(asked(key(name), pageAt(792))).toMatchObject({ act: 'go', top })
})

test.each(['Space', 'Home', 'End', 'Tab', 'ArrowLeft', 'a'])('%s is no request', (name) => {
  expect(asked(key(name), pageAt(792))).toEqual({ act: 'leave' })
})

test('keys are left alone with a modifier, and while typing', () => {
  expect(asked(key('ArrowDown', { modified: true }), pageAt(0))).toEqual({ act: 'leave' })
  expect(asked(key('PageDown', { typing: true }), pageAt(0))).toEqual({ act: 'leave' })
})

test('on touch or narrow devices a swipe is over 150 px in under 300 ms', () => {
  expect(asked(swipe(151, 299, true), pageAt(0)).act).toBe('go')
  expect(asked(swipe(150, 299, true), pageAt(0)).act).toBe('leave')
  expect(asked(swipe(151, 300, true), pageAt(0)).act).toBe('leave')
  expect(asked(swipe(-151, 299, true), pageAt(792))).toMatchObject({ act: 'go', section: 0 })
})

test('on others a swipe is over 80 px in under 500 ms', () => {
  expect(asked(swipe(81, 499, false), pageAt(0)).act).toBe('go')
  expect(asked(swipe(80, 499, false), pageAt(0)).act).toBe('leave')
  expect(asked(swipe(81, 500, false), pageAt(0)).act).toBe('leave')
})

test('the facility map stands 100 px from the top', () => {
  expect(asked(key('PageDown'), pageAt(792))).toEqual({ act: 'go', section: 2, top: 1572 })
})

test("the footer aligns to the page's bottom", () => {
  expect(asked(key('PageDown'), pageAt(2392))).toEqual({ act: 'go', section: 4, top: 2872 })
})

test("within 50 px of the page's bottom the last section is the current one", () => {
  expect(currentSection(pageAt(2822))).toBe(4)
  expect(currentSection(pageAt(2821))).toBe(3)
  expect(asked(key('PageUp'), pageAt(2822))).toEqual({ act: 'go', section: 3, top: 2392 })
})

test('above the first and below the last section the browser scrolls as ever', () => {
  expect(asked(key('PageUp'), pageAt(0))).toEqual({ act: 'leave' })
  expect(asked(key('PageDown'), pageAt(2872))).toEqual({ act: 'leave' })
  expect(asked(wheel(100), { ...pageAt(0), sections: [] })).toEqual({ act: 'leave' })
})

test('a section that was scrolled into goes back to its own top first', () => {
  expect(asked(key('PageUp'), pageAt(892))).toEqual({ act: 'go', section: 1, top: 792 })
})

test('a section higher than the window is scrolled to its end before the next one', () => {
  expect(asked(wheel(100), pageWithLongSectionAt(792))).toEqual({ act: 'leave' })
  expect(asked(wheel(100), pageWithLongSectionAt(1970))).toEqual({ act: 'leave' })
  expect(asked(wheel(100), pageWithLongSectionAt(1972))).toMatchObject({ section: 2 })
})

test('from below, a section higher than the window is met at its end, and then scrolled to its top', () => {
  const page = { ...pageWithLongSectionAt(2692), height: 9999 }
  expect(asked(key('PageUp'), { ...page, scrollY: 2792 })).toEqual({
    act: 'go',
    section: 1,
    top: 1972,
  })
  expect(asked(key('PageUp'), { ...page, scrollY: 1972 })).toEqual({ act: 'leave' })
  expect(asked(key('PageUp'), { ...page, scrollY: 792 })).toEqual({ act: 'go', section: 0, top: 0 })
})

test('a footer higher than the window is met at its top', () => {
  const page: Page = {
    scrollY: 0,
    windowHeight: 640,
    height: 1520,
    sections: [
      { top: 60, bottom: 600, offset: 80 },
      { top: 600, bottom: 1520, offset: 80, isFooter: true },
    ],
  }
  expect(asked(key('PageDown'), page)).toEqual({ act: 'go', section: 1, top: 520 })
  expect(asked(key('PageDown'), { ...page, scrollY: 520 })).toEqual({ act: 'leave' })
})
