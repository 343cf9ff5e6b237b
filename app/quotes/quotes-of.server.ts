import { desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../db/database.server.ts'
import { enquiries } from '../db/schema/enquiries.server.ts'
import { quotes } from '../db/schema/quotes.server.ts'
import type { Quote } from '../rules/quotes.ts'
import { isWaiting } from './waiting-quotes.server.ts'

/** Of a row of `quotes`: a newer version of it was sent. */
export const isReplaced = sql<boolean>`EXISTS (
  SELECT FROM quotes AS later WHERE later.number = quotes.number
    AND later.version > quotes.version AND later.token_hash IS NOT NULL)`

/** Of a row of `enquiries`: the quote of this number was made for it. As a list, which leads through an index. */
export const isQuotedAs = (number: string) => sql`(enquiries.id = ANY (ARRAY(
  SELECT quotes.enquiry_id FROM quotes WHERE quotes.number = ${number})))`

export type KeptQuote = Awaited<ReturnType<typeof quotesOf>>[number]

/** What was quoted to whoever asked, the newest first. */
export async function quotesOf(db: Queries, enquiryId: string) {
  const rows = await db
    .select({ quote: quotes, isReplaced, isWaiting })
    .from(quotes)
    .innerJoin(enquiries, eq(enquiries.id, quotes.enquiryId))
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
