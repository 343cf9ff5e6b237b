import { resolve } from 'node:path'
import { loadEnvFile } from '../app/settings/env-file.ts'
import { parseSettings } from '../app/settings/settings.server.ts'
import { StartError } from '../app/settings/start-error.ts'
import { askForRelease, isReleasable } from '../server/release-socket.ts'
import { runCommand } from '../server/tell-failure.ts'
import { buildIfStale, clearOldBuilds } from './build.ts'

/** `npm run release`: builds beside what is running, and replaces it without a request that fails. */
await runCommand(async () => {
  loadEnvFile()
  const { dataDir } = parseSettings(process.env)
  if (!(await isReleasable(dataDir))) {
    throw new StartError(
      `No site that could be replaced runs on ${resolve(dataDir)} (DATA_DIR). It has to be started with WEB_PROCESSES, ` +
        'by the same user.\nOtherwise stop it, and start it again.',
    )
  }
  buildIfStale()
  const reason = await askForRelease(dataDir)
  if (reason) throw new StartError(reason)
  clearOldBuilds()
  console.log('Released.')
})
