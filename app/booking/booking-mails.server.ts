import type { Catalogue } from '../../content/catalogue-of.ts'
import { mailBody } from '../mail/mail-body.ts'
import { newMail, type MailContent, type MailSettings, type NewMail } from '../mail/mail.server.ts'
import { appointmentInvitation, appointmentWithdrawal } from './appointment-calendar.server.ts'
import { appointmentTitle, type OwnAppointment } from '../rules/booking.ts'
import type { MailKind } from '../rules/mail.ts'
import { dayAt } from '../rules/calendar-days.ts'
import { fullDay } from '../rules/day-labels.ts'
import type { ToldDetails } from '../rules/visit-details.ts'
import { ownLink } from './own-link.server.ts'
import { visitFacts, waysToCome } from './visit-facts.server.ts'

/** An appointment that was never moved has no sequence. */
type MailedAppointment = OwnAppointment & Partial<ToldDetails> & { sequence?: number }

interface DayAndTime {
  date: string
  time: string
}

interface About {
  appointment: MailedAppointment
  person: { name: string; email: string }
  now: Date
}

/** With the token of a link of its own (`own-link.server.ts`), which is stored with the mail. */
interface WithLink extends About {
  token: string
}

/** 'Executive appointment', or what is shown: 'Demo of Dino Wotan'. */
export function titleOf(
  catalogue: Catalogue,
  { purpose, productId }: Pick<OwnAppointment, 'purpose' | 'productId'>,
) {
  const product = productId && catalogue.known(productId)
  return appointmentTitle(purpose, product ? `Dino ${product.title}` : null)
}

/** Tells that the slot is theirs, with the event for their calendar. */
export function confirmationMail(settings: MailSettings, about: WithLink): NewMail {
  const { appointment, person, token } = about
  const noun = nounOf(settings.catalogue, appointment)
  const content = {
    subject: `Your ${noun} with DINO: ${when(appointment)}`,
    ...mailBody(settings.company, {
      title: `Your ${noun} is booked`,
      paragraphs: [
        `${greeting(person)}your ${noun} with DINO is booked. The event for your calendar comes with this mail.`,
        ifYouCannotCome,
      ],
      facts: visitFacts(settings, appointment),
      link: seeMoveOrCancel(settings, token),
      more: waysToCome(settings, appointment, token),
    }),
    ics: appointmentInvitation(invitation(settings, about)),
  }
  return addressed(settings, 'appointment-confirmed', about, content)
}

/** Tells the new time; the event in their calendar moves with it. */
export function movedMail(
  settings: MailSettings,
  { from, staff, ...about }: WithLink & { from: DayAndTime; staff: { name: string } | null },
): NewMail {
  const { appointment, person, token } = about
  const noun = nounOf(settings.catalogue, appointment)
  const before = `${fullDay(from.date)} at ${from.time}`
  const content = {
    subject: `Moved: your ${noun} with DINO is now on ${when(appointment)}`,
    ...mailBody(settings.company, {
      title: `Your ${noun} is moved`,
      paragraphs: [
        staff
          ? `${greeting(person)}as we agreed, your ${noun} with DINO is not on ${before} any more but at the time below. The event in your calendar moves with this mail.`
          : `${greeting(person)}your ${noun} with DINO is not on ${before} any more but at the time below. The event in your calendar moves with this mail.`,
        ifYouCannotCome,
      ],
      facts: visitFacts(settings, appointment),
      link: seeMoveOrCancel(settings, token),
      more: waysToCome(settings, appointment, token),
    }),
    ics: appointmentInvitation(invitation(settings, about)),
  }
  return addressed(settings, 'appointment-moved', about, content)
}

/** The day before, and shortly before. The event is in their calendar already. */
export function reminderMail(settings: MailSettings, about: WithLink): NewMail {
  const { appointment, person, token, now } = about
  const day = appointment.date === dayAt(now) ? 'today' : 'tomorrow'
  const noun = nounOf(settings.catalogue, appointment)
  const content = {
    subject: `${day === 'today' ? 'Today' : 'Tomorrow'} at ${appointment.time}: your ${noun} with DINO`,
    ...mailBody(settings.company, {
      title: `See you ${day}`,
      paragraphs: [
        `${greeting(person)}this is a reminder of your ${noun} with DINO.`,
        ifYouCannotCome,
      ],
      facts: visitFacts(settings, appointment),
      link: seeMoveOrCancel(settings, token),
      more: waysToCome(settings, appointment, token),
    }),
  }
  return addressed(settings, 'appointment-reminder', about, content)
}

