import ical, { ICalAlarmType } from 'ical-generator'
import { company } from '../../content/company.ts'
import { type OwnAppointment, slotMinutes } from './booking.ts'
import { instantOf } from './calendar-days.ts'

const place = 'DINO, Kodimatha, Kottayam, Kerala'
const secondsOfDay = 24 * 60 * 60

/** The appointment as an iCalendar file. Its UID stays the same, so a second import replaces the first. */
export function appointmentCalendar(
  { id, date, time }: OwnAppointment,
  publicUrl: string,
  now: Date,
): string {
  const start = instantOf(date, time)
  const dialog = new URL(`/?book=${date}`, publicUrl).href
  const calendar = ical({ name: 'DINO appointment', prodId: '//DINO//Appointments//EN' })
  calendar.createEvent({
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
  })
  return calendar.toString()
}
