import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { signInUrl } from '../../account/sign-in-window.ts'
import { shortDay } from '../../rules/day-labels.ts'
import { kindWords } from '../../rules/enquiry-facts.ts'
import { statusWords } from '../words/enquiry-words.ts'
import type { ContactFields } from '../contact-fields.ts'
import type { RefusedCorrection } from '../corrections/correction-form.ts'
import { mailKindWords, mailStatusWords } from '../words/mail-words.ts'
import { May, WhoMay } from '../may.tsx'
import { DateTime } from '../date-time.tsx'
import { CorrectPerson } from './correct-person.tsx'
import { ErasePerson } from './erase-person.tsx'
import { SamePerson, type SameSearch } from './same-person.tsx'
import type { PersonSummary } from './person-summary.server.ts'
import type { PersonQuote } from './quotes-of-person.server.ts'
import { appointmentStatusWords } from '../words/appointment-words.ts'
import { quoteStateWords } from '../words/quote-words.ts'
import { officePath } from '../../page/office-paths.ts'

interface PersonViewProps {
  /** The e-mail address or phone number that was asked for. */
  asked: string
  person: PersonSummary & {
    ahead: { id: string; date: string; time: string }[]
    quotes: PersonQuote[]
    contact: ContactFields
  }
  /** The search for another who is the same person. */
  same: SameSearch
  now: Date
  /** Signed in within the last minutes: then their data may leave, or be erased. */
  isFresh: boolean
  /** Why a correction was not made. */
  refused: RefusedCorrection | null
}

/** All that is kept about a person. */
export function PersonView({ asked, person, same, now, isFresh, refused }: PersonViewProps) {
  const { enquiries, quotes, appointments, mails } = person
  return (
    <article className="person" aria-labelledby="person-name">
      <div className="office-head">
        <h2 id="person-name">
          {person.names.length === 0 && asked}
          {person.names.map((name, place) => (
            <Fragment key={name}>
              {place > 0 && ', '}
              <bdi>{name}</bdi>
            </Fragment>
          ))}
        </h2>
        <May right="take-out">
          {isFresh ? (
            <a className="office-button" href={officePath.personJson(asked)} download>
              Download all as JSON
            </a>
          ) : (
            <a
              className="office-button"
              href={signInUrl(officePath.person(asked), { fresh: true })}
            >
              Sign in again to download
            </a>
          )}
        </May>
      </div>
      <Facts person={person} now={now} />
      <May right="correct">
        <CorrectPerson {...{ asked, person, refused }} />
      </May>
      <WhoMay right="correct" />
      <Kept title="Enquiries" of={enquiries}>
        {enquiries.map(({ id, kind, about, status, createdAt }) => (
          <li key={id}>
            <Link className="office-link" to={officePath.enquiry(id)}>
              {kindWords[kind]}
              {about && `: ${about}`}
            </Link>
            <span className="office-quiet">
              {statusWords[status]}, <DateTime at={createdAt} now={now} />
            </span>
          </li>
        ))}
      </Kept>
      <Kept title="Quotes" of={quotes}>
        {quotes.map(({ id, enquiryId, title, state, madeAt }) => (
          <li key={id}>
            <Link className="office-link" to={officePath.quotes(enquiryId)}>
              {title}
            </Link>
            <span className="office-quiet">
              {quoteStateWords[state]}, <DateTime at={madeAt} now={now} />
            </span>
          </li>
        ))}
      </Kept>
      <Kept title="Appointments" of={appointments}>
        {appointments.map(({ id, date, time, status, purpose, about }) => (
          <li key={id}>
            <Link className="office-link" to={officePath.appointment(id)}>
              {shortDay(date)}, {time}
            </Link>
            <span className="office-quiet">
              {purpose === 'demo' && `Demo${about ? ` of the ${about}` : ''}, `}
              {appointmentStatusWords[status].toLowerCase()}
            </span>
          </li>
        ))}
      </Kept>
      <Kept title="Mails" of={mails}>
        {mails.map(({ id, kind, subject, status, createdAt }) => (
          <li key={id}>
            <Link className="office-link" to={officePath.mail(id)}>
              {subject}
            </Link>
            <span className="office-quiet">
              {mailKindWords[kind]}, {mailStatusWords[status].toLowerCase()},{' '}
              <DateTime at={createdAt} now={now} />
            </span>
          </li>
        ))}
      </Kept>
      <SamePerson {...{ asked, joined: person.joined, same, now }} />
      <May right="erase">
        <ErasePerson {...{ asked, person, isFresh }} />
      </May>
      <WhoMay right="erase" />
    </article>
  )
}

function Facts({ person, now }: Pick<PersonViewProps, 'person' | 'now'>) {
  const { emails, phones, alsoGiven, signedUpAt, sessions, notes, logEntries } = person
  const { visits, noShows, doneForOthers } = person
  const facts: [string, ReactNode][] = [
    ['E-mail', emails.join(', ')],
    ['Phone', phones.join(', ')],
    ...alsoGiven,
    ['Visits', visits + noShows > 0 && visitWords(visits, noShows)],
    ['Signed in first', signedUpAt && <DateTime at={signedUpAt} now={now} />],
    ['Signed in on', sessions > 0 && `${sessions} ${sessions === 1 ? 'device' : 'devices'}`],
    ['Notes of staff', notes > 0 && notes],
    ['Lines of the log', logEntries > 0 && logEntries],
    ['Enquiries and notes as a colleague', doneForOthers > 0 && doneForOthers],
  ]
  return (
    <dl className="facts person-facts">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** '2 came, 1 did not come' */
function visitWords(visits: number, noShows: number): string {
  const words = [
    visits > 0 && `came ${times(visits)}`,
    noShows > 0 && `did not come ${times(noShows)}`,
  ]
  return words.filter(Boolean).join(', ')
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`
}

function Kept({ title, of, children }: { title: string; of: unknown[]; children: ReactNode }) {
  if (of.length === 0) return null
  return (
    <section className="office-section" aria-label={title}>
      <h2>
        {title} <span className="office-quiet">{of.length}</span>
      </h2>
      <ul className="enquiry-around">{children}</ul>
    </section>
  )
}
