import { t } from '../../content/language/t.ts'
import { dayOfMonth, longDay, monthOf, weekdayNames } from '../rules/day-labels.ts'
import type { ClosedDay, Slot } from '../rules/booking.ts'
import { groupBy } from '../rules/group-by.ts'

interface DayLinksProps {
  days: string[]
  /** Whose slots are shown. */
  date: string | null
  hrefOf: (day: string) => string
}

/** Each day is a link to the same page with its slots. */
export function DayLinks({ days, date, hrefOf }: DayLinksProps) {
  return (
    <nav aria-label={t('Days with free slots')} className="own-days">
      {[...groupBy(days, monthOf)].map(([month, ofMonth]) => (
        <section key={month} aria-label={month}>
          <h2>{month}</h2>
          <ul>
            {ofMonth.map((day) => (
              <li key={day}>
                <a
                  className="slot"
                  href={`${hrefOf(day)}#slots`}
                  aria-current={day === date ? 'date' : undefined}
                >
                  <small>{weekdayNames(day).short}</small> {dayOfMonth(day)}
                  <span className="sr-only"> {month}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

/** Which days are missing among them, and why. */
export function ClosedDays({ days }: { days: ClosedDay[] }) {
  if (days.length === 0) return null
  return (
    <ul aria-label={t('Closed days')} className="own-closed">
      {days.map(({ date, reason }) => (
        <li key={date}>
          <b>{longDay(date)}</b>: {reason}
        </li>
      ))}
    </ul>
  )
}

interface SlotInputsProps {
  date: string
  slots: Slot[]
  chosen?: string | null
}

/** The slots of a day, one of which is chosen. */
export function SlotInputs({ date, slots, chosen }: SlotInputsProps) {
  return (
    <fieldset className="own-slots">
      <legend>{t('Slots on {day}, Indian Standard Time', { day: longDay(date) })}</legend>
      <div>
        {slots.map(({ time, booked }) => (
          <label key={time} className="slot">
            <input
              type="radio"
              name="time"
              value={time}
              required
              disabled={booked}
              defaultChecked={time === chosen && !booked}
            />
            <span>
              {time}
              {booked && <span className="sr-only"> {t('booked')}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
