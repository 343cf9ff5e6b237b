import { Dialog } from '@base-ui/react/dialog'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useLoaderData, useLocation, useNavigate } from 'react-router'
import type { LazyDialogProps } from '../layout/lazy-dialog.tsx'
import { Icon } from '../ui/icons.tsx'
import { cellId } from './gallery-item.ts'
import type { loader } from './gallery-page.tsx'
import { readGallery, withPhoto, wrapped } from './gallery-query.ts'
import { LightboxLinks } from './lightbox-links.tsx'
import { LightboxStage } from './lightbox-stage.tsx'
import { LightboxThumbnails } from './lightbox-thumbnails.tsx'
import { preloadPicture } from './lightbox-picture.tsx'
import './lightbox.css'
import './lightbox-bottom.css'

/** Loaded on first use: see lightbox-host.tsx. The address says which item it shows. */
export function Lightbox({ open, instant, onClose }: LazyDialogProps) {
  const { items } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  // While it closes, the address has lost the item already.
  const [shown, setShown] = useState(search)
  if (open && search !== shown) setShown(search)
  const { list, openAt } = readGallery(shown, items)
  const item = list[openAt]

  const show = (index: number) => {
    const wanted = list[index]
    if (!wanted || index === openAt) return
    const to = { search: withPhoto(shown, wanted.name) }
    // Replacing: Back leaves the lightbox, however many pictures were looked at.
    void navigate(to, { replace: true, preventScrollReset: true })
  }
  const step = (steps: number) => show(wrapped(openAt, steps, list.length))

  const next = list[wrapped(openAt, 1, list.length)]
  const previous = list[wrapped(openAt, -1, list.length)]
  useEffect(() => {
    if (open) for (const neighbour of [next, previous]) preloadPicture(neighbour)
  }, [open, next, previous])

  const onKeyDown = (event: KeyboardEvent) => {
    const withModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
    // In a film the arrows move through the film.
    if (withModifier || event.target instanceof HTMLVideoElement) return
    const keys: Record<string, () => void> = {
      ArrowLeft: () => step(-1),
      ArrowRight: () => step(1),
      Home: () => show(0),
      End: () => show(list.length - 1),
    }
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  if (!item) return null
  const pace = instant ? 'dialog-instant' : ''
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup
          className={`lightbox on-ink ${pace}`}
          initialFocus={heading}
          finalFocus={() => document.getElementById(cellId(item)) ?? true}
          onKeyDown={onKeyDown}
        >
          <header className="lightbox-top">
            <p aria-live="polite" aria-atomic="true">
              <b>{openAt + 1}</b> of {list.length}
              <span className="sr-only">: {item.title}</span>
            </p>
            <Dialog.Close className="lightbox-close" aria-label="Close">
              <Icon name="close" />
            </Dialog.Close>
          </header>
          <LightboxStage item={item} alone={list.length === 1} onStep={step} onClose={onClose} />
          <footer className="lightbox-bottom">
            <div>
              <Dialog.Title ref={heading} tabIndex={-1} className="lightbox-title wide">
                {item.title}
              </Dialog.Title>
              <LightboxLinks item={item} />
            </div>
            <LightboxThumbnails list={list} current={openAt} onChoose={show} />
          </footer>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
