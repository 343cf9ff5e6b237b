import { sql } from 'drizzle-orm'
import type { SignedInUser } from '../../rules/user.ts'
import { bookingRules as readRules } from '../../booking/read-booking-rules.server.ts'
import { changesBetween, type FormChange } from '../../rules/form-changes.ts'
import { openDays } from '../../booking/open-days.server.ts'
import type { Database, Queries, Transaction } from '../../db/database.server.ts'
import { bookingRules, weeklyTemplate } from '../../db/schema/days.server.ts'
import type { AuditAction } from '../../audit-log/audit-actions.ts'
import { auditLog } from '../../audit-log/audit-log.server.ts'
import { lastEntry } from '../../audit-log/last-entry.server.ts'
import { applyToDaysAfter } from './apply-usual-week.server.ts'
import { isRule, writtenWeek, type WeekAndRules, type WrittenWeek } from './usual-week-form.ts'
import type { Week } from './week.ts'

const changing: AuditAction[] = ['week-changed', 'booking-rules-changed']

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

/** Week and rules as the form writes them. */
export async function writtenUsualWeek(db: Queries): Promise<WrittenWeek> {
  return writtenWeek({ week: await usualWeek(db), rules: await readRules(db) })
}

interface NewWeek extends WeekAndRules {
  /** Also on the days that are open already. */
  applyToOpenDays: boolean
  /** What whoever saves it saw before; null when that is not known. */
  began: WrittenWeek | null
  staff: SignedInUser
  now: Date
}

export type SavedWeek =
  | { ok: true }
  | {
      ok: false
      /** What a colleague changed since, and how it stands now. */
      meanwhile: FormChange[]
      current: WrittenWeek
      by: { name: string; at: Date } | null
    }

/**
 * Changes the usual week and the rules, and opens the days that are due by them. Changes nothing when somebody
 * else has changed any of it since: what they did would be undone without anybody having decided that.
 */
export async function saveUsualWeek(db: Database, request: NewWeek): Promise<SavedWeek> {
  const { week, rules, applyToOpenDays, began, staff, now } = request
  const saved = await db.transaction(async (tx): Promise<SavedWeek> => {
    // Two members of staff saving at once: the second waits here, and then sees what the first wrote.
    await tx.execute(sql`LOCK TABLE weekly_template IN SHARE ROW EXCLUSIVE MODE`)
    const current = await writtenUsualWeek(tx)
    const wished = writtenWeek({ week, rules })
    const changes = changesBetween(current, wished)
    const meanwhile = began ? changesBetween(began, current) : []
    // The same form sent twice wants what is there already.
    if (meanwhile.length > 0 && changes.length > 0) {
      return { ok: false, meanwhile, current, by: await lastEntry(tx, changing) }
    }

    const weekChanges = changes.filter(({ field }) => !isRule(field))
    const ruleChanges = changes.filter(({ field }) => isRule(field))
    if (weekChanges.length > 0) await replaceWeek(tx, week)
    const applied = applyToOpenDays ? await applyToDaysAfter(tx, now) : null
    if (weekChanges.length > 0 || applied) {
      await auditLog.record(tx, {
        ...{ at: now, by: staff, action: 'week-changed', subject: 'usual-week' },
        details: { changes: weekChanges, openDaysToo: applyToOpenDays, ...applied },
      })
    }
    if (ruleChanges.length > 0) {
      await tx
        .insert(bookingRules)
        .values(rules)
        .onConflictDoUpdate({ target: bookingRules.onlyRow, set: rules })
      await auditLog.record(tx, {
        ...{ at: now, by: staff, action: 'booking-rules-changed', subject: 'booking-rules' },
        details: { changes: ruleChanges },
      })
    }
    return { ok: true }
  })
  if (saved.ok) await openDays(db, now)
  return saved
}

async function replaceWeek(tx: Transaction, week: Week): Promise<void> {
  await tx.delete(weeklyTemplate)
  const slots = week.flatMap((times, day) => times.map((time) => ({ weekday: day + 1, time })))
  if (slots.length > 0) await tx.insert(weeklyTemplate).values(slots)
}
