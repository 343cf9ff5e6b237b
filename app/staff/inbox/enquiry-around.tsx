import { Link } from 'react-router'
import { shortDay } from '../../rules/day-labels.ts'
import { kindWords } from '../../rules/enquiry-facts.ts'
import { mailKindWords, mailStatusWords } from '../words/mail-words.ts'
import { DateTime } from '../date-time.tsx'
import { appointmentStatusWords } from '../words/appointment-words.ts'
import { statusWords } from '../words/enquiry-words.ts'
import type { AroundEnquiry } from './enquiry.server.ts'
import { officePath } from '../../page/office-paths.ts'

interface EnquiryAroundProps {
  email: string
  around: AroundEnquiry
  now: Date
}

/** The mails about it, and what else this person asked for or booked. */
export function EnquiryAround({ email, around, now }: EnquiryAroundProps) {
  const { mails, otherEnquiries, appointments } = around
  return (
    <>
      {mails.length > 0 && (
        <section className="office-section" aria-labelledby="mails-title">
          <h2 id="mails-title">Mails about it</h2>
          <ul className="enquiry-around">
            {mails.map((mail) => (
              <li key={mail.id}>
                <Link className="office-link" to={officePath.mail(mail.id)}>
                  {mail.subject}
                </Link>
                <span className="office-quiet">
                  {mailKindWords[mail.kind]}, {mailStatusWords[mail.status].toLowerCase()},{' '}
                  <DateTime at={mail.createdAt} now={now} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {email && (
        <section className="office-section" aria-labelledby="person-title">
          <h2 id="person-title">The same person</h2>
          <ul className="enquiry-around">
            {otherEnquiries.map((other) => (
              <li key={other.id}>
                <Link className="office-link" to={officePath.enquiry(other.id)}>
                  {kindWords[other.kind]}
                  {other.about && `: ${other.about}`}
                </Link>
                <span className="office-quiet">
                  {statusWords[other.status]}, <DateTime at={other.createdAt} now={now} />
                </span>
              </li>
            ))}
            {appointments.map((appointment) => (
              <li key={appointment.id}>
                <Link className="office-link" to={officePath.appointment(appointment.id)}>
                  {appointment.purpose === 'demo' ? 'Demo' : 'Appointment'}
                  {appointment.about && `: ${appointment.about}`}
                </Link>
                <span className="office-quiet">
                  {shortDay(appointment.date)}, {appointment.time},{' '}
                  {appointmentStatusWords[appointment.status].toLowerCase()}
                </span>
              </li>
            ))}
            <li>
              <Link className="office-link" to={officePath.person(email)}>
                Everything about this person
              </Link>
            </li>
          </ul>
        </section>
      )}
    </>
  )
}
