import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { t } from '../../content/language/t.ts'
import { withWords } from '../../content/language/with-words.ts'
import { LazyDialog } from '../page/lazy-dialog.tsx'
import { useDialogAddress } from '../page/use-dialog-address.ts'
import { cellId, type GalleryItem } from './gallery-item.ts'
import { readGallery, withoutPhoto } from './gallery-query.ts'

const load = async () => (await withWords(import('./lightbox.tsx'))).Lightbox

/**
 * Opens the lightbox wherever the address names an item that is shown. When it closes, the focus is on the item that
 * was last shown, also when it was closed before it had come.
 */
export function LightboxHost({ items }: { items: GalleryItem[] }) {
  const itemIn = (search: string) => {
    const { list, openAt } = readGallery(search, items)
    return list[openAt]
  }
  const { isOpen, close } = useDialogAddress((search) => itemIn(search) !== undefined, withoutPhoto)
  const item = itemIn(useLocation().search)
  const opened = useRef<GalleryItem>(undefined)
  useEffect(() => {
    if (!item && opened.current) document.getElementById(cellId(opened.current))?.focus()
    opened.current = item
  }, [item])
  return <LazyDialog title={t('Gallery')} dark open={isOpen} onClose={close} load={load} />
}

/** Ahead of the click; if it fails, the click fetches it again, and says so when that fails. */
export function fetchLightbox(): void {
  load().catch(() => {})
}
