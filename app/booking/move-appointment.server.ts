import { and, eq, ne, type SQL } from 'drizzle-orm'
import { hashToken, newToken } from '../account/random-token.server.ts'
import type { Database } from '../db/database.server.ts'
import { databaseError, withRetries } from '../db/retry.server.ts'
import { appointments } from '../db/schema/appointments.server.ts'
import type { MailSettings } from '../mail/mail.server.ts'
import { can, type BookingRefusal, type StoredAppointment } from '../rules/booking.ts'
import { dayAt, instantOf } from '../rules/calendar-days.ts'
import type { SlotInForm } from '../rules/slot-in-form.ts'
import { elsewhere } from '../rules/visit-details.ts'
import type { SignedInUser } from '../rules/user.ts'
import { whyNotBooked } from './book-slot.server.ts'
import { movedMail } from './booking-mails.server.ts'
import { moveSlotStatement } from './move-slot-statement.server.ts'
import { moveNotice } from './notice-mails.server.ts'

interface Target {
  toDate: string
  toTime: string
  now: Date
  settings: MailSettings
}

export type Move =
  | { ok: true; appointment: StoredAppointment }
  | { ok: false; reason: 'no-appointment' }
  | { ok: false; reason: 'already-started' }
  | ({ ok: false } & BookingRefusal)

/**
 * Moves the user's own appointment of a day to a free slot, on disk when it resolves: it is at the old one or at the new one.
 *
 * @param time where a page showed it: at another it is left alone
 */
export async function moveAppointment(
  db: Database,
  { date, time, user, ...target }: Target & { date: string; time?: string; user: SignedInUser },
): Promise<Move> {
  const ownOn = (day: string) => and(eq(appointments.userId, user.uid), eq(appointments.date, day))
  const outcome = await move(db, target, {
    find: () => find(db, and(ownOn(date), time ? eq(appointments.time, time) : undefined)),
    ...{ by: user, staff: null },
  })
  if (outcome.ok || outcome.reason !== 'no-appointment') return outcome
  // Asked for twice: it is where it was to be.
  const there = await find(db, ownOn(target.toDate))
  const isThere = there?.time === target.toTime && there.sequence > 0
  return isThere ? { ok: true, appointment: stored(there) } : outcome
}

/**
 * Moves what a link stands for, as long as it is where its page showed it: whoever moves it in two tabs is told in the second.
 * The link was looked up before.
 */
export async function moveByLink(
  db: Database,
  { id, shown, ...target }: Target & { id: string; shown: SlotInForm },
): Promise<Move> {
  const outcome = await move(db, target, {
    find: () => findAt(db, id, shown),
    ...{ by: null, staff: null },
  })
  if (outcome.ok || outcome.reason !== 'no-appointment') return outcome
  // Asked for twice: it is where it was to be.
  const there = await findAt(db, id, { date: target.toDate, time: target.toTime })
  return there ? { ok: true, appointment: stored(there) } : outcome
}

/** By staff: where it is now, which is not where they saw it. */
export type MovedMeanwhile = { ok: false; reason: 'moved-meanwhile'; at: SlotInForm }
/** By staff, who see it as still booked: nobody has noted how it went. */
export type DayOver = { ok: false; reason: 'day-over' }

/**
 * For somebody who called: inside the minimum notice too, as long as it is where staff saw it.
 *
 * @param shown null where the page did not say: then wherever it is
 */
export async function moveForSomebody(
  db: Database,
  {
    id,
    shown,
    staff,
    ...target
  }: Target & { id: string; shown: SlotInForm | null; staff: SignedInUser },
): Promise<Move | MovedMeanwhile | DayOver> {
  const now = () => find(db, eq(appointments.id, id))
  const outcome = await move(db, target, {
    find: shown ? () => findAt(db, id, shown) : now,
    ...{ by: staff, staff },
  })
  if (outcome.ok) return outcome
  const isUnclear = outcome.reason === 'no-appointment' || outcome.reason === 'already-started'
  const there = isUnclear && (await now())
  if (!there) return outcome
  if (outcome.reason === 'already-started')
    return there.status === 'booked' ? { ok: false, reason: 'day-over' } : outcome
  const { date, time } = there
  // Asked for twice: it is where it was to be.
  if (date === target.toDate && time === target.toTime)
    return { ok: true, appointment: stored(there) }
  return { ok: false, reason: 'moved-meanwhile', at: { date, time } }
}

