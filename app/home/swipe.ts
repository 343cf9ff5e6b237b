import type { PointerEvent } from 'react'

/** A finger that moved this far sideways meant the next slide, and not a tap or a scroll. */
const leastSwipe = 40

let from: { x: number; y: number } | undefined

/** For an element with `touch-action: pan-y`: tells of a finger's swipe, 1 to the left, -1 to the right. */
export function onSwipe(turn: (step: 1 | -1) => void) {
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      from = pointerType === 'mouse' ? undefined : { x: clientX, y: clientY }
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!from) return
      const [x, y] = [clientX - from.x, clientY - from.y]
      from = undefined
      if (Math.abs(x) >= leastSwipe && Math.abs(x) > Math.abs(y)) turn(x < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      from = undefined
    },
  }
}
