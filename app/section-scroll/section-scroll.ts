/**
 * Section scrolling of the home and about pages: which request moves to another section, and how far
 * down the page. The numbers are those of the specification, section 9. No DOM and no clock in here.
 */

/** A wheel's movement counts when it is over this … */
export const wheelMovement = 50
/** … and at most once in this time. */
export const wheelRestMs = 800
/** While a scroll animation runs, further requests are ignored. */
export const lockMs = 1000
/** How far below the window's top a section stands. */
export const sectionOffset = 80
export const facilityOffset = 100
/** This near to the page's bottom, the last section is the current one. */
export const bottomZone = 50
/** Anything lower is no section. */
export const leastHeight = 100
export const narrowWidth = 768
/** A swipe is further and quicker than this; touch or narrow devices ask for more. */
export const swipes = {
  touchOrNarrow: { distance: 150, ms: 300 },
  other: { distance: 80, ms: 500 },
}

/** In pixels of the page. */
export interface Section {
  top: number
  bottom: number
  offset: number
  /** The footer: it aligns to the page's bottom. */
  isFooter?: boolean
}

export interface Page {
  scrollY: number
  windowHeight: number
  height: number
  sections: Section[]
}

export type ScrollRequest =
  | { by: 'wheel'; movement: number }
  | { by: 'key'; key: string; modified: boolean; typing: boolean }
  /** `distance` is how far the finger went up. */
  | { by: 'swipe'; distance: number; ms: number; touchOrNarrow: boolean }

type Direction = 'next' | 'previous'

export interface ScrollState {
  lockedUntil: number
  wheelRestsUntil: number
}

/** leave: the browser scrolls as ever. ignore: nothing scrolls. go: the page moves to this place. */
export type Decision =
  { act: 'leave' } | { act: 'ignore' } | { act: 'go'; section: number; top: number }

export const atRest: ScrollState = { lockedUntil: 0, wheelRestsUntil: 0 }

export function decide(
  state: ScrollState,
  request: ScrollRequest,
  page: Page,
  now: number,
): { state: ScrollState; decision: Decision } {
  const direction = directionOf(request)
  if (!direction) return { state, decision: { act: 'leave' } }
  if (now < state.lockedUntil) return { state, decision: { act: 'ignore' } }

  const isWheel = request.by === 'wheel'
  const isSlight = isWheel && Math.abs(request.movement) <= wheelMovement
  const goal = isSlight ? null : destination(page, direction)
  if (!goal) return { state, decision: { act: 'leave' } }
  if (isWheel && now < state.wheelRestsUntil) return { state, decision: { act: 'ignore' } }

  return {
    state: {
      lockedUntil: now + lockMs,
      wheelRestsUntil: isWheel ? now + wheelRestMs : state.wheelRestsUntil,
    },
    decision: { act: 'go', ...goal },
  }
}

/** The person took over (a click, Tab, a dialog): the animation ends here. */
export function interrupted(state: ScrollState): ScrollState {
  return { ...state, lockedUntil: 0 }
}

function directionOf(request: ScrollRequest): Direction | null {
  switch (request.by) {
    case 'wheel':
      return towards(request.movement)
    case 'key':
      if (request.modified || request.typing) return null
      if (request.key === 'ArrowDown' || request.key === 'PageDown') return 'next'
      if (request.key === 'ArrowUp' || request.key === 'PageUp') return 'previous'
      return null
    case 'swipe': {
      const least = request.touchOrNarrow ? swipes.touchOrNarrow : swipes.other
      const isSwipe = Math.abs(request.distance) > least.distance && request.ms < least.ms
      return isSwipe ? towards(request.distance) : null
    }
  }
}

function towards(movement: number): Direction | null {
  if (movement === 0) return null
  return movement > 0 ? 'next' : 'previous'
}

/** Which section the page stands at: the last one whose top has reached its place. */
export function currentSection(page: Page): number {
  const { scrollY, sections } = page
  if (scrollY >= lastScroll(page) - bottomZone) return sections.length - 1
  const reached = sections.findLastIndex(({ top, offset }) => top - offset <= scrollY + 1)
  return Math.max(0, reached)
}

/**
 * Where a request leads, or null when it is the browser's: there is no such section, or there is more
 * of this one to be seen first.
 */
function destination(page: Page, direction: Direction): { section: number; top: number } | null {
  const { scrollY, sections } = page
  const current = currentSection(page)
  const section = sections[current]
  if (!section) return null

  if (direction === 'next') {
    if (section.bottom > scrollY + page.windowHeight + 1) return null
    const next = sections[current + 1]
    return next ? { section: current + 1, top: placeOf(next, page) } : null
  }
  const isBegun = scrollY > within(page, section.top - section.offset) + 1
  if (isBegun) {
    return fits(section, page) ? { section: current, top: placeOf(section, page) } : null
  }
  const previous = sections[current - 1]
  return previous ? { section: current - 1, top: placeFromBelow(previous, page) } : null
}

function fits({ top, bottom, offset }: Section, { windowHeight }: Page): boolean {
  return bottom - top <= windowHeight - offset
}

/** A footer that is higher than the window begins at its top, like any section. */
function placeOf(section: Section, page: Page): number {
  const alignsToBottom = section.isFooter && fits(section, page)
  return within(page, alignsToBottom ? lastScroll(page) : section.top - section.offset)
}

/** From below, a section that is higher than the window is met at its end: nothing is skipped. */
function placeFromBelow(section: Section, page: Page): number {
  if (fits(section, page)) return placeOf(section, page)
  return within(page, section.bottom - page.windowHeight)
}

function within(page: Page, top: number): number {
  return Math.round(Math.min(Math.max(0, top), lastScroll(page)))
}

function lastScroll({ height, windowHeight }: Page): number {
  return Math.max(0, height - windowHeight)
}
