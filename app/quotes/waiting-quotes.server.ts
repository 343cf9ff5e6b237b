import { and, eq, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '../db/database.server.ts'
import { enquiries } from '../db/schema/enquiries.server.ts'
import { quotes } from '../db/schema/quotes.server.ts'

/** Quotes that were accepted or asked about by whoever has their links, and wait for a word of ours. */

const saidAt = sql`greatest(quotes.accepted_at, quotes.asked_at)`

/**
 * Of rows of `quotes` and `enquiries`: nobody has answered since, or closed the enquiry. One that was closed before, as sold ones
 * stay, waits all the same; spam is nobody's work.
 */
export const isWaiting = sql<boolean>`(quotes.waits AND enquiries.status <> 'spam'
  AND (enquiries.status <> 'done' OR enquiries.status_changed_at <= ${saidAt}))`

/** Of a row of `enquiries`: one of its quotes waits. As a list of ids, which leads through an index beside other conditions. */
export const awaitsAnswer = sql<boolean>`(enquiries.id = ANY (ARRAY(
  SELECT quotes.enquiry_id FROM quotes JOIN enquiries ON enquiries.id = quotes.enquiry_id
  WHERE ${isWaiting})))`

/** Of a row of `enquiries`: the day in India since which it waits; null where it does not. */
export const waitsSinceDay = sql<string | null>`(
  SELECT (min(${saidAt}) AT TIME ZONE 'Asia/Kolkata')::date FROM quotes
  WHERE quotes.enquiry_id = enquiries.id AND ${isWaiting})`

/** How many wait, and when the latest of them was accepted or asked about. */
export async function waitingMark(db: Queries): Promise<{ count: number; latest: Date | null }> {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      latest: sql<Date | null>`max(${saidAt})`.mapWith(quotes.askedAt),
    })
    .from(quotes)
    .innerJoin(enquiries, eq(enquiries.id, quotes.enquiryId))
    .where(isWaiting)
  return row!
}

/**
 * Whoever asked is answered: by mail, or by word.
 *
 * @param heard when the latest was said of what our page showed; what came since waits on. Null where it does not say: all of it
 */
export async function waitNoMore(
  tx: Transaction,
  { enquiryId, heard }: { enquiryId: string; heard: Date | null },
): Promise<void> {
  await tx
    .update(quotes)
    .set({ waits: false })
    .where(
      and(
        eq(quotes.enquiryId, enquiryId),
        eq(quotes.waits, true),
        heard ? sql`${saidAt} <= ${heard.toISOString()}::timestamptz` : undefined,
      ),
    )
}
