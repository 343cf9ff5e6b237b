import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import type { AgendaEntry } from '../appointments/agenda.server.ts'
import { NoMailServer } from '../no-mail-server.tsx'
import { ClosedReasonField } from './closed-reason-field.tsx'
import { tellingWords } from './slot-list.tsx'

export interface RefusedClosing {
  message: string
  reason: string
  /** What visitors were to see. */
  visitors: string
}

interface CloseDayProps {
  /** Who has booked and is still to come. */
  ahead: AgendaEntry[]
  refused: RefusedClosing | null
  /** Proposed for what visitors see. */
  proposed: string | null
}

/** Says who is affected before anything happens. */
export function CloseDay({ ahead, refused, proposed }: CloseDayProps) {
  const people = ahead.length === 1 ? 'one person' : `${ahead.length} people`
  return (
    <section className="office-section" aria-labelledby="close-day">
      <h2 id="close-day">Close the whole day</h2>
      <Form method="post" className="office-form day-close" preventScrollReset>
        {ahead.length === 0 && (
          <p>Nobody has booked. From then on nobody can, until you open it again.</p>
        )}
        <ClosedReasonField id="close-day-visitors" written={refused?.visitors ?? proposed ?? ''} />
        {ahead.length > 0 && (
          <>
            <p>{tellingWords(ahead)}</p>
            {ahead.some(({ email }) => email) && <NoMailServer />}
            <ul className="day-affected">
              {ahead.map(({ id, time, name, email, phone }) => (
                <li key={id}>
                  <b>{time}</b> <bdi>{name}</bdi>{' '}
                  <span className="office-quiet">{email ?? phone}</span>
                </li>
              ))}
            </ul>
            <Field label="Reason">
              {(control) => (
                <textarea
                  {...control}
                  name="reason"
                  rows={3}
                  placeholder="Left empty, they are told what visitors see."
                  maxLength={500}
                  defaultValue={refused?.reason}
                />
              )}
            </Field>
          </>
        )}
        <p>
          <Button type="submit" compact name="do" value="close-day">
            {ahead.length === 0 ? 'Close this day' : `Close this day and tell ${people}`}
          </Button>
        </p>
      </Form>
    </section>
  )
}
