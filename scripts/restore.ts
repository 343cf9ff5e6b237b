import { afterRestoreWords } from '../app/backup/after-restore.server.ts'
import { backupAt } from '../app/backup/read-backup.server.ts'
import { checkBackup, restoreBackup } from '../app/backup/restore-backup.server.ts'
import { openForRestore } from '../app/backup/open-for-restore.server.ts'
import { loadEnvFile } from '../app/settings/env-file.ts'
import { parseSettings } from '../app/settings/settings.server.ts'
import { StartError } from '../app/settings/start-error.ts'
import { createLog } from '../server/log.ts'
import { tellFailure } from '../server/tell-failure.ts'

/** `npm run restore -- FILE [--replace]`: into the database of the settings, with the site stopped. */
try {
  loadEnvFile()
  const words = process.argv.slice(2)
  const path = words.find((word) => word !== '--replace')
  if (!path) throw new StartError('Say which file: npm run restore -- dino.backup')
  const file = backupAt(path)
  const replace = words.includes('--replace')
  // Before what is there now makes room.
  await checkBackup(file)
  const target = await openForRestore(parseSettings(process.env), createLog('error'), { replace })
  try {
    const restored = await restoreBackup(target.db, file, { replace, now: new Date() })
    for (const [table, rows] of Object.entries(restored.counts)) console.log(`${table}: ${rows}`)
    for (const line of afterRestoreWords(restored)) console.log(line)
    console.log('Mails that were waiting are sent when the site starts.')
    if (target.setAside) {
      console.log(`What could not be opened is kept in ${target.setAside} until you remove it.`)
    }
    await target.done()
  } catch (error) {
    await target.giveUp()
    throw error
  }
} catch (error) {
  tellFailure(error)
  process.exitCode = 1
}
