import type { Logger } from 'pino'
import type { Settings } from '../settings/settings.server.ts'
import { StartError } from '../settings/start-error.ts'
import type { Database } from './database.server.ts'
import { openEmbedded } from './embedded.server.ts'
import { migratePostgres, NoConnection } from './migrate.server.ts'
import { databaseError } from './retry.server.ts'
import { openPostgres } from './postgres.server.ts'
import { watchWrites } from './watch-writes.server.ts'

/**
 * Opens the database of the settings, its tables up to date.
 *
 * @param onPanic told once when the embedded database can't go on, as on a full disk
 * @throws StartError when another process holds the embedded database, or PostgreSQL can't be reached or lets its
 * user make no tables
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
    throw inWords(error) ?? error
  }
  return watchWrites(openPostgres(databaseUrl, log))
}

/** In words, without the address, which holds the password. A migration that fails of itself keeps its stack. */
function inWords(error: unknown): StartError | undefined {
  const { code = '', message } = databaseError(error) ?? {}
  const isUnreachable = error instanceof NoConnection || /^(E[A-Z]+|57P0[123]|08...)$/.test(code)
  const advice = advices[code] ?? (isUnreachable ? checkAddress : undefined)
  if (!advice) return undefined
  const reason = message || (error as Error).message || code
  return new StartError(`The database of DATABASE_URL could not be opened (${reason}).\n${advice}`)
}

const checkAddress =
  'Check the address, and that PostgreSQL is running; without DATABASE_URL the built-in database is used.'

/** What to do about an error that has this code (SQLSTATE). */
const advices: Record<string, string> = {
  42501:
    'Its user may not make the tables that the site needs. Give it a database of its own, as an administrator of PostgreSQL:\n' +
    '  ALTER DATABASE "its name" OWNER TO "the user in DATABASE_URL"',
  53100: 'The disk of its server is full. Make room there, and start again.',
  25006: 'It may only be read, as a standby or by its settings. Name the server that takes writes.',
}
