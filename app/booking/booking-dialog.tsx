import { Dialog } from '../ui/dialog.tsx'
import { BookingErrorBoundary } from './booking-error-boundary.tsx'
import { BookingPanel } from './booking-panel.tsx'
import './booking.css'

/** Loaded on first use: see booking-dialog-host.tsx. */
export function BookingDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Executive Appointment Booking">
      <BookingErrorBoundary>
        <BookingPanel onClose={onClose} />
      </BookingErrorBoundary>
    </Dialog>
  )
}
