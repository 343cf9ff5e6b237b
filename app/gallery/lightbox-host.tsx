import { LazyDialog } from '../layout/lazy-dialog.tsx'
import { useDialogAddress } from '../layout/use-dialog-address.ts'
import type { GalleryItem } from './gallery-item.ts'
import { readGallery, withoutPhoto } from './gallery-query.ts'

const load = async () => (await import('./lightbox.tsx')).Lightbox

/** Opens the lightbox wherever the address names an item that is shown. */
export function LightboxHost({ items }: { items: GalleryItem[] }) {
  const names = (search: string) => readGallery(search, items).openAt >= 0
  const { isOpen, close } = useDialogAddress(names, withoutPhoto)
  return (
    <LazyDialog
      title="Gallery"
      className="lightbox-stand-in"
      open={isOpen}
      onClose={close}
      load={load}
    />
  )
}

/** Ahead of the click; if it fails, the click fetches it again, and says so when that fails. */
export function fetchLightbox(): void {
  load().catch(() => {})
}
