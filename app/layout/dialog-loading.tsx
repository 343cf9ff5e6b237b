import { useId, useLayoutEffect, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icons.tsx'
import '../ui/dialog.css'
import { ContactWays } from '../booking/contact-ways.tsx'

interface DialogLoadingProps {
  title: string
  className?: string
  failed: boolean
  onRetry: () => void
  onClose: () => void
}

/**
 * Stands in while the dialog's code is fetched, in the same frame, so that nothing jumps. The
 * browser's own dialog, so that it costs nothing.
 */
export function DialogLoading({
  title,
  className = '',
  failed,
  onRetry,
  onClose,
}: DialogLoadingProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    heading.current?.focus()
    // Before it leaves the page: only then does the focus go back to the link, where the real dialog
    // looks for the place to return to.
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={`dialog-stand-in ${className}`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="dialog-viewport">
        <div className="dialog">
          <header className="dialog-header">
            <h2 ref={heading} id={titleId} tabIndex={-1} className="dialog-title wide">
              {title}
            </h2>
            <button type="button" className="dialog-close" aria-label="Close" onClick={onClose}>
              <Icon name="close" />
            </button>
          </header>
          <div className="dialog-stand-in-body">
            {failed ? (
              <div className="grid justify-items-start gap-4">
                <p role="alert">
                  This dialog could not be loaded. Check your connection and try again, or reach us
                  directly.
                </p>
                <ContactWays />
                <Button onClick={onRetry}>Try again</Button>
              </div>
            ) : (
              <p role="status">Loading…</p>
            )}
          </div>
        </div>
      </div>
    </dialog>
  )
}
