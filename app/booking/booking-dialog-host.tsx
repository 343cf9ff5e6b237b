import { LazyDialog } from '../layout/lazy-dialog.tsx'
import { useDialogAddress } from '../layout/use-dialog-address.ts'
import { bookingTitle } from './booking-title.ts'
import { asksForBooking, withoutBooking } from './booking-address.ts'

const load = async () => (await import('./booking-dialog.tsx')).BookingDialog

/** Opens the booking dialog wherever the address says `?book`. */
export function BookingDialogHost() {
  const { isOpen, close } = useDialogAddress(asksForBooking, withoutBooking)
  return <LazyDialog title={bookingTitle} open={isOpen} onClose={close} load={load} />
}
