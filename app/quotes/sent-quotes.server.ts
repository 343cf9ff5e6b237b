import { and, eq, inArray, isNull } from 'drizzle-orm'
import { hashToken, newToken } from '../account/random-token.server.ts'
import type { Transaction } from '../db/database.server.ts'
import { quotes } from '../db/schema/quotes.server.ts'
import { quoteTitle } from '../rules/quotes.ts'

interface QuoteToSend {
  id: string
  title: string
  token: string
}

/** Those whose papers go along with an answer, each with a link of its own. */
export async function quotesAmong(tx: Transaction, attached: string[]): Promise<QuoteToSend[]> {
  const rows = await tx
    .select()
    .from(quotes)
    .where(and(inArray(quotes.attachmentId, attached), isNull(quotes.tokenHash)))
    .orderBy(quotes.number, quotes.version)
  return rows.map((quote) => ({ id: quote.id, title: quoteTitle(quote), token: newToken() }))
}

/** Behind the mail, in its transaction: no mail carries a link that leads nowhere. */
export async function linkQuotes(
  tx: Transaction,
  sent: QuoteToSend[],
  mailId: string,
): Promise<void> {
  for (const { id, token } of sent)
    await tx
      .update(quotes)
      .set({ mailId, tokenHash: hashToken(token) })
      .where(eq(quotes.id, id))
}
