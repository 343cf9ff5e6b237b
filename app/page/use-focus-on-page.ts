import { useEffect } from 'react'

/**
 * Whoever hears the pages, or goes by keys, is taken to the one that came by the router, as the browser does with a document. It is
 * called by its title, which is read out then; the window stays where the page has been brought to. An address that names a place
 * leads to that: the router scrolls there, and leaves the focus behind.
 */
export function useFocusOnPage(pathname: string): void {
  useEffect(() => {
    const main = document.getElementById('main')!
    const isFirst = !main.ariaLabel
    main.ariaLabel = document.title
    // A panel of the header that was opened while the page was on its way is where one goes on from.
    if (isFirst || document.querySelector('header [aria-expanded=true]')) return
    const place = document.getElementById(location.hash.slice(1)) ?? main
    // A section takes no focus by itself.
    if (place.tabIndex < 0) place.tabIndex = -1
    place.focus({ preventScroll: true })
  }, [pathname])
}
