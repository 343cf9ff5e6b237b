import { and, eq, sql } from 'drizzle-orm'
import { hashToken, isToken } from '../account/random-token.server.ts'
import type { Queries } from '../db/database.server.ts'
import { appointments } from '../db/schema/appointments.server.ts'
import type { Offer } from '../rules/booking.ts'

/** What the link in a mail stands for, as long as nobody has taken another slot with it. */
export async function openOffer(db: Queries, token: string): Promise<Offer | undefined> {
  if (!isToken(token)) return undefined
  const [offer] = await db
    .select({
      date: appointments.date,
      time: appointments.time,
      purpose: appointments.purpose,
      productId: appointments.productId,
      note: appointments.note,
    })
    .from(appointments)
    .where(
      and(
        eq(appointments.offerHash, hashToken(token)),
        sql`NOT EXISTS (SELECT FROM appointments AS taken
                        WHERE taken.instead_of = ${appointments.id} AND taken.status <> 'cancelled')`,
      ),
    )
  return offer
}
