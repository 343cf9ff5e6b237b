import { Button } from '../ui/button.tsx'
import { DialogFrame } from '../ui/dialog-frame.tsx'
import { ContactWays } from './contact-ways.tsx'

interface BookingFrameProps {
  /** Titles by id, for a demo. */
  products: Record<string, string>
}

/**
 * The booking dialog without its content: part of every served page, so that it can show at the press. The page's
 * first script opens and closes it (`early/booking-window.ts`), and copies it to stand in for other dialogs.
 */
export function BookingFrame({ products }: BookingFrameProps) {
  return (
    <dialog
      id="booking"
      className="dialog-window booking-window"
      aria-labelledby="booking-title"
      data-products={JSON.stringify(products)}
    >
      <DialogFrame title="Executive Appointment Booking" titleId="booking-title">
        <p role="status" className="dialog-waiting">
          Loading…
        </p>
        <div className="dialog-failed">
          <p role="alert">
            This dialog could not be loaded. Check your connection and try again, or reach us
            directly.
          </p>
          <ContactWays />
          <Button data-again>Try again</Button>
        </div>
        <div data-content />
      </DialogFrame>
    </dialog>
  )
}
