import { useEffect, useRef, type ReactNode, type Ref } from 'react'
import { t } from '../../../content/language/t.ts'
import { Button } from '../../ui/button.tsx'
import { messages } from '../../rules/booking.ts'
import { longDay } from '../../rules/day-labels.ts'
import type { DialogState } from './dialog-state.ts'
import { localTime, placeOf } from './local-time.ts'
import { SlotGrid, SlotGridLoading } from './slot-grid.tsx'
import { below } from '../../ui/breakpoints.ts'
import { lessMotion } from '../../ui/less-motion.ts'

/** As in booking.css: the calendar above, the slots below. */
const stacked = below('tablet')

interface BookingSlotsProps {
  state: DialogState
  /** Whoever comes by a link to a day without a free slot is told above the calendar what can be done. */
  isFull: boolean
  /** Nothing above is still about to appear and push the slots away. */
  isSettled: boolean
  timeZone: string
  /** Why the chosen day is closed, where that is said. */
  closedReason?: string | undefined
  heading: Ref<HTMLHeadingElement>
  onChoose: (time: string) => void
  /** The field for what the visitor wants to say, below the slots. */
  note: ReactNode
  onRetry: () => void
}

/** The right half: the slots of the chosen day. */
export function BookingSlots(props: BookingSlotsProps) {
  const { state, isFull, isSettled, timeZone, closedReason, heading, onChoose, note, onRetry } =
    props
  const { date, time, slots } = state
  const section = useScrollToNewDay(isFull ? null : date, isSettled, state.moving?.date ?? null)
  const empty = slots === 'failed' || slots.length === 0
  return (
    <section ref={section} className="booking-column" aria-labelledby="slots-heading">
      <div className="booking-column-head">
        <h3 ref={heading} id="slots-heading" tabIndex={-1}>
          {date ? longDay(date) : t('Choose a day')}
        </h3>
        <span className="label">{t('Indian Standard Time')}</span>
      </div>
      {!date && <p className="slot-hint">{t('Its free times appear here.')}</p>}
      {date && empty && (
        <div className="booking-trouble">
          <p role="status">
            {messages.noSlots}
            {closedReason && <span>{closedReason}</span>}
            {slots === 'failed' && <span>{t('The connection failed.')}</span>}
          </p>
          {slots === 'failed' && (
            <Button variant="outline" onClick={onRetry}>
              {t('Try again')}
            </Button>
          )}
        </div>
      )}
      {date && !empty && (
        <>
          {!isFull && localTime(date, '12:00', timeZone) && (
            <p className="label slot-note">
              {t('Small figures are your time ({place}).', { place: placeOf(timeZone) })}
            </p>
          )}
          {slots === 'loading' ? (
            <SlotGridLoading />
          ) : (
            <>
              <SlotGrid {...{ date, slots, timeZone, onChoose }} chosen={time} />
              {!isFull && note}
            </>
          )}
        </>
      )}
    </section>
  )
}

/**
 * On a phone the slots stand below the calendar, out of sight: a newly chosen day, or the one in the
 * address, brings them up, still loading. The day of what is to be moved is not new: the move begins above.
 */
function useScrollToNewDay(date: string | null, isSettled: boolean, ownDay: string | null) {
  const section = useRef<HTMLElement>(null)
  const seen = useRef(ownDay)

  useEffect(() => {
    if (!isSettled || seen.current === date) return
    seen.current = date
    if (!date || !window.matchMedia(stacked).matches) return
    const still = lessMotion().matches
    section.current?.scrollIntoView({ block: 'start', behavior: still ? 'instant' : 'smooth' })
  }, [date, isSettled])
  return section
}
