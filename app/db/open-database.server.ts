import type { Logger } from 'pino'
import type { Settings } from '../env.server.ts'
import type { Database } from './database.server.ts'
import { openEmbedded } from './embedded.server.ts'
import { migratePostgres } from './migrate.server.ts'
import { openPostgres } from './postgres.server.ts'

/**
 * Opens the database of the settings, its tables up to date.
 *
 * @throws StartError when another process holds the embedded database, or PostgreSQL can't be reached
 */
export async function openDatabase(
  { dataDir, databaseUrl }: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  log: Logger,
): Promise<Database> {
  if (!databaseUrl) return openEmbedded(dataDir)
  await migratePostgres(databaseUrl)
  return openPostgres(databaseUrl, log)
}
