import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { restoreBackup } from '../app/backup/restore-backup.server.ts'
import { openDatabase } from '../app/db/open-database.server.ts'
import { parseSettings } from '../app/env.server.ts'
import { StartError } from '../app/start-error.ts'
import { createLog } from '../server/log.ts'

/** `npm run restore -- FILE [--replace]`: into the database of the settings, with the site stopped. */
if (existsSync('.env')) process.loadEnvFile('.env')
try {
  const words = process.argv.slice(2)
  const path = words.find((word) => word !== '--replace')
  if (!path) throw new StartError('Say which file: npm run restore -- dino.backup')
  if (!existsSync(path)) throw new StartError(`There is no file ${path}.`)
  const file = await readFile(path)
  const db = await openDatabase(parseSettings(process.env), createLog('error'))
  try {
    const counts = await restoreBackup(db, file, { replace: words.includes('--replace') })
    for (const [table, rows] of Object.entries(counts)) console.log(`${table}: ${rows}`)
    console.log('Restored. Mails that were waiting are sent when the site starts.')
  } finally {
    await db.close()
  }
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
