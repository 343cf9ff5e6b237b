import type { RefObject } from 'react'
import { t } from '../../../content/language/t.ts'
import { Button } from '../../ui/button.tsx'
import type { OpenDays } from './booking-client.ts'
import { ContactWays } from '../contact-ways.tsx'
import { DayPicker } from './day-picker.tsx'

interface BookingCalendarProps {
  openDays: OpenDays | 'loading' | 'failed'
  ownDays: readonly string[]
  chosen: string | null
  section: RefObject<HTMLElement | null>
  onChoose: (date: string) => void
  onRetry: () => void
}

/** The left half: which days can be booked, or why none can. */
export function BookingCalendar(props: BookingCalendarProps) {
  const { openDays, ownDays, chosen, section, onChoose, onRetry } = props
  return (
    <section ref={section} className="booking-column booking-calendar" aria-label={t('Day')}>
      {openDays === 'loading' && <p role="status">{t('Loading days...')}</p>}
      {openDays === 'failed' && (
        <div className="booking-trouble" role="alert">
          <p>{t('The open days could not be loaded. Try again, or reach us directly.')}</p>
          <ContactWays />
          <Button variant="outline" onClick={onRetry}>
            {t('Try again')}
          </Button>
        </div>
      )}
      {typeof openDays === 'object' &&
        (openDays.days.length + ownDays.length === 0 ? (
          <div className="booking-trouble" role="status">
            <p>
              {t(
                'No day has a free slot at the moment. Reach us directly and we will find a time.',
              )}
            </p>
            <ContactWays />
          </div>
        ) : (
          <>
            <DayPicker {...openDays} ownDays={ownDays} chosen={chosen} onChoose={onChoose} />
            <ul className="calendar-legend">
              <li className="calendar-legend-free">
                {t('Days in black with a dot have free slots.')}
              </li>
              {ownDays.length > 0 && (
                <li className="calendar-legend-own">{t('A square marks your appointment.')}</li>
              )}
            </ul>
          </>
        ))}
    </section>
  )
}
