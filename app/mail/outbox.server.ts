import { and, eq, sql } from 'drizzle-orm'
import type { Database, Queries, Transaction } from '../db/database.server.ts'
import { mails } from '../db/schema/mails.server.ts'
import type { NewMail } from './mail.server.ts'
import { longestPauseSeconds } from './retry.ts'

/** All SQL about mails, except the one that is part of the booking statement. */

/** The NOTIFY channel that wakes the mailers: heard when, and only if, the mail is committed. */
export const mailChannel = 'mails_waiting'

export type Mail = typeof mails.$inferSelect

/** Writes mails within the transaction that causes them; they are sent once it commits. */
export async function queueMails(tx: Transaction, queued: NewMail[]): Promise<void> {
  await tx.insert(mails).values(queued)
  await tx.execute(sql`SELECT pg_notify(${mailChannel}, '')`)
}

/** What has not gone out of a kind is not sent any more: what it tells of is over. */
export async function dismissUnsent(
  tx: Transaction,
  { kind, about }: Pick<NewMail, 'kind' | 'about'>,
): Promise<void> {
  await tx
    .update(mails)
    .set({ status: 'dismissed' })
    .where(and(eq(mails.about, about), eq(mails.kind, kind), eq(mails.status, 'waiting')))
}

/**
 * Due is what its time has come for; and what no clock that runs right could have put off so far, or at all: the
 * clock was set back since.
 */
const claimStatement = `
UPDATE mails SET attempts = attempts + 1, due_at = $2::timestamptz, claimed_at = $1::timestamptz
WHERE id = (
  SELECT id FROM mails WHERE status = 'waiting' AND (
    due_at <= $1::timestamptz OR attempts = 0
    OR due_at > $1::timestamptz + interval '${longestPauseSeconds} seconds'
  )
  ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED
)
RETURNING id, kind, recipient, reply_to AS "replyTo", in_reply_to AS "inReplyTo",
  subject, text, html, ics, attempts`

export type ClaimedMail = Pick<
  Mail,
  | 'id'
  | 'kind'
  | 'recipient'
  | 'replyTo'
  | 'inReplyTo'
  | 'subject'
  | 'text'
  | 'html'
  | 'ics'
  | 'attempts'
>

/**
 * Takes the mail that has been due longest, and keeps it from other processes until `until`: when this
 * one dies over it, another takes it up after that.
 */
export async function claimDueMail(
  db: Database,
  { now, until }: { now: Date; until: Date },
): Promise<ClaimedMail | undefined> {
  const [mail] = await db.statement<ClaimedMail>('claim-mail', claimStatement, [now, until])
  return mail
}

export async function markSent(db: Queries, id: string, now: Date): Promise<void> {
  await db
    .update(mails)
    .set({ status: 'sent', sentAt: now, lastError: null, claimedAt: null })
    .where(eq(mails.id, id))
}

/** Not sent: tried again at `dueAt`, or given up when there is none. */
export async function markUnsent(
  db: Queries,
  id: string,
  { error, dueAt }: { error: string; dueAt: Date | null },
): Promise<void> {
  await db
    .update(mails)
    .set({ lastError: error, claimedAt: null, ...(dueAt ? { dueAt } : { status: 'failed' }) })
    .where(eq(mails.id, id))
}
