import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useLoaderData, useLocation, useNavigate, type Location } from 'react-router'
import { languageOf, t } from '../../content/language/t.ts'
import type { LazyDialogProps } from '../page/lazy-dialog.tsx'
import { Icon } from '../ui/icons.tsx'
import { tNodes } from '../ui/t-nodes.tsx'
import { useModal } from '../ui/use-modal.ts'
import type { loader } from './gallery-page.tsx'
import { readGallery, withPhoto, wrapped } from './gallery-query.ts'
import { LightboxLinks } from './lightbox-links.tsx'
import { LightboxStage } from './lightbox-stage.tsx'
import { LightboxThumbnails } from './lightbox-thumbnails.tsx'
import { preloadPicture } from './lightbox-picture.tsx'

/** Loaded on first use: see lightbox-host.tsx. The address says which item it shows. */
export function Lightbox({ open, instant, onClose }: LazyDialogProps) {
  const { items } = useLoaderData<typeof loader>()
  const { search, state } = useLocation() as Location<unknown>
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  // While it closes, the address has lost the item already.
  const [shown, setShown] = useState(search)
  if (open && search !== shown) setShown(search)
  const { list, openAt } = readGallery(shown, items)
  const item = list[openAt]
  const titleId = useId()
  const modal = useModal({
    open: open && item !== undefined,
    onClose,
    first: heading,
  })

  // Where all of it does not fit, the picture is what one sees, not the title that has the focus.
  const dialog = modal.props.ref
  useLayoutEffect(() => {
    dialog.current?.scrollTo(0, 0)
  }, [dialog, open, openAt])

  const show = (index: number) => {
    const wanted = list[index]
    if (!wanted || index === (goingTo.current ?? openAt)) return
    goingTo.current = index
    const to = { search: withPhoto(shown, wanted.name) }
    // Replacing: Back leaves the lightbox, however many pictures were looked at.
    void navigate(to, { replace: true, state, preventScrollReset: true })
  }
  const step = (steps: number) => show(wrapped(goingTo.current ?? openAt, steps, list.length))

  // Whoever presses twice goes two on, also when the page takes longer to show the first.
  const goingTo = useRef<number>(undefined)
  useEffect(() => {
    if (!open || openAt === goingTo.current) goingTo.current = undefined
  }, [open, openAt])

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
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      className={`lightbox on-ink ${instant ? 'dialog-instant' : ''}`}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      {...modal.props}
    >
      {modal.shown && (
        <>
          <header className="lightbox-top">
            <p aria-live="polite" aria-atomic="true">
              {tNodes('{n} of {count}', { n: <b>{openAt + 1}</b>, count: list.length })}
              <span className="sr-only" lang={languageOf(item.title)}>
                {`: ${item.title}`}
              </span>
            </p>
            <button
              type="button"
              className="lightbox-close"
              aria-label={t('Close')}
              onClick={onClose}
            >
              <Icon name="close" />
            </button>
          </header>
          <LightboxStage item={item} alone={list.length === 1} onStep={step} onClose={onClose} />
          <footer className="lightbox-bottom">
            <div>
              <h2
                ref={heading}
                id={titleId}
                tabIndex={-1}
                lang={languageOf(item.title)}
                className="lightbox-title wide"
              >
                {item.title}
              </h2>
              <LightboxLinks item={item} />
            </div>
            <LightboxThumbnails list={list} current={openAt} onChoose={show} />
          </footer>
        </>
      )}
    </dialog>
  )
}
