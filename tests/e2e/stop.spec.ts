import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { startSite } from '../../scripts/start-site.ts'
import { stopWithinMs } from '../../server/stop-serving.ts'
import { emptyBook } from './empty-book.ts'

test('a stop with clients connected in every way takes three seconds at most, and cuts nobody off', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'dino-stop-'))
  await cp(emptyBook, dataDir, { recursive: true })
  const site = await startSite(dataDir)
  const port = Number(new URL(site.url).port)

  const { days } = (await (await fetch(`${site.url}/api/appointments`)).json()) as {
    days: string[]
  }
  const live = await Promise.all(
    days.slice(0, 5).map((day) => fetch(`${site.url}/api/appointments/${day}/live`)),
  )
  const liveEnds = live.map((answer) => answer.text())
  const silent = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const socket = connect(port, '127.0.0.1')
      await once(socket, 'connect')
      return socket
    }),
  )
  const told: (string | undefined)[] = []
  const clients = [
    '/',
    '/api/appointments',
    '/nowhere',
    '/api/me',
    '/products/wotan',
    '/readyz',
  ].map(async (path) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    let heard = performance.now()
    for (;;) {
      // Who says nothing for so long, as on a busy machine, is not about to send.
      const isQuiet = performance.now() - heard > 200
      const asked = get({ port, host: 'localhost', path, agent })
      const [answer] = (await once(asked, 'response').catch((error: unknown) => {
        throw new Error(asked.reusedSocket && !isQuiet ? 'cut off' : 'no longer let in', {
          cause: error,
        })
      })) as [IncomingMessage]
      await text(answer)
      heard = performance.now()
      told.push(answer.headers.connection)
      await wait(3)
    }
  })
  const ends = Promise.allSettled(clients)
  await expect.poll(() => told.length).toBeGreaterThan(60)

  const asked = performance.now()
  const before = told.length
  expect(await site.stop()).toBe(0)
  // And the end of the process, on a busy machine.
  expect(performance.now() - asked).toBeLessThan(stopWithinMs + 2_000)
  expect(told.slice(before)).toContain('close')
  const reasons = (await ends).map((end) => end.status === 'rejected' && messageOf(end.reason))
  expect(new Set(reasons)).toEqual(new Set(['no longer let in']))
  await Promise.all(liveEnds)
  for (const socket of silent) socket.destroy()
  await rm(dataDir, { recursive: true, force: true })
})

const messageOf = (error: unknown) => (error as Error).message
