import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { useRef, type ReactNode } from 'react'
import { Icon } from './icons.tsx'
import './dialog.css'

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
  const pace = instant ? 'dialog-instant' : ''
  return (
    <BaseDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={`dialog-backdrop ${pace}`} />
        <BaseDialog.Viewport className="dialog-viewport">
          <BaseDialog.Popup className={`dialog ${pace}`} initialFocus={heading}>
            <header className="dialog-header">
              <BaseDialog.Title ref={heading} tabIndex={-1} className="dialog-title wide">
                {title}
              </BaseDialog.Title>
              <BaseDialog.Close className="dialog-close" aria-label="Close">
                <Icon name="close" />
              </BaseDialog.Close>
            </header>
            {children}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}

/** The part that scrolls. */
export function DialogBody({ children }: { children: ReactNode }) {
  return <div className="dialog-body">{children}</div>
}

/** Stays in sight below the body. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return <footer className="dialog-footer">{children}</footer>
}
