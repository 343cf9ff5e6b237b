import { eq, sql } from 'drizzle-orm'
import { isEmailAddress } from '../../rules/email-address.ts'
import { oneLine } from '../../rules/typed-text.ts'
import type { Database, Transaction } from '../../db/database.server.ts'
import { appointments } from '../../db/schema/appointments.server.ts'
import { enquiries } from '../../db/schema/enquiries.server.ts'
import type { Mail } from '../../mail/outbox.server.ts'
import { auditLog } from '../../audit-log/audit-log.server.ts'
import { isOtherThatDay, writeContact } from '../corrections/appointment-contact.server.ts'
import { lockJoinedKeys } from '../people/joined-keys.server.ts'
import { keepJoined } from '../people/keep-joined.server.ts'
import { isUnderWay, lockMail, whatIsOff, type WhatIsOff } from '../mail-state.server.ts'
import type { MailWork } from './resend-mail.server.ts'
import {
  copyAskedFor,
  readdressUnsent,
  sendAgain,
  settledSince,
  type ShownMail,
} from '../send-again.server.ts'

export type Readdressing =
  | { ok: true; mailId: string }
  | {
      ok: false
      reason:
        | 'missing'
        | 'under-way'
        | 'sent'
        | 'dismissed'
        | WhatIsOff
        | 'no-address'
        | 'other-that-day'
        | 'invitation'
    }

interface ReaddressRequest extends MailWork, ShownMail {
  recipient: string
  /** Also in the appointment or enquiry that it is about, where the same address stands. */
  alsoThere: boolean
}

/** Corrects the address of a mail and has it sent there, once; without a mail server it is kept, as all are. */
export async function readdressMail(
  db: Database,
  { id, recipient, alsoThere, shown, formId, staff, now, settings }: ReaddressRequest,
): Promise<Readdressing> {
  const to = oneLine(recipient).toLowerCase()
  if (!isEmailAddress(to)) return { ok: false, reason: 'no-address' }
  try {
    return await db.transaction(async (tx) => {
      // Before the mail: an erasure takes both in this order.
      if (alsoThere) await lockJoinedKeys(tx)
      const mail = await lockMail(tx, id)
      if (!mail) return { ok: false, reason: 'missing' }
      // It lets in one address.
      if (mail.kind === 'team-invitation') return { ok: false, reason: 'invitation' }
      if (isUnderWay(mail, now)) return { ok: false, reason: 'under-way' }
      const settled = settledSince(mail, { shown })
      if (settled) return { ok: false, reason: settled }
      const isSent = mail.status === 'sent'
      const copy = isSent ? await copyAskedFor(tx, mail, { formId, to }) : undefined
      if (copy?.isThere) return { ok: true, mailId: copy.id }
      const off = await whatIsOff(tx, { ...mail, recipient: to }, { now, settings })
      if (off) return { ok: false, reason: off }
      const mailId = await sendAgain(tx, mail, { now, settings, to, copyId: copy?.id })
      const corrected = alsoThere && (await correctThere(tx, mail, { to, now, settings }))
      const details = { was: mail.status, kind: mail.kind, alsoThere: corrected }
      await auditLog.record(tx, {
        ...{ at: now, by: staff, action: 'mail-readdressed', subject: mailId, details },
      })
      return { ok: true, mailId }
    })
  } catch (error) {
    if (isOtherThatDay(error)) return { ok: false, reason: 'other-that-day' }
    throw error
  }
}

/** Where the address came from, so that the next mail does not go wrong too. @returns whether it stood there */
async function correctThere(
  tx: Transaction,
  { kind, about, recipient }: Mail,
  { to, now, settings }: { to: string } & Pick<ReaddressRequest, 'now' | 'settings'>,
): Promise<boolean> {
  const from = recipient.toLowerCase()
  const [booked] = await tx
    .select()
    .from(appointments)
    .where(eq(appointments.id, about))
    .for('update')
  if (booked?.userEmail === from) {
    const { userName: name, phone } = booked
    await writeContact(tx, booked, { name, phone, email: to }, { now, settings, sending: [kind] })
    await keepJoined(tx, { id: about, was: from, is: to })
    return true
  }
  const asked = await tx
    .update(enquiries)
    .set({ email: to })
    .where(sql`${enquiries.id} = ${about} AND lower(${enquiries.email}) = ${from}`)
    .returning({ id: enquiries.id })
  if (asked.length === 0) return false
  await readdressUnsent(tx, { about, from, to, now, settings })
  await keepJoined(tx, { id: about, was: from, is: to })
  return true
}
