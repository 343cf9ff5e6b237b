import { eq } from 'drizzle-orm'
import type { Transaction } from '../db/database.server.ts'
import { appointments } from '../db/schema/appointments.server.ts'
import { mails } from '../db/schema/mails.server.ts'
import type { Mail } from '../mail/outbox.server.ts'

/** Why a mail had better be left alone. */

/** For changing it: mailers leave it alone meanwhile, and so do colleagues. */
export async function lockMail(tx: Transaction, id: string): Promise<Mail | undefined> {
  const [mail] = await tx.select().from(mails).where(eq(mails.id, id)).for('update')
  return mail
}

/** A process has it in its hands: it would be sent twice. One that died over it has it until `dueAt`. */
export function isUnderWay({ status, claimedAt, dueAt }: Mail, now: Date): boolean {
  return status === 'waiting' && claimedAt !== null && dueAt > now
}

/** It would put an appointment back into a calendar from which it was taken. */
export async function announcesWhatIsOff(
  tx: Transaction,
  { kind, about }: Pick<Mail, 'kind' | 'about'>,
): Promise<boolean> {
  if (kind !== 'appointment-confirmed' && kind !== 'appointment-reminder') return false
  const [appointment] = await tx
    .select({ status: appointments.status })
    .from(appointments)
    .where(eq(appointments.id, about))
  return appointment?.status === 'cancelled'
}
