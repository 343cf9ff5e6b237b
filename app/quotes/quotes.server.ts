import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { hashToken, isToken } from '../account/random-token.server.ts'
import { auditLog } from '../audit-log/audit-log.server.ts'
import type { Database, Queries, Transaction } from '../db/database.server.ts'
import { enquiries } from '../db/schema/enquiries.server.ts'
import { quotes } from '../db/schema/quotes.server.ts'
import type { MailSettings } from '../mail/mail.server.ts'
import { queueMails } from '../mail/outbox.server.ts'
import { dayAt } from '../rules/calendar-days.ts'
import { noEnding } from '../rules/enquiry-ending.ts'
import { quoteState, quoteTitle } from '../rules/quotes.ts'
import { quoteNotice } from './quote-mails.server.ts'

/** What whoever has the link of a quote sees of it and does with it. */

export type LinkedQuote = NonNullable<Awaited<ReturnType<typeof linkedQuote>>>

const laterOne = sql<boolean>`EXISTS (
  SELECT FROM quotes AS later WHERE later.number = quotes.number
    AND later.version > quotes.version AND later.token_hash IS NOT NULL)`

/** What a link stands for; whoever it was made for is not erased. */
export async function linkedQuote(db: Queries, token: string) {
  if (!isToken(token)) return undefined
  const [found] = await db
    .select({ quote: quotes, enquiry: enquiries, isReplaced: laterOne })
    .from(quotes)
    .innerJoin(enquiries, eq(enquiries.id, quotes.enquiryId))
    .where(eq(quotes.tokenHash, hashToken(token)))
  return found
}

export const stateOf = (
  { quote, isReplaced }: Pick<LinkedQuote, 'quote' | 'isReplaced'>,
  now: Date,
) => quoteState({ ...quote, isSent: quote.tokenHash !== null, isReplaced }, dayAt(now))

interface Answer {
  id: string
  now: Date
  settings: MailSettings
}

/** Accepts it while it is open, on disk with the mail that tells the desk. Twice is once. */
export function acceptQuote(db: Database, { id, now, settings }: Answer) {
  return db.transaction(
    async (tx): Promise<{ ok: true } | { ok: false; state: 'replaced' | 'over' }> => {
      const found = await lockQuote(tx, id)
      const state = found ? stateOf(found, now) : 'over'
      if (!found || state === 'accepted') return { ok: true }
      if (state !== 'open') return { ok: false, state: state === 'replaced' ? state : 'over' }
      await tx.update(quotes).set({ acceptedAt: now }).where(eq(quotes.id, id))
      await tellDesk(tx, found, { question: null, now, settings })
      return { ok: true }
    },
  )
}

/** Keeps what they ask, and tells the desk. The same question twice is one. */
export function askAboutQuote(
  db: Database,
  { id, question, now, settings }: Answer & { question: string },
): Promise<void> {
  return db.transaction(async (tx) => {
    const found = await lockQuote(tx, id)
    if (!found || found.quote.asked === question) return
    await tx.update(quotes).set({ asked: question, askedAt: now }).where(eq(quotes.id, id))
    await tellDesk(tx, found, { question, now, settings })
  })
}

/** Others who answer the same quote, or send a newer one, wait until this transaction is over. */
async function lockQuote(tx: Transaction, id: string) {
  const [quote] = await tx.select().from(quotes).where(eq(quotes.id, id))
  if (!quote) return undefined
  const [enquiry] = await tx
    .select()
    .from(enquiries)
    .where(eq(enquiries.id, quote.enquiryId))
    .for('update')
  const [fresh] = await tx.select().from(quotes).where(eq(quotes.id, id))
  if (!enquiry?.email || !fresh) return undefined
  const later = await tx
    .select({ id: quotes.id })
    .from(quotes)
    .where(
      and(
        eq(quotes.number, fresh.number),
        gt(quotes.version, fresh.version),
        isNotNull(quotes.tokenHash),
      ),
    )
  return { quote: fresh, enquiry, isReplaced: later.length > 0 }
}

/** By mail, in the log, and among the new ones of the inbox. */
async function tellDesk(
  tx: Transaction,
  { quote, enquiry }: LinkedQuote,
  { question, now, settings }: { question: string | null; now: Date; settings: MailSettings },
): Promise<void> {
  await queueMails(tx, [quoteNotice(settings, { quote, person: enquiry, question, now })])
  const isOver = enquiry.status === 'spam' || enquiry.outcome === 'won'
  if (!isOver && enquiry.status !== 'new')
    await tx
      .update(enquiries)
      .set({ ...noEnding, status: 'new', statusChangedAt: now })
      .where(eq(enquiries.id, enquiry.id))
  await auditLog.record(tx, {
    ...{ at: now, by: null, subject: enquiry.id },
    action: question === null ? 'enquiry-quote-accepted' : 'enquiry-quote-asked',
    details: { by: 'link', quote: quoteTitle(quote).replace('Quote ', '') },
  })
}