type Found = typeof appointments.$inferSelect

async function find(db: Database, which: SQL | undefined): Promise<Found | undefined> {
  const [found] = await db.queries
    .select()
    .from(appointments)
    .where(and(which, ne(appointments.status, 'cancelled')))
  return found
}

function findAt(db: Database, id: string, { date, time }: SlotInForm): Promise<Found | undefined> {
  return find(
    db,
    and(eq(appointments.id, id), eq(appointments.date, date), eq(appointments.time, time)),
  )
}

interface Mover {
  find: () => Promise<Found | undefined>
  /** Nobody is signed in where it is moved by a link. */
  by: SignedInUser | null
  staff: SignedInUser | null
}

/** Somebody else may move it too, meanwhile: then it is looked at again. */
const mostTries = 3

async function move(db: Database, target: Target, mover: Mover): Promise<Move> {
  for (let tries = 1; ; tries++) {
    const own = await mover.find()
    if (!own) return { ok: false, reason: 'no-appointment' }
    const { toDate, toTime, now } = target
    if (own.date === toDate && own.time === toTime) return { ok: true, appointment: stored(own) }
    // Staff agree on the telephone with whoever is late: until its day is over.
    const isOver = mover.staff ? own.date < dayAt(now) : !can.cancel(own, now)
    if (own.status !== 'booked' || isOver) return { ok: false, reason: 'already-started' }
    const earliest = mover.staff ? instantOf(dayAt(now), '00:00') : null
    if (await tryToMove(db, parametersOf(own, target, { ...mover, earliest })))
      return { ok: true, appointment: { ...stored(own), date: toDate, time: toTime } }

    const refusal = await whyNotBooked(db, {
      ...{ date: toDate, time: toTime, now, earliest, mayExceed: true },
      person: { uid: own.userId, email: own.userEmail },
      besides: own.id,
    })
    const again = await mover.find()
    const isSame = again?.sequence === own.sequence && again.userEmail === own.userEmail
    if (isSame || tries === mostTries) return { ok: false, ...refusal }
  }
}

/** False where there was nothing to take or nothing to move. */
async function tryToMove(db: Database, parameters: unknown[]): Promise<boolean> {
  try {
    const moved = await withRetries(() => db.statement('move-slot', moveSlotStatement, parameters))
    return moved.length > 0
  } catch (error) {
    const { code, constraint } = databaseError(error) ?? {}
    if (code === '23505' && constraint?.startsWith('one_live_appointment_per_')) return false
    throw error
  }
}

function parametersOf(
  own: Found,
  { toDate, toTime, now, settings }: Target,
  { by, staff, earliest }: Pick<Mover, 'by' | 'staff'> & { earliest: Date | null },
): unknown[] {
  const { id, userName: name, userEmail: email, phone, sequence } = own
  const about = {
    appointment: { ...own, date: toDate, time: toTime, sequence: sequence + 1 },
    from: { date: own.date, time: own.time },
    ...{ staff, now },
  }
  const token = newToken()
  const mail = email ? movedMail(settings, { ...about, token, person: { name, email } }) : undefined
  const notice = moveNotice(settings, { ...about, person: { name, email, phone } })
  const uid = by ? by.uid : own.userId
  return [
    ...[toDate, toTime, id, sequence, now, earliest, uid, staff?.uid, notice.status],
    ...[mail?.id, mail?.recipient, mail?.subject, mail?.text, mail?.html, mail?.ics],
    ...[notice.id, notice.recipient, notice.replyTo],
    ...[notice.subject, notice.text, notice.html, hashToken(token), by === null, email],
  ].map((value) => value ?? null)
}

function stored(row: Found): StoredAppointment {
  const { id, date, time, purpose, productId, note, meet, bookedAt } = row
  const told = { purpose, productId, note, ...elsewhere(meet) }
  return { id, date, time, ...told, bookedAt: bookedAt.toISOString() }
}
