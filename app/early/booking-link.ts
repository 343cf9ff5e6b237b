import { asksForBooking, written } from '../booking/booking-address.ts'

/** The link to the booking dialog over this very page that was pressed in the usual way. */
export function bookingLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = pressedLink(event)
  const isHere =
    link && !link.target && link.origin === location.origin && link.pathname === location.pathname
  return isHere && asksForBooking(link.search) ? link : null
}

/** The link that was pressed, unless it is to open elsewhere. */
export function pressedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  return event.target instanceof Element ? event.target.closest('a') : null
}

/**
 * What the address asks for, and a link too: one that came with the page, or from the router, may not know what the
 * address has been made to say since.
 *
 * @param search the address's query
 * @param link the link's
 */
export function together(search: string, link: string): string {
  const parameters = new URLSearchParams(search)
  for (const [name, value] of new URLSearchParams(link))
    if (!parameters.has(name)) parameters.append(name, value)
  return written(parameters)
}
