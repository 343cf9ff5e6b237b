import type { ReactNode, Ref } from 'react'
import { t } from '../../../content/language/t.ts'
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
  onMove: () => void
  onKeep: () => void
}

export function BookingFooter({ state, bookButton, signIn, ...on }: BookingFooterProps) {
  const { date, time, alert, notice, moving, sending } = state
  const [words, busyWords] = moving
    ? [t('Move Appointment'), t('Moving…')]
    : [t('Book Appointment'), t('Booking…')]
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
            {moving ? t('New time') : t('New appointment')}
            <span className="sr-only">: </span>
          </span>
          <b>{summary(date, time)}</b>
        </p>
        <Button
          ref={bookButton}
          variant="signal"
          icon="arrow-right"
          disabled={!date || !time}
          aria-busy={sending}
          onClick={moving ? on.onMove : on.onBook}
        >
          {sending ? busyWords : words}
        </Button>
        {moving && (
          <Button variant="outline" onClick={on.onKeep}>
            {t('Keep {day}, {time}', { day: shortDay(moving.date), time: moving.time })}
          </Button>
        )}
      </div>
    </DialogFooter>
  )
}

function summary(date: string | null, time: string | null): string {
  if (!date) return t('Choose a day')
  const day = shortDay(date)
  return time ? `${day}, ${time}` : t('{day}, choose a time', { day })
}
