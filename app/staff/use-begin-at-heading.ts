import { useEffect, useRef, type RefObject } from 'react'

/**
 * The heading of what is shown beside a list. On a phone that takes the list's place: it begins at its top, unless the address
 * leads to a part of it.
 */
export function useBeginAtHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const asked = document.getElementById(window.location.hash.slice(1))
    if (asked && heading.current?.closest('article')?.contains(asked)) return
    const list = document.querySelector('.inbox-list')
    if (!list || list.getClientRects().length > 0) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}
