import { useEffect, useState, type ComponentType } from 'react'
import type { BookingDialogProps } from './booking-dialog.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { BookingDialogLoading } from './booking-dialog-loading.tsx'
import { useBookingAddress } from './use-booking-address.ts'

/**
 * Opens the booking dialog wherever the address says `?book`. Its code, Base UI and the calendar,
 * is fetched at the first use and not before.
 */
export function BookingDialogHost() {
  // The server's page is made without a query, so the first render in the browser is too.
  const hydrated = useHydrated()
  const { isOpen, close } = useBookingAddress()
  const [Dialog, setDialog] = useState<ComponentType<BookingDialogProps> | null>(null)
  const [wasClosed, setWasClosed] = useState(false)
  const [failures, setFailures] = useState(0)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!isOpen || Dialog) return
    let wanted = true
    import('./booking-dialog.tsx').then(
      (module) => setDialog(() => module.BookingDialog),
      (error: unknown) => {
        console.error('The booking dialog could not be loaded', error)
        if (wanted) setFailures((count) => count + 1)
      },
    )
    return () => {
      wanted = false
    }
  }, [isOpen, Dialog, attempt])

  // From then on it opens without a stand-in.
  if (Dialog && !isOpen && !wasClosed) setWasClosed(true)

  if (!hydrated) return null
  if (Dialog) return <Dialog open={isOpen} instant={!wasClosed} onClose={close} />
  if (!isOpen) return null
  return (
    <BookingDialogLoading
      failed={failures > attempt}
      onRetry={() => {
        // Some browsers remember a failed module for good, and after a release its file is gone:
        // when trying again did not help, the page itself is loaded again.
        if (failures > 1) window.location.reload()
        else setAttempt(failures)
      }}
      onClose={close}
    />
  )
}
