import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { failureCounter, rateLimit } from '../../app/http/rate-limit.server.ts'
import { rateLimits } from '../../app/db/schema/upkeep.server.ts'
import type { Database } from '../../app/db/database.server.ts'
import type { RequestVariables } from '../../app/http/services.ts'
import { freshDatabase } from '../fresh-database.ts'

function limited(db: Database, lines: string[] = []) {
  const log = pino({}, { write: (line: string) => void lines.push(line) })
  const limit = { name: 'letters', points: 3, seconds: 600 }
  const app = new Hono<RequestVariables>()
  app.use(rateLimit({ db, log }, { ...limit, key: (c) => c.req.query('who') ?? '' }))
  return app.get('/', (c) => c.text('sent'))
}

/** What so many requests at the same moment are answered, sorted. */
const statuses = async (requests: Hono<RequestVariables>[]) => {
  const answers = await Promise.all(requests.map(async (app) => app.request('/?who=asha')))
  return answers.map(({ status }) => status).toSorted((a, b) => a - b)
}

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
      code: 'too-many',
    })
  }
})

test('each person is counted alone', async () => {
  const app = limited(await freshDatabase())
  expect(await statuses([app, app, app, app])).toEqual([200, 200, 200, 429])
  expect((await app.request('/?who=ravi')).status).toBe(200)
})

test('who changes from one network of a /48 to the next is stopped too, and the next /48 is not', async () => {
  const db = await freshDatabase()
  const app = limited(db)
  const ask = async (who: string) => (await app.request(`/?who=${who}`)).status
  for (let network = 0; network < 30; network++) {
    expect(await ask(`2001:db8:1:${network}::/64`)).toBe(200)
  }
  expect(await ask('2001:db8:1:ffff::/64')).toBe(429)
  expect(await ask('2001:db8:2:0::/64')).toBe(200)
})

test('one network of a /48 that is over its limit takes nothing from those beside it', async () => {
  const app = limited(await freshDatabase())
  const ask = async (who: string) => (await app.request(`/?who=${who}`)).status
  for (let request = 1; request <= 60; request++) await ask('2001:db8:1:1::/64')
  expect(await ask('2001:db8:1:1::/64')).toBe(429)
  expect(await ask('2001:db8:1:2::/64')).toBe(200)
})

test('four processes count together, also at the same moment', async () => {
  const db = await freshDatabase()
  const processes = Array.from({ length: 4 }, () => limited(db))
  expect(await statuses([...processes, ...processes])).toEqual([
    200, 200, 200, 429, 429, 429, 429, 429,
  ])
})

const minute = 60_000

/** The clock that the limits go by, set to so many milliseconds from now. */
function clockOfLimits() {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const start = Date.now()
  return (ms: number) => vi.setSystemTime(start + ms)
}

test('what was counted while the clock was a day ahead locks nobody out once it is set back, in any process', async () => {
  const db = await freshDatabase()
  const [one, other] = [limited(db), limited(db)]
  const setClock = clockOfLimits()
  setClock(24 * 60 * minute)
  // Two of them are refused: by the database, and by what the process remembers.
  expect(await statuses([one, one, one, one])).toEqual([200, 200, 200, 429])
  expect(await statuses([one])).toEqual([429])
  for (let time = 0; time < 6; time++) {
    setClock(time * 15 * minute)
    expect(await statuses([one, other])).toEqual([200, 200])
  }
  expect(await statuses([one, other])).toEqual([200, 429])
})

test('whoever failed too often while the clock was a day ahead is not refused once it is set back', async () => {
  const services = { db: await freshDatabase(), log: pino({ level: 'silent' }) }
  const failures = failureCounter(services, { name: 'links', points: 1, seconds: 600 })
  const setClock = clockOfLimits()
  setClock(24 * 60 * minute)
  await failures.count('asha')
  await failures.count('asha')
  expect(await failures.isRefused('asha')).toBeDefined()
  setClock(0)
  expect(await failures.isRefused('asha')).toBeUndefined()
  expect(await failures.count('asha')).toBeUndefined()
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

test('a database that was away for the first request counts from the next one on', async () => {
  const db = await freshDatabase()
  const app = limited(db)
  await db.script('ALTER TABLE secrets RENAME TO away')
  expect((await app.request('/?who=asha')).status).toBe(200)
  await db.script('ALTER TABLE away RENAME TO secrets')
  expect(await statuses([app, app, app, app])).toEqual([200, 200, 200, 429])
})

test('a database that never answers holds nobody up', async () => {
  const db = await freshDatabase()
  const silent: Database = { ...db, statement: () => new Promise(() => {}) }
  expect((await limited(silent).request('/?who=asha')).status).toBe(200)
})

test('who is counted is not stored', async () => {
  const db = await freshDatabase()
  await limited(db).request('/?who=203.0.113.7')
  const [counted] = await db.queries.select().from(rateLimits)
  expect(counted).toMatchObject({ points: 1 })
  expect(counted!.key).toMatch(/^letters:[\w-]{22}$/)
})

test('the same network has another fingerprint on another database, and one on all processes of one', async () => {
  const keys: string[] = []
  for (const db of [await freshDatabase(), await withOwnSecrets(await freshDatabase())]) {
    await limited(db).request('/?who=203.0.113.7')
    await limited(db).request('/?who=203.0.113.7')
    const counted = await db.queries.select().from(rateLimits)
    expect(counted).toMatchObject([{ points: 2 }])
    keys.push(counted[0]!.key)
  }
  expect(keys[0]).not.toBe(keys[1])
})

/** Fresh databases are copies of one; this is as if its migration had run on this one. */
async function withOwnSecrets(db: Database): Promise<Database> {
  const migration = new URL('../../app/db/migrations/0005_secrets.sql', import.meta.url)
  const [, insert] = readFileSync(migration, 'utf8').split('--> statement-breakpoint')
  await db.script(`DELETE FROM secrets; ${insert}`)
  return db
}
