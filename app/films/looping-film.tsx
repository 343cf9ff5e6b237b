import { useEffect, useRef, useState } from 'react'
import { languageOf, t } from '../../content/language/t.ts'
import { Icon } from '../ui/icons.tsx'
import { filmSwitchMs, nextFilm, switchesFilms, type Film } from './film.ts'
import { useFirstInteraction } from './use-first-interaction.ts'
import { useReducedMotion } from './use-reduced-motion.ts'
import { useInView } from './use-in-view.ts'

interface LoopingFilmProps {
  /** Several are shown in turn. */
  films: [Film, ...Film[]]
  /** What is to be seen. */
  label: string
  sizes: string
  className?: string
  /** The first thing that the page shows: its first frame is fetched before everything else. */
  first?: boolean
}

/**
 * Plays muted and over again while it is in the window, and can be stopped. It stands still, and is not even
 * fetched, for people who asked for less motion or less data, until they press play.
 */
export function LoopingFilm({
  films,
  label,
  sizes,
  className = '',
  first = false,
}: LoopingFilmProps) {
  const frame = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const calm = useReducedMotion()
  const inView = useInView(frame)
  const [wish, setWish] = useState<'play' | 'stop'>()
  const [index, setIndex] = useState(0)
  const [begun, setBegun] = useState(false)
  const playing = wish ? wish === 'play' : !calm
  const awake = useFirstInteraction(first)
  const running = playing && inView && (awake || wish === 'play')
  const film = films[index] ?? films[0]

  useEffect(() => {
    const element = video.current
    if (!element) return
    if (!running) return element.pause()
    // React does not write the attribute, without which browsers refuse to start by themselves.
    element.muted = true
    // What failed once is asked for anew.
    if (element.error || element.networkState === element.NETWORK_NO_SOURCE) element.load()
    element.play().catch((error: unknown) => {
      // What was paused meanwhile, or gave way to the next, is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setWish('stop')
    })
  }, [running, film])

  const switching = switchesFilms(films.length, running)
  useEffect(() => {
    if (!switching) return
    const timer = setInterval(() => setIndex((at) => nextFilm(at, films.length)), filmSwitchMs)
    return () => clearInterval(timer)
  }, [switching, films.length])

  return (
    <div ref={frame} className={`film ${className}`}>
      {film.poster && (
        <img
          {...film.poster}
          sizes={sizes}
          alt={label}
          lang={languageOf(label)}
          width={960}
          height={540}
          {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
      )}
      <video
        key={film.name}
        ref={video}
        data-begun={begun || undefined}
        preload="none"
        loop={films.length === 1}
        muted
        playsInline
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => setBegun(true)}
        onError={() => setWish('stop')}
      >
        {film.webm && (
          // React hands its error to the film, for which the next one may do.
          <source src={film.webm} type="video/webm" onError={(event) => event.stopPropagation()} />
        )}
        <source src={film.mp4} type="video/mp4" />
      </video>
      <button
        type="button"
        className="film-button needs-scripts"
        aria-label={playing ? t('Pause the film') : t('Play the film')}
        onClick={() => setWish(playing ? 'stop' : 'play')}
      >
        <Icon name={playing ? 'pause' : 'play'} />
      </button>
    </div>
  )
}
