import { t } from '../../../content/language/t.ts'
import type { OwnAppointment } from '../../rules/booking.ts'
import { shortDay } from '../../rules/day-labels.ts'

interface OwnAppointmentsProps {
  appointments: readonly OwnAppointment[]
  /** The day that is shown already. */
  shown: string | null
  onShow: (date: string) => void
}

export function OwnAppointments({ appointments, shown, onShow }: OwnAppointmentsProps) {
  // The one that is shown says all this itself.
  if (appointments.every(({ date }) => date === shown)) return null
  return (
    <nav className="own-appointments" aria-labelledby="own-appointments">
      <h3 id="own-appointments" className="label">
        {t('Your appointments')}
      </h3>
      <ul>
        {appointments.map(({ id, date, time }) => (
          <li key={id}>
            <button
              type="button"
              className="text-link"
              aria-current={date === shown ? 'true' : undefined}
              onClick={() => onShow(date)}
            >
              <span>
                {shortDay(date)}, {time}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
