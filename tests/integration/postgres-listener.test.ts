import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { PostgresListener } from '../../app/db/postgres-listener.server.ts'
import { openPostgres } from '../../app/db/postgres.server.ts'
import { freshPostgres, testDatabaseUrl } from '../fresh-database.ts'

/** What PostgreSQL answers while it shuts down. */
const refusal = Buffer.from('E\0\0\0\x27SFATAL\0C57P03\0Mno connections now\0\0', 'latin1')

/** PostgreSQL behind a line that a test can cut, and that can refuse a connection without hanging up. */
async function shakyLine(database: string) {
  const { hostname, port } = new URL(database)
  const through: Socket[] = []
  const held: Socket[] = []
  let refusals = 0
  const line = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => {})
    if (refusals > 0) {
      refusals--
      held.push(socket)
      socket.once('data', () => socket.write(refusal))
      return
    }
    through.push(socket)
    const onward = connect(Number(port), hostname)
    onward.on('error', () => {})
    socket.pipe(onward).pipe(socket)
    socket.on('close', () => onward.destroy())
  })
  line.listen(0, '127.0.0.1')
  await once(line, 'listening')
  onTestFinished(() => {
    line.close()
    for (const socket of [...through, ...held]) socket.destroy()
  })
  const url = new URL(database)
  url.port = String((line.address() as AddressInfo).port)
  return { url: url.href, through, held, refuseNext: () => (refusals = 1) }
}

test.runIf(testDatabaseUrl)(
  'a connection that failed and ends late leaves the one after it alone: nothing is heard twice',
  async () => {
    const database = await freshPostgres(testDatabaseUrl!)
    const { url, through, held, refuseNext } = await shakyLine(database)
    const lines: string[] = []
    const log = pino({}, { write: (text: string) => void lines.push(text) })
    const listener = new PostgresListener(url, log)
    const sender = openPostgres(database, log)
    onTestFinished(async () => {
      await listener.close()
      await sender.close()
    })

    const heard: string[] = []
    const isBack = Promise.withResolvers<void>()
    await listener.listen('news', (payload) => heard.push(payload), isBack.resolve)
    refuseNext()
    through[0]!.destroy()
    await isBack.promise
    expect([through.length, held.length]).toEqual([2, 1])

    held[0]!.end()
    await expect.poll(() => lines.join()).toContain('the listening connection is not back yet')
    await listener.listen('weather', () => {})
    await sender.statement(undefined, "SELECT pg_notify('news', 'once')", [])
    await sender.statement(undefined, "SELECT pg_notify('news', 'the last')", [])
    await expect.poll(() => heard).toContain('the last')
    expect(heard).toEqual(['once', 'the last'])
    expect(through).toHaveLength(2)
  },
)
