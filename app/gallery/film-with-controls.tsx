import { useState, type ComponentProps } from 'react'
import { languageOf, t } from '../../content/language/t.ts'
import { goOnFrom } from '../ui/go-on-from.ts'
import { prefersStillness } from './films-playing.ts'
import { LoadFailure } from './load-failure.tsx'

interface FilmWithControlsProps extends ComponentProps<'video'> {
  src: string
  /** A smaller file, where the browser can play it. */
  webm?: string | undefined
  /** What is to be seen. */
  alt: string
}

/** It has no sound; saying `muted` lets it start after a reload as well. */
export function FilmWithControls({ src, webm, alt, ...video }: FilmWithControlsProps) {
  const [attempt, setAttempt] = useState(0)
  const [failedAttempt, setFailedAttempt] = useState<number>()
  if (failedAttempt === attempt) {
    return (
      <LoadFailure
        text={t('This film could not be loaded.')}
        onRetry={() => setAttempt(attempt + 1)}
      />
    )
  }
  return (
    <video
      key={attempt}
      // 'Try again' is gone.
      ref={attempt > 0 ? goOnFrom : undefined}
      controls
      autoPlay={!prefersStillness()}
      muted
      loop
      playsInline
      aria-label={alt}
      lang={languageOf(alt)}
      {...video}
    >
      {webm && <source src={webm} type="video/webm" />}
      {/* Errors of the last source are those of all. */}
      <source src={src} type="video/mp4" onError={() => setFailedAttempt(attempt)} />
    </video>
  )
}
