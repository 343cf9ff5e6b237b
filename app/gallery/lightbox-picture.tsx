import { useState, type CSSProperties } from 'react'
import { languageOf, t } from '../../content/language/t.ts'
import { savesData } from '../ui/saves-data.ts'
import type { GalleryItem } from './gallery-item.ts'
import { LoadFailure } from './load-failure.tsx'
import { srcSetOf } from '../ui/srcset.ts'

const sizes = '100vw'

/** A picture as large as the screen lets it be; its small copy holds the place until it arrives. */
export function LightboxPicture({ item }: { item: GalleryItem }) {
  const [attempt, setAttempt] = useState(0)
  const [failedAttempt, setFailedAttempt] = useState<number>()
  const { copies } = item
  const widest = copies.at(-1)
  if (failedAttempt === attempt) {
    return (
      <LoadFailure
        text={t('This picture could not be loaded.')}
        onRetry={() => setAttempt(attempt + 1)}
      />
    )
  }
  return (
    <img
      key={attempt}
      className="lightbox-picture"
      style={{ ...ratioOf(item), backgroundImage: `url("${copies[0]?.src}")` }}
      src={widest?.src}
      srcSet={srcSetOf(copies)}
      sizes={sizes}
      width={widest?.width}
      height={widest?.height}
      alt={item.alt}
      lang={languageOf(item.alt)}
      decoding="async"
      draggable={false}
      onError={() => setFailedAttempt(attempt)}
    />
  )
}

/** Its shape, for the style sheet. */
export function ratioOf({ copies }: GalleryItem): CSSProperties {
  const { width, height } = copies[0] ?? { width: 3, height: 2 }
  return { '--ratio': (width / height).toFixed(4) } as CSSProperties
}

/** Fetches a neighbour, so that it is there when it is asked for. */
export function preloadPicture(item: GalleryItem | undefined): void {
  if (item?.type !== 'image' || savesData()) return
  const image = new Image()
  image.sizes = sizes
  image.srcset = srcSetOf(item.copies)
}
