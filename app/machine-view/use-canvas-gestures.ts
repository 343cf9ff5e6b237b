import { useEffect, type RefObject } from 'react'
import type { Wish } from './use-machine-view.ts'

/** Degrees for each pixel, and for each press of a key. */
const perPixel = 0.35
const perKey = 8
const nearer = 1.25

/** Dragging turns, two fingers or the wheel with Ctrl come nearer; arrows and + and - do the same from the keyboard. */
export function useCanvasGestures(
  canvas: RefObject<HTMLCanvasElement | null>,
  isShown: boolean,
  ask: (wish: Wish) => void,
) {
  useEffect(() => {
    const element = canvas.current
    if (!element || !isShown) return
    // The link that was pressed is gone; whoever only opened the address is left alone.
    const pressed =
      navigator.userActivation?.hasBeenActive && document.activeElement === document.body
    if (pressed) element.focus({ preventScroll: true })
    const stopping = new AbortController()
    const { signal } = stopping
    const fingers = new Map<number, PointerEvent>()
    const apart = () => {
      const [a, b] = [...fingers.values()]
      return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0
    }
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return
      fingers.set(event.pointerId, event)
      element.setPointerCapture(event.pointerId)
    }
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId)
      if (!before) return
      const was = apart()
      fingers.set(event.pointerId, event)
      if (was > 0) return ask({ ask: 'zoom', factor: apart() / was })
      const by = {
        turn: -(event.clientX - before.clientX) * perPixel,
        rise: (event.clientY - before.clientY) * perPixel,
      }
      ask({ ask: 'turn', by: event.pointerType === 'touch' ? { ...by, rise: 0 } : by })
    }
    const up = (event: PointerEvent) => fingers.delete(event.pointerId)
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      ask({ ask: 'zoom', factor: Math.exp(-event.deltaY / 300) })
    }
    const key = (event: KeyboardEvent) => {
      const wish = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
      if (!wish) return
      event.preventDefault()
      ask(wish)
    }
    element.addEventListener('pointerdown', down, { signal })
    element.addEventListener('pointermove', move, { signal })
    element.addEventListener('pointerup', up, { signal })
    element.addEventListener('pointercancel', up, { signal })
    element.addEventListener('wheel', wheel, { signal, passive: false })
    element.addEventListener('keydown', key, { signal })
    return () => stopping.abort()
    // What `ask` leads to is the same as long as the canvas is.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isShown])
}

const keys: Readonly<Record<string, Wish | undefined>> = {
  ArrowLeft: { ask: 'turn', by: { turn: perKey, rise: 0 } },
  ArrowRight: { ask: 'turn', by: { turn: -perKey, rise: 0 } },
  ArrowUp: { ask: 'turn', by: { turn: 0, rise: perKey } },
  ArrowDown: { ask: 'turn', by: { turn: 0, rise: -perKey } },
  '+': { ask: 'zoom', factor: nearer },
  '-': { ask: 'zoom', factor: 1 / nearer },
}
