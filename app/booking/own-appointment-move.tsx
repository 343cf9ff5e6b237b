import { dayOfMonth, longDay, monthOf, shortDay, weekdayNames } from '../rules/day-labels.ts'
import { Button, ButtonAnchor } from '../ui/button.tsx'
import type { OwnAppointment } from './own-appointment.ts'
import { CallUs } from './own-appointment-view.tsx'

interface MoveOwnAppointmentProps {
  shown: OwnAppointment
  days: string[]
  /** Whose slots are shown. */
  date: string | null
  slots: string[]
}

/** A day is a link, and a slot of it one choice of a form. */
export function MoveOwnAppointment({ shown, days, date, slots }: MoveOwnAppointmentProps) {
  const { path } = shown
  const now = `${shortDay(shown.date)}, ${shown.time}`
  return (
    <>
      <p className="lead">It is on {now}. Until you move it, it stays where it is.</p>
      {date === null ? (
        <p>
          No slot is free at the moment. <CallUs>Call us and we will find a time</CallUs>
        </p>
      ) : (
        <>
          <nav aria-label="Days with free slots" className="own-days">
            {[...Map.groupBy(days, monthOf)].map(([month, ofMonth]) => (
              <section key={month} aria-label={month}>
                <h2>{month}</h2>
                <ul>
                  {ofMonth.map((day) => (
                    <li key={day}>
                      <a
                        className="slot"
                        href={`${path}?move=${day}#slots`}
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
          <form method="post" action={path} id="slots">
            <input type="hidden" name="do" value="move" />
            <input type="hidden" name="shown" value={`${shown.date} ${shown.time}`} />
            <input type="hidden" name="day" value={date} />
            <fieldset className="own-slots">
              <legend>Free slots on {longDay(date)}, Indian Standard Time</legend>
              <div>
                {slots.map((time) => (
                  <label key={time} className="slot">
                    <input type="radio" name="time" value={time} required />
                    {time}
                  </label>
                ))}
              </div>
            </fieldset>
            <div className="actions">
              <Button type="submit" variant="signal">
                Move Appointment
              </Button>
              <ButtonAnchor variant="outline" href={path}>
                Keep {now}
              </ButtonAnchor>
            </div>
          </form>
        </>
      )}
      {date === null && (
        <div className="actions">
          <ButtonAnchor variant="outline" href={path}>
            Keep {now}
          </ButtonAnchor>
        </div>
      )}
    </>
  )
}
