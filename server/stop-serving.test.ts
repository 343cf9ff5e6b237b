import { once } from 'node:events'
import { Agent, createServer, request, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Connections } from './connections.ts'
import { stopServing, stopWithinMs } from './stop-serving.ts'

/** A server whose answers the test holds back, one for each path. */
async function serving() {
  const held = new Map<string, PromiseWithResolvers<void>>()
  const arrived: string[] = []
  const server = createServer((req, res) => {
    arrived.push(req.url!)
    if (req.url === '/live') return void res.writeHead(200).write(': connected\n\n')
    void (held.get(req.url!)?.promise ?? Promise.resolve()).then(() => res.end('answered'))
  })
  const connections = new Connections(server)
  const stopping = new AbortController()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  return {
    port,
    arrived,
    hold: (path: string) => {
      held.set(path, Promise.withResolvers())
      return () => held.get(path)!.resolve()
    },
    stop: async () => {
      const begun = performance.now()
      await stopServing({ server, connections, stopping, noticed: () => Promise.resolve() })
      return performance.now() - begun
    },
    /** However slow the machine is: whether all had gone before the last answers are cut off, which is late. */
    endsByItself: async () => {
      const cutOff = vi.spyOn(server, 'closeAllConnections')
      const noticed = () => Promise.resolve()
      await stopServing({ server, connections, stopping, noticed, withinMs: 30_000 })
      return cutOff.mock.calls.length === 0
    },
  }
}

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`

test('connections that the system has and the server has not accepted yet are answered', async () => {
  const { port, stop } = await serving()
  // In one go: the event loop, which would accept them, has no turn in between.
  const clients = Array.from({ length: 20 }, () => connect(port, '127.0.0.1'))
  for (const client of clients) client.end(ask('/'))
  const stopped = stop()
  const answers = await Promise.all(clients.map((client) => text(client)))
  expect(answers.filter((answer) => !answer.includes('answered'))).toEqual([])
  expect(await stopped).toBeLessThan(stopWithinMs)
})

test('an answer under way says that its connection ends, and is not cut off', async () => {
  const { port, arrived, hold, endsByItself } = await serving()
  const release = hold('/slow')
  const client = connect(port, '127.0.0.1')
  client.write(ask('/slow'))
  await expect.poll(() => arrived).toContain('/slow')
  const stopped = endsByItself()
  await wait(100)
  release()
  expect((await text(client)).toLowerCase()).toMatch(/connection: close[^]*answered/)
  expect(await stopped).toBe(true)
})

test('clients that ask again and again over one connection are sent away, and none is cut off', async () => {
  const { port, stop } = await serving()
  const told: string[] = []
  /** Asks until something goes wrong, and returns what. */
  const loop = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (;;) {
      const asked = request({ port, host: '127.0.0.1', agent }).end()
      const answer = await once(asked, 'response').then(
        ([response]) => response as IncomingMessage,
        (error: unknown) => codeOf(error)!,
      )
      if (typeof answer === 'string') return { code: answer, isNewConnection: !asked.reusedSocket }
      expect(await text(answer)).toBe('answered')
      told.push(answer.headers.connection!)
      await wait(5)
    }
  }
  const ends = Promise.all(Array.from({ length: 10 }, loop))
  await expect.poll(() => told.length).toBeGreaterThan(50)
  const ms = await stop()
  // Nobody listens any more: that is an answer that every client understands. Whoever the system let in within
  // the last microseconds is reset: nobody whom the server had accepted.
  for (const { code, isNewConnection } of await ends) {
    expect(isNewConnection).toBe(true)
    expect(['ECONNREFUSED', 'ECONNRESET']).toContain(code)
  }
  expect(told).toContain('close')
  expect(ms).toBeLessThan(stopWithinMs)
})

test('who is connected and silent, or reads what never ends, delays a stop by its limit at most', async () => {
  const { port, arrived, endsByItself } = await serving()
  const silent = connect(port, '127.0.0.1')
  await once(silent, 'connect')
  const idle = connect(port, '127.0.0.1')
  idle.write(ask('/'))
  await once(idle, 'data')
  expect(await endsByItself()).toBe(true)

  const other = await serving()
  const live = connect(other.port, '127.0.0.1')
  live.write(ask('/live'))
  await expect.poll(() => other.arrived).toContain('/live')
  expect(await other.stop()).toBeLessThan(stopWithinMs)
  expect(arrived).toEqual(['/'])
})

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code
