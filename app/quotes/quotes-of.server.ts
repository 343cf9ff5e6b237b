import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../db/database.server.ts'
import { enquiries } from '../db/schema/enquiries.server.ts'
import { mailAttachments } from '../db/schema/mails.server.ts'
import { quotes } from '../db/schema/quotes.server.ts'
import type { MailStatus } from '../rules/mail.ts'
import type { Quote } from '../rules/quotes.ts'
import { isWaiting } from './waiting-quotes.server.ts'

const mailsWith = (quote: string) =>
  `FROM mail_attachments JOIN mails ON mails.id = mail_id WHERE attachment_id = ${quote}.attachment_id`

/**
 * Of a row of `quotes` that the statement calls so: nobody has got it. It went along with mails, and none of them, or of their copies,
 * was sent or still waits to be. Whoever accepts it or asks about it must have got it.
 */
const isUndelivered = (quote: string) =>
  sql.raw(`(${quote}.accepted_at IS NULL AND ${quote}.asked_at IS NULL AND coalesce(
    (SELECT bool_and(mails.status NOT IN ('waiting', 'sent')) ${mailsWith(quote)}), false))`)

/** Of a row of `quotes`: a newer version of it was sent, and did not fail. */
export const isReplaced = sql<boolean>`EXISTS (
  SELECT FROM quotes AS later WHERE later.number = quotes.number
    AND later.version > quotes.version AND later.token_hash IS NOT NULL
    AND NOT ${isUndelivered('later')})`

/** Of a row of `quotes`: the latest mail that it went along with, where none has gone out. */
const undelivered = sql<{ id: string; status: MailStatus } | null>`CASE
  WHEN ${isUndelivered('quotes')} THEN (
    SELECT jsonb_build_object('id', mails.id, 'status', mails.status)
    ${sql.raw(mailsWith('quotes'))} ORDER BY mails.created_at DESC LIMIT 1) END`

/** Whether a mail brings a quote of which another version was accepted since it was written. */
export async function isSettledOtherwise(
  db: Queries,
  { id, createdAt }: { id: string; createdAt: Date },
): Promise<boolean> {
  const other = alias(quotes, 'other')
  const accepted = await db
    .select({ id: other.id })
    .from(mailAttachments)
    .innerJoin(quotes, eq(quotes.attachmentId, mailAttachments.attachmentId))
    .innerJoin(other, and(eq(other.number, quotes.number), ne(other.version, quotes.version)))
    .where(and(eq(mailAttachments.mailId, id), gt(other.acceptedAt, createdAt)))
    .limit(1)
  return accepted.length > 0
}

/** Of a row of `enquiries`: the quote of this number was made for it. As a list, which leads through an index. */
export const isQuotedAs = (number: string) => sql`(enquiries.id = ANY (ARRAY(
  SELECT quotes.enquiry_id FROM quotes WHERE quotes.number = ${number})))`

export type KeptQuote = Awaited<ReturnType<typeof quotesOf>>[number]

/** What was quoted to whoever asked, the newest first. */
export async function quotesOf(db: Queries, enquiryId: string) {
  const rows = await db
    .select({ quote: quotes, isReplaced, isWaiting, undelivered })
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
