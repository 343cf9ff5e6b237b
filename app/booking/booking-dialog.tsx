import type { LazyDialogProps } from '../layout/lazy-dialog.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { BookingErrorBoundary } from './booking-error-boundary.tsx'
import { BookingPanel } from './booking-panel.tsx'
import { bookingTitle } from './booking-title.ts'
import './booking.css'

/** Loaded on first use: see booking-dialog-host.tsx. */
export function BookingDialog({ open, instant, onClose }: LazyDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} instant={instant} title={bookingTitle}>
      <BookingErrorBoundary>
        <BookingPanel onClose={onClose} />
      </BookingErrorBoundary>
    </Dialog>
  )
}
