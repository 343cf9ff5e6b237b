import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { Connections } from './connections.ts'

/** How long a server that others send visitors to goes on serving after it said that it stops. */
export const noticeMs = 5_000

/** All of a stop after that notice: answers, jobs, mails, database. Docker and systemd wait longer. */
export const stopWithinMs = 3_000

/** For the answers of a process that others have replaced, and nobody waits for: a film on a slow line. */
export const replacedWithinMs = 30_000

/** What is left of it when the last answers are cut off. */
const cleanUpMs = 500
/** Who says nothing for so long is not about to send the next request. */
const quietMs = 250
/** In a turn of the event loop that takes longer somebody may have connected unseen. */
const shortTurnMs = 1
/** The first ends what the loop was at, without looking for connections. */
const emptyTurns = 3
/** Under a load without any pause nobody new is accepted after this. */
const acceptForMs = 500

interface Stop {
  server: Server
  /** Aborted at once: from then on `/readyz` says so, and live answers end. */
  stopping: AbortController
  /** Resolves when whoever sends visitors here had the time to notice. Until then all are served. */
  noticed: () => Promise<unknown>
  connections?: Connections
  /** When the last answers are cut off, from then on. */
  withinMs?: number
}

/**
 * Says that the server stops, serves on until that was noticed, and closes. Every answer from the first
 * moment on ends its connection; what was accepted is answered.
 */
export async function stopServing({
  server,
  stopping,
  noticed,
  connections = new Connections(server),
  withinMs = stopWithinMs,
}: Stop): Promise<void> {
  connections.sendAway()
  stopping.abort()
  await noticed()

  const cutOff = setTimeout(() => server.closeAllConnections(), withinMs - cleanUpMs)
  await acceptWaiting(connections)
  await stopListening(server, () => connections.closeQuiet(quietMs))
  clearTimeout(cutOff)
}

/**
 * Whoever stands in the system's queue when a server closes is reset. Node takes one out of it in each turn
 * of its event loop: some short turns without one have left nobody there.
 */
async function acceptWaiting(connections: Connections): Promise<void> {
  const until = performance.now() + acceptForMs
  for (let empty = 0; empty < emptyTurns && performance.now() < until;) {
    const [accepted, begun] = [connections.accepted, performance.now()]
    await turn()
    const isShort = performance.now() - begun < shortTurnMs
    empty = accepted === connections.accepted && isShort ? empty + 1 : 0
  }
}

/**
 * Accepts nobody any more; resolves when all have gone. The HTTP server's own `close` cuts off at once who is
 * between two requests, of which the next may be on its way: those hear from its answer that they are to go.
 */
function stopListening(server: Server, sweep: () => void): Promise<void> {
  return new Promise((resolve) => {
    const sweeper = setInterval(sweep, quietMs / 5)
    NetServer.prototype.close.call(server, () => {
      clearInterval(sweeper)
      // What it keeps for itself.
      server.close()
      resolve()
    })
    sweep()
  })
}
