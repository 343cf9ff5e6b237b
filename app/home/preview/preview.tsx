import { useId, useLayoutEffect, useRef, type MouseEvent } from 'react'
import { Icon } from '../../ui/icons.tsx'
import { PreviewContent, type Previewed } from './preview-content.tsx'
import './preview.css'

/**
 * One file over the whole window. The browser's own dialog keeps the focus inside and gives it back; Escape,
 * a click beside the file and 'Close' close it.
 */
export function Preview({ file, onClose }: { file: Previewed; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  const closeIfBeside = ({ target }: MouseEvent) => {
    const isBeside = target instanceof Element && !target.closest('[data-previewed] > *, header')
    if (isBeside) onClose()
  }

  return (
    // A click beside the file is the pointer's way out; the keyboard has Escape and 'Close'.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className="preview on-ink"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={closeIfBeside}
    >
      <header>
        <h2 id={titleId} className="wide">
          {file.title}
        </h2>
        <button type="button" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div className="preview-stage" data-previewed>
        <PreviewContent {...file} />
      </div>
    </dialog>
  )
}
