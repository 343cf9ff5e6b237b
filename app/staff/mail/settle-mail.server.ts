import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.server.ts'
import { mails } from '../../db/schema/mails.server.ts'
import { auditLog } from '../../audit-log/audit-log.server.ts'
import { isUnderWay, lockMail } from '../mail-state.server.ts'
import type { MailWork } from './resend-mail.server.ts'

export type Settling =
  { ok: true } | { ok: false; reason: 'missing' | 'under-way' | 'sent' | 'unsent' }

type Work = Omit<MailWork, 'settings'>

/** It need not be sent any more: nobody is reminded of it. It can still be sent later. */
export async function dismissMail(db: Database, { id, staff, now }: Work): Promise<Settling> {
  return db.transaction(async (tx) => {
    const mail = await lockMail(tx, id)
    if (!mail) return { ok: false, reason: 'missing' }
    if (mail.status === 'dismissed') return { ok: true }
    if (mail.status === 'sent') return { ok: false, reason: 'sent' }
    if (isUnderWay(mail, now)) return { ok: false, reason: 'under-way' }
    await tx.update(mails).set({ status: 'dismissed' }).where(eq(mails.id, id))
    const details = { was: mail.status, kind: mail.kind }
    await auditLog.record(tx, {
      ...{ at: now, by: staff, action: 'mail-dismissed', subject: id, details },
    })
    return { ok: true }
  })
}

/**
 * It was sent and came back hours later, into the mailbox of whoever sends: only staff see that, and say so
 * here. From then on it has failed, wherever it is shown.
 */
export async function markReturned(db: Database, { id, staff, now }: Work): Promise<Settling> {
  return db.transaction(async (tx) => {
    const mail = await lockMail(tx, id)
    if (!mail) return { ok: false, reason: 'missing' }
    if (mail.status === 'failed') return { ok: true }
    if (mail.status !== 'sent') return { ok: false, reason: 'unsent' }
    const lastError = 'It came back: staff found it returned in the mailbox.'
    await tx.update(mails).set({ status: 'failed', lastError }).where(eq(mails.id, id))
    const details = { was: mail.status, kind: mail.kind }
    await auditLog.record(tx, {
      ...{ at: now, by: staff, action: 'mail-returned', subject: id, details },
    })
    return { ok: true }
  })
}
