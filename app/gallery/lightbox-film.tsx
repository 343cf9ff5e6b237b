import { FilmWithControls } from './film-with-controls.tsx'
import type { GalleryItem } from './gallery-item.ts'
import { ratioOf } from './lightbox-picture.tsx'

export function LightboxFilm({ item }: { item: GalleryItem }) {
  const { src, webm, alt, copies } = item
  const poster = copies.at(-1)
  return (
    <FilmWithControls
      className="lightbox-picture"
      style={ratioOf(item)}
      {...{ src, webm, alt }}
      poster={poster?.src}
      width={poster?.width}
      height={poster?.height}
    />
  )
}
