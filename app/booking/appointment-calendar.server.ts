import ical, {
  foldLines,
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalEventData,
} from 'ical-generator'
import { prefixOf } from '../../content/language/languages.ts'
import { here, language, t, translated } from '../../content/language/t.ts'
import type { Company } from '../../content/company.ts'
import { type OwnAppointment, slotMinutes } from '../rules/booking.ts'
import { instantOf } from '../rules/calendar-days.ts'
import { meetSentence, toldOf, type ToldDetails } from '../rules/visit-details.ts'

const secondsOfDay = 24 * 60 * 60
const prodIdOf = () => `//DINO//Appointments//${language().toUpperCase()}`

/** The appointment as an iCalendar file. Its UID stays the same and its sequence counts moves, so a second import replaces the first. */
export function appointmentCalendar(event: CalendarEvent): string {
  const calendar = ical({ name: t('DINO appointment'), prodId: prodIdOf() })
  calendar.createEvent(eventOf(event))
  return calendar.toString()
}

interface CalendarEvent {
  /** `sequence`: how often it was moved. */
  appointment: OwnAppointment & Partial<ToldDetails> & { sequence?: number }
  /** 'Executive appointment', 'Demo of Dino Wotan' */
  title: string
  company: Company
  publicUrl: string
  /** See `keptCalendarHost`. */
  calendarHost: string
  now: Date
}

interface Invitation extends CalendarEvent {
  attendee: { name: string; email: string }
}

/** For the mail that confirms: mail programs put the event into the calendar (RFC 5546, REQUEST). */
export function appointmentInvitation(invitation: Invitation): string {
  return invitationFile(invitation, {
    method: ICalCalendarMethod.REQUEST,
    status: ICalEventStatus.CONFIRMED,
  })
}

/** For the mail that cancels: the same event with a higher sequence is taken out again. */
export function appointmentWithdrawal(invitation: Invitation): string {
  return invitationFile(invitation, {
    method: ICalCalendarMethod.CANCEL,
    status: ICalEventStatus.CANCELLED,
    sequence: (invitation.appointment.sequence ?? 0) + 1,
    alarms: [],
  })
}

/** The same file for another address, as when staff correct it: mail programs look for their own among the guests. */
export function readdressedInvitation(ics: string, from: string, to: string): string {
  const lines = ics.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/)
  const readdressed = lines.map((line) =>
    line.startsWith('ATTENDEE') && line.toLowerCase().endsWith(`:mailto:${from.toLowerCase()}`)
      ? line.slice(0, -from.length) + to
      : line,
  )
  return foldLines(readdressed.join('\r\n'))
}

function invitationFile(
  { attendee, ...event }: Invitation,
  {
    method,
    ...state
  }: Pick<ICalEventData, 'sequence' | 'alarms'> & {
    method: ICalCalendarMethod
    status: ICalEventStatus
  },
): string {
  const calendar = ical({ prodId: prodIdOf(), method })
  calendar.createEvent({
    ...eventOf(event),
    ...state,
    organizer: { name: event.company.name, email: event.company.email },
    attendees: [
      {
        ...attendee,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
  })
  return calendar.toString()
}

/** In UTC: every program shows it at the right moment, without a zone to look up. */
function eventOf({
  appointment,
  title,
  company,
  publicUrl,
  calendarHost,
  now,
}: CalendarEvent): ICalEventData {
  const { id, date, time, note, sequence = 0 } = appointment
  const start = instantOf(date, time)
  const told = toldOf(appointment)
  const videoLink = told.meet === 'video' ? told.videoLink : null
  const how = videoLink ?? meetSentence(told)
  const dialog = new URL(`${here('/')}?book=${date}`, publicUrl).href
  const summary = t('{title} with DINO', { title })
  const description = [
    t('Phone: {phone}', { phone: company.phone.display }),
    ...(how ? [how] : []),
    ...(note ? [t('Your note: {note}', { note })] : []),
    // Without the mail's own link: people share their calendars.
    t('To move or cancel it, follow the link in our mail, or sign in at {address}', {
      address: dialog,
    }),
  ]
  return {
    id: `${id}@${calendarHost}`,
    stamp: now,
    sequence,
    start,
    end: new Date(start.getTime() + slotMinutes * 60_000),
    summary,
    description: description.join('\n'),
    location: how ?? [company.name, ...company.address.map(translated)].join(', '),
    url: videoLink ?? publicUrl + prefixOf(language()),
    alarms: [
      {
        ...{ type: ICalAlarmType.display, trigger: secondsOfDay },
        description: t('{title} with DINO tomorrow', { title }),
      },
    ],
  }
}
