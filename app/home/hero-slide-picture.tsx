import { languageOf } from '../../content/language/t.ts'
import type { HeroPicture } from './hero-pictures.server.ts'
import { narrowMedia } from './use-narrow.ts'

interface HeroSlidePictureProps {
  tall: HeroPicture | undefined
  /** Wide screens have fewer. */
  wide: HeroPicture | undefined
  alt: string
  first: boolean
  onArrive: () => void
}

/** The stage is as wide as the window, up to the page's own limit. */
export const heroSizes = 'max(min(100vw, 1680px), 84vw)'

/** One slide's picture in its two shapes, as large as the stage. */
export function HeroSlidePicture({ tall, wide, alt, first, onArrive }: HeroSlidePictureProps) {
  const fallback = wide ?? tall
  return (
    <picture>
      {wide && tall && (
        <source
          media={narrowMedia}
          srcSet={tall.srcSet}
          sizes={heroSizes}
          width={tall.width}
          height={tall.height}
        />
      )}
      <img
        srcSet={fallback?.srcSet}
        sizes={heroSizes}
        alt={alt}
        lang={languageOf(alt)}
        width={fallback?.width}
        height={fallback?.height}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={first ? 'sync' : 'async'}
        onLoad={onArrive}
        onError={onArrive}
      />
    </picture>
  )
}
