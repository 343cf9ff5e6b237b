import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../db/database.server.ts'
import { auditLog } from '../../db/schema/office.server.ts'
import { users } from '../../db/schema/people.server.ts'

export interface OpenedBefore {
  id: number
  at: Date
  /** Null of somebody who is erased. */
  by: string | null
  /** Which text. */
  text: string
}

/** Who opened which text for an appointment or an enquiry, the newest first. */
export async function messagesOpened(db: Queries, about: string): Promise<OpenedBefore[]> {
  const found = await db
    .select({ id: auditLog.id, at: auditLog.at, by: users.name, details: auditLog.details })
    .from(auditLog)
    .leftJoin(users, eq(users.uid, auditLog.userId))
    .where(
      and(
        eq(auditLog.subject, about),
        inArray(auditLog.action, ['appointment-messaged', 'enquiry-messaged']),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(5)
  return found.map(({ details, ...row }) => ({
    ...row,
    text: (details as { text?: string } | null)?.text ?? '',
  }))
}
