import { useId } from 'react'
import { t } from '../../../content/language/t.ts'
import { messages, type Slot } from '../../rules/booking.ts'
import { localTime, writeLocalTime, type LocalTime } from './local-time.ts'

interface SlotGridProps {
  date: string
  slots: readonly Slot[]
  chosen: string | null
  /** Where the visitor's clock differs from the one in Kerala, each free slot shows both. */
  timeZone: string
  onChoose: (time: string) => void
}

export function SlotGrid({ date, slots, chosen, timeZone, onChoose }: SlotGridProps) {
  return (
    <>
      <ul className="slot-grid">
        {slots.map((slot) => (
          <li key={slot.time}>
            <SlotButton
              {...slot}
              chosen={slot.time === chosen}
              local={localTime(date, slot.time, timeZone)}
              onChoose={() => onChoose(slot.time)}
            />
          </li>
        ))}
      </ul>
      <ul className="slot-legend" aria-hidden="true">
        <li className="slot-legend-free">{t('Free')}</li>
        <li className="slot-legend-booked">{t('Booked')}</li>
        <li className="slot-legend-chosen">{t('Chosen')}</li>
      </ul>
    </>
  )
}

/** As high as a usual day of twelve slots, so that nothing jumps when they arrive. */
export function SlotGridLoading() {
  return (
    <div className="slots-loading">
      <p role="status">{messages.loading}</p>
      <ul className="slot-grid" aria-hidden="true">
        {Array.from({ length: 9 }, (_, index) => (
          <li key={index} className="slot-placeholder" />
        ))}
      </ul>
    </div>
  )
}

interface SlotButtonProps extends Slot {
  chosen: boolean
  local: LocalTime | null
  onChoose: () => void
}

function SlotButton({ time, booked, mine, chosen, local, onChoose }: SlotButtonProps) {
  const localId = useId()
  const showsLocal = local && !booked
  return (
    <button
      type="button"
      className="slot"
      disabled={booked}
      aria-pressed={chosen}
      aria-describedby={showsLocal ? localId : undefined}
      onClick={onChoose}
    >
      <span className="slot-time">{time}</span>{' '}
      {booked && <small>{mine ? t('Yours') : t('Booked')}</small>}
      {/* The name stays the time of the slot; the visitor's own time describes it. */}
      {showsLocal && (
        <small id={localId} aria-hidden="true">
          {writeLocalTime(local)}
          <span className="sr-only"> {t('your time')}</span>
        </small>
      )}
    </button>
  )
}
