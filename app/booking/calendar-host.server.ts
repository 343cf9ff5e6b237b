import { and, desc, isNotNull, notInArray, sql } from 'drizzle-orm'
import type { Queries } from '../db/database.server.ts'
import { calendarHost } from '../db/schema/appointments.server.ts'
import { mails } from '../db/schema/mails.server.ts'
import { loopback, type Settings } from '../settings/settings.server.ts'

/**
 * The host in the UIDs of calendar events, kept from the first start on: calendars know an event by its UID, also after the
 * site has moved to another address. Where none was kept yet it is that of the event that was sent last. A site that is tried on
 * one's own machine keeps none.
 */
export async function keptCalendarHost(
  db: Queries,
  { calendarHost: own, isLocal }: Pick<Settings, 'calendarHost' | 'isLocal'>,
): Promise<string> {
  if (!isLocal) {
    const host = (await hostOfLastEvent(db)) ?? own
    await db.insert(calendarHost).values({ host }).onConflictDoNothing()
  }
  const [kept] = await db.select({ host: calendarHost.host }).from(calendarHost)
  return kept?.host ?? own
}

/** A mail's own id has the same host as the event in it. */
async function hostOfLastEvent(db: Queries): Promise<string | undefined> {
  const host = sql<string>`split_part(${mails.id}, '@', 2)`
  const [last] = await db
    .select({ host })
    .from(mails)
    .where(and(isNotNull(mails.ics), notInArray(host, [...loopback])))
    .orderBy(desc(mails.createdAt))
    .limit(1)
  return last?.host
}
