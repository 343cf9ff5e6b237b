import { connect, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import {
  isNobodyThere,
  listenPrivately,
  socketPath,
} from '../app/settings/private-socket.server.ts'
import { StartError } from '../app/settings/start-error.ts'
import { wordsOf } from './tell-failure.ts'

const socketName = 'release.sock'
const done = 'released'

/** A release that was not begun: of what the next start runs there is nothing to say. */
export class NotReleasedNow extends StartError {}

/**
 * Answers `npm run release` with how that went; whoever connects and says nothing asks whether a site runs here.
 *
 * @returns ends it
 */
export async function offerReleases(
  dataDir: string,
  release: () => Promise<void>,
): Promise<() => void> {
  const server = createServer((socket) => {
    // Whoever asked may have left; the release goes on.
    socket.on('error', () => {})
    socket.once('data', () => void outcomeOf(release).then((words) => socket.end(words)))
  })
  await listenPrivately(server, dataDir, socketName)
  return () => server.close()
}

/** The sources, the packages and the link to the build are the new ones by then. */
const untilStartedAgain =
  'Nothing was replaced: what ran before serves on, until it or the machine is started again, which starts the new version.\n' +
  'Mend that and release once more, or go back before:\n\n' +
  '  git reset --keep THE-COMMIT-FROM-BEFORE && npm ci --omit=dev && npm run build'

async function outcomeOf(release: () => Promise<void>): Promise<string> {
  try {
    await release()
    return done
  } catch (error) {
    const words = wordsOf(error) ?? 'It failed; the log says why.'
    return error instanceof NotReleasedNow ? words : `${words}\n${untilStartedAgain}`
  }
}

export function isReleasable(dataDir: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const socket = connect(socketPath(dataDir, socketName))
    socket.once('connect', () => resolve(true)).once('connect', () => socket.destroy())
    socket.once('error', (error) => (isNobodyThere(error) ? resolve(false) : reject(error)))
  })
}

/** Asks the running site to replace its processes; the result is why it could not. */
export async function askForRelease(dataDir: string): Promise<string | undefined> {
  const socket = connect(socketPath(dataDir, socketName))
  socket.write('release\n')
  const answer = await text(socket)
  if (answer === done) return undefined
  return answer || 'The site ended meanwhile; its log says why.'
}
