import { and, eq, inArray, isNull } from 'drizzle-orm'
import { hashToken, newToken } from '../account/random-token.server.ts'
import type { Transaction } from '../db/database.server.ts'
import { quotes } from '../db/schema/quotes.server.ts'
import { quoteTitle } from '../rules/quotes.ts'
import { isReplaced } from './quotes-of.server.ts'

export interface QuoteToSend {
  id: string
  number: string
  version: number
  validUntil: string
  title: string
  token: string
  /** A newer version of it was sent. */
  isReplaced: boolean
}

/** Those whose papers go along with an answer, each with a link of its own. */
export async function quotesAmong(tx: Transaction, attached: string[]): Promise<QuoteToSend[]> {
  const rows = await tx
    .select({
      ...{ id: quotes.id, number: quotes.number, version: quotes.version },
      ...{ validUntil: quotes.validUntil, isReplaced },
    })
    .from(quotes)
    .where(and(inArray(quotes.attachmentId, attached), isNull(quotes.tokenHash)))
    .orderBy(quotes.number, quotes.version)
  return rows.map((quote) => ({ ...quote, title: quoteTitle(quote), token: newToken() }))
}

/** One of them whose newer version was sent, or goes along too: nobody is to choose between two prices for the same. */
export function outdatedAmong(sent: QuoteToSend[]): QuoteToSend | undefined {
  return sent.find(
    ({ number, version, isReplaced }) =>
      isReplaced || sent.some((other) => other.number === number && other.version > version),
  )
}

/** One of them that nobody could accept any more: it waited for its answer longer than it holds. */
export function lapsedAmong(sent: QuoteToSend[], today: string): QuoteToSend | undefined {
  return sent.find(({ validUntil }) => validUntil < today)
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
