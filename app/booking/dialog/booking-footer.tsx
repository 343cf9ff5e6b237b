import type { ReactNode, Ref } from 'react'
import { Button } from '../../ui/button.tsx'
import { DialogFooter } from '../../ui/dialog-frame.tsx'
import { shortDay } from '../../rules/day-labels.ts'
import type { DialogState } from './dialog-state.ts'

interface BookingFooterProps {
  state: DialogState
  bookButton: Ref<HTMLButtonElement>
  /** Stands beside the alert when that asks to sign in. */
  signIn: ReactNode
  onBook: () => void
}

export function BookingFooter({ state, bookButton, signIn, onBook }: BookingFooterProps) {
  const { date, time, alert, notice, sending } = state
  return (
    <DialogFooter>
      {/* Always there, so that a message put into it is announced. */}
      <p role="status" className="booking-notice">
        {notice}
      </p>
      {alert && (
        <div className="booking-footer-alert">
          <p role="alert" className="booking-alert">
            {alert.text}
          </p>
          {signIn}
        </div>
      )}
      <div className="booking-footer">
        <p className="booking-summary">
          <span className="label">
            New appointment<span className="sr-only">: </span>
          </span>
          <b>{summary(date, time)}</b>
        </p>
        <Button
          ref={bookButton}
          variant="signal"
          icon="arrow-right"
          disabled={!date || !time}
          aria-busy={sending}
          onClick={onBook}
        >
          {sending ? 'Booking…' : 'Book Appointment'}
        </Button>
      </div>
    </DialogFooter>
  )
}

function summary(date: string | null, time: string | null): string {
  if (!date) return 'Choose a day'
  return time ? `${shortDay(date)}, ${time}` : `${shortDay(date)}, choose a time`
}
