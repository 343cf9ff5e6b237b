import { and, asc, between, eq, exists, gte, isNotNull, ne, not, sql } from 'drizzle-orm'
import { translated } from '../../content/language/t.ts'
import type { SignedInUser } from '../rules/user.ts'
import type { Queries, Transaction } from '../db/database.server.ts'
import { appointments } from '../db/schema/appointments.server.ts'
import { appointmentDays, appointmentSlots } from '../db/schema/days.server.ts'
import { slotIsBusy } from './busy-slots.server.ts'
import { bookingRules } from './read-booking-rules.server.ts'
import {
  can,
  earliestBookable,
  type ClosedDay,
  type Slot,
  type StoredAppointment,
} from '../rules/booking.ts'
import { addDays, dayAt } from '../rules/calendar-days.ts'
import { elsewhere } from '../rules/visit-details.ts'

/** What is asked about slots and appointments. Booking and cancelling have files of their own. */

const isLive = ne(appointments.status, 'cancelled')
/** Somebody who waited has it offered. */
const heldForOther = (userId: string | null) =>
  sql`(${appointmentSlots.heldFor} IS NOT NULL AND ${appointmentSlots.heldFor} IS DISTINCT FROM ${userId})`
const ownColumns = {
  id: appointments.id,
  date: appointments.date,
  time: appointments.time,
  purpose: appointments.purpose,
  productId: appointments.productId,
  note: appointments.note,
  meet: appointments.meet,
  bookedAt: appointments.bookedAt,
}

/** The slots of an open day, as this visitor may see them; none when the day is missing or closed. */
export async function daySlots(
  db: Queries,
  { date, userId, now }: { date: string; userId: string | null; now: Date },
): Promise<Slot[]> {
  const rules = await bookingRules(db)
  const slots = await db
    .select({
      time: appointmentSlots.time,
      booked: sql<boolean>`${appointmentSlots.booked} OR ${heldForOther(userId)} OR ${slotIsBusy}`,
      mine: sql<boolean>`${appointments.userId} IS NOT NULL`,
    })
    .from(appointmentSlots)
    .innerJoin(appointmentDays, eq(appointmentDays.date, appointmentSlots.date))
    .leftJoin(
      appointments,
      and(
        eq(appointments.date, appointmentSlots.date),
        eq(appointments.time, appointmentSlots.time),
        sql`${appointments.userId} = ${userId}`,
        isLive,
      ),
    )
    .where(
      and(
        eq(appointmentSlots.date, date),
        not(appointmentSlots.closed),
        not(appointmentDays.closed),
      ),
    )
    .orderBy(asc(appointmentSlots.time))
  return slots.filter((slot) => slot.mine || can.book({ date, time: slot.time }, now, rules))
}

/** The days that would be open by now, and that staff closed and said why, in order. */
export async function closedDays(db: Queries, now: Date): Promise<ClosedDay[]> {
  const { horizonDays } = await bookingRules(db)
  const today = dayAt(now)
  const days = await db
    .select({ date: appointmentDays.date, reason: appointmentDays.closedReason })
    .from(appointmentDays)
    .where(
      and(
        between(appointmentDays.date, today, addDays(today, horizonDays)),
        isNotNull(appointmentDays.closedReason),
      ),
    )
    .orderBy(asc(appointmentDays.date))
  return days.map(({ date, reason }) => ({ date, reason: translated(reason!) }))
}

/**
 * The days that are open to this visitor, in order: those on which they could still book a slot, and those whose slots are all
 * taken, where one can only wait. Asked at once: to ask which slots are free is most of the work.
 */
export async function daysAhead(
  db: Queries,
  { userId, now }: { userId: string | null; now: Date },
): Promise<{ bookable: string[]; full: string[] }> {
  const earliest = earliestBookable(now, await bookingRules(db))
  const { date } = appointmentDays
  const ownThatDay = db
    .select({ one: sql`1` })
    .from(appointments)
    .where(and(sql`${appointments.userId} = ${userId}`, eq(appointments.date, date), isLive))
  const isSlotAhead = and(
    eq(appointmentSlots.date, date),
    sql`(${appointmentSlots.date}, ${appointmentSlots.time}) >= (${earliest.date}::date, ${earliest.time})`,
    not(appointmentSlots.closed),
  )
  const anySlot = db
    .select({ one: sql`1` })
    .from(appointmentSlots)
    .where(isSlotAhead)
  // The first slot of a day that is free decides: whether somebody is busy is asked of no other.
  const freeSlot = db
    .select({ one: sql`1` })
    .from(appointmentSlots)
    .where(
      and(isSlotAhead, not(appointmentSlots.booked), not(heldForOther(userId)), not(slotIsBusy)),
    )
    // Else the planner may ask it of all.
    .offset(0)
  const days = await db
    .select({ date, isBookable: sql<boolean>`${exists(freeSlot)}` })
    .from(appointmentDays)
    .where(
      and(
        gte(date, earliest.date),
        not(appointmentDays.closed),
        not(exists(ownThatDay)),
        exists(anySlot),
      ),
    )
    .orderBy(asc(date))
  const only = (isBookable: boolean) =>
    days.filter((day) => day.isBookable === isBookable).map((day) => day.date)
  return { bookable: only(true), full: only(false) }
}

/** The user's own live appointments from `today` on, in order. */
export async function upcomingAppointments(
  db: Queries,
  userId: string,
  today: string,
): Promise<StoredAppointment[]> {
  const rows = await db
    .select(ownColumns)
    .from(appointments)
    .where(and(eq(appointments.userId, userId), gte(appointments.date, today), isLive))
    .orderBy(asc(appointments.date), asc(appointments.time))
  return rows.map(({ meet, bookedAt, ...row }) => ({
    ...{ ...row, ...elsewhere(meet) },
    bookedAt: bookedAt.toISOString(),
  }))
}

/** The user's own live appointment of a day. */
export async function appointmentOn(
  db: Queries,
  { date, userId }: { date: string; userId: string },
): Promise<typeof appointments.$inferSelect | undefined> {
  const [own] = await db
    .select()
    .from(appointments)
    .where(and(eq(appointments.userId, userId), eq(appointments.date, date), isLive))
  return own
}

/**
 * Gives a person who signs in what we booked for their e-mail before, also where whoever held the address then has it: by now it is
 * theirs. Where they have an appointment that day themselves it stays as it is. Rows are locked in the order of those who correct
 * and erase.
 */
export async function adoptAppointments(
  tx: Transaction,
  { uid, email }: SignedInUser,
): Promise<void> {
  await tx.execute(sql`
    WITH found AS (
      SELECT id FROM appointments AS found
      WHERE user_email = ${email}
        AND (user_id IS NULL
          OR (booked_by_staff IS NOT NULL OR proposal_id IS NOT NULL)
            AND user_id IN (SELECT other.uid FROM users AS other WHERE other.email = ${email} AND other.uid <> ${uid}))
        AND NOT EXISTS (SELECT FROM appointments AS own
                        WHERE own.user_id = ${uid} AND own.date = found.date AND own.status <> 'cancelled')
      ORDER BY id FOR UPDATE
    )
    UPDATE appointments SET user_id = ${uid} FROM found WHERE appointments.id = found.id`)
}
