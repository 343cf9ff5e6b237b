import { and, eq, ne, type SQL } from 'drizzle-orm'
import { auditLog } from '../audit-log/audit-log.server.ts'
import type { Database, Transaction } from '../db/database.server.ts'
import { appointments } from '../db/schema/appointments.server.ts'
import { seenAppointments } from '../db/schema/office.server.ts'
import type { MailSettings } from '../mail/mail.server.ts'
import { dismissUnsent, queueMails } from '../mail/outbox.server.ts'
import { can } from '../rules/booking.ts'
import type { SlotInForm } from '../rules/slot-in-form.ts'
import type { SignedInUser } from '../rules/user.ts'
import { canBeLate, type LateMinutes, type VisitDetails } from '../rules/visit-details.ts'
import { detailsNotice, lateNotice } from './notice-mails.server.ts'
import { endLinksSentByPhone } from './own-link.server.ts'

/** Whom staff joined by addresses and numbers, as the office knows it: handed in where both are known. */
export interface JoinedPeople {
  /** Before any row. */
  lock: (tx: Transaction) => Promise<void>
  /** After one row has another number. */
  keep: (tx: Transaction, change: { id: string; was: string; is: string }) => Promise<void>
}

/** Whose appointment it is: of whoever is signed in, where a page showed it, or what a link stands for, which was looked up before. */
export type Whose =
  | { user: SignedInUser; date: string; time: string }
  | { user: null; id: string; token: string; shown: SlotInForm | null; joined: JoinedPeople }

interface Work {
  now: Date
  settings: MailSettings
}

/** `isAsBefore`: it stood there already, and nobody was told. */
export type Told =
  { ok: true; isAsBefore?: true } | { ok: false; reason: 'no-appointment' | 'started' | 'not-now' }

interface VisitTold extends VisitDetails {
  note: string | null
  /** Of a visit; that of a demo stays. */
  productId: string | null
}

export interface ToldAgain {
  told: VisitTold
  /** What differs from what the form began with: the rest stays as it is by now. */
  changed: (keyof VisitTold)[]
}

type Row = typeof appointments.$inferSelect

/**
 * What is told otherwise than before is replaced, until it begins; our desk hears of it when that changes anything. With another
 * number, links that went to the one before end; who is known by it alone stays the person that staff joined.
 */
export async function changeDetails(
  db: Database,
  whose: Whose,
  again: ToldAgain,
  work: Work,
): Promise<Told> {
  return db.transaction(async (tx) => {
    if (!whose.user && again.changed.includes('phone')) await whose.joined.lock(tx)
    const own = await lock(tx, whose)
    if (!own) return { ok: false, reason: 'no-appointment' }
    if (own.status !== 'booked' || !can.cancel(own, work.now))
      return { ok: false, reason: 'started' }
    const told = toldNow(own, again)
    const names = Object.keys(told) as (keyof VisitTold)[]
    if (names.every((name) => told[name] === own[name])) return { ok: true, isAsBefore: true }
    const row = { ...own, ...told }
    if (told.phone !== own.phone) {
      const used = whose.user ? null : whose.token
      await endLinksSentByPhone(tx, { appointmentId: own.id, used })
    }
    await tx
      .update(appointments)
      .set({ ...told, detailsChangedAt: work.now })
      .where(eq(appointments.id, own.id))
    if (!whose.user && isKnownByPhoneAlone(own) && own.phone && told.phone)
      await whose.joined.keep(tx, { id: own.id, was: own.phone, is: told.phone })
    await tellOurDesk(tx, row, 'appointment-details-changed', { whose, before: own, ...work })
    return { ok: true }
  })
}

/**
 * Says so on the day, of the time that the page showed; the slot stays theirs. Said again it is another time, and the same twice
 * is once.
 */
export async function sayLate(
  db: Database,
  whose: Whose,
  minutes: LateMinutes,
  work: Work,
): Promise<Told> {
  return db.transaction(async (tx) => {
    const own = await lock(tx, whose)
    const shown = whose.user ? whose : whose.shown
    if (!own || own.date !== shown?.date || own.time !== shown.time)
      return { ok: false, reason: 'no-appointment' }
    if (own.status !== 'booked' || !canBeLate(own, work.now))
      return { ok: false, reason: 'not-now' }
    if (own.lateMinutes === minutes) return { ok: true, isAsBefore: true }
    const row = { ...own, lateMinutes: minutes, lateAt: work.now }
    const { lateMinutes, lateAt } = row
    await tx.update(appointments).set({ lateMinutes, lateAt }).where(eq(appointments.id, own.id))
    await tellOurDesk(tx, row, 'appointment-late', { whose, before: own, ...work })
    return { ok: true }
  })
}

function toldNow(own: Row, { told, changed }: ToldAgain): VisitTold {
  const taken = <Name extends keyof VisitTold>(name: Name): VisitTold[Name] =>
    changed.includes(name) ? told[name] : own[name]
  const meet = taken('meet')
  // Left out, nobody could call them, or know any more whose this is.
  const isNeeded = meet === 'telephone' || isKnownByPhoneAlone(own)
  const phone = taken('phone') ?? (isNeeded ? (told.phone ?? own.phone) : null)
  // It is said of the number beside it, which may not be the one that stands there by now.
  const isSaid = phone === told.phone && (phone !== own.phone || changed.includes('whatsapp'))
  return {
    ...{ phone, whatsapp: isSaid ? told.whatsapp : own.whatsapp, meet },
    ...{ company: taken('company'), visitors: taken('visitors'), note: taken('note') },
    productId: own.purpose === 'demo' ? own.productId : taken('productId'),
  }
}

/** Booked by us for somebody who gave no address. */
const isKnownByPhoneAlone = ({ userEmail, userId }: Row) => userEmail === null && userId === null

async function lock(tx: Transaction, whose: Whose): Promise<Row | undefined> {
  const which: SQL | undefined = whose.user
    ? and(
        eq(appointments.userId, whose.user.uid),
        eq(appointments.date, whose.date),
        eq(appointments.time, whose.time),
      )
    : eq(appointments.id, whose.id)
  const [own] = await tx
    .select()
    .from(appointments)
    .where(and(which, ne(appointments.status, 'cancelled')))
    .for('update')
  return own
}

/** A mail, news to all of the office, and the log. Of two about being late, the one that has not gone out is dropped. */
async function tellOurDesk(
  tx: Transaction,
  row: Row,
  action: 'appointment-details-changed' | 'appointment-late',
  { whose, before, now, settings }: Work & { whose: Whose; before: Row },
): Promise<void> {
  const { id, date, time, userName: name, userEmail: email, phone, lateMinutes } = row
  const about = { appointment: row, person: { name, email, phone }, now }
  const isLate = action === 'appointment-late'
  const mail = isLate
    ? lateNotice(settings, { ...about, minutes: lateMinutes! })
    : detailsNotice(settings, { ...about, before })
  await tx.delete(seenAppointments).where(eq(seenAppointments.appointmentId, id))
  const by = whose.user ?? (row.userId === null ? null : { uid: row.userId })
  await auditLog.record(tx, {
    ...{ at: now, by, action, subject: id },
    details: {
      ...{ date, time },
      ...(isLate && { minutes: lateMinutes }),
      ...(!whose.user && { by: 'link' }),
    },
  })
  if (isLate) await dismissUnsent(tx, mail)
  await queueMails(tx, [mail])
}
