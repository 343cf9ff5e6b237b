import { createServer, request } from 'node:http'
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
    writeBackup(db, now()).then(
      (backup) => {
        log.info({ bytes: backup.length }, 'gave a backup')
        res.end(backup)
      },
      (error: unknown) => {
        log.error({ err: error }, 'could not make a backup')
        res.writeHead(500).end()
      },
    )
  })
  await listenPrivately(server, settings.dataDir, socketName)
  return () => new Promise((resolve) => server.close(() => resolve()))
}

/** A backup made by the process that runs on this directory; undefined when none answers. */
export function askForBackup(dataDir: string): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request({ socketPath: socketPath(dataDir, socketName) }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.once('error', reject)
      answer.once('end', () => {
        if (answer.statusCode === 200) resolve(Buffer.concat(chunks))
        else reject(new Error('the running site could not make the backup; its log says why'))
      })
    })
    asked.once('error', (error: NodeJS.ErrnoException) => {
      if (isNobodyThere(error)) resolve(undefined)
      else reject(error)
    })
    asked.end()
  })
}
