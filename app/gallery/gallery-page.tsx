import { useLocation } from 'react-router'
import { gallery } from '../../content/gallery.ts'
import { pageMeta } from '../page-meta.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { GalleryCell } from './gallery-cell.tsx'
import { GalleryFilter } from './gallery-filter.tsx'
import { galleryItems } from './gallery-files.server.ts'
import { readGallery } from './gallery-query.ts'
import { LightboxHost } from './lightbox-host.tsx'
import type { Route } from './+types/gallery-page'
import './gallery.css'

export function loader() {
  return { items: galleryItems }
}

/** It is the same for every query. */
export function shouldRevalidate() {
  return false
}

export function meta() {
  return pageMeta({ title: 'Gallery', description: gallery.description, path: '/gallery' })
}

export default function GalleryPage({ loaderData: { items } }: Route.ComponentProps) {
  const { search } = useLocation()
  // The server's page is made without a query, so the first render in the browser is too.
  const hydrated = useHydrated()
  const { show, list } = readGallery(hydrated ? search : '', items)
  return (
    <div className="wrap gallery">
      <header className="gallery-head">
        <h1 className="wide heading-2">Gallery</h1>
        <p className="gallery-note">{gallery.note}</p>
        <GalleryFilter items={items} show={show} />
      </header>
      <ul className="gallery-grid" data-show={show} aria-label="Pictures and films">
        {list.map((item, index) => (
          <GalleryCell key={item.name} item={item} index={index} count={list.length} />
        ))}
      </ul>
      <LightboxHost items={items} />
    </div>
  )
}
