import { useEffect, useRef, type Ref } from 'react'
import { Button } from '../ui/button.tsx'
import { messages } from './booking.ts'
import { longDay } from './day-labels.ts'
import type { DialogState } from './dialog-state.ts'
import { localTime, placeOf } from './local-time.ts'
import { SlotGrid } from './slot-grid.tsx'

interface BookingSlotsProps {
  state: DialogState
  timeZone: string
  heading: Ref<HTMLHeadingElement>
  onChoose: (time: string) => void
  onRetry: () => void
}

/** The right half: the slots of the chosen day. */
export function BookingSlots({ state, timeZone, heading, onChoose, onRetry }: BookingSlotsProps) {
  const { date, time, slots } = state
  const section = useScrollToNewDay(date, typeof slots === 'object')
  const empty = slots === 'failed' || slots.length === 0
  return (
    <section ref={section} className="booking-column" aria-labelledby="slots-heading">
      <div className="booking-column-head">
        <h3 ref={heading} id="slots-heading" tabIndex={-1}>
          {date ? longDay(date) : 'Choose a day'}
        </h3>
        <span className="label">Indian Standard Time</span>
      </div>
      {!date && <p className="text-ink-2">Days in black have free slots.</p>}
      {date && slots === 'loading' && <p role="status">{messages.loading}</p>}
      {date && empty && (
        <div className="booking-trouble">
          <p role="status">{messages.noSlots}</p>
          {slots === 'failed' && (
            <Button variant="outline" onClick={onRetry}>
              Try again
            </Button>
          )}
        </div>
      )}
      {date && typeof slots === 'object' && !empty && (
        <>
          {localTime(date, '12:00', timeZone) && (
            <p className="label mb-3">Small figures are your time ({placeOf(timeZone)}).</p>
          )}
          <SlotGrid {...{ date, slots, timeZone, onChoose }} chosen={time} />
        </>
      )}
    </section>
  )
}

/** On a phone the slots stand below the calendar, out of sight: a newly chosen day brings them up. */
function useScrollToNewDay(date: string | null, loaded: boolean) {
  const section = useRef<HTMLElement>(null)
  const seen = useRef(date)

  useEffect(() => {
    if (!loaded || seen.current === date) return
    seen.current = date
    if (!window.matchMedia('(max-width: 820px)').matches) return
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    section.current?.scrollIntoView({ block: 'start', behavior: still ? 'instant' : 'smooth' })
  }, [date, loaded])
  return section
}
