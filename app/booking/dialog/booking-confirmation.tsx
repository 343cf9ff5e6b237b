import { useLayoutEffect, useRef } from 'react'
import { here, t } from '../../../content/language/t.ts'
import { useCompany } from '../../page/company.ts'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { calendarFile } from './booking-client.ts'
import { meetWords } from '../../rules/visit-details.ts'
import {
  messages,
  purposeLabel,
  type AppointmentDetails,
  type OwnAppointment,
} from '../../rules/booking.ts'
import { CancelAppointment, type CancelAppointmentProps } from './cancel-appointment.tsx'
import { dayOfMonth, fullDay, monthOf, weekdayNames } from '../../rules/day-labels.ts'
import { localTime, placeOf, writeLocalTime } from './local-time.ts'
import { usePurposeTitle } from './use-purpose-title.ts'
import { Wordmark } from '../../ui/wordmark.tsx'

interface BookingConfirmationProps extends CancelAppointmentProps {
  /** Not known yet right after the page was loaded. */
  details: (AppointmentDetails & Pick<OwnAppointment, 'meet'>) | null
  /** Just now, to this time. */
  isMoved: boolean
  timeZone: string
  /** Set when it has just replaced the button that was pressed. */
  takeFocus: boolean
  /** What the server said when another booking on this day was tried. */
  alert: string | null
  onDone: () => void
  onMove: () => void
  onAnotherDay: () => void
}

export function BookingConfirmation(props: BookingConfirmationProps) {
  const company = useCompany()
  const { date, time, isMoved, details, timeZone, takeFocus, alert } = props
  const title = usePurposeTitle(details ?? { purpose: 'visit', productId: null })
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const local = localTime(date, time, timeZone)

  // Before the dialog notices that the focused button is gone and takes the focus itself.
  useLayoutEffect(() => {
    if (takeFocus) heading.current?.focus({ preventScroll: true })
  }, [takeFocus])
  // The list of slots may have been scrolled to; this starts at its top.
  useLayoutEffect(() => {
    section.current?.scrollIntoView({ block: 'start' })
  }, [])

  return (
    <section ref={section} className="confirmation" aria-labelledby="confirmation-heading">
      <div className="confirmation-words">
        <span className="badge">
          <Wordmark />
        </span>
        <h3 ref={heading} id="confirmation-heading" tabIndex={-1} className="wide">
          {isMoved ? t('Appointment moved') : t('Appointment booked')}
        </h3>
        <p role="status">{isMoved ? messages.moved : messages.booked(time)}</p>
        {alert && (
          <p role="alert" className="booking-alert">
            {alert}
          </p>
        )}
        <dl className="facts">
          {details?.purpose === 'demo' && (
            <div>
              <dt>{purposeLabel()}</dt>
              <dd>{title}</dd>
            </div>
          )}
          <div>
            <dt>{t('Day')}</dt>
            <dd>{fullDay(date)}</dd>
          </div>
          <div>
            <dt>{t('Time')}</dt>
            <dd>
              {t('{time}, Indian Standard Time', { time })}
              {local && (
                <span className="local-time">
                  {t('{time} your time ({place})', {
                    ...{ time: writeLocalTime(local), place: placeOf(timeZone) },
                  })}
                </span>
              )}
            </dd>
          </div>
          <div>
            <dt>{t('Where')}</dt>
            <dd>{details?.meet ? t(meetWords[details.meet]) : company.address.join(', ')}</dd>
          </div>
          {details?.note && (
            <div>
              <dt>{t('Your note')}</dt>
              <dd className="confirmation-note">{details.note}</dd>
            </div>
          )}
        </dl>
        <div className="actions confirmation-actions">
          <Button onClick={props.onDone}>{t('Done')}</Button>
          <ButtonAnchor variant="outline" href={calendarFile(date)} download icon="download">
            {t('Add to calendar')}
          </ButtonAnchor>
          <Button variant="outline" onClick={props.onMove}>
            {t('Move')}
          </Button>
          <div className="another-day">
            <Button
              variant="outline"
              aria-describedby="another-day-hint"
              onClick={props.onAnotherDay}
            >
              {t('Book another day')}
            </Button>
            <p id="another-day-hint" className="label">
              {t('This appointment stays when you book another day.')}
            </p>
          </div>
        </div>
        <p className="text-links">
          <a className="text-link" href={here(`/book?day=${date}`)}>
            <span>{t('Prepare your visit: the way, what to bring, your code at the gate')}</span>
          </a>
        </p>
        <CancelAppointment
          date={date}
          time={time}
          cancel={props.cancel}
          onCancelled={props.onCancelled}
          onSignedOut={props.onSignedOut}
        />
      </div>
      <div className="confirmation-plate" aria-hidden="true">
        <span>{weekdayNames(date).full}</span>
        <b>{dayOfMonth(date)}</b>
        <span>{monthOf(date)}</span>
      </div>
    </section>
  )
}
