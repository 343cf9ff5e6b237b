import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { shortDay } from '../../booking/day-labels.ts'
import { enquiryAddress } from '../inbox/inbox-address.ts'
import { kindWords, statusWords } from '../inbox/enquiry-words.ts'
import { mailAddress } from '../mail/mail-address.ts'
import { mailKindWords, mailStatusWords } from '../mail/mail-words.ts'
import { Moment } from '../moment.tsx'
import { ErasePerson } from './erase-person.tsx'
import type { PersonSummary } from './person-summary.server.ts'
import { appointmentStatusWords } from './person-words.ts'

interface PersonViewProps {
  /** The e-mail address or phone number that was asked for. */
  asked: string
  person: PersonSummary & { ahead: { id: string; date: string; time: string }[] }
  now: Date
}

/** All that is kept about a person. */
export function PersonView({ asked, person, now }: PersonViewProps) {
  const { enquiries, appointments, mails } = person
  return (
    <article className="person" aria-labelledby="person-name">
      <div className="office-head">
        <h2 id="person-name">{person.names.join(', ') || asked}</h2>
        <a
          className="office-button"
          href={`/staff/people.json?${new URLSearchParams({ person: asked }).toString()}`}
          download
        >
          Download all as JSON
        </a>
      </div>
      <Facts person={person} now={now} />
      <Kept title="Enquiries" of={enquiries}>
        {enquiries.map(({ id, kind, about, status, createdAt }) => (
          <li key={id}>
            <Link className="office-link" to={enquiryAddress(id)}>
              {kindWords[kind]}
              {about && `: ${about}`}
            </Link>
            <span className="office-quiet">
              {statusWords[status]}, <Moment at={createdAt} now={now} />
            </span>
          </li>
        ))}
      </Kept>
      <Kept title="Appointments" of={appointments}>
        {appointments.map(({ id, date, time, status, purpose, about }) => (
          <li key={id}>
            <Link className="office-link" to={`/staff/appointments/${id}`}>
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
            <Link className="office-link" to={mailAddress(id)}>
              {subject}
            </Link>
            <span className="office-quiet">
              {mailKindWords[kind]}, {mailStatusWords[status].toLowerCase()},{' '}
              <Moment at={createdAt} now={now} />
            </span>
          </li>
        ))}
      </Kept>
      <ErasePerson {...{ asked, person }} />
    </article>
  )
}

function Facts({ person, now }: Pick<PersonViewProps, 'person' | 'now'>) {
  const { emails, phones, companies, signedUpAt, sessions, notes, logEntries } = person
  const facts: [string, ReactNode][] = [
    ['E-mail', emails.join(', ')],
    ['Phone', phones.join(', ')],
    ['Company', companies.join(', ')],
    ['Signed in first', signedUpAt && <Moment at={signedUpAt} now={now} />],
    ['Signed in on', sessions > 0 && `${sessions} ${sessions === 1 ? 'device' : 'devices'}`],
    ['Notes of staff', notes > 0 && notes],
    ['Lines of the log', logEntries > 0 && logEntries],
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
