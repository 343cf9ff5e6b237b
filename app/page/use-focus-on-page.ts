import { useEffect } from 'react'

/**
 * Whoever hears the pages, or goes by keys, is taken to the one that came by the router, as the browser does with a document. It is
 * called by its title, which is read out then; the window stays where the page has been brought to.
 */
export function useFocusOnPage(pathname: string): void {
  useEffect(() => {
    const main = document.getElementById('main')!
    const isFirst = !main.ariaLabel
    main.ariaLabel = document.title
    // A place in the page is where one goes on from, and so is a panel of the header that was opened while the page was on its way.
    if (isFirst || location.hash || document.querySelector('header [aria-expanded=true]')) return
    main.focus({ preventScroll: true })
  }, [pathname])
}
