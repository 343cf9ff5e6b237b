import { afterEach, expect, test, vi } from 'vitest'
import { narrowWidth } from './section-scroll.ts'
import { isTouchOrNarrow, isTyping } from './scroll-target.ts'

afterEach(() => vi.unstubAllGlobals())

/** Enough of an element to ask which selectors it answers to. */
class StandIn {
  readonly tag: string
  readonly isContentEditable: boolean

  constructor(tag: string, isContentEditable = false) {
    this.tag = tag
    this.isContentEditable = isContentEditable
  }

  closest(selectors: string): StandIn | null {
    const found = selectors.split(',').some((selector) => selector.trim() === this.tag)
    return found ? this : null
  }
}

const typesIn = (element: StandIn) => {
  vi.stubGlobal('HTMLElement', StandIn)
  return isTyping({ target: element } as unknown as Event)
}

test.each(['input', 'textarea', 'select'])('keys in a %s are for typing', (tag) => {
  expect(typesIn(new StandIn(tag))).toBe(true)
})

test('keys in an editable element are for typing, in others they are not', () => {
  expect(typesIn(new StandIn('div', true))).toBe(true)
  expect(typesIn(new StandIn('div'))).toBe(false)
})

test('a device counts as narrow up to 768 px, and as touch by its pointer', () => {
  const asked = vi.fn<(query: string) => { matches: boolean }>(() => ({ matches: true }))
  vi.stubGlobal('window', { matchMedia: asked })
  expect(isTouchOrNarrow(narrowWidth)).toBe(true)
  expect(asked).toHaveBeenCalledWith('(pointer: coarse), (max-width: 768px)')
})
