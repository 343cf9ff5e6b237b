import { eq, sql } from 'drizzle-orm'
import { auditLog } from '../../audit-log/audit-log.server.ts'
import { lastEntry } from '../../audit-log/last-entry.server.ts'
import { openDays } from '../../booking/open-days.server.ts'
import type { Database, Transaction } from '../../db/database.server.ts'
import { seasons } from '../../db/schema/days.server.ts'
import { changesBetween, type FormChange } from '../../rules/form-changes.ts'
import type { SignedInUser } from '../../rules/user.ts'
import { applyToDaysAfter } from './apply-usual-week.server.ts'
import { writtenSeason, type Season, type WrittenSeason } from './season-form.ts'
import { daysInSeason, seasonMetBy, seasonOf, writeSeason } from './seasons.server.ts'

interface By {
  staff: SignedInUser
  now: Date
  /** Also on the days of the season that are open already. */
  openDaysToo: boolean
}

interface SavingSeason extends By {
  season: Season
  /** What whoever saves it saw before; null of a new one. */
  began: WrittenSeason | null
}

export type SavedSeason =
  | { ok: true }
  /** They would have days in common. */
  | { ok: false; reason: 'meets'; other: Season }
  | {
      ok: false
      reason: 'changed-meanwhile'
      /** What a colleague did since, and how it stands now; null when they removed it. */
      meanwhile: FormChange[]
      current: WrittenSeason | null
      by: { name: string; at: Date } | null
    }

/** Adds a season, or changes it: nothing when it meets another, or when a colleague changed it since. */
export async function saveSeason(db: Database, request: SavingSeason): Promise<SavedSeason> {
  const { season, began, openDaysToo, staff, now } = request
  const saved = await db.transaction(async (tx): Promise<SavedSeason> => {
    await lockWeeks(tx)
    const before = await seasonOf(tx, season.id)
    const current = before && writtenSeason(before)
    const wished = writtenSeason(season)
    const changes = changesBetween(current ?? blank, wished)
    // The same form sent twice wants what is there already.
    if (changes.length > 0 && JSON.stringify(began) !== JSON.stringify(current)) {
      const meanwhile = current && began ? changesBetween(began, current) : []
      const by = await lastEntry(tx, ['season-saved', 'season-removed'], season.id)
      return { ok: false, reason: 'changed-meanwhile', meanwhile, current, by }
    }
    const other = await seasonMetBy(tx, season)
    if (other) return { ok: false, reason: 'meets', other }

    const left = before ? await daysInSeason(tx, season.id) : []
    if (changes.length > 0) await writeSeason(tx, season)
    const days = [...new Set([...left, ...(await daysInSeason(tx, season.id))])]
    const applied = openDaysToo ? await applyToDaysAfter(tx, now, days) : null
    if (changes.length > 0 || applied) {
      await auditLog.record(tx, {
        ...{ at: now, by: staff, action: 'season-saved', subject: season.id },
        details: { name: season.name, isNew: !before, changes, openDaysToo, ...applied },
      })
    }
    return { ok: true }
  })
  if (saved.ok) await openDays(db, now)
  return saved
}

/** From then on its days have the week of the whole year. One that is gone is gone. */
export async function removeSeason(
  db: Database,
  { id, openDaysToo, staff, now }: By & { id: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockWeeks(tx)
    const season = await seasonOf(tx, id)
    if (!season) return
    const days = await daysInSeason(tx, id)
    await tx.delete(seasons).where(eq(seasons.id, id))
    const applied = openDaysToo ? await applyToDaysAfter(tx, now, days) : null
    await auditLog.record(tx, {
      ...{ at: now, by: staff, action: 'season-removed', subject: id },
      details: { name: season.name, openDaysToo, ...applied },
    })
  })
  await openDays(db, now)
}

const blank = writtenSeason({ name: '', from: '', to: '', eachYear: false, week: [] })

/** As the usual week does: whoever comes second sees what the first wrote. */
async function lockWeeks(tx: Transaction): Promise<void> {
  await tx.execute(sql`LOCK TABLE weekly_template IN SHARE ROW EXCLUSIVE MODE`)
}
