import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalEventData,
} from 'ical-generator'
import { company } from '../../content/company.ts'
import { type OwnAppointment, slotMinutes } from './booking.ts'
import { instantOf } from './calendar-days.ts'

const place = 'DINO, Kodimatha, Kottayam, Kerala'
const secondsOfDay = 24 * 60 * 60
const prodId = '//DINO//Appointments//EN'

/** The appointment as an iCalendar file. Its UID stays the same, so a second import replaces the first. */
export function appointmentCalendar(
  appointment: OwnAppointment,
  publicUrl: string,
  now: Date,
): string {
  const calendar = ical({ name: 'DINO appointment', prodId })
  calendar.createEvent(eventOf(appointment, publicUrl, now))
  return calendar.toString()
}

interface Invitation {
  appointment: OwnAppointment
  attendee: { name: string; email: string }
  publicUrl: string
  now: Date
}

/** For the mail that confirms: mail programs put the event into the calendar (RFC 5546, REQUEST). */
export function appointmentInvitation(invitation: Invitation): string {
  return invitationFile(invitation, {
    method: ICalCalendarMethod.REQUEST,
    status: ICalEventStatus.CONFIRMED,
    sequence: 0,
  })
}

/** For the mail that cancels: the same event with a higher sequence is taken out again. */
export function appointmentWithdrawal(invitation: Invitation): string {
  return invitationFile(invitation, {
    method: ICalCalendarMethod.CANCEL,
    status: ICalEventStatus.CANCELLED,
    sequence: 1,
  })
}

function invitationFile(
  { appointment, attendee, publicUrl, now }: Invitation,
  { method, ...state }: { method: ICalCalendarMethod; status: ICalEventStatus; sequence: number },
): string {
  const calendar = ical({ prodId, method })
  calendar.createEvent({
    ...eventOf(appointment, publicUrl, now),
    ...state,
    organizer: { name: company.name, email: company.email },
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
function eventOf({ id, date, time }: OwnAppointment, publicUrl: string, now: Date): ICalEventData {
  const start = instantOf(date, time)
  const dialog = new URL(`/?book=${date}`, publicUrl).href
  return {
    id: `${id}@${new URL(publicUrl).hostname}`,
    stamp: now,
    start,
    end: new Date(start.getTime() + slotMinutes * 60_000),
    summary: 'Executive appointment with DINO',
    description: `Phone: ${company.phone.display}\nTo cancel, sign in at ${dialog}`,
    location: place,
    url: publicUrl,
    alarms: [
      {
        type: ICalAlarmType.display,
        trigger: secondsOfDay,
        description: 'Executive appointment with DINO tomorrow',
      },
    ],
  }
}
