import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { rateLimit } from '../../app/rate-limit.server.ts'
import type { Database } from '../../app/db/database.server.ts'
import type { RequestVariables } from '../../server/services.ts'
import { freshDatabase } from '../fresh-database.ts'

function limited(db: Database, lines: string[] = []) {
  const log = pino({}, { write: (line: string) => void lines.push(line) })
  const limit = { name: 'letters', points: 3, seconds: 600 }
  const app = new Hono<RequestVariables>()
  app.use(rateLimit({ db, log }, { ...limit, key: (c) => c.req.query('who') ?? '' }))
  return app.get('/', (c) => c.text('sent'))
}

const statuses = async (answers: (Response | Promise<Response>)[]) =>
  (await Promise.all(answers)).map(({ status }) => status).toSorted()

test('what is over the limit is told how long to wait', async () => {
  const app = limited(await freshDatabase())
  for (let request = 1; request <= 3; request++) {
    expect((await app.request('/?who=asha')).status).toBe(200)
  }
  for (let request = 4; request <= 5; request++) {
    const refused = await app.request('/?who=asha')
    expect(refused.status).toBe(429)
    const seconds = Number(refused.headers.get('Retry-After'))
    expect(seconds).toBeGreaterThan(500)
    expect(seconds).toBeLessThanOrEqual(600)
    expect(await refused.json()).toEqual({
      success: false,
      message: 'Too many requests. Please wait 10 minutes and try again.',
    })
  }
})

test('each person is counted alone', async () => {
  const app = limited(await freshDatabase())
  await statuses(Array.from({ length: 4 }, () => app.request('/?who=asha')))
  expect((await app.request('/?who=ravi')).status).toBe(200)
})

test('four processes count together, also at the same moment', async () => {
  const db = await freshDatabase()
  const processes = Array.from({ length: 4 }, () => limited(db))
  const answers = processes.flatMap((app) => [app.request('/?who=a'), app.request('/?who=a')])
  expect(await statuses(answers)).toEqual([200, 200, 200, 429, 429, 429, 429, 429])
})

test('a database that fails lets requests through, and the log tells', async () => {
  const db = await freshDatabase()
  await db.script('ALTER TABLE rate_limits RENAME TO away')
  const lines: string[] = []
  const app = limited(db, lines)
  const answer = await app.request('/?who=asha')
  await db.script('ALTER TABLE away RENAME TO rate_limits')
  expect(answer.status).toBe(200)
  expect(lines.join()).toContain('could not count a request')
})

test('a database that never answers holds nobody up', async () => {
  const db = await freshDatabase()
  const silent: Database = { ...db, statement: () => new Promise(() => {}) }
  expect((await limited(silent).request('/?who=asha')).status).toBe(200)
})
