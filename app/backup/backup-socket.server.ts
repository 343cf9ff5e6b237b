import { rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { join, relative } from 'node:path'
import type { Services } from '../../server/services.ts'
import { writeBackup } from './write-backup.server.ts'

/**
 * The embedded database belongs to the running process alone, so that process has to make the backup. It is
 * asked through a socket in the data directory, which only the same user of the machine can open.
 */
const socketIn = (dataDir: string) => relative('', join(dataDir, 'backup.sock'))

/** Answers `npm run backup` while the site runs; the result ends it. */
export async function offerBackups({
  db,
  log,
  now,
  settings,
}: Services): Promise<() => Promise<void>> {
  const path = socketIn(settings.dataDir)
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
  // Left by a process that was killed. Ours is the directory: the database's lock is taken.
  await rm(path, { force: true })
  const usual = process.umask(0o177)
  try {
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve))
  } finally {
    process.umask(usual)
  }
  return () => new Promise((resolve) => server.close(() => resolve()))
}

/** A backup made by the process that runs on this directory; undefined when none answers. */
export function askForBackup(dataDir: string): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request({ socketPath: socketIn(dataDir) }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.once('error', reject)
      answer.once('end', () => {
        if (answer.statusCode === 200) resolve(Buffer.concat(chunks))
        else reject(new Error('the running site could not make the backup; its log says why'))
      })
    })
    asked.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(undefined)
      else reject(error)
    })
    asked.end()
  })
}
