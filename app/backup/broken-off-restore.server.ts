import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.server.ts'
import { jobRuns } from '../db/schema/upkeep.server.ts'
import { StartError } from '../settings/start-error.ts'
import { tableInUse } from './backup-sql.server.ts'

/** A row beside those of the jobs. The transaction of a restore empties that table: only one that was broken off leaves it. */
const restore = 'restore'

/** Before anything is put into a database that nobody has used: until all of the backup is in it, it looks like a new office. */
export async function noteRestore({ queries }: Database, at: Date): Promise<void> {
  if (await tableInUse(queries)) return
  await queries.insert(jobRuns).values({ job: restore, doneFor: at }).onConflictDoNothing()
}

/**
 * An empty database into which a restore was broken off is no new office.
 *
 * @throws StartError with what to do
 */
export async function refuseHalfRestored({ queries }: Pick<Database, 'queries'>): Promise<void> {
  const [noted] = await queries.select().from(jobRuns).where(eq(jobRuns.job, restore))
  if (!noted || (await tableInUse(queries))) return
  throw new StartError(
    'The database is empty: a restore into it was broken off. Restore again: npm run restore -- FILE\n' +
      'To begin with nothing, name another database that is empty.',
  )
}
