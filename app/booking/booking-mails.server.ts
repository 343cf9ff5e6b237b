import type { Catalogue } from '../../content/catalogue-of.ts'
import { inLanguage } from '../../content/language/in-language.server.ts'
import type { Language } from '../../content/language/languages.ts'
import { here, t } from '../../content/language/t.ts'
import { mailBody } from '../mail/mail-body.ts'
import { newMail, type MailContent, type MailSettings, type NewMail } from '../mail/mail.server.ts'
import { appointmentInvitation, appointmentWithdrawal } from './appointment-calendar.server.ts'
import { appointmentTitle, type OwnAppointment } from '../rules/booking.ts'
import type { MailKind } from '../rules/mail.ts'
import { dayAt } from '../rules/calendar-days.ts'
import { fullDay } from '../rules/day-labels.ts'
import type { ToldDetails } from '../rules/visit-details.ts'
import { greeting, nounOf, when } from './mail-words.ts'
import { offerQuery } from './rebooking-offers.server.ts'
import { ownLink } from './own-link.server.ts'
import { visitFacts, waysToCome } from './visit-facts.server.ts'

/** An appointment that was never moved has no sequence. */
type MailedAppointment = OwnAppointment &
  Partial<ToldDetails> & { language: Language; sequence?: number }

interface DayAndTime {
  date: string
  time: string
}

interface About {
  appointment: MailedAppointment
  person: { name: string; email: string }
  now: Date
}

/** Each of these is written in the language in which the appointment was booked, whoever causes it. */
const inTheirs =
  <A extends About>(write: (settings: MailSettings, about: A) => NewMail) =>
  (settings: MailSettings, about: A): NewMail =>
    inLanguage(about.appointment.language, () => write(settings, about))

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
  return appointmentTitle(purpose, product ? catalogue.nameOf(product.id) : null)
}

/** Tells that the slot is theirs, with the event for their calendar. */
export const confirmationMail = inTheirs((settings, about: WithLink) => {
  const { appointment, person, token } = about
  const what = nounOf(settings.catalogue, appointment)
  const content = {
    subject: t('Your {what} with DINO: {when}', { what, when: when(appointment) }),
    ...mailBody(settings.company, {
      title: t('Your {what} is booked', { what }),
      paragraphs: [
        t(
          '{hello}your {what} with DINO is booked. The event for your calendar comes with this mail.',
          { hello: greeting(person), what },
        ),
        ifYouCannotCome(),
      ],
      ...visitParts(settings, appointment, token),
    }),
    ics: appointmentInvitation(invitation(settings, about)),
  }
  return addressed(settings, 'appointment-confirmed', about, content)
})

/** Tells the new time; the event in their calendar moves with it. */
export const movedMail = inTheirs(
  (
    settings,
    { from, staff, ...about }: WithLink & { from: DayAndTime; staff: { name: string } | null },
  ) => {
    const { appointment, person, token } = about
    const what = nounOf(settings.catalogue, appointment)
    const values = { hello: greeting(person), what, day: fullDay(from.date), time: from.time }
    const content = {
      subject: t('Moved: your {what} with DINO is now on {when}', {
        what,
        when: when(appointment),
      }),
      ...mailBody(settings.company, {
        title: t('Your {what} is moved', { what }),
        paragraphs: [
          staff
            ? t(
                '{hello}as we agreed, your {what} with DINO is not on {day} at {time} any more but at the time below. The event in your calendar moves with this mail.',
                values,
              )
            : t(
                '{hello}your {what} with DINO is not on {day} at {time} any more but at the time below. The event in your calendar moves with this mail.',
                values,
              ),
          ifYouCannotCome(),
        ],
        ...visitParts(settings, appointment, token),
      }),
      ics: appointmentInvitation(invitation(settings, about)),
    }
    return addressed(settings, 'appointment-moved', about, content)
  },
)

