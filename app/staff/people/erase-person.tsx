import { Form, Link } from 'react-router'
import { freshMinutes } from '../../rules/session.ts'
import { signInUrl } from '../../account/sign-in-window.ts'
import { shortDay } from '../../rules/day-labels.ts'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import type { PersonSummary } from './person-summary.server.ts'
import type { PersonQuote } from './quotes-of-person.server.ts'
import { officePath } from '../../page/office-paths.ts'

interface ErasePersonProps {
  asked: string
  person: PersonSummary & {
    ahead: { id: string; date: string; time: string }[]
    quotes: PersonQuote[]
  }
  isFresh: boolean
}

/** For good, so the address has to be typed once more. */
export function ErasePerson({ asked, person, isFresh }: ErasePersonProps) {
  const { ahead, quotes, waitingMails, joined } = person
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
                <Link className="office-link" to={officePath.appointment(id)}>
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
            {joined.length > 0 && ` This goes for all that is joined: ${joined.join(', ')}.`}
            {quoteWords(quotes)}
            {waitingMails > 0 &&
              ` ${waitingMails} ${waitingMails === 1 ? 'mail is' : 'mails are'} still waiting, and would never be sent.`}
          </p>
          {isFresh ? <EraseForm asked={asked} joined={joined} /> : <SignInAgain asked={asked} />}
        </>
      )}
    </section>
  )
}

/** Of those that are not over. */
function quoteWords(quotes: PersonQuote[]): string {
  const standing = quotes.filter(({ state }) => state === 'open' || state === 'accepted')
  if (standing.length === 0) return ''
  const each = standing.map(({ title, state }) => `${title} is ${state}`).join(', ')
  return ` ${each}: removed too, paper and page.`
}

function EraseForm({ asked, joined }: { asked: string; joined: string[] }) {
  return (
    <Form method="post" action={officePath.person(asked)} className="office-form">
      <input type="hidden" name="person" value={asked} />
      <input type="hidden" name="shown" value={joined.join(' ')} />
      <Field label={`Type ${asked} to confirm`}>
        {(control) => (
          <input {...control} name="confirmation" autoComplete="off" spellCheck={false} required />
        )}
      </Field>
      <p>
        <Button type="submit" compact>
          Erase for good
        </Button>
      </p>
    </Form>
  )
}

/** Not by whoever finds a screen unlocked. */
function SignInAgain({ asked }: { asked: string }) {
  return (
    <>
      <p className="person-erase-words">
        This can’t be undone, so it asks for a sign-in of the last {freshMinutes} minutes.
      </p>
      <p>
        <ButtonAnchor href={signInUrl(officePath.person(asked), { fresh: true })} compact>
          Sign in again to erase
        </ButtonAnchor>
      </p>
    </>
  )
}
