import { desc, inArray } from 'drizzle-orm'
import type { Queries } from '../../db/database.server.ts'
import { quotes } from '../../db/schema/quotes.server.ts'
import { isReplaced } from '../../quotes/quotes-of.server.ts'
import { stateOf } from '../../quotes/quote-link.server.ts'
import { quoteTitle } from '../../rules/quotes.ts'
import type { PersonRecords } from './person-records.server.ts'

export type PersonQuote = Awaited<ReturnType<typeof quotesOfPerson>>[number]

/** What was quoted to somebody, the newest first, and how each stands. */
export async function quotesOfPerson(db: Queries, records: PersonRecords, now: Date) {
  const theirs = records.quotes.map(({ id }) => id)
  const rows = await db
    .select({ quote: quotes, isReplaced })
    .from(quotes)
    .where(inArray(quotes.id, theirs))
    .orderBy(desc(quotes.madeAt), desc(quotes.version))
  return rows.map(({ quote, ...rest }) => ({
    ...{ id: quote.id, enquiryId: quote.enquiryId, title: quoteTitle(quote) },
    ...{ madeAt: quote.madeAt, state: stateOf({ quote, ...rest }, now) },
  }))
}
