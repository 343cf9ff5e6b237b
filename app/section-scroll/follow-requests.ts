import { smoothScrollTo } from './smooth-scroll.ts'
import { readPage } from './page-sections.ts'
import {
  atRest,
  decide,
  interrupted,
  narrowWidth,
  type Decision,
  type Page,
  type ScrollRequest,
} from './section-scroll.ts'
import { isInOwnScroller, isPageCovered, isTouchOrNarrow, isTyping } from './scroll-target.ts'

/** How far a wheel that counts in lines moves by each: three of them are one notch. */
const linePixels = 40

/** Lets wheel, keys and swipes move from section to section, until the function it gives is called. */
export function followRequests(): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let state = atRest
  let stopGliding = () => {}
  let touch: { x: number; y: number; at: number; page: Page } | null = null

  const ask = (request: ScrollRequest, page: Page = readPage()): Decision['act'] => {
    const answer = decide(state, request, page, performance.now())
    state = answer.state
    if (answer.decision.act === 'go') {
      stopGliding()
      stopGliding = smoothScrollTo(answer.decision.top, request.by === 'swipe')
    }
    return answer.decision.act
  }
  const interrupt = () => {
    stopGliding()
    state = interrupted(state)
  }

  const onWheel = (event: WheelEvent) => {
    const isZoom = event.ctrlKey || event.metaKey
    const isSideways = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)
    const isSelecting = event.buttons !== 0
    if (isZoom || isSideways || isSelecting || event.defaultPrevented) return
    // A gesture that began by scrolling within a section stays the browser's to its end.
    if (!event.cancelable) return interrupt()
    if (isPageCovered() || isInOwnScroller(event)) return
    const act = ask({ by: 'wheel', movement: pixelsOf(event) })
    if (act !== 'leave') event.preventDefault()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isPageCovered()) return
    const { key, ctrlKey, altKey, metaKey, shiftKey } = event
    const modified = ctrlKey || altKey || metaKey || shiftKey
    const act = ask({ by: 'key', key, modified, typing: isTyping(event) })
    if (act !== 'leave') event.preventDefault()
    else interrupt()
  }

  const onTouchStart = (event: TouchEvent) => {
    const [finger] = event.touches
    const isOne = finger !== undefined && event.touches.length === 1
    const isForPage = isOne && !isPageCovered() && !isInOwnScroller(event)
    touch = isForPage
      ? { x: finger.clientX, y: finger.clientY, at: event.timeStamp, page: readPage() }
      : null
  }

  const onTouchEnd = (event: TouchEvent) => {
    const [finger] = event.changedTouches
    if (!touch || !finger || isPageCovered()) return
    const distance = touch.y - finger.clientY
    const isSideways = Math.abs(touch.x - finger.clientX) > Math.abs(distance)
    const isSelecting = !(document.getSelection()?.isCollapsed ?? true)
    const ms = event.timeStamp - touch.at
    // What was in sight when the finger came down decides: a swipe through a long section is no request.
    if (!isSideways && !isSelecting) {
      ask({ by: 'swipe', distance, ms, touchOrNarrow: isTouchOrNarrow(narrowWidth) }, touch.page)
    }
    touch = null
  }

  window.addEventListener('wheel', onWheel, { signal, passive: false })
  window.addEventListener('keydown', onKeyDown, { signal })
  window.addEventListener('touchstart', onTouchStart, { signal, passive: true })
  window.addEventListener('touchend', onTouchEnd, { signal, passive: true })
  for (const other of ['mousedown', 'click', 'focusin', 'hashchange', 'popstate']) {
    window.addEventListener(other, interrupt, { signal })
  }
  return () => {
    listening.abort()
    stopGliding()
  }
}

function pixelsOf({ deltaY, deltaMode }: WheelEvent): number {
  if (deltaMode === WheelEvent.DOM_DELTA_LINE) return deltaY * linePixels
  if (deltaMode === WheelEvent.DOM_DELTA_PAGE) return deltaY * window.innerHeight
  return deltaY
}
