import type { SignedInUser } from '../../rules/user.ts'
import type { Database } from '../../db/database.server.ts'
import type { MailSettings } from '../../mail/mail.server.ts'
import { auditLog } from '../../audit-log/audit-log.server.ts'
import { isUnderWay, lockMail, whatIsOff, type WhatIsOff } from '../mail-state.server.ts'
import { copyAskedFor, sendAgain, settledSince, type ShownMail } from '../send-again.server.ts'

export type Resending =
  | { ok: true; mailId: string }
  | { ok: false; reason: 'missing' | 'no-server' | 'under-way' | 'sent' | 'dismissed' | WhatIsOff }

export interface MailWork {
  id: string
  staff: SignedInUser
  now: Date
  settings: MailSettings
}

/**
 * Sends a mail once more, to the same address; see `sendAgain`. Pressed twice it is sent once, also where it went out between
 * the two presses.
 */
export async function resendMail(
  db: Database,
  { id, shown, formId, staff, now, settings }: MailWork & ShownMail,
): Promise<Resending> {
  if (!settings.smtpUrl) return { ok: false, reason: 'no-server' }
  return db.transaction(async (tx) => {
    const mail = await lockMail(tx, id)
    if (!mail) return { ok: false, reason: 'missing' }
    if (isUnderWay(mail, now)) return { ok: false, reason: 'under-way' }
    const settled = settledSince(mail, { shown })
    if (settled) return { ok: false, reason: settled }
    const to = mail.recipient
    const isSent = mail.status === 'sent'
    const copy = isSent ? await copyAskedFor(tx, mail, { formId, to }) : undefined
    if (copy?.isThere) return { ok: true, mailId: copy.id }
    const off = await whatIsOff(tx, mail, { now, settings })
    if (off) return { ok: false, reason: off }
    // Due already, and no attempt was made since.
    if (mail.status === 'waiting' && mail.attempts === 0 && mail.dueAt <= now) {
      return { ok: true, mailId: id }
    }
    const mailId = await sendAgain(tx, mail, { now, settings, copyId: copy?.id })
    const details = { was: mail.status, kind: mail.kind }
    await auditLog.record(tx, {
      ...{ at: now, by: staff, action: 'mail-resent', subject: mailId, details },
    })
    return { ok: true, mailId }
  })
}
