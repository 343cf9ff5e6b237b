import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Ports of one test runner's worker, below those that systems give to connections. */
const room = 600
const rooms = 20

/** Which of the workers that test at the same time this is; the same for all programs that it starts. */
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? process.env.VITEST_POOL_ID ?? 0) % rooms
let next = randomInt(room)

/**
 * A port of this machine that nobody listens on. Until the server that it is meant for listens, neither a connection nor
 * another worker takes it.
 */
export async function freePort(): Promise<number> {
  const port = 20_000 + worker * room + (next++ % room)
  return (await isFree(port)) ? port : freePort()
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })
}
