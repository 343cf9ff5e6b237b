import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../db/database.server.ts'
import { enquiries } from '../db/schema/enquiries.server.ts'
import { mails } from '../db/schema/mails.server.ts'
import { countNews } from './news.server.ts'

/** What waits for somebody, shown in the menu. */
export interface OfficeBadges {
  /** Booked or cancelled, and not seen by who looks. */
  newAppointments: number
  newEnquiries: number
  /** Given up, or still waiting after the first attempt. */
  unsentMails: number
}

export async function officeBadges(
  db: Queries,
  who: { uid: string; now: Date },
): Promise<OfficeBadges> {
  const count = sql<number>`count(*)::int`
  const [enquiriesRow] = await db
    .select({ count })
    .from(enquiries)
    .where(eq(enquiries.status, 'new'))
  const [mailsRow] = await db
    .select({ count })
    .from(mails)
    .where(
      sql`${mails.status} = 'failed' OR (${mails.status} = 'waiting' AND ${mails.attempts} > 0)`,
    )
  return {
    newAppointments: await countNews(db, who),
    newEnquiries: enquiriesRow!.count,
    unsentMails: mailsRow!.count,
  }
}
