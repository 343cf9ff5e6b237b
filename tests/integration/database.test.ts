import { sql } from 'drizzle-orm'
import pg from 'pg'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { users } from '../../app/db/schema/people.server.ts'
import { openPostgres } from '../../app/db/postgres.server.ts'
import { freshDatabase, freshPostgres, testDatabaseUrl } from '../fresh-database.ts'

const log = pino({ level: 'silent' })
const asha = { googleSub: 'asha', name: 'Asha Menon', email: 'asha@buyer.example' }

test('a transaction that throws leaves nothing, one that resolves leaves all', async () => {
  const db = await freshDatabase()
  const failed = db.transaction(async (tx) => {
    await tx.insert(users).values(asha)
    throw new Error('changed my mind')
  })
  await expect(failed).rejects.toThrow('changed my mind')
  expect(await db.queries.select().from(users)).toEqual([])

  const name = await db.transaction(async (tx) => {
    const [user] = await tx.insert(users).values(asha).returning()
    return user!.name
  })
  expect(name).toBe('Asha Menon')
  expect(await db.queries.select().from(users)).toHaveLength(1)
})

test('every use of the outer database inside a transaction throws at once', async () => {
  const db = await freshDatabase()
  const uses: (() => Promise<unknown>)[] = [
    async () => db.queries.select().from(users),
    async () => db.queries.insert(users).values(asha),
    async () => db.queries.execute(sql`SELECT 1`),
    () => db.statement('one', 'SELECT 1', []),
    () => db.script('SELECT 1'),
    () => db.transaction(async () => {}),
    () => db.listen('channel', () => {}),
  ]
  for (const use of uses) {
    // Drizzle wraps what its driver throws.
    const error = await db.transaction(async () => use()).catch((reason: Error) => reason)
    const texts = [(error as Error).message, String((error as Error).cause)]
    expect(texts.join()).toContain('inside a transaction')
  }
  expect(await db.queries.select().from(users)).toEqual([])
})

test('what a transaction started and did not wait for may use the database afterwards', async () => {
  const db = await freshDatabase()
  const over = Promise.withResolvers<void>()
  const later = await db.transaction(async () => ({
    query: over.promise.then(() => db.queries.select().from(users)),
  }))
  over.resolve()
  expect(await later.query).toEqual([])
})

test('serialization failures and deadlocks are tried 5 times, other errors once', async () => {
  const db = await freshDatabase()
  for (const [code, attempts] of [
    ['40001', 5],
    ['40P01', 5],
    ['22012', 1],
  ] as const) {
    let tried = 0
    const failing = db.transaction(async (tx) => {
      tried++
      await tx.execute(
        sql.raw(`DO $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '${code}'; END $$`),
      )
    })
    await expect(failing).rejects.toThrow('Failed query')
    expect(tried).toBe(attempts)
  }
})

test('a transaction that succeeds at the third attempt succeeds', async () => {
  const db = await freshDatabase()
  let tried = 0
  await db.transaction(async (tx) => {
    await tx.insert(users).values(asha)
    tried++
    if (tried < 3)
      await tx.execute(sql.raw(`DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '40001'; END $$`))
  })
  expect(await db.queries.select().from(users)).toHaveLength(1)
})

test('a listener hears its channel, until it stops', async () => {
  const db = await freshDatabase()
  const heard: string[] = []
  const other: string[] = []
  const stop = await db.listen('news', (payload) => heard.push(payload))
  await db.listen('news', (payload) => other.push(payload))
  const notify = (channel: string, payload: string) =>
    db.statement(undefined, 'SELECT pg_notify($1, $2)', [channel, payload])
  await notify('weather', 'rain')
  await notify('news', 'one')
  await expect.poll(() => heard).toEqual(['one'])
  await stop()
  await notify('news', 'two')
  await expect.poll(() => other).toEqual(['one', 'two'])
  expect(heard).toEqual(['one'])
})

test('a script that fails inside its own transaction leaves the database usable', async () => {
  const db = await freshDatabase()
  await expect(db.script('BEGIN; SELECT 1/0; COMMIT')).rejects.toThrow('division by zero')
  await db.queries.insert(users).values(asha)
  expect(await db.queries.select().from(users)).toHaveLength(1)
})

test('the session waits for the disk at every commit', async () => {
  const db = await freshDatabase()
  const rows = await db.statement(
    'durability',
    "SELECT current_setting('synchronous_commit') AS mode",
    [],
  )
  expect(rows).toEqual([{ mode: 'on' }])
})

test.runIf(testDatabaseUrl)(
  'connections that the server ends are replaced, also the listening one',
  async () => {
    const url = await freshPostgres(testDatabaseUrl!)
    const db = openPostgres(url, log)
    onTestFinished(() => db.close())
    const heard: string[] = []
    const gap = Promise.withResolvers<void>()
    await db.listen(
      'news',
      (payload) => heard.push(payload),
      () => gap.resolve(),
    )

    const other = new pg.Client(url)
    await other.connect()
    await other.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
    await gap.promise
    await other.query("NOTIFY news, 'after the gap'")
    await other.end()
    await expect.poll(() => heard).toEqual(['after the gap'])
    await expect
      .poll(() =>
        db.ping().then(
          () => 'answers',
          () => 'fails',
        ),
      )
      .toBe('answers')
  },
)
