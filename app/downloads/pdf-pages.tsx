import { useEffect, useRef, useState, type CSSProperties } from 'react'
import { t } from '../../content/language/t.ts'
import { notShownHere } from './not-shown-here.ts'
import type { PdfDocument, PdfPage } from './pdf-document.ts'
import { pagesInWords } from './pages-in-words.ts'
import { nextZoom, zooms } from './pdf-zoom.ts'

/** No page is wider than this at first: lines stay readable on wide screens. */
const widestPage = 880

/** The pages one below the other, as wide as there is room, times what the visitor zooms to. */
export function PdfPages({ pdf: { pages }, title }: { pdf: PdfDocument; title: string }) {
  const [zoom, setZoom] = useState(1)
  const [room, setRoom] = useState(0)
  const sheet = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry!.contentRect.width))
    observer.observe(sheet.current!)
    return () => observer.disconnect()
  }, [])

  const width = Math.min(room, widestPage) * zoom
  return (
    <div className="pdf">
      <div className="pdf-bar" role="group" aria-label={t('Zoom')}>
        <p>{pagesInWords(pages.length)}</p>
        <button
          type="button"
          aria-label={t('Zoom out')}
          disabled={zoom === zooms[0]}
          onClick={() => setZoom(nextZoom(zoom, -1))}
        >
          <ZoomIcon />
        </button>
        <output aria-live="polite">{`${Math.round(zoom * 100)} %`}</output>
        <button
          type="button"
          aria-label={t('Zoom in')}
          disabled={zoom === zooms.at(-1)}
          onClick={() => setZoom(nextZoom(zoom, 1))}
        >
          <ZoomIcon vertical />
        </button>
      </div>
      {/* It scrolls, so it can be reached and moved with keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={sheet} className="pdf-sheet" role="region" aria-label={title} tabIndex={0}>
        {room > 0 &&
          pages.map((page, index) => (
            <Page
              key={index}
              page={page}
              name={t('Page {n} of {all}', { n: index + 1, all: pages.length })}
              scale={width / page.width}
            />
          ))}
      </div>
    </div>
  )
}

/** In place of the one that is there, whose memory Safari keeps for minutes unless nothing is left of it. */
function putCanvas(place: Element | null, ...canvas: HTMLCanvasElement[]): void {
  for (const old of place?.querySelectorAll('canvas') ?? []) old.width = 0
  place?.replaceChildren(...canvas)
}

/** One page, drawn while it is near the view: canvases of all of them would take more memory than phones have. Its words stay. */
function Page({ page, name, scale }: { page: PdfPage; name: string; scale: number }) {
  const canvasPlace = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const near = useNear(canvasPlace)
  const [wasNear, setWasNear] = useState(false)
  if (near && !wasNear) setWasNear(true)
  const [isMissing, setMissing] = useState(false)

  useEffect(() => {
    if (!near) return putCanvas(canvasPlace.current)
    const leaving = new AbortController()
    page.draw(scale, leaving.signal).then(
      // The last one stays, stretched, until the new one is drawn.
      (canvas) => {
        if (leaving.signal.aborted) return
        putCanvas(canvasPlace.current, canvas)
        setMissing(false)
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return
        console.error(`${name} could not be drawn`, error)
        setMissing(!canvasPlace.current?.hasChildNodes())
      },
    )
    return () => leaving.abort()
  }, [near, page, scale, name])

  useEffect(() => {
    const place = canvasPlace.current
    return () => putCanvas(place)
  }, [])

  useEffect(() => {
    const container = words.current
    if (!wasNear || !container) return
    page.write(container).catch((error: unknown) => console.error(`${name} has no text`, error))
    return () => container.replaceChildren()
  }, [wasNear, page, name])

  const style = {
    '--total-scale-factor': scale,
    width: page.width * scale,
    height: page.height * scale,
  }
  return (
    <section className="pdf-page" aria-label={name} style={style as CSSProperties}>
      <div ref={canvasPlace} className="pdf-canvas" aria-hidden="true" />
      {isMissing && (
        <p role="status" className="pdf-missing">
          {notShownHere()}
        </p>
      )}
      {/* A browser that translates the page leaves alone what lies, unseen, over the picture. */}
      <div ref={words} className="pdf-words" translate="no" />
    </section>
  )
}

function useNear(element: React.RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)!.isIntersecting),
      // Also within the sheet that scrolls; browsers that don't know this draw a page when it is seen.
      { scrollMargin: '600px' },
    )
    observer.observe(element.current!)
    return () => observer.disconnect()
  }, [element])
  return near
}

function ZoomIcon({ vertical = false }: { vertical?: boolean }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={vertical ? 'M3 10h14M10 3v14' : 'M3 10h14'} />
    </svg>
  )
}
