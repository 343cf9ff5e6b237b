import { company } from '../../content/company.ts'
import { mailBody } from '../mail/mail-body.ts'
import { newMail, type MailContent, type MailSettings, type NewMail } from '../mail/mail.server.ts'
import { appointmentInvitation, appointmentWithdrawal } from './appointment-calendar.server.ts'
import type { OwnAppointment } from './booking.ts'
import { fullDay } from './day-labels.ts'

interface About {
  appointment: OwnAppointment
  person: { name: string; email: string }
  now: Date
}

/** Tells that the slot is theirs, with the event for their calendar. */
export function confirmationMail(settings: MailSettings, about: About): NewMail {
  const { appointment, person } = about
  const when = `${fullDay(appointment.date)}, ${appointment.time}`
  const content = {
    subject: `Your appointment with DINO: ${when}`,
    ...mailBody({
      title: 'Your appointment is booked',
      paragraphs: [
        `${greeting(person)}your appointment with DINO is booked. The event for your calendar comes with this mail.`,
        'If you can’t come, please cancel it, so that somebody else can have the slot.',
      ],
      facts: [
        ['Day', fullDay(appointment.date)],
        ['Time', `${appointment.time} in Kerala (UTC+05:30), 30 minutes`],
        ['Place', company.address.join(', ')],
        ['Phone', company.phone.display],
      ],
      link: {
        href: `${settings.publicUrl}/?book=${appointment.date}`,
        words: 'See or cancel it',
      },
    }),
    ics: appointmentInvitation(invitation(settings, about)),
  }
  return addressed(settings, 'appointment-confirmed', about, content)
}

/** Tells that it is off, and takes the event out of their calendar. */
export function cancellationMail(settings: MailSettings, about: About): NewMail {
  const { appointment, person } = about
  const content = {
    subject: `Cancelled: your appointment on ${fullDay(appointment.date)}, ${appointment.time}`,
    ...mailBody({
      title: 'Your appointment is cancelled',
      paragraphs: [
        `${greeting(person)}your appointment with DINO on ${fullDay(appointment.date)} at ${appointment.time} is cancelled, and this mail takes it out of your calendar.`,
      ],
      link: { href: `${settings.publicUrl}/?book`, words: 'Find another slot' },
    }),
    ics: appointmentWithdrawal(invitation(settings, about)),
  }
  return addressed(settings, 'appointment-cancelled', about, content)
}

function addressed(
  settings: MailSettings,
  kind: 'appointment-confirmed' | 'appointment-cancelled',
  { appointment, person, now }: About,
  content: MailContent,
): NewMail {
  return newMail(
    settings,
    { kind, about: appointment.id, recipient: person.email, ...content },
    now,
  )
}

function invitation({ publicUrl }: MailSettings, { appointment, person, now }: About) {
  const { name, email } = person
  return { appointment, attendee: { name, email }, publicUrl, now }
}

/** The issuer may have given no name. */
function greeting({ name }: { name: string }): string {
  return name === 'Anonymous' ? 'Hello, ' : `${name}, `
}
