import { makeBackup } from '../app/backup/make-backup.server.ts'
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
  const settings = parseSettings(process.env)
  const bytes = await makeBackup(path, settings, createLog('error'), new Date())
  console.log(`Wrote ${path}, ${Math.ceil(bytes / 1024)} KB.`)
} catch (error) {
  tellFailure(error)
  process.exitCode = 1
}
