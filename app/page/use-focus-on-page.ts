import { useEffect, useRef } from 'react'
import { useLocation, type Location } from 'react-router'

/**
 * Whoever hears the pages, or goes by keys, is taken to the one that came by the router, as the browser does with a document. It is
 * called by its title, which is read out then; the window stays where the page has been brought to. An address that names a place
 * leads to that, on the same page too: the router scrolls there, and leaves the focus behind.
 */
export function useFocusOnPage(): void {
  const now = useLocation()
  const last = useRef<Location<unknown>>(undefined)
  useEffect(() => {
    const main = document.getElementById('main')!
    const named = document.getElementById(now.hash.slice(1))
    const before = last.current
    last.current = now
    if (before?.pathname !== now.pathname) main.ariaLabel = document.title
    // A dialog over the page gives the focus back by itself: its entry alone remembers something, or the router knew nothing of it.
    else if (!named || before.state || before.key === now.key) return
    // A panel of the header that was opened while the page was on its way is where one goes on from.
    if (!before || document.querySelector('header [aria-expanded=true]')) return
    const place = named ?? main
    // A section takes no focus by itself.
    if (place.tabIndex < 0) place.tabIndex = -1
    place.focus({ preventScroll: true })
  }, [now])
}
