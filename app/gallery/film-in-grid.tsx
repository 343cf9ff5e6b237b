import { useEffect, useRef, useState } from 'react'
import { t } from '../../content/language/t.ts'
import { setFilmsPlaying, useFilmsPlaying } from './films-playing.ts'
import type { GalleryItem } from './gallery-item.ts'
import { useInView } from './use-in-view.ts'

/**
 * A film over its first frame: silent, fetched when it first comes into view, and playing only while
 * it is there. One button pauses all films of the grid.
 */
export function FilmInGrid({ item }: { item: GalleryItem }) {
  const frame = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const inView = useInView(frame)
  const playing = useFilmsPlaying()
  const [wasWanted, setWasWanted] = useState(false)
  const [failed, setFailed] = useState(false)
  const wanted = inView && playing
  if (wanted && !wasWanted) setWasWanted(true)
  // Seen or started the next time it is asked for anew.
  if (failed && !wanted) setFailed(false)

  useEffect(() => {
    const element = video.current
    if (!element) return
    // A browser may refuse to start a film, to save power: its first frame stays.
    if (wanted) element.play().catch(() => {})
    else element.pause()
  }, [wanted, wasWanted])

  return (
    <div ref={frame} className="gallery-film">
      {wasWanted && !failed && (
        <video
          ref={video}
          style={{ objectPosition: item.focus }}
          muted
          loop
          playsInline
          preload="none"
          tabIndex={-1}
          aria-hidden="true"
          onError={() => setFailed(true)}
        >
          {item.webm && (
            // React hands its error to the film, for which the next one may do.
            <source
              src={item.webm}
              type="video/webm"
              onError={(event) => event.stopPropagation()}
            />
          )}
          <source src={item.src} type="video/mp4" />
        </video>
      )}
      <button
        type="button"
        className="gallery-film-button needs-scripts"
        aria-label={playing ? t('Pause films') : t('Play films')}
        onClick={() => setFilmsPlaying(!playing)}
      >
        <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
          <path d={playing ? 'M7 4v12M13 4v12' : 'M6 3.5v13l10.500-6.500z'} />
        </svg>
      </button>
    </div>
  )
}
