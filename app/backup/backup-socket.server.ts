import { createServer, request, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Bodies, SiteContent } from '../../content/site-content.ts'
import type { Services } from '../http/services.ts'
import { isNobodyThere, listenPrivately, socketPath } from '../settings/private-socket.server.ts'
import { noteBackup } from './last-backup.server.ts'
import { writeBackup } from './write-backup.server.ts'

/** The embedded database belongs to the running process alone, so that process has to make the backup. */
const socketName = 'backup.sock'
/** Any other path is a backup. */
const contentPath = '/content'
const writtenPath = '/written'

/** Of the site's content what is no file. */
export type StoredContent = Pick<SiteContent, 'bodies' | 'translations'>

/** Answers `npm run backup` and `content:report` while the site runs; the result ends it. */
export async function offerBackups({
  db,
  log,
  now,
  content,
  settings,
}: Services): Promise<() => Promise<void>> {
  const server = createServer((req, res) => {
    if (req.url === contentPath) {
      const { bodies: now, translations } = content()
      const bodies = Object.entries(now).map(([kind, items]) => [kind, [...items]])
      res.setHeader('Content-Type', 'application/json')
      return void res.end(JSON.stringify({ bodies, translations }))
    }
    if (req.url === writtenPath) {
      return void noteBackup(db.queries, now())
        .catch((error: unknown) => log.error({ err: error }, 'could not note a backup'))
        .then(() => res.end())
    }
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
  return ask(dataDir, '/')
}

/** Whoever asked for a backup has all of it on disk: a disk that is full is seen there alone. */
export async function tellItIsWritten(dataDir: string): Promise<void> {
  const answer = await ask(dataDir, writtenPath)
  // A process of a build from before begins another backup.
  answer?.destroy()
}

/**
 * What the site says, as the process that runs on this directory shows it; undefined when none answers.
 *
 * @throws when it is one of a build from before
 */
export async function askForContent(dataDir: string): Promise<StoredContent | undefined> {
  const answer = await ask(dataDir, contentPath)
  if (!answer) return undefined
  if (answer.headers['content-type'] !== 'application/json') {
    answer.destroy()
    throw new Error(olderWords)
  }
  const { bodies: kinds, translations } = (await json(answer)) as Partial<Answered>
  if (!kinds || !translations) throw new Error(olderWords)
  const bodies: Partial<Bodies> = Object.fromEntries(
    kinds.map(([kind, items]) => [kind, new Map(items)]),
  )
  return { bodies: bodies as Bodies, translations }
}

interface Answered extends Pick<SiteContent, 'translations'> {
  bodies: [keyof Bodies, [string, never][]][]
}
const olderWords = 'The site that runs here is older than this command: restart it first.'

function ask(dataDir: string, path: string): Promise<IncomingMessage | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request({ socketPath: socketPath(dataDir, socketName), path }, resolve)
    asked.once('error', (error: NodeJS.ErrnoException) => {
      if (isNobodyThere(error)) resolve(undefined)
      else reject(error)
    })
    asked.end()
  })
}
