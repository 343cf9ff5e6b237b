import { Form, Link } from 'react-router'
import { shortDay } from '../../booking/day-labels.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import type { PersonSummary } from './person-summary.server.ts'

interface ErasePersonProps {
  asked: string
  person: PersonSummary & { ahead: { id: string; date: string; time: string }[] }
}

/** For good, so the address has to be typed once more. */
export function ErasePerson({ asked, person }: ErasePersonProps) {
  const { ahead, waitingMails } = person
  return (
    <section className="office-section" aria-labelledby="erase-title">
      <h2 id="erase-title">Erase this person</h2>
      {ahead.length > 0 ? (
        <>
          <p className="person-erase-words">
            There is an appointment to come. Cancel it first, so that the person is told; then come
            back here.
          </p>
          <ul className="enquiry-around">
            {ahead.map(({ id, date, time }) => (
              <li key={id}>
                <Link className="office-link" to={`/staff/appointments/${id}`}>
                  {shortDay(date)}, {time}
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <p className="person-erase-words">
            Name, addresses, messages, notes and mails are removed for good, and they are signed out
            everywhere. Appointments and enquiries remain as numbers without a person.
            {waitingMails > 0 &&
              ` ${waitingMails} ${waitingMails === 1 ? 'mail is' : 'mails are'} still waiting, and would never be sent.`}
          </p>
          <Form
            method="post"
            action={`/staff/people?${new URLSearchParams({ person: asked }).toString()}`}
            className="office-form"
          >
            <input type="hidden" name="person" value={asked} />
            <Field label={`Type ${asked} to confirm`}>
              {(control) => (
                <input
                  {...control}
                  name="confirmation"
                  autoComplete="off"
                  spellCheck={false}
                  required
                />
              )}
            </Field>
            <p>
              <Button type="submit" compact>
                Erase for good
              </Button>
            </p>
          </Form>
        </>
      )}
    </section>
  )
}
