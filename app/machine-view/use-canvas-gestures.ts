import { useEffect, useRef, type RefObject } from 'react'
import { isOnHandle, slack } from './handles.ts'
import type { Spot } from './messages.ts'
import type { Wish } from './use-machine-view.ts'
import { nearer } from './view-state.ts'

/** Degrees for each pixel, and for each press of a key. */
const perPixel = 0.35
const perKey = 8

/** Dragging a part moves it, dragging elsewhere turns, two fingers or the wheel with Ctrl come nearer; arrows and + and - do the same from the keyboard. */
export function useCanvasGestures(
  canvas: RefObject<HTMLCanvasElement | null>,
  isShown: boolean,
  handles: number[][] | undefined,
  ask: (wish: Wish) => void,
) {
  const places = useRef(handles)
  useEffect(() => {
    places.current = handles
  }, [handles])
  useEffect(() => {
    const element = canvas.current
    if (!element || !isShown) return
    const stopping = new AbortController()
    const { signal } = stopping
    const fingers = new Map<number, PointerEvent>()
    const apart = () => {
      const [a, b] = [...fingers.values()]
      return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0
    }
    const spotOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Spot => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return [(clientX - left) / width, (clientY - top) / height]
    }
    const isOnPart = (at: { clientX: number; clientY: number }, slackPixels: number) =>
      isOnHandle(places.current ?? [], spotOf(at), element.getBoundingClientRect(), slackPixels)
    let holds = false
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return
      fingers.set(event.pointerId, event)
      element.setPointerCapture(event.pointerId)
      holds =
        fingers.size === 1 &&
        isOnPart(event, slack[event.pointerType === 'touch' ? 'touch' : 'mouse'])
      if (fingers.size > 1) ask({ ask: 'release' })
      else if (holds) ask({ ask: 'grab', at: spotOf(event) })
    }
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId)
      if (!before) {
        element.dataset['over'] = isOnPart(event, slack.mouse) ? 'part' : ''
        return
      }
      const was = apart()
      fingers.set(event.pointerId, event)
      if (was > 0) return ask({ ask: 'zoom', factor: apart() / was })
      const by = {
        turn: -(event.clientX - before.clientX) * perPixel,
        rise: (event.clientY - before.clientY) * perPixel,
      }
      if (holds) return ask({ ask: 'drag', to: spotOf(event), by })
      ask({ ask: 'turn', by: event.pointerType === 'touch' ? { ...by, rise: 0 } : by })
    }
    const up = (event: PointerEvent) => {
      if (!fingers.delete(event.pointerId) || !holds) return
      holds = false
      ask({ ask: 'release' })
    }
    // The page scrolls under a finger, but not under one that moves a part.
    const touch = (event: TouchEvent) => {
      const [finger] = event.touches
      if (finger && event.touches.length === 1 && isOnPart(finger, slack.touch))
        event.preventDefault()
    }
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
    element.addEventListener('touchstart', touch, { signal, passive: false })
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
