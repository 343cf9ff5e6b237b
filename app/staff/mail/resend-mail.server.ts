import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { SignedInUser } from '../../account/user.ts'
import type { Database, Transaction } from '../../db/database.server.ts'
import { appointments } from '../../db/schema/appointments.server.ts'
import { mails } from '../../db/schema/mails.server.ts'
import { claimMs } from '../../mail/retry.ts'
import { mailChannel } from '../../mail/outbox.server.ts'
import type { MailSettings } from '../../mail/mail.server.ts'
import { auditLog } from '../audit-log.server.ts'

export type Resending =
  | { ok: true; mailId: string }
  | { ok: false; reason: 'missing' | 'no-server' | 'under-way' | 'outdated' }

interface ResendRequest {
  id: string
  staff: SignedInUser
  now: Date
  settings: MailSettings
}

/**
 * Sends a mail once more.
 *
 * | it is           | what happens                                                                    |
 * |-----------------|---------------------------------------------------------------------------------|
 * | failed, or kept | waits again from the first attempt on, with the same Message-ID                 |
 * | waiting         | is due now                                                                      |
 * | sent            | a copy with a Message-ID of its own: mailboxes drop what they have already seen |
 */
export async function resendMail(
  db: Database,
  { id, staff, now, settings }: ResendRequest,
): Promise<Resending> {
  if (!settings.smtpUrl) return { ok: false, reason: 'no-server' }
  return db.transaction(async (tx) => {
    const [mail] = await tx.select().from(mails).where(eq(mails.id, id)).for('update')
    if (!mail) return { ok: false, reason: 'missing' }
    if (mail.status === 'waiting' && mayBeUnderWay(mail.dueAt, now)) {
      return { ok: false, reason: 'under-way' }
    }
    if (await announcesWhatIsOff(tx, mail)) return { ok: false, reason: 'outdated' }

    let mailId = id
    if (mail.status === 'sent') {
      mailId = `${randomUUID()}@${id.split('@').at(-1)!}`
      await tx.insert(mails).values({
        ...{ ...mail, id: mailId, status: 'waiting', attempts: 0, lastError: null },
        ...{ createdAt: now, dueAt: now, sentAt: null },
      })
    } else {
      await tx
        .update(mails)
        .set({ status: 'waiting', attempts: 0, dueAt: now })
        .where(eq(mails.id, id))
    }
    await tx.execute(sql`SELECT pg_notify(${mailChannel}, '')`)
    const details = { was: mail.status, kind: mail.kind }
    await auditLog.record(tx, {
      ...{ at: now, by: staff, action: 'mail-resent', subject: mailId, details },
    })
    return { ok: true, mailId }
  })
}

/** A mail that is being sent falls due again within this time; it would be sent twice. */
function mayBeUnderWay(dueAt: Date, now: Date): boolean {
  return dueAt.getTime() <= now.getTime() + claimMs
}

/** It would put an appointment back into a calendar from which it was taken. */
async function announcesWhatIsOff(
  tx: Transaction,
  { kind, about }: Pick<typeof mails.$inferSelect, 'kind' | 'about'>,
): Promise<boolean> {
  if (kind !== 'appointment-confirmed' && kind !== 'appointment-reminder') return false
  const [appointment] = await tx
    .select({ status: appointments.status })
    .from(appointments)
    .where(eq(appointments.id, about))
  return appointment?.status === 'cancelled'
}
