import { desc, eq } from 'drizzle-orm'
import type { Queries } from '../db/database.server.ts'
import { quotes } from '../db/schema/quotes.server.ts'
import type { Quote } from '../rules/quotes.ts'

export type KeptQuote = Awaited<ReturnType<typeof quotesOf>>[number]

/** What was quoted to whoever asked, the newest first. */
export async function quotesOf(db: Queries, enquiryId: string) {
  const rows = await db
    .select()
    .from(quotes)
    .where(eq(quotes.enquiryId, enquiryId))
    .orderBy(desc(quotes.madeAt), desc(quotes.version))
  return rows.map((row) => {
    const { id, number, version, validUntil, attachmentId, acceptedAt, asked, askedAt } = row
    const isReplaced = rows.some(
      (other) => other.number === number && other.version > version && other.tokenHash !== null,
    )
    const kept = { id, number, version, validUntil, attachmentId, acceptedAt, asked, askedAt }
    return { ...kept, isSent: row.tokenHash !== null, isReplaced }
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
