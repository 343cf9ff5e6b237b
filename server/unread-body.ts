import type { IncomingMessage } from 'node:http'

/** How long an answer waits for what its sender has still to send. */
const patienceMs = 2_000

/**
 * Reads what a request has left unread, and throws it away: the next request stands behind it on the same
 * connection, which is another visitor's where a proxy keeps it. Resolves when all has come, so that nobody is
 * cut off while they send and misses their answer; when they have gone; or when they take long. Those are
 * answered in the midst of what they send, where no proxy has anything behind it yet, and the library ends
 * their connection soon after.
 *
 * @returns nothing when there is nothing left
 */
export function readRest(incoming: IncomingMessage): Promise<void> | undefined {
  const isRead = incoming.complete && incoming.readableLength === 0
  if (isRead || incoming.destroyed) return undefined
  // The body as a web stream stops the flow when nobody takes from it, and would keep what comes.
  incoming.removeAllListeners('data')
  incoming.resume()
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patienceMs)
    const done = () => {
      clearTimeout(timer)
      resolve()
    }
    incoming.once('end', done).once('close', done)
  })
}
