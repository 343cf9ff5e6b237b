import { existsSync } from 'node:fs'
import { askForBackup } from '../app/backup/backup-socket.server.ts'
import { writeBackupFile } from '../app/backup/backup-file.server.ts'
import { writeBackup } from '../app/backup/write-backup.server.ts'
import type { Database } from '../app/db/database.server.ts'
import { openEmbedded } from '../app/db/embedded.server.ts'
import { openPostgres } from '../app/db/postgres.server.ts'
import { parseSettings } from '../app/env.server.ts'
import { StartError } from '../app/start-error.ts'
import { createLog } from '../server/log.ts'

/** `npm run backup -- FILE`: the whole database in one file, also while the site runs. */
if (existsSync('.env')) process.loadEnvFile('.env')
try {
  const [path] = process.argv.slice(2)
  if (!path) throw new StartError('Say where to: npm run backup -- dino.backup')
  const backup = await makeBackup()
  await writeBackupFile(path, backup)
  console.log(`Wrote ${path}, ${Math.ceil(backup.length / 1024)} KB.`)
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}

async function makeBackup(): Promise<Buffer> {
  const { databaseUrl, dataDir } = parseSettings(process.env)
  if (databaseUrl) return backupAndClose(openPostgres(databaseUrl, createLog('error'), 1))
  const fromRunningSite = await askForBackup(dataDir)
  return fromRunningSite ?? backupAndClose(await openEmbedded(dataDir))
}

async function backupAndClose(db: Database): Promise<Buffer> {
  try {
    return await writeBackup(db, new Date())
  } finally {
    await db.close()
  }
}
