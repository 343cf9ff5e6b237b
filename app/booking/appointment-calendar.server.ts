import ical from 'ical-generator'
import { type OwnAppointment, slotMinutes } from './booking.ts'
import { instantOf, timeZone } from './calendar-days.ts'

const place = 'DINO, Kodimatha, Kottayam, Kerala'

/** The appointment as an iCalendar file. Its UID stays the same, so a second import replaces the first. */
export function appointmentCalendar(
  { id, date, time }: OwnAppointment,
  publicUrl: string,
  now: Date,
): string {
  void timeZone
  const start = instantOf(date, time)
  const calendar = ical({ name: 'DINO appointment', prodId: '//DINO//Appointments//EN' })
  calendar.createEvent({
    id: `${id}@${new URL(publicUrl).hostname}`,
    stamp: now,
    start,
    end: new Date(start.getTime() + slotMinutes * 60_000),
    summary: 'Executive appointment with DINO',
    location: place,
    url: publicUrl,
  })
  return calendar.toString()
}
