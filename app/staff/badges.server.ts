import { sql } from 'drizzle-orm'
import type { Queries } from '../db/database.server.ts'
import { enquiries } from '../db/schema/enquiries.server.ts'
import { unsentMark } from '../mail/outbox.server.ts'
import { countNews } from './news.server.ts'
import { isNew } from './open-enquiries.server.ts'

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
  const [enquiriesRow] = await db.select({ count }).from(enquiries).where(isNew)
  return {
    newAppointments: await countNews(db, who),
    newEnquiries: enquiriesRow!.count,
    unsentMails: (await unsentMark(db)).unsent,
  }
}
