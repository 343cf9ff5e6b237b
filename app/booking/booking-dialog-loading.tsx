import { useLayoutEffect, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { ContactWays } from './contact-ways.tsx'

interface BookingDialogLoadingProps {
  failed: boolean
  onRetry: () => void
  onClose: () => void
}

/** Stands in while the dialog's code is fetched. The browser's own dialog, so that it costs nothing. */
export function BookingDialogLoading({ failed, onRetry, onClose }: BookingDialogLoadingProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Before it leaves the page: only then does the focus go back to the link, where the real dialog
    // looks for the place to return to.
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      aria-label="Executive Appointment Booking"
      className="m-auto w-[min(440px,100%-32px)] bg-paper p-8 text-ink backdrop:bg-ink/60"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {failed ? (
        <div className="grid justify-items-start gap-4">
          <p role="alert">
            The booking dialog could not be loaded. Check your connection and try again, or reach us
            directly.
          </p>
          <ContactWays />
          <div className="actions">
            <Button onClick={onRetry}>Try again</Button>
            <Button variant="outline" onClick={onClose}>
              Close
            </Button>
          </div>
        </div>
      ) : (
        <div className="flex items-center justify-between gap-6">
          <p role="status">Loading…</p>
          <Button compact variant="outline" onClick={onClose}>
            Close
          </Button>
        </div>
      )}
    </dialog>
  )
}
