import { and, eq, inArray, max, sql, type SQL } from 'drizzle-orm'
import type { Database, Queries, Transaction } from '../db/database.server.ts'
import { appointments } from '../db/schema/appointments.server.ts'
import { mails } from '../db/schema/mails.server.ts'
import type { MailKind } from '../rules/mail.ts'
import { remindsStill } from '../rules/reminder.ts'
import type { NewMail } from './mail.server.ts'
import { noMailWords } from './no-mail-words.ts'
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

/** What has not gone out of a kind, or of several, is not sent any more: what it tells of is over. */
export async function dismissUnsent(
  tx: Transaction,
  { kind, about }: { kind: MailKind | MailKind[]; about: string },
): Promise<void> {
  await tx
    .update(mails)
    .set({ status: 'dismissed' })
    .where(
      and(eq(mails.about, about), inArray(mails.kind, [kind].flat()), eq(mails.status, 'waiting')),
    )
}

/** A reminder that waited too long for the mail server says what is not so any more, and is not sent. */
export async function dismissLateReminders(db: Queries, now: Date): Promise<void> {
  const { id, createdAt } = mails
  const { date, time } = appointments
  const waiting = await db
    .select({ id, createdAt, date, time })
    .from(mails)
    .innerJoin(appointments, eq(appointments.id, mails.about))
    .where(and(eq(mails.status, 'waiting'), eq(mails.kind, 'appointment-reminder')))
  const late = waiting.filter((reminder) => !remindsStill(reminder, now)).map((each) => each.id)
  if (late.length === 0) return
  await db
    .update(mails)
    .set({ status: 'dismissed' })
    .where(and(inArray(mails.id, late), eq(mails.status, 'waiting')))
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
  subject, text, html, ics, attempts, unanswered`

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
  | 'unanswered'
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

type Attempted = Pick<Mail, 'id' | 'recipient' | 'text'>

const isWaiting = eq(mails.status, 'waiting')

export async function markSent(db: Queries, mail: Attempted, now: Date): Promise<void> {
  const sent = { status: 'sent', sentAt: now, lastError: null } as const
  await markAttempt(db, mail, sent, { now })
}

/** Not sent: tried again at `dueAt`, or given up when there is none; unless what it tells of is over by now. */
export async function markUnsent(
  db: Queries,
  mail: Attempted,
  {
    error,
    unanswered,
    dueAt,
    now,
  }: { error: string; unanswered: number; dueAt: Date | null; now: Date },
): Promise<void> {
  const next = dueAt ? { dueAt } : ({ status: 'failed', failedAt: now } as const)
  await markAttempt(db, mail, { lastError: error, unanswered, ...next }, { now, only: isWaiting })
}

/** What came of an attempt at an address that was corrected meanwhile, be it back, says nothing of the right one: there it is due. */
async function markAttempt(
  db: Queries,
  { id, recipient, text }: Attempted,
  outcome: Partial<Mail>,
  { now, only }: { now: Date; only?: SQL },
): Promise<void> {
  const marked = await db
    .update(mails)
    .set({ claimedAt: null, ...outcome })
    .where(and(eq(mails.id, id), eq(mails.recipient, recipient), eq(mails.text, text), only))
    .returning({ id: mails.id })
  if (marked.length > 0) return
  await db
    .update(mails)
    .set({ attempts: 0, unanswered: 0, claimedAt: null, dueAt: now })
    .where(and(eq(mails.id, id), isWaiting))
}

/** How many were given up and when the last of them was, and how many have not gone out: those, and what waits after an attempt. */
export async function unsentMark(
  db: Queries,
): Promise<{ unsent: number; failed: number; lastFailedAt: Date | null }> {
  const { status, attempts, failedAt } = mails
  const isFailed = sql`${status} = 'failed'`
  const [row] = await db
    .select({
      unsent: sql<number>`count(*)::int`,
      failed: sql<number>`(count(*) FILTER (WHERE ${isFailed}))::int`,
      lastFailedAt: sql<Date | null>`max(${failedAt}) FILTER (WHERE ${isFailed})`.mapWith(failedAt),
    })
    .from(mails)
    .where(sql`${isFailed} OR (${status} = 'waiting' AND ${attempts} > 0)`)
  return row!
}

/** Told on the office's first page and by `/readyz`: see `noMailWords`. What was sent last is looked for only while something waits. */
export async function noMailGoesOut(db: Queries): Promise<string[]> {
  const { createdAt, attempts, lastError } = mails
  const waiting = await db
    .select({ createdAt, attempts, lastError })
    .from(mails)
    .where(eq(mails.status, 'waiting'))
  if (waiting.every((mail) => mail.attempts === 0)) return []
  const [sent] = await db.select({ last: max(mails.sentAt) }).from(mails)
  return noMailWords(waiting, sent!.last)
}