/** The day before, and shortly before. The event is in their calendar already. */
export const reminderMail = inTheirs((settings, about: WithLink) => {
  const { appointment, person, token, now } = about
  const isToday = appointment.date === dayAt(now)
  const what = nounOf(settings.catalogue, appointment)
  const values = { what, time: appointment.time }
  const content = {
    subject: isToday
      ? t('Today at {time}: your {what} with DINO', values)
      : t('Tomorrow at {time}: your {what} with DINO', values),
    ...mailBody(settings.company, {
      title: isToday ? t('See you today') : t('See you tomorrow'),
      paragraphs: [
        t('{hello}this is a reminder of your {what} with DINO.', {
          hello: greeting(person),
          what,
        }),
        ifYouCannotCome(),
      ],
      ...visitParts(settings, appointment, token),
    }),
  }
  return addressed(settings, 'appointment-reminder', about, content)
})

/** We have typed the link to a meeting by video, or changed it. */
export const videoMail = inTheirs((settings, about: WithLink) => {
  const { appointment, person, token } = about
  const what = nounOf(settings.catalogue, appointment)
  const content = {
    subject: t('The video link of your {what} with DINO: {when}', {
      what,
      when: when(appointment),
    }),
    ...mailBody(settings.company, {
      title: t('We meet by video'),
      paragraphs: [
        t(
          '{hello}your {what} with DINO is by video. Open the link below when it begins. If you had another link from us, it no longer holds.',
          { hello: greeting(person), what },
        ),
        ifYouCannotCome(),
      ],
      ...visitParts(settings, appointment, token),
    }),
  }
  return addressed(settings, 'appointment-video', about, content)
})

/** Tells that it is off, and takes the event out of their calendar. */
export const cancellationMail = inTheirs((settings, about: About) => {
  const { appointment, person } = about
  const what = nounOf(settings.catalogue, appointment)
  const { time } = appointment
  const content = {
    subject: t('Cancelled: your {what} on {when}', { what, when: when(appointment) }),
    ...mailBody(settings.company, {
      title: t('Your {what} is cancelled', { what }),
      paragraphs: [
        t(
          '{hello}your {what} with DINO on {day} at {time} is cancelled, and this mail takes it out of your calendar.',
          { hello: greeting(person), what, day: fullDay(appointment.date), time },
        ),
      ],
      link: { href: `${settings.publicUrl}${here('/')}?book`, words: t('Find another slot') },
    }),
    ics: appointmentWithdrawal(invitation(settings, about)),
  }
  return addressed(settings, 'appointment-cancelled', about, content)
})

/** We call it off: says why, takes the event out of their calendar, and offers another slot by a link of their own. */
export const offerMail = inTheirs(
  (settings, about: About & { reason: string; offerToken: string }) => {
    const { appointment, person, reason, offerToken } = about
    const what = nounOf(settings.catalogue, appointment)
    const { time } = appointment
    const content = {
      subject: t('We have to cancel: your {what} on {when}', { what, when: when(appointment) }),
      ...mailBody(settings.company, {
        title: t('We have to cancel your {what}', { what }),
        paragraphs: [
          t(
            '{hello}we are sorry: your {what} with DINO on {day} at {time} can’t take place. This mail takes it out of your calendar.',
            { hello: greeting(person), what, day: fullDay(appointment.date), time },
          ),
          t(
            'Please choose another slot, or call us and we will find one. What you told us is kept.',
          ),
        ],
        quote: reason,
        facts: [[t('Phone'), settings.company.phone.display]],
        link: {
          href: `${settings.publicUrl}${here('/')}${offerQuery}${offerToken}`,
          words: t('Choose another slot'),
        },
      }),
      ics: appointmentWithdrawal(invitation(settings, about)),
    }
    return addressed(settings, 'appointment-offer', about, content)
  },
)

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
  const { publicUrl, calendarHost, company, catalogue } = settings
  const { name, email } = person
  const title = titleOf(catalogue, appointment)
  const about = { appointment, title, attendee: { name, email }, now }
  return { ...about, publicUrl, calendarHost, company }
}

const ifYouCannotCome = () =>
  t(
    'If you can’t come then, please move or cancel it, so that somebody else can have the slot. The link below needs no sign-in, so keep it to yourself; it ends with your visit.',
  )

/** What they are told of the visit, and where it is seen, moved or cancelled. */
const visitParts = (settings: MailSettings, appointment: MailedAppointment, token: string) => ({
  facts: visitFacts(settings, appointment),
  link: { href: ownLink(settings, token), words: t('See, move or cancel') },
  more: waysToCome(settings, appointment, token),
})
