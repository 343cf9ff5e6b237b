import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

interface Connection {
  answers: Set<ServerResponse>
  /** By the process's own clock, in milliseconds. */
  usedAt: number
}

/**
 * Who is connected to a server, and since when each connection is quiet. Node knows which ones are idle, but
 * counts those that never asked for anything among the busy, and can't tell how long.
 */
export class Connections {
  #open = new Map<Socket, Connection>()
  #isLeaving = false
  /** Accepted since the start. */
  accepted = 0

  constructor(server: Server) {
    server.on('connection', (socket: Socket) => {
      this.accepted++
      this.#open.set(socket, { answers: new Set(), usedAt: performance.now() })
      socket.once('close', () => this.#open.delete(socket))
    })
    server.prependListener('request', ({ socket }, answer) => {
      if (this.#isLeaving) answer.setHeader('Connection', 'close')
      const connection = this.#open.get(socket)
      connection?.answers.add(answer)
      answer.once('close', () => {
        connection?.answers.delete(answer)
        if (connection) connection.usedAt = performance.now()
      })
    })
  }

  /** From now on each answer tells its client that the connection ends with it. */
  sendAway(): void {
    this.#isLeaving = true
    for (const { answers } of this.#open.values()) {
      for (const answer of answers) if (!answer.headersSent) answer.setHeader('Connection', 'close')
    }
  }

  /** Closes those on which nothing happened for so long. */
  closeQuiet(ms: number): void {
    for (const [socket, { answers, usedAt }] of this.#open) {
      if (answers.size === 0 && performance.now() - usedAt >= ms) socket.destroy()
    }
  }
}
