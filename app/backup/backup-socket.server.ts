import { createServer, request, type IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { Services } from '../http/services.ts'
import { isNobodyThere, listenPrivately, socketPath } from '../settings/private-socket.server.ts'
import { writeBackup } from './write-backup.server.ts'

/** The embedded database belongs to the running process alone, so that process has to make the backup. */
const socketName = 'backup.sock'

/** Answers `npm run backup` while the site runs; the result ends it. */
export async function offerBackups({
  db,
  log,
  now,
  settings,
}: Services): Promise<() => Promise<void>> {
  const server = createServer((_req, res) => {
    const backup = writeBackup(db, now())
    let bytes = 0
    backup.on('data', (chunk: Buffer) => (bytes += chunk.length))
    pipeline(backup, res).then(
      () => log.info({ bytes }, 'gave a backup'),
      // Whoever asked sees an answer that breaks off.
      (error: unknown) => log.error({ err: error }, 'could not make a backup'),
    )
  })
  await listenPrivately(server, settings.dataDir, socketName)
  return () => new Promise((resolve) => server.close(() => resolve()))
}

/**
 * A backup made by the process that runs on this directory; undefined when none answers. It breaks off with an error
 * when that process could not make all of it.
 */
export function askForBackup(dataDir: string): Promise<IncomingMessage | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request({ socketPath: socketPath(dataDir, socketName) }, resolve)
    asked.once('error', (error: NodeJS.ErrnoException) => {
      if (isNobodyThere(error)) resolve(undefined)
      else reject(error)
    })
    asked.end()
  })
}
