import type { ReactNode } from 'react'
import { here, t } from '../../content/language/t.ts'
import { shortDay } from '../rules/day-labels.ts'
import { Button, ButtonAnchor } from '../ui/button.tsx'
import { AppointmentFacts, CallUs, DayLeaf, DrawnFrame } from './drawn-facts.tsx'
import type { Proposal } from './drawn-page.ts'

/** A time that we proposed in an answer: one press books it. */
export default function ProposalView({ shown }: { shown: Proposal }) {
  const { path, date, time, isFree, isTaken, why, others } = shown
  if (isTaken)
    return (
      <DrawnFrame {...shown} heading={t('One of the times we proposed is booked')} aside={null}>
        <p>
          {t('The mail that confirms it has a link of its own, to see, move or cancel it.')}{' '}
          <CallUs>{t('If something is in the way, call us')}</CallUs>
        </p>
      </DrawnFrame>
    )
  const leaf = <DayLeaf date={date} time={time} isOff={!isFree} />
  const heading = isFree ? t('Book this time?') : t('This time can’t be booked')
  return (
    <DrawnFrame {...shown} heading={heading} aside={leaf}>
      {isFree ? (
        <>
          <p className="lead">{t('Nothing is booked yet. One press, and the time is yours.')}</p>
          <AppointmentFacts {...shown} note={null} />
          <div className="actions">
            <Take action={path} slot={shown} isMain>
              {t('Book {day}, {time}', { day: shortDay(date), time })}
            </Take>
          </div>
        </>
      ) : (
        <p className="lead">
          {t('{day}, {time} can’t be booked.', { day: shortDay(date), time })} {why}
        </p>
      )}
      {others.length > 0 && (
        <section aria-labelledby="other-times" className="cancel-question">
          <h2 id="other-times">
            {others.length === 1
              ? t('The other time we proposed')
              : t('The other times we proposed')}
          </h2>
          <div className="actions">
            {others.map((slot) => (
              <Take key={`${slot.date} ${slot.time}`} action={path} slot={slot}>
                {t('Book {day}, {time}', { day: shortDay(slot.date), time: slot.time })}
              </Take>
            ))}
          </div>
        </section>
      )}
      <p>{t('None of them fits?')}</p>
      <div className="actions">
        <ButtonAnchor href={here('/book')} variant="outline">
          {t('All free times')}
        </ButtonAnchor>
      </div>
      <p>
        <CallUs>{t('Or call us and we will find one')}</CallUs>
      </p>
    </DrawnFrame>
  )
}

interface TakeProps {
  action: string
  slot: { date: string; time: string }
  isMain?: boolean
  children: ReactNode
}

function Take({ action, slot, isMain = false, children }: TakeProps) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="slot" value={`${slot.date} ${slot.time}`} />
      <Button type="submit" variant={isMain ? 'signal' : 'outline'}>
        {children}
      </Button>
    </form>
  )
}
