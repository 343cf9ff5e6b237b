import { eq } from 'drizzle-orm'
import { newToken } from '../../account/random-token.server.ts'
import { accountOf } from '../../account/users.server.ts'
import { confirmationMail } from '../../booking/booking-mails.server.ts'
import {
  endLinksSentByPhone,
  endLinksSentElsewhere,
  keepLinks,
} from '../../booking/own-link.server.ts'
import { can } from '../../rules/booking.ts'
import type { Transaction } from '../../db/database.server.ts'
import { databaseError } from '../../db/retry.server.ts'
import { appointments } from '../../db/schema/appointments.server.ts'
import type { MailSettings } from '../../mail/mail.server.ts'
import type { MailKind } from '../../rules/mail.ts'
import { queueMails } from '../../mail/outbox.server.ts'
import { readdressOffer, readdressUnsent } from '../send-again.server.ts'

export type Appointment = typeof appointments.$inferSelect

export interface Contact {
  name: string
  phone: string | null
  /** In lower case. */
  email: string | null
}

interface Correcting {
  now: Date
  settings: MailSettings
  /** Goes to the new address anyway. */
  sending?: MailKind[]
}

/**
 * Writes how somebody is called and reached into their appointment, and takes along what depends on the e-mail:
 *
 * - while it is ahead, mails that have not gone out go to the new address, and a confirmation in any case;
 * - links that went to another number or address end, also that of an offer; the mails that go out bring one of their own;
 * - the account that sees it: what staff booked belongs to whoever signs in with its address. What people
 *   booked themselves stays theirs.
 *
 * Feed, reminder and office read the row. The caller holds its lock. Gives whether anything is mailed.
 *
 * @throws 23505 when the person of the new e-mail has another live appointment that day: see `isOtherThatDay`
 */
export async function writeContact(
  tx: Transaction,
  found: Appointment,
  { name, phone, email }: Contact,
  { now, settings, sending = [] }: Correcting,
): Promise<boolean> {
  const { id } = found
  // Whether it has WhatsApp was said of another number.
  const whatsapp = phone === found.phone ? found.whatsapp : null
  const row = { userName: name, phone, whatsapp, userEmail: email }
  if (phone !== found.phone) await endLinksSentByPhone(tx, { appointmentId: id })
  if (email === found.userEmail) {
    await tx.update(appointments).set(row).where(eq(appointments.id, id))
    return false
  }
  const isTheirOwn = found.userId !== null && found.bookedByStaff === null
  const userId = isTheirOwn ? found.userId : await accountOf(tx, email)
  await tx
    .update(appointments)
    .set({ ...row, userId })
    .where(eq(appointments.id, id))

  const isAhead = can.cancel(found, now)
  const readdress = { about: id, from: found.userEmail ?? '', to: email, now, settings }
  const moved = isAhead && found.userEmail ? await readdressUnsent(tx, readdress) : []
  await endLinksSentElsewhere(tx, { appointmentId: id, email })
  const goingOut = [...moved, ...sending]
  if (found.offerHash && found.userEmail && !goingOut.includes('appointment-offer'))
    goingOut.push(...(await readdressOffer(tx, { ...readdress, to: isAhead ? email : null })))
  // Of what is over nobody is told any more.
  if (!isAhead) return false
  const tells = ['appointment-confirmed', 'appointment-moved'] as const
  const isConfirmed = found.status !== 'booked' || tells.some((kind) => goingOut.includes(kind))
  if (!email || isConfirmed) return goingOut.length > 0
  const [person, token] = [{ name, email }, newToken()]
  const mail = confirmationMail(settings, { appointment: { ...found, ...row }, person, token, now })
  await queueMails(tx, [mail])
  await keepLinks(tx, { token, appointmentId: id, mailId: mail.id, now })
  return true
}

/** A person has one live appointment a day: the new address has one already. */
export function isOtherThatDay(error: unknown): boolean {
  const { code, constraint } = databaseError(error) ?? {}
  return code === '23505' && /^one_live_appointment_per_(user|email)/.test(constraint ?? '')
}
