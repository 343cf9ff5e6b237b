import type { Transaction } from '../db/database.server.ts'
import { auditLog as table } from '../db/schema/office.server.ts'
import type { FormChange } from '../rules/form-changes.ts'
import type { AuditAction } from './audit-actions.ts'

export interface AuditEntry {
  at: Date
  /** Who did it; null for the system's own jobs. */
  by: { uid: string } | null
  action: AuditAction
  /** What it was done to: an id, a day, a setting. Never a name, an address or a number of a person. */
  subject: string
  /** What else the log should tell, equally without persons. */
  details?: Record<string, string | number | boolean | null | FormChange[]>
}

/** The log of who did what. An entry is written with what it tells of, or not at all. */
export const auditLog = {
  async record(tx: Transaction, ...entries: AuditEntry[]): Promise<void> {
    if (entries.length === 0) return
    await tx
      .insert(table)
      .values(entries.map(({ by, ...entry }) => ({ ...entry, userId: by?.uid })))
  },
}
