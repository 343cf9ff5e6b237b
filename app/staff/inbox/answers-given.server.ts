import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.server.ts'
import { mails } from '../../db/schema/mails.server.ts'
import { auditLog } from '../../db/schema/office.server.ts'
import { users } from '../../db/schema/people.server.ts'
import type { AuditAction } from '../../audit-log/audit-actions.ts'
import { sentWith } from './attachments.server.ts'
import { letterOf } from './answer-mail.ts'
import type { AttachedFile } from './files-sent.tsx'

const answered: AuditAction = 'enquiry-answered'

/** Whether any of these was answered since, by mail or by word: what is sold shows it nowhere else. */
export async function isAnsweredSince(db: Queries, ids: string[], since: Date): Promise<boolean> {
  const [found] = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(inArray(auditLog.subject, ids), eq(auditLog.action, answered), gte(auditLog.at, since)),
    )
    .limit(1)
  return found !== undefined
}

/** What colleagues have answered so far, the first one first, in their words where it was a mail from here. */
export async function answersGiven(
  db: Queries,
  enquiry: { id: string; message: string; reference: string | null },
): Promise<AnswerGiven[]> {
  const rows = await db
    .select({
      number: auditLog.id,
      at: auditLog.at,
      uid: auditLog.userId,
      who: sql<string>`coalesce(${users.name}, 'A colleague')`,
      by: sql<string>`${auditLog.details}->>'by'`,
      mailId: mails.id,
      text: mails.text,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.uid, auditLog.userId))
    .leftJoin(mails, eq(mails.id, sql`${auditLog.details}->>'mail'`))
    .where(and(eq(auditLog.subject, enquiry.id), eq(auditLog.action, answered)))
    .orderBy(asc(auditLog.id))
  const sent = await sentWith(
    db,
    rows.flatMap(({ mailId }) => mailId ?? []),
  )
  return rows.map(({ text, ...row }) => ({
    ...row,
    files: sent.filter(({ mailId }) => mailId === row.mailId),
    letter: text && letterOf(text, enquiry),
  }))
}

export interface AnswerGiven {
  /** Greater than those of all answers before it. */
  number: number
  at: Date
  uid: string | null
  who: string
  /** See `answerWays`; 'office' is a mail from here. */
  by: string
  mailId: string | null
  letter: string | null
  files: AttachedFile[]
}
