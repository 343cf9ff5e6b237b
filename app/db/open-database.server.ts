import type { Logger } from 'pino'
import type { Settings } from '../env.server.ts'
import { StartError } from '../start-error.ts'
import type { Database } from './database.server.ts'
import { openEmbedded } from './embedded.server.ts'
import { migratePostgres } from './migrate.server.ts'
import { databaseError } from './retry.server.ts'
import { openPostgres } from './postgres.server.ts'

/**
 * Opens the database of the settings, its tables up to date.
 *
 * @param onPanic told once when the embedded database can't go on, as on a full disk
 * @throws StartError when another process holds the embedded database, or PostgreSQL can't be reached
 */
export async function openDatabase(
  { dataDir, databaseUrl }: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  log: Logger,
  onPanic?: (reason: string) => void,
): Promise<Database> {
  if (!databaseUrl) return openEmbedded(dataDir, { onPanic })
  try {
    await migratePostgres(databaseUrl)
  } catch (error) {
    throw unreachable(error) ?? error
  }
  return openPostgres(databaseUrl, log)
}

/** System errors and refused logins; a migration that fails keeps its stack. */
function unreachable(error: unknown): StartError | undefined {
  const { code = '' } = databaseError(error) ?? {}
  const refused = /^(E[A-Z]+|28...|3D000|53300|57P03)$/.test(code)
  if (!refused || !(error instanceof Error)) return undefined
  // Never the address itself: it holds the password.
  return new StartError(
    `The database of DATABASE_URL could not be opened (${error.message || code}).\n` +
      'Check the address, and that PostgreSQL is running; without DATABASE_URL the built-in database is used.',
  )
}
