import { useEffect, useState, type RefObject } from 'react'

/** Whether at least this share of an element is in the window. */
export function useInView(element: RefObject<Element | null>, share = 0.25): boolean {
  const [inView, setInView] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      ([entry]) => setInView((entry?.intersectionRatio ?? 0) >= share),
      { threshold: [0, share] },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, share])
  return inView
}

/** Whether it has been in the window by now. */
export function useSeen(element: RefObject<Element | null>, share?: number): boolean {
  const inView = useInView(element, share)
  const [seen, setSeen] = useState(false)
  if (inView && !seen) setSeen(true)
  return seen
}
