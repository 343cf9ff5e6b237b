import { eq, type SQL } from 'drizzle-orm'
import { inEnglish } from '../../content/language/in-language.server.ts'
import { hashToken, isToken } from '../account/random-token.server.ts'
import { auditLog } from '../audit-log/audit-log.server.ts'
import type { Database, Queries, Transaction } from '../db/database.server.ts'
import { enquiries } from '../db/schema/enquiries.server.ts'
import { quotes } from '../db/schema/quotes.server.ts'
import type { MailSettings } from '../mail/mail.server.ts'
import { queueMails } from '../mail/outbox.server.ts'
import { dayAt } from '../rules/calendar-days.ts'
import { noEnding } from '../rules/enquiry-ending.ts'
import { quoteState, versionTitle } from '../rules/quotes.ts'
import { quoteNotice } from './quote-mails.server.ts'
import { isReplaced } from './quotes-of.server.ts'
import { waitNoMore } from './waiting-quotes.server.ts'

/** What whoever has the link of a quote sees of it and does with it. */

export type LinkedQuote = NonNullable<Awaited<ReturnType<typeof linkedQuote>>>

/** What a link stands for; whoever it was made for is not erased. */
export async function linkedQuote(db: Queries, token: string) {
  if (!isToken(token)) return undefined
  const [found] = await quotesWhere(db, eq(quotes.tokenHash, hashToken(token)))
  return found
}

const quotesWhere = (db: Queries, condition: SQL) =>
  db
    .select({ quote: quotes, enquiry: enquiries, isReplaced })
    .from(quotes)
    .innerJoin(enquiries, eq(enquiries.id, quotes.enquiryId))
    .where(condition)

export const stateOf = (
  { quote, isReplaced }: Pick<LinkedQuote, 'quote' | 'isReplaced'>,
  now: Date,
) => quoteState({ ...quote, isSent: quote.tokenHash !== null, isReplaced }, dayAt(now))

interface Answer {
  id: string
  now: Date
  settings: MailSettings
}

type Answered = { ok: true } | { ok: false; state: 'replaced' | 'over' }

/** Accepts it while it is open, on disk with the mail that tells the desk. Twice is once; one that is gone is over. */
export function acceptQuote(db: Database, { id, now, settings }: Answer): Promise<Answered> {
  return db.transaction(async (tx) => {
    const found = await lockQuote(tx, id)
    const state = found && stateOf(found, now)
    if (state === 'accepted') return { ok: true }
    if (!found || state !== 'open')
      return { ok: false, state: state === 'replaced' ? state : 'over' }
    await tx.update(quotes).set({ acceptedAt: now, waits: true }).where(eq(quotes.id, id))
    await tellDesk(tx, found, { question: null, now, settings })
    return { ok: true }
  })
}

/** So long the same question is the same press: later somebody asks it once more. */
const pressedAgainMs = 10 * 60_000

/** Keeps what they ask, and tells the desk. The same question pressed twice is one. */
export function askAboutQuote(
  db: Database,
  { id, question, now, settings }: Answer & { question: string },
): Promise<Answered> {
  return db.transaction(async (tx) => {
    const found = await lockQuote(tx, id)
    if (!found) return { ok: false, state: 'over' }
    const { asked, askedAt } = found.quote
    const isPressedAgain = now.getTime() - (askedAt?.getTime() ?? 0) < pressedAgainMs
    if (asked === question && isPressedAgain) return { ok: true }
    await tx
      .update(quotes)
      .set({ asked: question, askedAt: now, waits: true })
      .where(eq(quotes.id, id))
    await tellDesk(tx, found, { question, now, settings })
    return { ok: true }
  })
}

/** Others who answer the same quote, or send a newer one, wait until this transaction is over. */
async function lockQuote(tx: Transaction, id: string) {
  const [quote] = await tx.select().from(quotes).where(eq(quotes.id, id))
  if (!quote) return undefined
  const asked = eq(enquiries.id, quote.enquiryId)
  await tx.select({ id: enquiries.id }).from(enquiries).where(asked).for('update')
  const [fresh] = await quotesWhere(tx, eq(quotes.id, id))
  return fresh?.enquiry.email ? fresh : undefined
}

/**
 * By mail, in the log, and among the new ones of the inbox, where what was dealt with when it was closed stays so. What is sold
 * stays sold; see `isWaiting` for how it is found all the same.
 */
async function tellDesk(
  tx: Transaction,
  { quote, enquiry }: LinkedQuote,
  { question, now, settings }: { question: string | null; now: Date; settings: MailSettings },
): Promise<void> {
  await queueMails(tx, [quoteNotice(settings, { quote, person: enquiry, question, now })])
  const { status, outcome } = enquiry
  if (status !== 'new' && status !== 'spam' && outcome !== 'won') {
    if (status === 'done')
      await waitNoMore(tx, { enquiryId: enquiry.id, heard: enquiry.statusChangedAt })
    await tx
      .update(enquiries)
      .set({ ...noEnding, status: 'new', statusChangedAt: now })
      .where(eq(enquiries.id, enquiry.id))
  }
  await auditLog.record(tx, {
    ...{ at: now, by: null, subject: enquiry.id },
    action: question === null ? 'enquiry-quote-accepted' : 'enquiry-quote-asked',
    details: { by: 'link', quote: inEnglish(() => versionTitle(quote)) },
  })
}
