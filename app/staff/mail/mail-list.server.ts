import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.server.ts'
import { mails } from '../../db/schema/mails.server.ts'
import type { MailStatus } from '../../rules/mail.ts'
import type { MailFilter, MailPlace } from './mail-address.ts'

/** The outbox as staff see it. */

export const mailPageSize = 50

/** One page, newest first. */
export async function listMails(db: Queries, filter: MailFilter, before: MailPlace | null) {
  const rows = await db
    .select({
      id: mails.id,
      kind: mails.kind,
      recipient: mails.recipient,
      subject: mails.subject,
      status: mails.status,
      attempts: mails.attempts,
      createdAt: mails.createdAt,
    })
    .from(mails)
    .where(
      and(
        filter === 'all' ? undefined : eq(mails.status, filter),
        // Twice the same bound: the first one can use the index.
        before
          ? sql`${mails.createdAt} <= ${before.createdAt.toISOString()}::timestamptz`
          : undefined,
        before
          ? sql`(${mails.createdAt}, ${mails.id}) < (${before.createdAt.toISOString()}::timestamptz, ${before.id}::text)`
          : undefined,
      ),
    )
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(mailPageSize + 1)
  const hasOlder = rows.length > mailPageSize
  if (hasOlder) rows.pop()
  return { rows, hasOlder }
}

export async function findMail(db: Queries, id: string) {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id))
  return mail
}

/** How many wait and how many have failed; the others only grow, and need nobody. */
export async function countUnsent(db: Queries): Promise<{ waiting: number; failed: number }> {
  const rows = await db
    .select({ status: mails.status, count: count() })
    .from(mails)
    .where(inArray(mails.status, ['waiting', 'failed']))
    .groupBy(mails.status)
  const of = (status: MailStatus) => rows.find((row) => row.status === status)?.count ?? 0
  return { waiting: of('waiting'), failed: of('failed') }
}
