import { and, eq } from 'drizzle-orm'
import type { SignedInUser } from '../../rules/user.ts'
import { dayAt, timeAt } from '../../rules/calendar-days.ts'
import { tellOfSlots } from '../../booking/slot-changes.server.ts'
import type { Database, Transaction } from '../../db/database.server.ts'
import { appointments } from '../../db/schema/appointments.server.ts'
import { appointmentDays, appointmentSlots } from '../../db/schema/days.server.ts'
import type { MailSettings } from '../../mail/mail.server.ts'
import { withdraw } from '../appointments/withdraw.server.ts'
import { auditLog } from '../../audit-log/audit-log.server.ts'
import { timesToOpenWith } from './usual-times.server.ts'
import { lockDay, lockSlot } from './lock-day.server.ts'

interface By {
  date: string
  staff: SignedInUser
  now: Date
}

export interface ClosingDay extends By {
  /** What people are told; empty where there may be nobody to tell. */
  reason: string
  /** What visitors read on the day; null says nothing, and leaves what a closed day says already. */
  closedReason?: string | null
  settings: MailSettings
}

export type Closing =
  | { ok: true; affected: number }
  | { ok: false; message: string; because?: 'reason-missing' | 'begun' | 'day-closed' }

/** Thrown to undo the closing: somebody has booked, and staff gave no reason to tell. */
class ReasonMissing extends Error {}

/** Thrown when nothing can be closed any more: somebody is there, or was. */
class HasBegun extends Error {}

/**
 * Closes a day: nobody can book it, and everybody who had is told, with another slot offered. A reason is
 * needed when there is anybody to tell.
 *
 * The day's row is written first: that waits for the bookings under way, and later ones wait for us and
 * find the day closed. So the list that follows misses nobody (see `bookSlotStatement`). A day that was
 * never opened is made, closed: the nightly job leaves it alone.
 */
export async function closeDay(db: Database, request: ClosingDay): Promise<Closing> {
  return closing(db, (tx) => closeDayIn(tx, request))
}

/** The same as part of a larger work: gives how many are told. */
export async function closeDayIn(tx: Transaction, request: ClosingDay): Promise<number> {
  const { date, staff, now, closedReason = null } = request
  const was = await lockDay(tx, date)
  await tx
    .insert(appointmentDays)
    .values({ date, closed: true, closedReason, openedAt: now })
    .onConflictDoUpdate({
      target: appointmentDays.date,
      set: { closed: true, ...(closedReason !== null && { closedReason }) },
    })
  const affected = await stillAhead(tx, request)
  if (affected.length > 0 && !request.reason) throw new ReasonMissing()
  if (was !== 'closed') {
    await auditLog.record(tx, {
      ...{ at: now, by: staff, action: 'day-closed', subject: date },
      details: { was, affected: affected.length },
    })
  }
  await withdraw(tx, affected, { ...request, because: 'day-closed' })
  // For whoever has the day on screen.
  await tellOfSlots(tx, { date })
  return affected.length
}

/** Opens a day, again or for the first time; without slots of its own it gets those of the usual week. */
export async function openDay(db: Database, { date, staff, now }: By): Promise<void> {
  await db.transaction(async (tx) => {
    const was = await lockDay(tx, date)
    await tx
      .insert(appointmentDays)
      .values({ date, openedAt: now })
      .onConflictDoUpdate({
        target: appointmentDays.date,
        set: { closed: false, closedReason: null },
      })
    if ((await timesOf(tx, date)).length === 0) {
      const times = await timesToOpenWith(tx, date)
      if (times.length > 0) {
        await tx.insert(appointmentSlots).values(times.map((time) => ({ date, time })))
      }
    }
    if (was !== 'open') {
      await auditLog.record(tx, {
        ...{ at: now, by: staff, action: 'day-opened', subject: date, details: { was } },
      })
    }
    await tellOfSlots(tx, { date })
  })
}

/** Takes one slot out; whoever has it is told, as when a day is closed. */
export async function closeSlot(
  db: Database,
  request: ClosingDay & { time: string },
): Promise<Closing> {
  return closing(db, async (tx) => {
    const affected = await closeSlotIn(tx, request)
    if (affected === null) throw new HasBegun()
    return affected
  })
}

