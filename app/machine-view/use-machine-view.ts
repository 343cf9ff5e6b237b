import { useCallback, useEffect, useRef, useState } from 'react'
import type { DimensionLetter } from '../../content/dimensions.ts'
import { lessMotion } from '../ui/less-motion.ts'
import { cutToFill } from './cut.ts'
import { sizeOf, startDrawing, watch, type Loss } from './drawing-worker.ts'
import type { MeasureLine } from './measure-layout.ts'
import type { Answer, Asked, Coat, Cut, Offered, Shown } from './messages.ts'
import { viewIn, withView } from './view-address.ts'
import { noPictures, PictureRequests } from './picture-requests.ts'
import type { JointLimits } from './view-state.ts'

export type Wish = Exclude<Asked, { ask: 'open' | 'picture' }>

interface MachineViewOptions {
  product: string
  coat: Coat | undefined
  paints: readonly Coat[]
  confirmed: readonly DimensionLetter[]
  frame: Cut
}

/** How each machine was seen last, by its id: whoever looks at its drawing meanwhile finds it as it was put together. */
const lastViews = new Map<string, string>()

export type Phase = 'loading' | 'shown' | Loss

/** The worker that draws the machine on the canvas, from its first frame until the canvas goes. */
export function useMachineView(options: MachineViewOptions) {
  const { product, coat, paints, confirmed, frame } = options
  const canvas = useRef<HTMLCanvasElement>(null)
  const send = useRef<(wish: Wish) => void>(() => {})
  const pictures = useRef<Pick<PictureRequests, 'take' | 'hear' | 'end'>>(noPictures)
  const [phase, setPhase] = useState<Phase>('loading')
  const [joints, setJoints] = useState<JointLimits[]>([])
  const [offered, setOffered] = useState<Offered>()
  const [shown, setShown] = useState<Shown>()
  const [lines, setLines] = useState<MeasureLine[]>([])

  useEffect(() => {
    const element = canvas.current
    if (!element) return
    let write = 0
    const hear = (data: Answer) => {
      if (data.is === 'picture') return pictures.current.hear(data.picture)
      if (data.is === 'measured') return setLines(data.lines)
      if (data.is === 'lost') return
      if (data.is === 'ready') {
        setJoints(data.joints)
        setOffered(data.offered)
        setPhase('shown')
      }
      if (!drawing?.isUpToDate(data.shown)) return
      setShown(data.shown)
      lastViews.set(product, data.shown.view)
      clearTimeout(write)
      if (!data.shown.playing) write = window.setTimeout(() => keepInAddress(data.shown), 250)
    }
    const drawing = startDrawing<Asked, Answer>({ hear, lose: setPhase }, (begun) => {
      begun.signal.addEventListener('abort', () => {
        clearTimeout(write)
        send.current = () => {}
        pictures.current.end()
      })
      const size = sizeOf(element)
      const drawn = element.transferControlToOffscreen()
      const opening: Asked = {
        ask: 'open',
        canvas: drawn,
        size,
        cut: cutToFill(frame, size.width / size.height),
        product,
        coat,
        paints: paints.map(({ id, swatch, lettering }) => ({ id, swatch, lettering })),
        confirmed,
        view: viewIn(location.search) || (lastViews.get(product) ?? ''),
        still: lessMotion().matches,
      }
      begun.open(opening, [drawn])
      send.current = (wish) => begun.wish(wish)
      pictures.current = new PictureRequests(() => begun.post({ ask: 'picture' }))
      watch(element, (wish) => begun.wish(wish), begun.signal)
    })
    return () => drawing?.leave()
    // The rest is said to the worker as it changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  useEffect(() => {
    if (coat && phase === 'shown') send.current({ ask: 'paint', coat })
  }, [coat, phase])

  const ask = (wish: Wish) => {
    send.current(wish)
    if (wish.ask === 'pose')
      setShown((was) => was && { ...was, pose: { ...was.pose, ...wish.pose } })
    if (wish.ask === 'wear') setShown((was) => was && { ...was, chosen: wish.chosen })
  }
  const takePicture = useCallback(() => pictures.current.take(), [])
  return { canvas, phase, joints, offered, shown, lines, ask, takePicture }
}

/** Not the router's, as with the colours: nothing else of the page changes. */
export function keepInAddress({ view }: Pick<Shown, 'view'>) {
  const search = withView(location.search, view)
  if (new URLSearchParams(location.search).has('view') && search !== location.search)
    history.replaceState(history.state, '', search + location.hash)
}
