import { useRef, useState, useSyncExternalStore, type PointerEvent } from 'react'
import { readSwipe, type Swipe } from './swipe.ts'

/** Follows one finger. A pinch stays the browser's, and so does one finger while the page is zoomed. */
export function useSwipe(onSwipe: (swipe: Swipe) => void) {
  const start = useRef<{ id: number; x: number; y: number; at: number } | null>(null)
  const [offset, setOffset] = useState(0)
  const zoomed = useSyncExternalStore(onZoom, isZoomed)

  const end = () => {
    start.current = null
    setOffset(0)
  }
  const handlers = {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType !== 'touch' || !event.isPrimary || zoomed) return end()
      start.current = {
        id: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        at: event.timeStamp,
      }
    },
    onPointerMove(event: PointerEvent) {
      if (start.current?.id === event.pointerId) setOffset(event.clientX - start.current.x)
    },
    onPointerUp(event: PointerEvent) {
      const from = start.current
      if (from?.id !== event.pointerId) return
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
      const swipe = readSwipe(dx, dy, event.timeStamp - from.at)
      end()
      if (swipe) onSwipe(swipe)
    },
    onPointerCancel: end,
  }
  return { offset, zoomed, handlers }
}

function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1.01
}

function onZoom(changed: () => void): () => void {
  window.visualViewport?.addEventListener('resize', changed)
  return () => window.visualViewport?.removeEventListener('resize', changed)
}
