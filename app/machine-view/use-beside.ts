import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'react-router'
import type { AnswerBeside, AskedBeside, BesideWish, ShownBeside } from './beside-messages.ts'
import { patience, sizeOf, startDrawing, watch } from './drawing-worker.ts'
import { viewIn, withView } from './view-address.ts'

export type BesidePhase = 'loading' | 'shown' | 'lost'

/**
 * The worker that draws the machines on the canvases of a box, each on that of its `data-product`, until the box goes.
 *
 * @param view how they are seen at first
 */
export function useBeside(box: RefObject<HTMLElement | null>, view: string) {
  const send = useRef<(wish: BesideWish) => void>(() => {})
  const [phase, setPhase] = useState<BesidePhase>('loading')
  const [made, setMade] = useState(0)
  const [shown, setShown] = useState<ShownBeside>()

  useEffect(() => {
    const canvases = [...(box.current?.querySelectorAll('canvas') ?? [])]
    const [first] = canvases
    if (!first) return
    const leaving = new AbortController()
    let [sent, timer] = [0, 0]
    const lose = () => {
      leaving.abort()
      setPhase('lost')
    }
    const wait = () => {
      clearTimeout(timer)
      timer = window.setTimeout(lose, patience)
    }
    const hear = ({ data }: MessageEvent<AnswerBeside>) => {
      if (data.is === 'lost') return lose()
      if (data.is === 'made') {
        setMade(data.machines)
        return wait()
      }
      // What was asked since is shown already.
      if (data.shown.heard < sent) return wait()
      clearTimeout(timer)
      setPhase('shown')
      setShown(data.shown)
    }
    leaving.signal.addEventListener('abort', () => {
      clearTimeout(timer)
      send.current = () => {}
    })
    try {
      const worker = startDrawing()
      leaving.signal.addEventListener('abort', () => worker.terminate())
      worker.onmessage = hear
      worker.onerror = lose
      const machines = canvases.map((canvas) => ({
        product: canvas.dataset['product'] ?? '',
        canvas: canvas.transferControlToOffscreen(),
      }))
      const opening: AskedBeside = {
        ask: 'open-beside',
        ...{ machines, view },
        size: sizeOf(first),
        still: matchMedia('(prefers-reduced-motion: reduce)').matches,
      }
      worker.postMessage(
        opening,
        machines.map(({ canvas }) => canvas),
      )
      send.current = (wish) => {
        sent++
        worker.postMessage(wish)
        wait()
      }
      wait()
      watch(first, (wish) => send.current(wish), leaving.signal)
    } catch {
      lose()
    }
    return () => leaving.abort()
    // Another comparison has another box.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  useBesideInAddress(shown)
  return { phase, made, shown, ask: (wish: BesideWish) => send.current(wish) }
}

/** Once nothing moves, and again at each place in the history: the router knows nothing of it. */
function useBesideInAddress(shown: ShownBeside | undefined) {
  const { key } = useLocation()
  const view = shown?.still ? shown.view : undefined
  useEffect(() => {
    if (view === undefined || !new URLSearchParams(location.search).has('show')) return undefined
    const timer = window.setTimeout(() => {
      if (viewIn(location.search) === view) return
      const search = withView(location.search, view || undefined)
      history.replaceState(history.state, '', search + location.hash)
    }, 250)
    return () => clearTimeout(timer)
  }, [view, key])
}
