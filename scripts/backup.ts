import { askForBackup } from '../app/backup/backup-socket.server.ts'
import { writeBackupFile } from '../app/backup/backup-file.server.ts'
import { writeBackup } from '../app/backup/write-backup.server.ts'
import type { Database } from '../app/db/database.server.ts'
import { openEmbedded } from '../app/db/embedded.server.ts'
import { openPostgres } from '../app/db/postgres.server.ts'
import { loadEnvFile } from '../app/settings/env-file.ts'
import { parseSettings } from '../app/settings/settings.server.ts'
import { StartError } from '../app/settings/start-error.ts'
import { createLog } from '../server/log.ts'
import { tellFailure } from '../server/tell-failure.ts'

/** `npm run backup -- FILE`: the whole database in one file, also while the site runs. */
try {
  loadEnvFile()
  const [path] = process.argv.slice(2)
  if (!path) throw new StartError('Say where to: npm run backup -- dino.backup')
  const bytes = await makeBackup(path)
  console.log(`Wrote ${path}, ${Math.ceil(bytes / 1024)} KB.`)
} catch (error) {
  tellFailure(error)
  process.exitCode = 1
}

async function makeBackup(path: string): Promise<number> {
  const { databaseUrl, dataDir } = parseSettings(process.env)
  if (databaseUrl) return backupAndClose(openPostgres(databaseUrl, createLog('error'), 1), path)
  const fromRunningSite = await askForBackup(dataDir)
  if (fromRunningSite) return writeBackupFile(path, fromRunningSite)
  return backupAndClose(await openEmbedded(dataDir, { ifMissing: 'refuse' }), path)
}

async function backupAndClose(db: Database, path: string): Promise<number> {
  try {
    return await writeBackupFile(path, writeBackup(db, new Date()))
  } finally {
    await db.close()
  }
}
