import { useState } from 'react'
import { languageOf, t } from '../../content/language/t.ts'
import { prefersStillness } from './films-playing.ts'
import type { GalleryItem } from './gallery-item.ts'
import { LightboxFailure } from './lightbox-failure.tsx'
import { ratioOf } from './lightbox-picture.tsx'

/** A film with its controls. It has no sound; saying `muted` lets it start after a reload as well. */
export function LightboxFilm({ item }: { item: GalleryItem }) {
  const [attempt, setAttempt] = useState(0)
  const [failedAttempt, setFailedAttempt] = useState<number>()
  const poster = item.copies.at(-1)
  if (failedAttempt === attempt) {
    return (
      <LightboxFailure
        text={t('This film could not be loaded.')}
        onRetry={() => setAttempt(attempt + 1)}
      />
    )
  }
  return (
    <video
      key={attempt}
      className="lightbox-picture"
      style={ratioOf(item)}
      controls
      autoPlay={!prefersStillness()}
      muted
      loop
      playsInline
      poster={poster?.src}
      width={poster?.width}
      height={poster?.height}
      aria-label={item.alt}
      lang={languageOf(item.alt)}
    >
      {item.webm && <source src={item.webm} type="video/webm" />}
      {/* Errors of the last source are those of all. */}
      <source src={item.src} type="video/mp4" onError={() => setFailedAttempt(attempt)} />
    </video>
  )
}
