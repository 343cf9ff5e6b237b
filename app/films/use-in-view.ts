import { useEffect, useState, type RefObject } from 'react'

/** Whether at least this share of an element is in the window: of one that is larger, of what the window can hold. */
export function useInView(element: RefObject<Element | null>, share = 0.25): boolean {
  const [inView, setInView] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((looks) => setInView(isInView(looks, share)), {
      // Of a larger one a part of the share is enough.
      threshold: Array.from({ length: 21 }, (_, step) => (step * share) / 20),
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, share])
  return inView
}

type Look = Pick<
  IntersectionObserverEntry,
  'boundingClientRect' | 'intersectionRatio' | 'rootBounds'
>

/** @param looks of a page that was busy there are several at once: the last is how it is */
export function isInView(looks: readonly Look[], share: number): boolean {
  const { boundingClientRect, intersectionRatio, rootBounds } = looks.at(-1)!
  const room = rootBounds ?? boundingClientRect
  const most =
    Math.min(1, room.width / boundingClientRect.width) *
    Math.min(1, room.height / boundingClientRect.height)
  return intersectionRatio >= share * most
}

/** Whether it has been in the window by now. */
export function useSeen(element: RefObject<Element | null>, share?: number): boolean {
  const inView = useInView(element, share)
  const [seen, setSeen] = useState(false)
  if (inView && !seen) setSeen(true)
  return seen
}
