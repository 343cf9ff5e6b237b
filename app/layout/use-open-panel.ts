import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** 'hovered' is the menu until the pointer leaves; 'pinned' is the menu until it is closed. */
export type Panel = 'nothing' | 'hovered' | 'pinned' | 'search'

interface Opening {
  panel: Panel
  /** The page it happened on. */
  on: string
}
const closed: Opening = { panel: 'nothing', on: '' }

/** Long enough to cross a corner outside the menu on the way to it. */
const leaveAfter = 160

/**
 * Which panel of the header is open. It closes with Escape (which gives the focus back to what
 * opened it), with a press or the focus outside, with Back on a phone, and with every navigation.
 */
export function useOpenPanel(header: RefObject<HTMLElement | null>) {
  const { key } = useLocation()
  const coming = useNavigation().location?.key
  // An opening belongs to the page it happened on, or that was on its way already: after another navigation it counts no more.
  const [opening, setOpening] = useState(closed)
  const panel = opening.on === key || opening.on === coming ? opening.panel : 'nothing'
  const opener = useRef<HTMLElement>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)

  const open = (next: Panel) => setOpening({ panel: next, on: coming ?? key })
  const close = () => setOpening(closed)
  const stay = () => clearTimeout(leaving.current)

  useEffect(() => {
    const closeNow = () => setOpening(closed)
    // Forgotten once another page came: Back would open it again.
    if (panel === 'nothing') return closeNow()
    const onKeyDown = (event: KeyboardEvent) => {
      // While a word is being composed, as in Hindi by sound, Escape takes that back.
      if (event.key !== 'Escape' || event.isComposing) return
      closeNow()
      if (panel !== 'hovered') opener.current?.focus()
    }
    const onPointerDown = (event: globalThis.PointerEvent) => {
      if (!header.current?.contains(event.target as Node)) closeNow()
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    const back = panel === 'hovered' ? undefined : closedByBack(closeNow)
    return () => {
      back?.destroy()
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [panel, header])

  const toggle = (wanted: 'pinned' | 'search', button: HTMLElement) => {
    opener.current = button
    open(panel === wanted ? 'nothing' : wanted)
  }
  /** A mouse over the Products button; touching it is a click. */
  const hover = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    stay()
    if (panel === 'nothing') open('hovered')
  }
  const leave = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || panel !== 'hovered') return
    stay()
    leaving.current = setTimeout(
      () => setOpening((now) => (now.panel === 'hovered' ? closed : now)),
      leaveAfter,
    )
  }

  return { panel, close, stay, toggle, hover, leave }
}

/** As much of the browser's CloseWatcher as we use; TypeScript has no types of it yet. */
interface Watcher extends EventTarget {
  destroy: () => void
}
declare const CloseWatcher: new () => Watcher

/** Android's Back closes what is open before it leaves the page, in browsers that can tell us. */
function closedByBack(close: () => void): Watcher | undefined {
  if (!('CloseWatcher' in window)) return undefined
  const watcher = new CloseWatcher()
  watcher.addEventListener('close', close)
  return watcher
}
