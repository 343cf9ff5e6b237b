import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { and, asc, gte, ne } from 'drizzle-orm'
import { languageInOffice } from '../../../content/language/languages.ts'
import type { Catalogue } from '../../../content/catalogue-of.ts'
import type { Company } from '../../../content/company.ts'
import { slotMinutes } from '../../rules/booking.ts'
import { addDays, dayAt, instantOf } from '../../rules/calendar-days.ts'
import type { Queries } from '../../db/database.server.ts'
import { appointments } from '../../db/schema/appointments.server.ts'
import { meetWords } from '../../rules/visit-details.ts'
import { officePath } from '../../page/office-paths.ts'

/** How far back a calendar that subscribes can look. */
const daysBack = 30
const oneHour = 60 * 60

interface FeedOptions {
  now: Date
  publicUrl: string
  calendarHost: string
  company: Company
  catalogue: Catalogue
}

/**
 * All appointments from 30 days ago on, as one iCalendar file for calendars that subscribe. Cancelled ones
 * are left out: a calendar that reads a feed again drops what is no longer in it, and not all of them
 * understand a cancelled event in a feed.
 */
export async function appointmentsFeed(
  db: Queries,
  { now, publicUrl, calendarHost, company, catalogue }: FeedOptions,
): Promise<string> {
  const rows = await db
    .select()
    .from(appointments)
    .where(
      and(
        gte(appointments.date, addDays(dayAt(now), -daysBack)),
        ne(appointments.status, 'cancelled'),
      ),
    )
    .orderBy(asc(appointments.date), asc(appointments.time))
  const calendar = ical({
    name: `${company.name} appointments`,
    prodId: '//DINO//Appointments for staff//EN',
    method: ICalCalendarMethod.PUBLISH,
    ttl: oneHour,
  })
  for (const row of rows) {
    const start = instantOf(row.date, row.time)
    calendar.createEvent({
      // Not the visitor's own event, which the same calendar may hold as an invitation.
      id: `staff-${row.id}@${calendarHost}`,
      // Set by what happened last, so that a file without news stays the same.
      stamp: row.movedAt ?? row.bookedAt,
      sequence: row.sequence,
      start,
      end: new Date(start.getTime() + slotMinutes * 60_000),
      status: ICalEventStatus.CONFIRMED,
      summary: summaryOf(catalogue, row),
      description: descriptionOf(row, publicUrl),
      location: `${company.name}, ${company.address.join(', ')}`,
    })
  }
  return calendar.toString()
}

type Appointment = typeof appointments.$inferSelect

/** 'Asha Menon', 'Demo of the Dino Wotan: Asha Menon', with how it went once it is over. */
function summaryOf(
  catalogue: Catalogue,
  { userName, purpose, productId, status, meet }: Appointment,
): string {
  const product = productId && ` of the ${catalogue.nameOf(productId)}`
  const who = purpose === 'demo' ? `Demo${product ?? ''}: ${line(userName)}` : line(userName)
  const what = meet === 'workshop' ? who : `${who} (${meetWords[meet].toLowerCase()})`
  if (status === 'no_show') return `${what} (did not come)`
  return status === 'completed' ? `${what} (was here)` : what
}

function descriptionOf(appointment: Appointment, publicUrl: string): string {
  const { id, userEmail, phone, language, note, company, visitors, meet, videoLink } = appointment
  const spoken = languageInOffice(language)
  return [
    phone && `Phone: ${line(phone)}`,
    userEmail && `E-mail: ${line(userEmail)}`,
    company && `Company: ${line(company)}`,
    visitors && `Visitors: ${visitors}`,
    spoken && `Language: ${spoken}`,
    meet === 'video' && videoLink,
    note && `Note: ${note}`,
    publicUrl + officePath.appointment(id),
  ]
    .filter(Boolean)
    .join('\n')
}

/** What people are called stays on one line. */
function line(words: string): string {
  return words.replaceAll(/\p{Cc}+/gu, ' ')
}
