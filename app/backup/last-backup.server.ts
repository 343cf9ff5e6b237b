import { inArray } from 'drizzle-orm'
import type { Queries } from '../db/database.server.ts'
import { jobRuns } from '../db/schema/upkeep.server.ts'
import { notedUpTo } from '../rules/noted-time.ts'

/** Rows beside those of the jobs: also done once for all processes, and in no backup. */
const [backup, firstStart] = ['backup', 'first-start']

/** A backup of this time was written to its end. */
export async function noteBackup(db: Queries, at: Date): Promise<void> {
  const values = { job: backup, doneFor: at }
  await db
    .insert(jobRuns)
    .values(values)
    .onConflictDoUpdate({ target: jobRuns.job, set: { doneFor: at } })
}

/** At each start; the first counts. */
export async function noteFirstStart(db: Queries, at: Date): Promise<void> {
  await db.insert(jobRuns).values({ job: firstStart, doneFor: at }).onConflictDoNothing()
}

const msPerDay = 24 * 60 * 60_000
/** So many days nobody has to hear of it: a night or two may fail. */
const daysWithout = 3

/** That backups do not happen, in a sentence for the owner; none while they do. */
export async function lateBackup(db: Queries, now: Date): Promise<string[]> {
  const rows = await db
    .select()
    .from(jobRuns)
    .where(inArray(jobRuns.job, [backup, firstStart]))
  const daysSince = (job: string) => {
    const at = notedUpTo(now, rows.find((row) => row.job === job)?.doneFor ?? null)
    return at ? Math.floor((now.getTime() - at.getTime()) / msPerDay) : Infinity
  }
  const days = daysSince(backup)
  const how = '‘Backing up’ in the README says how one is made.'
  if (days < daysWithout) return []
  if (days < Infinity)
    return [`The last backup is ${days} days old: a broken disk would take all since then. ${how}`]
  if (daysSince(firstStart) < daysWithout) return []
  return [`No backup is known up to now: a broken disk would take everything. ${how}`]
}