/** We have typed the link to a meeting by video, or changed it. */
export function videoMail(settings: MailSettings, about: WithLink): NewMail {
  const { appointment, person, token } = about
  const noun = nounOf(settings.catalogue, appointment)
  const content = {
    subject: `The video link of your ${noun} with DINO: ${when(appointment)}`,
    ...mailBody(settings.company, {
      title: 'We meet by video',
      paragraphs: [
        `${greeting(person)}your ${noun} with DINO is by video. Open the link below when it begins. If you had another link from us, it no longer holds.`,
        ifYouCannotCome,
      ],
      facts: visitFacts(settings, appointment),
      link: seeMoveOrCancel(settings, token),
      more: waysToCome(settings, appointment, token),
    }),
  }
  return addressed(settings, 'appointment-video', about, content)
}

/** Tells that it is off, and takes the event out of their calendar. */
export function cancellationMail(settings: MailSettings, about: About): NewMail {
  const { appointment, person } = about
  const noun = nounOf(settings.catalogue, appointment)
  const content = {
    subject: `Cancelled: your ${noun} on ${when(appointment)}`,
    ...mailBody(settings.company, {
      title: `Your ${noun} is cancelled`,
      paragraphs: [
        `${greeting(person)}your ${noun} with DINO on ${fullDay(appointment.date)} at ${appointment.time} is cancelled, and this mail takes it out of your calendar.`,
      ],
      link: { href: `${settings.publicUrl}/?book`, words: 'Find another slot' },
    }),
    ics: appointmentWithdrawal(invitation(settings, about)),
  }
  return addressed(settings, 'appointment-cancelled', about, content)
}

/** We call it off: says why, takes the event out of their calendar, and offers another slot by a link of their own. */
export function offerMail(
  settings: MailSettings,
  about: About & { reason: string; offerToken: string },
): NewMail {
  const { appointment, person, reason, offerToken } = about
  const noun = nounOf(settings.catalogue, appointment)
  const link = new URLSearchParams({ book: '', again: offerToken }).toString().replace('=&', '&')
  const content = {
    subject: `We have to cancel: your ${noun} on ${when(appointment)}`,
    ...mailBody(settings.company, {
      title: `We have to cancel your ${noun}`,
      paragraphs: [
        `${greeting(person)}we are sorry: your ${noun} with DINO on ${fullDay(appointment.date)} at ${appointment.time} can’t take place. This mail takes it out of your calendar.`,
        'Please choose another slot, or call us and we will find one. What you told us is kept.',
      ],
      quote: reason,
      facts: [['Phone', settings.company.phone.display]],
      link: { href: `${settings.publicUrl}/?${link}`, words: 'Choose another slot' },
    }),
    ics: appointmentWithdrawal(invitation(settings, about)),
  }
  return addressed(settings, 'appointment-offer', about, content)
}

function addressed(
  settings: MailSettings,
  kind: MailKind,
  { appointment, person, now }: About,
  content: MailContent,
): NewMail {
  return newMail(
    settings,
    { kind, about: appointment.id, recipient: person.email, ...content },
    now,
  )
}

function invitation(settings: MailSettings, { appointment, person, now }: About) {
  const { publicUrl, company, catalogue } = settings
  const { name, email } = person
  const title = titleOf(catalogue, appointment)
  const { sequence = 0 } = appointment
  return { appointment, title, attendee: { name, email }, sequence, publicUrl, company, now }
}

const ifYouCannotCome =
  'If you can’t come then, please move or cancel it, so that somebody else can have the slot. The link below needs no sign-in, so keep it to yourself; it ends with your visit.'

function seeMoveOrCancel(settings: MailSettings, token: string) {
  return { href: ownLink(settings, token), words: 'See, move or cancel' }
}

/** 'appointment', or 'demo of Dino Wotan': as it stands within a sentence. */
function nounOf(catalogue: Catalogue, appointment: OwnAppointment): string {
  return appointment.purpose === 'visit'
    ? 'appointment'
    : titleOf(catalogue, appointment).replace('Demo', 'demo')
}

function when({ date, time }: OwnAppointment): string {
  return `${fullDay(date)}, ${time}`
}

/** The issuer may have given no name. */
function greeting({ name }: { name: string }): string {
  return name === 'Anonymous' ? 'Hello, ' : `${name}, `
}
