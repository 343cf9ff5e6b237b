import { useEffect, useRef, type PointerEvent, type RefObject } from 'react'

interface Dragging {
  onPress: (name: string) => void
  onLift: (name: string) => void
  /** The pointer is over another one. */
  onOver: (name: string, target: string) => void
  onDrop: () => void
  onCancel: () => void
}

/** So far a mouse may tremble while it is pressed. */
const slack = 6
/** This near to an edge the list begins to scroll; on a phone the office's menu lies over the lower one. */
const edge = 110

interface Held {
  name: string
  x: number
  y: number
  isLifted: boolean
}

const nameAt = (target: Element | null) => target?.closest<HTMLElement>('[data-name]')?.dataset.name

/**
 * Carries the tiles of a list (`data-name`) by mouse, pen or finger. A finger takes them by their handles: elsewhere it
 * scrolls. At the list's edges it scrolls by itself.
 */
export function useDragging(list: RefObject<HTMLElement | null>, told: Dragging) {
  const held = useRef<Held>(undefined)
  const frame = useRef(0)
  const tell = useRef(told)
  useEffect(() => {
    tell.current = told
  })
  useEffect(() => () => cancelAnimationFrame(frame.current), [])

  function look() {
    const { current } = held
    if (!current?.isLifted) return
    const target = nameAt(document.elementFromPoint(current.x, current.y))
    if (target && target !== current.name) tell.current.onOver(current.name, target)
  }

  function scroll() {
    const { current } = held
    if (!current || !list.current) return
    const { top, bottom } = list.current.getBoundingClientRect()
    const over = Math.max(current.y - (Math.min(bottom, innerHeight) - edge), 0)
    const under = Math.max(Math.max(top, 0) + edge - current.y, 0)
    if (current.isLifted && (over || under)) {
      list.current.scrollBy(0, (over - under) / 5)
      look()
    }
    frame.current = requestAnimationFrame(scroll)
  }

  function end(isDropped: boolean) {
    const { current } = held
    held.current = undefined
    cancelAnimationFrame(frame.current)
    if (!current?.isLifted) return
    if (isDropped) tell.current.onDrop()
    else tell.current.onCancel()
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const target = event.target as Element
      const name = nameAt(target)
      const isHandle = target.closest('button') !== null
      if (!name || event.button !== 0 || (event.pointerType === 'touch' && !isHandle)) return
      held.current = { name, x: event.clientX, y: event.clientY, isLifted: false }
      event.currentTarget.setPointerCapture(event.pointerId)
      frame.current = requestAnimationFrame(scroll)
      tell.current.onPress(name)
    },
    onPointerMove({ clientX, clientY }: PointerEvent<HTMLElement>) {
      const { current } = held
      if (!current) return
      const isFar = Math.hypot(clientX - current.x, clientY - current.y) > slack
      if (!current.isLifted && !isFar) return
      if (!current.isLifted) tell.current.onLift(current.name)
      held.current = { ...current, x: clientX, y: clientY, isLifted: true }
      look()
    },
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
    onLostPointerCapture: () => end(false),
  }
}
