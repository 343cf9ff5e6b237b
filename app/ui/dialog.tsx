import { Fragment, useId, useRef, type ReactNode } from 'react'
import { DialogFrame } from './dialog-frame.tsx'
import { useModal } from './use-modal.ts'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  /** Appears without a transition. */
  instant?: boolean
  /** Mounted while open only, so it starts afresh each time. */
  children: ReactNode
}

/**
 * A modal dialog: focus stays inside and goes back where it was, Escape, the backdrop and 'Close'
 * close it. Full screen on a phone. Children are `DialogBody` and, if wanted, `DialogFooter`.
 */
export function Dialog({ open, onClose, title, instant = false, children }: DialogProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const { shown, openings, props } = useModal({ open, onClose, first: heading })
  return (
    <dialog
      className={`dialog-window ${instant ? 'dialog-instant' : ''}`}
      aria-labelledby={titleId}
      {...props}
    >
      {shown && (
        <DialogFrame title={title} titleId={titleId} heading={heading} onClose={onClose}>
          <Fragment key={openings}>{children}</Fragment>
        </DialogFrame>
      )}
    </dialog>
  )
}
