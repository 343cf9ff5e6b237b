import { useLocation } from 'react-router'
import { t } from '../../content/language/t.ts'
import { pageMeta } from '../page/page-meta.ts'
import { siteContentContext } from '../page/site-content.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { GalleryCell } from './gallery-cell.tsx'
import { GalleryFilter } from './gallery-filter.tsx'
import { galleryItems, galleryNote } from './gallery-items.server.ts'
import { GalleryMore, restId } from './gallery-more.tsx'
import { portion, readGallery } from './gallery-query.ts'
import { GalleryNothing } from './gallery-nothing.tsx'
import { LightboxHost } from './lightbox-host.tsx'
import { useShownCount } from './use-shown-count.ts'
import type { Route } from './+types/gallery-page'

/** Items in the server's page; scripts show those that come after. */
const mostOnServer = 12 * portion

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(siteContentContext)
  const items = galleryItems(content)
  const pictured = content.catalogue.groups.map(({ title, products }) => ({
    title,
    products: products
      .filter(({ id }) => items.some(({ product }) => product?.id === id))
      .map((product) => ({ id: product.id, title: product.title })),
  }))
  const { description } = content.gallery
  return { items, groups: pictured, note: galleryNote(content), description }
}

/** It is the same for every query. */
export function shouldRevalidate() {
  return false
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: t('Gallery'),
    description: loaderData?.description ?? '',
    path: '/gallery',
  })
}

export default function GalleryPage({ loaderData }: Route.ComponentProps) {
  const { items, groups, note } = loaderData
  const { search, hash } = useLocation()
  // The server's page is made without a query, so the first render in the browser is too.
  const hydrated = useHydrated()
  const asked = readGallery(hydrated ? search : '', items)
  const { show, machine, list } = asked
  // Pressed before the scripts had come, 'Show more' shows all there is.
  const wanted = hydrated && hash === `#${restId}` ? list.length : asked.shown
  const shown = useShownCount(wanted, `${show} ${machine}`)
  return (
    <div className="wrap gallery">
      <header className="gallery-head">
        <h1 className="wide heading-2">{t('Gallery')}</h1>
        <p className="gallery-note">{note}</p>
        <GalleryFilter items={items} groups={groups} state={{ ...asked, shown }} />
      </header>
      {list.length === 0 && (
        <GalleryNothing
          show={show}
          machine={items.find(({ product }) => product?.id === machine)?.product?.title}
        />
      )}
      <ul className="gallery-grid" data-show={show} aria-label={t('Pictures and films')}>
        {/* What comes later is in the server's page too, and shown by the address alone: as much as a page can bear. */}
        {list.slice(0, hydrated ? shown : mostOnServer).map((item, index) => (
          <GalleryCell
            key={item.name}
            item={item}
            index={index}
            count={list.length}
            later={index < shown ? undefined : index === shown ? restId : ''}
          />
        ))}
      </ul>
      <GalleryMore list={list} shown={shown} />
      <LightboxHost items={items} />
    </div>
  )
}
