import type { FileFacts, FilesOfSite } from '../../../content/files.ts'
import type { SiteContent } from '../../../content/site-content.ts'
import { galleryItems } from '../../gallery/gallery-items.server.ts'
import { mediaOf } from '../../gallery/gallery-media.server.ts'
import type { ContentForm } from '../../site-content/content-form.server.ts'
import { withContent } from '../../site-content/content-kinds.server.ts'
import type { OrderedPicture } from './order-field.tsx'

interface ShownPicture {
  /** What was delivered under its name: shown again when nothing is uploaded for it. */
  delivered: string | undefined
  shown: FileFacts | string | undefined
}

/** What an item of the gallery shows at this moment, with its draft. */
export function shownPicture(item: string, form: ContentForm, files: FilesOfSite): ShownPicture {
  const media = mediaOf({ id: item, title: '', alt: '' }, files)
  const delivered = media?.copies.at(-1)?.src
  return { delivered, shown: files.get((form.file ?? '').split(' ')[0]!) ?? delivered }
}

/** All that the gallery shows, as it stands without an order of its own. */
export function picturesToOrder(content: SiteContent): OrderedPicture[] {
  const { order: _order, ...texts } = content.gallery
  return galleryItems(withContent(content, { kind: 'gallery', item: '' }, texts)).map(
    ({ name, title, copies, focus }) => ({ name, title, src: copies[0]?.src, focus }),
  )
}
