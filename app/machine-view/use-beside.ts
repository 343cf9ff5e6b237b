import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { lessMotion } from '../ui/less-motion.ts'
import type { AnswerBeside, AskedBeside, BesideWish, ShownBeside } from './beside-messages.ts'
import { sizeOf, startDrawing, watch } from './drawing-worker.ts'
import type { Phase } from './use-machine-view.ts'
import { viewIn, withView } from './view-address.ts'

/**
 * The worker that draws the machines on the canvases of a box, each on that of its `data-product`, until the box goes.
 *
 * @param view how they are seen at first
 */
export function useBeside(box: RefObject<HTMLElement | null>, view: string) {
  const send = useRef<(wish: BesideWish) => void>(() => {})
  const [phase, setPhase] = useState<Phase>('loading')
  const [made, setMade] = useState(0)
  const [shown, setShown] = useState<ShownBeside>()

  useEffect(() => {
    const canvases = [...(box.current?.querySelectorAll('canvas') ?? [])]
    const [first] = canvases
    const place = box.current
    if (!first || !place) return
    const hear = (data: AnswerBeside) => {
      if (data.is === 'lost') return
      if (data.is === 'made') {
        setMade(data.machines)
        return drawing?.wait()
      }
      if (!drawing?.isUpToDate(data.shown)) return
      setPhase('shown')
      setShown(data.shown)
    }
    const drawing = startDrawing<AskedBeside, AnswerBeside>({ hear, lose: setPhase }, (begun) => {
      begun.signal.addEventListener('abort', () => (send.current = () => {}))
      const machines = canvases.map((canvas) => ({
        product: canvas.dataset['product'] ?? '',
        canvas: canvas.transferControlToOffscreen(),
      }))
      const opening: AskedBeside = {
        ask: 'open-beside',
        ...{ machines, view },
        size: sizeOf(first),
        still: lessMotion().matches,
      }
      begun.open(
        opening,
        machines.map(({ canvas }) => canvas),
      )
      send.current = (wish) => begun.wish(wish)
      watch(first, (wish) => begun.wish(wish), begun.signal, place)
    })
    return () => drawing?.leave()
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
