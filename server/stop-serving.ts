import type { Server } from 'node:http'

/** How long a server that others send visitors to goes on serving after it said that it stops. */
export const noticeMs = 5_000

const stopWithinMs = 10_000

interface Stop {
  server: Server
  /** Aborted at once: from then on `/readyz` says so, and live answers end. */
  stopping: AbortController
  /** Resolves when whoever sends visitors here had the time to notice. Until then all are served. */
  noticed: () => Promise<unknown>
}

/** Says that the server stops, serves on until that was noticed, and closes after the answers under way. */
export async function stopServing({ server, stopping, noticed }: Stop): Promise<void> {
  stopping.abort()
  await noticed()
  await closeGracefully(server)
}

/** Takes no new connection, and waits for the answers under way, but not for ever. */
function closeGracefully(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const giveUp = setTimeout(() => server.closeAllConnections(), stopWithinMs)
    server.close(() => {
      clearTimeout(giveUp)
      resolve()
    })
    server.closeIdleConnections()
  })
}
