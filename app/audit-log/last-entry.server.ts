import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../db/database.server.ts'
import { auditLog } from '../db/schema/office.server.ts'
import { users } from '../db/schema/people.server.ts'
import type { AuditAction } from './audit-actions.ts'

interface LastEntry {
  uid: string
  name: string
  at: Date
}

/** Who did one of these last, for whoever comes second; null where it was nobody of ours, or nobody has. */
export async function lastEntry(
  db: Queries,
  actions: AuditAction[],
  subject?: string,
): Promise<LastEntry | null> {
  const [last] = await db
    .select({ uid: users.uid, name: users.name, at: auditLog.at })
    .from(auditLog)
    .leftJoin(users, eq(users.uid, auditLog.userId))
    .where(
      and(
        inArray(auditLog.action, actions),
        subject === undefined ? undefined : eq(auditLog.subject, subject),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1)
  return last?.uid && last.name ? { uid: last.uid, name: last.name, at: last.at } : null
}