/** The same as part of a larger work: gives how many are told; null, and nothing is done, where the appointment has begun. */
export async function closeSlotIn(
  tx: Transaction,
  request: ClosingDay & { time: string },
): Promise<number | null> {
  const { date, time, staff, now } = request
  // As in closeDay: waits for the bookings under way.
  await tx.select().from(appointmentDays).where(eq(appointmentDays.date, date)).for('update')
  const affected = (await stillAhead(tx, request)).filter((found) => found.time === time)
  if (affected.length > 0 && !request.reason) throw new ReasonMissing()
  const was = await lockSlot(tx, { date, time })
  if (was === 'booked' && affected.length === 0) return null
  if (was === 'free' || was === 'booked') {
    await auditLog.record(tx, {
      ...{ at: now, by: staff, action: 'slot-closed', subject: `${date} ${time}` },
      details: { was, affected: affected.length },
    })
  }
  await withdraw(tx, affected, { ...request, because: 'slot-closed' })
  await tx
    .update(appointmentSlots)
    .set({ closed: true })
    .where(
      and(
        eq(appointmentSlots.date, date),
        eq(appointmentSlots.time, time),
        eq(appointmentSlots.booked, false),
      ),
    )
  await tellOfSlots(tx, { date, time })
  return affected.length
}

/** Opens one slot, again or one that the day never had; not of a day that a colleague has closed, where nobody could book it. */
export async function openSlot(
  db: Database,
  { date, time, staff, now }: By & { time: string },
): Promise<Closing> {
  return db.transaction(async (tx) => {
    if ((await lockDay(tx, date)) === 'closed')
      return {
        ...{ ok: false, because: 'day-closed' },
        message: 'This day was closed meanwhile: open it first. The slot is as it was.',
      } as const
    await tx
      .insert(appointmentDays)
      .values({ date, openedAt: now })
      .onConflictDoNothing({ target: appointmentDays.date })
    const was = await lockSlot(tx, { date, time })
    await tx
      .insert(appointmentSlots)
      .values({ date, time })
      .onConflictDoUpdate({
        target: [appointmentSlots.date, appointmentSlots.time],
        set: { closed: false },
      })
    // A time that exists and is not closed stays as it is, booked or free.
    if (was === 'closed' || was === 'missing') {
      await auditLog.record(tx, {
        ...{
          at: now,
          by: staff,
          action: 'slot-opened',
          subject: `${date} ${time}`,
          details: { was },
        },
      })
    }
    await tellOfSlots(tx, { date, time })
    return { ok: true, affected: 0 } as const
  })
}

/** Does the work whole, or not at all when somebody would be told and there is no reason. */
export async function closing(
  db: Database,
  work: (tx: Transaction) => Promise<number>,
): Promise<Closing> {
  try {
    return { ok: true, affected: await db.transaction(work) }
  } catch (error) {
    if (error instanceof HasBegun)
      return {
        ok: false,
        because: 'begun',
        message: 'This appointment has begun: its slot stays as it is.',
      }
    if (!(error instanceof ReasonMissing)) throw error
    return {
      ok: false,
      because: 'reason-missing',
      message: 'Somebody has booked here. Say why it has to be cancelled: they will be told.',
    }
  }
}

/** The day's appointments that have not begun, in order. */
async function stillAhead(tx: Transaction, { date, now }: Pick<By, 'date' | 'now'>) {
  const booked = await tx
    .select()
    .from(appointments)
    .where(and(eq(appointments.date, date), eq(appointments.status, 'booked')))
    .orderBy(appointments.time)
    .for('update')
  const isAhead = (time: string) => date > dayAt(now) || (date === dayAt(now) && time > timeAt(now))
  return booked.filter(({ time }) => isAhead(time))
}

async function timesOf(tx: Transaction, date: string): Promise<string[]> {
  const slots = await tx
    .select({ time: appointmentSlots.time })
    .from(appointmentSlots)
    .where(eq(appointmentSlots.date, date))
  return slots.map(({ time }) => time)
}
