import { asc, eq, inArray } from 'drizzle-orm'
import { auditLog } from '../../audit-log/audit-log.server.ts'
import type { Database } from '../../db/database.server.ts'
import { mails } from '../../db/schema/mails.server.ts'
import { whatIsOff } from '../mail-state.server.ts'
import { sendAgain } from '../send-again.server.ts'
import type { MailWork } from './resend-mail.server.ts'

export type ResendingFailed =
  { ok: true; sent: number; dismissed: number } | { ok: false; reason: 'no-server' }

/**
 * Sends once more all that was given up, as after days without the mail server, each by the rules of the single one; see `sendAgain`.
 * What is off by now is dismissed: it would only stand there. Who presses second finds none left.
 */
export async function resendFailed(
  db: Database,
  { staff, now, settings }: Omit<MailWork, 'id'>,
): Promise<ResendingFailed> {
  if (!settings.smtpUrl) return { ok: false, reason: 'no-server' }
  return db.transaction(async (tx) => {
    // In one order for all who press: none waits for another who waits for them.
    const failed = await tx
      .select()
      .from(mails)
      .where(eq(mails.status, 'failed'))
      .orderBy(asc(mails.createdAt), asc(mails.id))
      .for('update')
    const off: string[] = []
    for (const mail of failed) {
      if (await whatIsOff(tx, mail, { now, settings })) off.push(mail.id)
      else await sendAgain(tx, mail, { now, settings })
    }
    await tx.update(mails).set({ status: 'dismissed' }).where(inArray(mails.id, off))
    await auditLog.record(
      tx,
      ...failed.map(({ id, kind }) => ({
        ...{ at: now, by: staff, subject: id, details: { was: 'failed', kind } },
        action: off.includes(id) ? ('mail-dismissed' as const) : ('mail-resent' as const),
      })),
    )
    return { ok: true, sent: failed.length - off.length, dismissed: off.length }
  })
}
