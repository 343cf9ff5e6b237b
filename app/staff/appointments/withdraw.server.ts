import { eq } from 'drizzle-orm'
import { hashToken, newToken } from '../../account/random-token.server.ts'
import type { SignedInUser } from '../../rules/user.ts'
import { offerMail } from '../../booking/booking-mails.server.ts'
import { releaseSlots } from '../../booking/cancel-booking.server.ts'
import type { Transaction } from '../../db/database.server.ts'
import { appointments } from '../../db/schema/appointments.server.ts'
import type { MailSettings } from '../../mail/mail.server.ts'
import { queueMails } from '../../mail/outbox.server.ts'
import { auditLog } from '../../audit-log/audit-log.server.ts'

type Appointment = typeof appointments.$inferSelect

interface Withdrawal {
  /** What the people are told, in the words of staff. */
  reason: string
  /** What made it necessary, for the log. */
  because: 'day-closed' | 'slot-closed' | null
  staff: SignedInUser
  now: Date
  settings: MailSettings
}

/**
 * Staff call appointments off: their slots are free, and everybody with an e-mail is mailed the reason and
 * a link of their own to choose another slot. Those without have to be called; they are marked as such
 * wherever the appointment is shown. The caller holds the locks, and this is part of its transaction.
 */
export async function withdraw(
  tx: Transaction,
  withdrawn: Appointment[],
  { reason, because, staff, now, settings }: Withdrawal,
): Promise<void> {
  await releaseSlots(tx, withdrawn, { now, by: 'staff' })
  for (const appointment of withdrawn) {
    const { id, date, time, userName, userEmail } = appointment
    const offerToken = newToken()
    await tx
      .update(appointments)
      .set({ cancelReason: reason, offerHash: hashToken(offerToken) })
      .where(eq(appointments.id, id))
    await auditLog.record(tx, {
      ...{ at: now, by: staff, action: 'appointment-cancelled', subject: id },
      details: { date, time, because, mailed: userEmail !== null },
    })
    if (!userEmail) continue
    const person = { name: userName, email: userEmail }
    await queueMails(tx, [offerMail(settings, { appointment, person, now, reason, offerToken })])
  }
}
