import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Database } from '../db/database.server.ts'
import { StartError } from '../settings/start-error.ts'
import type { Settings } from '../settings/settings.server.ts'
import { tableInUse } from './backup-sql.server.ts'

/**
 * A PostgreSQL that nobody has used is no new office where there was one on the built-in database: it was named, and nothing was
 * moved there.
 *
 * @throws StartError with what to do
 */
export async function refuseUnmoved(
  { queries }: Pick<Database, 'queries'>,
  { dataDir, databaseUrl }: Pick<Settings, 'dataDir' | 'databaseUrl'>,
): Promise<void> {
  const directory = join(dataDir, 'database')
  if (!databaseUrl || !existsSync(directory) || (await tableInUse(queries))) return
  throw new StartError(
    `The database of DATABASE_URL is empty, and what the site had so far is in ${resolve(directory)}.\n` +
      'To take that along: ‘Several processes, on PostgreSQL’ in the README. To go on with it there, leave DATABASE_URL out.\n' +
      'To begin with nothing, move that folder away.',
  )
}
