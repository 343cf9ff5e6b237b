import type { Logger } from 'pino'
import type { Database } from '../db/database.server.ts'
import { openEmbedded } from '../db/embedded.server.ts'
import { openPostgres } from '../db/postgres.server.ts'
import type { Settings } from '../settings/settings.server.ts'
import { writeBackupFile } from './backup-file.server.ts'
import { askForBackup, tellItIsWritten } from './backup-socket.server.ts'
import { noteBackup } from './last-backup.server.ts'
import { writeBackup } from './write-backup.server.ts'

/**
 * The database of the settings in one file, by the process that has it if one runs; that it was written is noted there.
 *
 * @returns how many bytes the file has
 */
export async function makeBackup(
  path: string,
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  log: Logger,
  now: Date,
): Promise<number> {
  if (databaseUrl) return backupAndClose(openPostgres(databaseUrl, log, 1), path, now)
  const fromRunningSite = await askForBackup(dataDir)
  if (fromRunningSite) {
    const bytes = await writeBackupFile(path, fromRunningSite)
    await tellItIsWritten(dataDir)
    return bytes
  }
  return backupAndClose(await openEmbedded(dataDir, { ifMissing: 'refuse' }), path, now)
}

async function backupAndClose(db: Database, path: string, now: Date): Promise<number> {
  try {
    const bytes = await writeBackupFile(path, writeBackup(db, now))
    await noteBackup(db.queries, now)
    return bytes
  } finally {
    await db.close()
  }
}
