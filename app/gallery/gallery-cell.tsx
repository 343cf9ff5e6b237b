import { useLocation } from 'react-router'
import { languageOf } from '../../content/language/t.ts'
import { useFileLink } from '../page/use-file-link.ts'
import { FilmInGrid } from './film-in-grid.tsx'
import { cellId, type GalleryItem } from './gallery-item.ts'
import { isLarge, isLargeRight } from './gallery-order.ts'
import { withPhoto } from './gallery-query.ts'
import { fetchLightbox } from './lightbox-host.tsx'
import { srcSetOf } from '../ui/srcset.ts'
import { below } from '../ui/breakpoints.ts'

/** How wide a picture stands, by screen: in 1, 2, 3 and 4 columns. */
const sizes = {
  small: `${below('phone')} 80vw, ${below('desk')} 46vw, ${below('wide')} 30vw, 23vw`,
  large: `${below('phone')} 80vw, ${below('desk')} 92vw, ${below('wide')} 61vw, 47vw`,
}

interface GalleryCellProps {
  item: GalleryItem
  /** Its place in what is shown. */
  index: number
  /** How many there are in the list. */
  count: number
  /** Set while it is there but not shown yet: the place where the rest of the list begins, or nothing. */
  later: string | undefined
}

/** One picture or film: opens in the lightbox; without scripts the link is to the file itself. */
export function GalleryCell({ item, index, count, later }: GalleryCellProps) {
  const search = withPhoto(useLocation().search, item.name)
  const link = useFileLink({ file: item.src, title: item.title, search })
  const large = isLarge(index, count)
  const kind = [
    large && 'gallery-large',
    large && isLargeRight(index) && 'gallery-right',
    later !== undefined && 'gallery-later',
  ]
  return (
    <li id={later || undefined} className={['gallery-cell', ...kind].filter(Boolean).join(' ')}>
      <a id={cellId(item)} onPointerEnter={fetchLightbox} {...link} data-opens-dark>
        <span className="gallery-picture">
          <GridPicture item={item} large={large} first={index === 0} />
        </span>
        <span className="gallery-caption" aria-hidden="true">
          <span lang={languageOf(item.title)}>{item.title}</span>
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
  // Small cells never need the widest.
  const copies = large ? item.copies : item.copies.slice(0, 2)
  return (
    <img
      src={copies[0]?.src}
      srcSet={srcSetOf(copies)}
      sizes={large ? sizes.large : sizes.small}
      width={copies.at(-1)?.width}
      height={copies.at(-1)?.height}
      style={{ objectPosition: item.focus }}
      alt={item.alt}
      lang={languageOf(item.alt)}
      decoding="async"
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  )
}
