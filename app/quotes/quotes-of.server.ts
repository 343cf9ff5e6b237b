import { and, desc, eq, gte, sql } from 'drizzle-orm'
import type { Queries } from '../db/database.server.ts'
import { enquiries } from '../db/schema/enquiries.server.ts'
import { quotes } from '../db/schema/quotes.server.ts'
import type { Quote } from '../rules/quotes.ts'

/** Of a row of `quotes`: a newer version of it was sent. */
export const isReplaced = sql<boolean>`EXISTS (
  SELECT FROM quotes AS later WHERE later.number = quotes.number
    AND later.version > quotes.version AND later.token_hash IS NOT NULL)`

export type KeptQuote = Awaited<ReturnType<typeof quotesOf>>[number]

/** What was quoted to whoever asked, the newest first. */
export async function quotesOf(db: Queries, enquiryId: string) {
  const rows = await db
    .select({ quote: quotes, isReplaced })
    .from(quotes)
    .where(eq(quotes.enquiryId, enquiryId))
    .orderBy(desc(quotes.madeAt), desc(quotes.version))
  return rows.map(({ quote, ...rest }) => {
    const { id, number, version, validUntil, attachmentId, acceptedAt, asked, askedAt } = quote
    const kept = { id, number, version, validUntil, attachmentId, acceptedAt, asked, askedAt }
    return { ...kept, isSent: quote.tokenHash !== null, ...rest }
  })
}

/** What a new version begins with: only of this enquiry. */
export async function quoteToRenew(
  db: Queries,
  { id, enquiryId }: { id: string; enquiryId: string },
): Promise<(Quote & { number: string }) | undefined> {
  const [found] = await db.select().from(quotes).where(eq(quotes.id, id))
  return found?.enquiryId === enquiryId ? found : undefined
}

/** The terms of the latest quote to anybody: an office writes the same ones again. */
export async function usualTerms(db: Queries): Promise<string> {
  const [latest] = await db
    .select({ terms: quotes.terms })
    .from(quotes)
    .orderBy(desc(quotes.madeAt))
    .limit(1)
  return latest?.terms ?? ''
}

const answeredAt = sql<Date>`greatest(${quotes.acceptedAt}, ${quotes.askedAt})`

/** How many were accepted or asked about since somebody took up their enquiries last, and when the latest of them was. */
export async function answeredMark(db: Queries): Promise<{ count: number; latest: Date | null }> {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      latest: sql<Date | null>`max(${answeredAt})`.mapWith(quotes.askedAt),
    })
    .from(quotes)
    .innerJoin(enquiries, eq(enquiries.id, quotes.enquiryId))
    // What was asked and answered before does not count when its enquiry is new again.
    .where(and(eq(enquiries.status, 'new'), gte(answeredAt, enquiries.statusChangedAt)))
  return row!
}
