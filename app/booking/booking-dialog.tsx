import { Dialog } from '../ui/dialog.tsx'
import { BookingErrorBoundary } from './booking-error-boundary.tsx'
import { bookingTitle } from './booking-dialog-loading.tsx'
import { BookingPanel } from './booking-panel.tsx'
import './booking.css'

export interface BookingDialogProps {
  open: boolean
  /** It replaces what stood in while it was fetched. */
  instant: boolean
  onClose: () => void
}

/** Loaded on first use: see booking-dialog-host.tsx. */
export function BookingDialog(props: BookingDialogProps) {
  const { open, instant, onClose } = props
  return (
    <Dialog open={open} onClose={onClose} instant={instant} title={bookingTitle}>
      <BookingErrorBoundary>
        <BookingPanel onClose={onClose} />
      </BookingErrorBoundary>
    </Dialog>
  )
}
