import type { CSSProperties } from 'react'
import { languageOf } from '../../content/language/t.ts'
import { Picture } from '../ui/picture.tsx'
import type { Frame } from './picture-frame.ts'
import type { ProductPicture } from './pictures.server.ts'
import { below } from '../ui/breakpoints.ts'

interface FramedPictureProps {
  picture: Omit<ProductPicture, 'close' | 'toScale'>
  frame: Frame
  /** How wide the frame is: a share of the screen's width, by screen. */
  shares: { phone: number; tablet: number; desktop: number }
  alt?: string
  className?: string
  /** The one picture the visitor came for: fetched before everything else. */
  first?: boolean
  /** Of the machine that it shows as it goes from one page to the next. */
  travelsAs?: string | undefined
  /** It can be seen: the picture, or what stands in for it. */
  onArrive?: () => void
}

/** A picture placed so that its frame fills the element; shadow and air around it may reach beyond. */
export function FramedPicture({
  picture,
  frame,
  shares,
  alt = picture.alt,
  className = '',
  first = false,
  travelsAs,
  onArrive,
}: FramedPictureProps) {
  const ratio = (frame.width / frame.height).toFixed(4)
  const zoom = picture.width / frame.width
  const sizes = [
    `${below('tablet')} ${Math.ceil(shares.phone * zoom)}vw`,
    `${below('wide')} ${Math.ceil(shares.tablet * zoom)}vw`,
    `${Math.ceil(shares.desktop * zoom)}vw`,
  ].join(', ')
  return (
    <div
      className={`framed ${picture.drawn ? 'drawn' : ''} ${className}`}
      style={
        { '--ratio': ratio, aspectRatio: ratio, viewTransitionName: travelsAs } as CSSProperties
      }
    >
      <Picture
        src={picture.src}
        srcSet={picture.srcSet}
        fallback={picture.fallback}
        preview={picture.preview}
        sizes={picture.srcSet && sizes}
        alt={alt}
        lang={languageOf(alt)}
        width={picture.width}
        height={picture.height}
        onLoad={onArrive}
        style={{
          width: percent(zoom),
          left: percent(-frame.x / frame.width),
          top: percent(-frame.y / frame.height),
        }}
        {...(first ? { loading: 'eager', fetchPriority: 'high' } : {})}
      />
    </div>
  )
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)}%`
}
