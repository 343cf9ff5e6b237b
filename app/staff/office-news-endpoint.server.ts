import { Hono } from 'hono'
import { sql } from 'drizzle-orm'
import { staffOfBrowser } from '../account/session.server.ts'
import type { Queries } from '../db/database.server.ts'
import { enquiries } from '../db/schema/enquiries.server.ts'
import type { RequestVariables, Services } from '../http/services.ts'
import { unsentMark } from '../mail/outbox.server.ts'
import { waitingMark } from '../quotes/waiting-quotes.server.ts'
import { may, type Role } from '../rules/team.ts'
import { newsMark } from './news.server.ts'
import type { OfficeNews } from './office-news.ts'
import { isNew } from './open-enquiries.server.ts'

/**
 * Mounted at `/staff`: `news.json` says how much is new to whoever asks, in figures. The office's open pages ask every minute, so
 * it notes nothing: a session that nobody works in ends as before, and goes on being told how much has come until its
 * twelve hours are over.
 */
export function officeNewsEndpoint(services: Services): Hono<RequestVariables> {
  const app = new Hono<RequestVariables>()
  app.get('/news.json', async (c) => {
    c.header('Cache-Control', 'no-store')
    const staff = await staffOfBrowser(services, c)
    if (!staff) return c.json({ message: 'Sign in to the office first.' }, 401)
    return c.json(await officeNews(services.db.queries, { ...staff, now: services.now() }))
  })
  return app
}

async function officeNews(
  db: Queries,
  who: { uid: string; role: Role; now: Date },
): Promise<OfficeNews> {
  const { count, latest } = await newsMark(db, who)
  const [asked] = await db
    .select({
      count: sql<number>`count(*)::int`,
      latest: sql<Date | null>`max(${enquiries.createdAt})`.mapWith(enquiries.createdAt),
    })
    .from(enquiries)
    .where(isNew)
  const waiting = await waitingMark(db)
  const { unsent, failed, lastFailedAt } = await unsentMark(db)
  const maySend = may(who.role, 'mail')
  const moments = [
    ...[latest, asked!.latest, waiting.latest],
    maySend ? lastFailedAt : null,
  ].flatMap((at) => at?.toISOString() ?? [])
  return {
    newAppointments: count,
    newEnquiries: asked!.count,
    waitingQuotes: waiting.count,
    failedMails: maySend ? failed : 0,
    unsentMails: unsent,
    latest: moments.toSorted().at(-1) ?? '',
  }
}
