import { useCallback, useState } from 'react'
import { useLinkClickHandler, useLocation } from 'react-router'
import { useHydrated } from '../ui/use-hydrated.ts'
import { FilmInGrid } from './film-in-grid.tsx'
import { cellId, type GalleryItem } from './gallery-item.ts'
import { isLarge, isLargeRight } from './gallery-order.ts'
import { withPhoto } from './gallery-query.ts'
import { fetchLightbox } from './lightbox-host.tsx'
import { srcSetOf } from './srcset.ts'

/** How wide a picture stands, by screen: in 1, 2, 3 and 4 columns. */
const sizes = {
  small: '(max-width: 559px) 80vw, (max-width: 899px) 46vw, (max-width: 1279px) 30vw, 23vw',
  large: '(max-width: 559px) 80vw, (max-width: 899px) 92vw, (max-width: 1279px) 61vw, 47vw',
}

interface GalleryCellProps {
  item: GalleryItem
  /** Its place in what is shown. */
  index: number
  /** How many are shown. */
  count: number
}

/** One picture or film: opens in the lightbox; without scripts the link is to the file itself. */
export function GalleryCell({ item, index, count }: GalleryCellProps) {
  const { search } = useLocation()
  const hydrated = useHydrated()
  const to = { search: withPhoto(search, item.name) }
  const open = useLinkClickHandler(to, { preventScrollReset: true })
  const large = isLarge(index, count)
  const kind = [large && 'gallery-large', large && isLargeRight(index) && 'gallery-right']
  return (
    <li className={['gallery-cell', ...kind].filter(Boolean).join(' ')}>
      <a
        id={cellId(item)}
        href={hydrated ? `/gallery${to.search}` : item.src}
        onClick={hydrated ? open : undefined}
        onPointerEnter={fetchLightbox}
      >
        <span className="gallery-picture">
          <GridPicture item={item} large={large} first={index === 0} />
        </span>
        <span className="gallery-caption" aria-hidden="true">
          <span>{item.title}</span>
          <span>{String(item.id).padStart(2, '0')}</span>
        </span>
      </a>
      {item.type === 'video' && <FilmInGrid item={item} />}
    </li>
  )
}

function GridPicture({
  item,
  large,
  first,
}: {
  item: GalleryItem
  large: boolean
  first: boolean
}) {
  const [missing, setMissing] = useState(false)
  // Small cells never need the widest.
  const copies = large ? item.copies : item.copies.slice(0, 2)
  // It may have failed before this script ran: then no error event comes any more.
  const checkEarlierFailure = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setMissing(true)
  }, [])
  return (
    <img
      ref={checkEarlierFailure}
      data-missing={missing || undefined}
      src={copies[0]?.src}
      srcSet={srcSetOf(copies)}
      sizes={large ? sizes.large : sizes.small}
      width={copies.at(-1)?.width}
      height={copies.at(-1)?.height}
      alt={item.alt}
      decoding="async"
      onError={() => setMissing(true)}
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  )
}
