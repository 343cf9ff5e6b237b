import type { ReactNode } from 'react'
import { useCompany } from '../page/company.ts'
import { directionsUrl } from '../rules/company-links.ts'
import { dayOfMonth, fullDay, monthOf, shortDay, weekdayNames } from '../rules/day-labels.ts'
import { Button, ButtonAnchor } from '../ui/button.tsx'
import type { OwnAppointment } from './own-appointment.ts'
import { MoveOwnAppointment } from './own-appointment-move.tsx'
import styles from './own-appointment.css?url'

/** The page of a link: forms and links that a browser sends by itself, since mails are read anywhere. */
export default function OwnAppointmentView({ shown }: { shown: OwnAppointment }) {
  const { state, step, said, refused } = shown
  return (
    <div className="wrap own-appointment">
      <link rel="stylesheet" href={styles} precedence="page" />
      <div className="section-head">
        <h1 className="wide heading-2">{headingOf(shown)}</h1>
      </div>
      <div className="own-columns">
        <div className="own-words">
          {said && (
            <p role="status" className="own-said">
              {said}
            </p>
          )}
          {refused && (
            <p role="alert" className="enquiry-alert own-refused">
              {refused}
            </p>
          )}
          {typeof step === 'object' ? (
            <MoveOwnAppointment shown={shown} {...step} />
          ) : (
            <>
              <Facts shown={shown} />
              {state === 'booked' &&
                (step === 'cancel' ? <Cancel {...shown} /> : <Ways {...shown} />)}
              {state === 'started' && (
                <p>
                  It has started and can no longer be moved or cancelled online.{' '}
                  <CallUs>If something is in the way, call us</CallUs>
                </p>
              )}
              {state === 'cancelled' && (
                <div className="actions">
                  <ButtonAnchor variant="signal" href="/?book">
                    Find another slot
                  </ButtonAnchor>
                </div>
              )}
            </>
          )}
        </div>
        <Leaf {...shown} />
      </div>
    </div>
  )
}

function headingOf({ state, step }: OwnAppointment): string {
  if (state === 'cancelled') return 'Your appointment is cancelled'
  if (step === 'cancel') return 'Cancel your appointment?'
  return typeof step === 'object' ? 'Move your appointment' : 'Your appointment'
}

function Facts({ shown: { name, title, date, time, note } }: { shown: OwnAppointment }) {
  const company = useCompany()
  return (
    <dl className="facts">
      <Fact label="For">{title}</Fact>
      <Fact label="Day">{fullDay(date)}</Fact>
      <Fact label="Time">{time}, Indian Standard Time, 30 minutes</Fact>
      <Fact label="Name">{name}</Fact>
      <Fact label="Where">
        {company.name}, {company.address.join(', ')}
        <br />
        <a href={directionsUrl(company)} target="_blank" rel="noreferrer">
          Get directions
        </a>
      </Fact>
      <Fact label="Phone">
        <a href={company.phone.href}>{company.phone.display}</a>
      </Fact>
      {note && (
        <Fact label="Your note">
          <span className="confirmation-note">{note}</span>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Buttons that lead to the same page in another state, by forms that only read. */
function Ways({ path }: OwnAppointment) {
  return (
    <div className="actions">
      <ButtonAnchor href={`${path}/calendar.ics`} download icon="download">
        Add to calendar
      </ButtonAnchor>
      <form action={path}>
        <Button type="submit" name="move" variant="outline">
          Move
        </Button>
      </form>
      <form action={path}>
        <Button type="submit" name="cancel" variant="outline">
          Cancel appointment
        </Button>
      </form>
    </div>
  )
}

function Cancel({ path, date, time }: OwnAppointment) {
  return (
    <section className="cancel-question" aria-labelledby="cancel-question">
      <h2 id="cancel-question">
        Cancel your appointment on {shortDay(date)}, {time}?
      </h2>
      <p>Its slot is free for others at once. You get a mail that it is cancelled.</p>
      <div className="actions">
        {/* First, so that an impatient second click lands on the harmless one. */}
        <ButtonAnchor compact href={path}>
          Keep it
        </ButtonAnchor>
        <form method="post" action={path}>
          <input type="hidden" name="do" value="cancel" />
          <input type="hidden" name="shown" value={`${date} ${time}`} />
          <Button type="submit" compact variant="outline">
            Yes, cancel it
          </Button>
        </form>
      </div>
    </section>
  )
}

export function CallUs({ children }: { children: ReactNode }) {
  const { phone } = useCompany()
  return (
    <>
      {children}: <a href={phone.href}>{phone.display}</a>.
    </>
  )
}

/** The day as a leaf of a calendar. */
function Leaf({ date, time, state }: OwnAppointment) {
  return (
    <div className="confirmation-plate own-leaf" data-state={state} aria-hidden="true">
      <span>{weekdayNames(date).full}</span>
      <b>{dayOfMonth(date)}</b>
      <span>
        {monthOf(date)}, {time}
      </span>
    </div>
  )
}
