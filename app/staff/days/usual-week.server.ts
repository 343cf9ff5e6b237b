import { sql } from 'drizzle-orm'
import type { SignedInUser } from '../../account/user.ts'
import type { BookingRules } from '../../booking/booking.ts'
import { bookingRules as readRules } from '../../booking/booking-rules.server.ts'
import { dayAt } from '../../booking/calendar-days.ts'
import { openDays } from '../../booking/open-days.server.ts'
import type { Database, Queries, Transaction } from '../../db/database.server.ts'
import { bookingRules, weeklyTemplate } from '../../db/schema/days.server.ts'
import { auditLog } from '../audit-log.server.ts'
import type { Week } from './week.ts'

/** The week that new days open with. */
export async function usualWeek(db: Queries): Promise<Week> {
  const slots = await db
    .select()
    .from(weeklyTemplate)
    .orderBy(weeklyTemplate.weekday, weeklyTemplate.time)
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
    slots.filter((slot) => slot.weekday === weekday).map(({ time }) => time),
  )
}

interface NewWeek {
  week: Week
  rules: BookingRules
  /** Also on the days that are open already. */
  applyToOpenDays: boolean
  staff: SignedInUser
  now: Date
}

/** Changes the usual week and the rules, and opens the days that are due by them. */
export async function saveUsualWeek(db: Database, request: NewWeek): Promise<void> {
  const { week, rules, applyToOpenDays, staff, now } = request
  await db.transaction(async (tx) => {
    // Two members of staff saving at once: the second replaces what the first wrote, whole.
    await tx.execute(sql`LOCK TABLE weekly_template IN SHARE ROW EXCLUSIVE MODE`)
    const before = { week: await usualWeek(tx), rules: await readRules(tx) }
    if (JSON.stringify(before.week) !== JSON.stringify(week)) {
      await tx.delete(weeklyTemplate)
      const slots = week.flatMap((times, day) => times.map((time) => ({ weekday: day + 1, time })))
      if (slots.length > 0) await tx.insert(weeklyTemplate).values(slots)
      await auditLog.record(tx, {
        ...{ at: now, by: staff, action: 'week-changed', subject: 'usual-week' },
        details: { slots: slots.length, openDaysToo: applyToOpenDays },
      })
    }
    if (JSON.stringify(before.rules) !== JSON.stringify(rules)) {
      await tx
        .insert(bookingRules)
        .values(rules)
        .onConflictDoUpdate({ target: bookingRules.onlyRow, set: rules })
      await auditLog.record(tx, {
        ...{ at: now, by: staff, action: 'booking-rules-changed', subject: 'booking-rules' },
        details: { ...rules },
      })
    }
    if (applyToOpenDays) await applyToDaysAfter(tx, dayAt(now))
  })
  await openDays(db, now)
}

/**
 * Gives the open days after today the slots of the usual week. Booked slots stay. A slot that is left out
 * goes; one that cancelled appointments still refer to is closed instead. A slot that staff closed by hand
 * stays closed, and so does a closed day.
 */
async function applyToDaysAfter(tx: Transaction, today: string): Promise<void> {
  const isUsual = sql`EXISTS (
    SELECT FROM weekly_template AS usual
    WHERE usual.weekday = extract(isodow FROM slot.date) AND usual.time = slot.time)`
  const isOpenDay = sql`slot.date IN (
    SELECT date FROM appointment_days WHERE date > ${today}::date AND NOT closed)`
  await tx.execute(sql`
    DELETE FROM appointment_slots AS slot
    WHERE ${isOpenDay} AND NOT booked AND NOT ${isUsual}
      AND NOT EXISTS (SELECT FROM appointments AS past
                      WHERE past.date = slot.date AND past.time = slot.time)`)
  await tx.execute(sql`
    UPDATE appointment_slots AS slot SET closed = true
    WHERE ${isOpenDay} AND NOT booked AND NOT ${isUsual}`)
  await tx.execute(sql`
    INSERT INTO appointment_slots (date, time)
    SELECT day.date, usual.time FROM appointment_days AS day
    JOIN weekly_template AS usual ON usual.weekday = extract(isodow FROM day.date)
    WHERE day.date > ${today}::date AND NOT day.closed
    ON CONFLICT (date, time) DO NOTHING`)
}
