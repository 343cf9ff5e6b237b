import { inEnglish } from '../../content/language/in-language.server.ts'
import type { Language } from '../../content/language/languages.ts'
import { mailBody } from '../mail/mail-body.ts'
import { newMail, salesAddress, type MailSettings, type NewMail } from '../mail/mail.server.ts'
import type { MailKind } from '../rules/mail.ts'
import { titleOf } from './booking-mails.server.ts'
import type { OwnAppointment } from '../rules/booking.ts'
import { timeAt } from '../rules/calendar-days.ts'
import { fullDay, shortDay } from '../rules/day-labels.ts'
import { freedWords } from '../rules/waitlist.ts'
import type { ToldDetails } from '../rules/visit-details.ts'
import { officePath } from '../page/office-paths.ts'
import { changedFacts, toldFacts } from './visit-facts.server.ts'

type Appointment = OwnAppointment & Partial<ToldDetails> & { language: Language }

interface About {
  appointment: Appointment
  person: { name: string; email: string | null; phone: string | null }
  now: Date
}

type Staff = { name: string } | null
type At = { date: string; time: string }

/** Whatever language the visitor speaks who causes it. */
const forOurDesk =
  <A extends About>(write: (settings: MailSettings, about: A) => NewMail) =>
  (settings: MailSettings, about: A): NewMail =>
    inEnglish(() => write(settings, about))

/** For our own people: somebody is going to come. An answer to it goes to the visitor. */
export const bookingNotice = forOurDesk((settings, given: About & { staff: Staff }) => {
  const { staff, ...about } = given
  const { name, email } = about.person
  const how = staff
    ? `${staff.name} booked this for somebody who called.`
    : `${name} booked on the website.${email ? ' Answer this mail to answer them.' : ''}`
  return notice(settings, about, { kind: 'booking-notice', begins: 'New appointment', how })
})

/** For our own people: somebody comes at another time. */
export const moveNotice = forOurDesk((settings, given: About & { from: At; staff: Staff }) => {
  const { from, staff, ...about } = given
  const before = `${fullDay(from.date)} at ${from.time}`
  const how = staff
    ? `${staff.name} moved this from ${before}.`
    : `${about.person.name} moved this on the website from ${before}. That slot is ${freedWords}.`
  return notice(settings, about, { kind: 'move-notice', begins: 'Moved', how })
})

/** For our own people: somebody is not going to come after all. */
export const cancellationNotice = forOurDesk((settings, about) => {
  const how = `${about.person.name} cancelled on the website. The slot is ${freedWords}.`
  return notice(settings, about, { kind: 'cancellation-notice', begins: 'Cancelled', how })
})

/** For our own people: somebody told us more, or something else than before. */
export const detailsNotice = forOurDesk((settings, given: About & { before: Appointment }) => {
  const { before, ...about } = given
  const how = `${about.person.name} changed on the website what they had told us. It stands below as it is now; the time stays.`
  return notice(settings, about, { kind: 'details-notice', begins: 'Changed', how, before })
})

/** For our own people: somebody is on their way. */
export const lateNotice = forOurDesk((settings, given: About & { minutes: number }) => {
  const { minutes, ...about } = given
  const how = `${about.person.name} said at ${timeAt(about.now)} that they are some ${minutes} minutes late. The slot stays theirs.`
  const begins = `Late by ${minutes} minutes`
  return notice(settings, about, { kind: 'late-notice', begins, how })
})

interface Notice {
  kind: MailKind
  begins: string
  how: string
  /** Where it tells of a change. */
  before?: Appointment
}

function notice(
  settings: MailSettings,
  { appointment, person, now }: About,
  { kind, begins, how, before }: Notice,
): NewMail {
  const { id, date, time, note } = appointment
  const told = { ...appointment, phone: person.phone }
  // By its date: a mail that waits for its server is read on another day.
  const when = `${shortDay(date)} at ${time}`
  const content = mailBody(settings.company, {
    title: `${begins}: ${when}`,
    paragraphs: [how],
    facts: [
      ['Day', fullDay(date)],
      ['Time', time],
      ['For', titleOf(settings.catalogue, appointment)],
      ['Name', person.name],
      ['E-mail', person.email],
      ...(before ? changedFacts(settings, before, told) : toldFacts(settings, told)),
    ],
    quote: note ?? undefined,
    link: {
      href: settings.publicUrl + officePath.appointment(id),
      words: 'Open it in the office',
    },
  })
  return newMail(
    settings,
    {
      ...{ kind, about: id, recipient: salesAddress(settings) },
      ...{ replyTo: person.email ?? undefined },
      ...{ subject: `${begins}, ${when}: ${person.name}`, ...content },
    },
    now,
  )
}
