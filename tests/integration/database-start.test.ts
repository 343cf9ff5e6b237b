import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { users } from '../../app/db/schema/people.server.ts'
import { refuseHalfRestored } from '../../app/backup/broken-off-restore.server.ts'
import { restoreBackup } from '../../app/backup/restore-backup.server.ts'
import { refuseUnmoved } from '../../app/backup/unmoved-database.server.ts'
import { openDatabase } from '../../app/db/open-database.server.ts'
import { StartError } from '../../app/settings/start-error.ts'
import { backupOf, sourceOf } from '../backup-lines.ts'
import { emptyPostgres, freshDatabase, testDatabaseUrl } from '../fresh-database.ts'

const log = pino({ level: 'silent' })

test('a database that cannot be reached stops the start with what to check, and no password', async () => {
  const databaseUrl = 'postgres://dino:secret@127.0.0.1:1/dino'
  const refused = await openDatabase({ dataDir: '', databaseUrl }, log).catch(
    (error: unknown) => error,
  )
  expect(refused).toBeInstanceOf(StartError)
  expect((refused as StartError).message).toContain('DATABASE_URL')
  expect((refused as StartError).message).not.toContain('secret')
})

test('a server that takes a connection and says nothing, or something else, stops the start with words', async () => {
  const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const databaseUrl = `postgres://dino:secret@127.0.0.1:${port}/dino`
  const refused = await openDatabase({ dataDir: '', databaseUrl }, log).catch(
    (error: unknown) => error,
  )
  expect(refused).toBeInstanceOf(StartError)
  expect((refused as StartError).message).toContain('DATABASE_URL')
  expect((refused as StartError).message).not.toContain('secret')
})

test('an empty PostgreSQL named beside the database of the site so far opens no empty office', async () => {
  const db = await freshDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'dino-unmoved-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const settings = { dataDir, databaseUrl: 'postgres://dino:secret@127.0.0.1/dino' }
  await refuseUnmoved(db, settings)

  await mkdir(join(dataDir, 'database'))
  const refused = refuseUnmoved(db, settings)
  await expect(refused).rejects.toThrow(StartError)
  await expect(refused).rejects.toThrow(`so far is in ${join(dataDir, 'database')}`)

  await db.queries.insert(users).values({ googleSub: 'asha', email: 'asha@buyer.example' })
  await refuseUnmoved(db, settings)
})

test('an empty database into which a restore was broken off opens no empty office, and the next restore opens it', async () => {
  const now = new Date('2026-11-23T04:00:00Z')
  const office = await freshDatabase()
  await office.queries.insert(users).values({ googleSub: 'asha', email: 'asha@buyer.example' })
  const file = await backupOf(office, now)
  const db = await freshDatabase()
  await refuseHalfRestored(db)

  let readings = 0
  const brokenOff = () => sourceOf(readings++ === 0 ? file : file.subarray(0, -20))()
  const restore = (source: typeof brokenOff) => restoreBackup(db, source, { replace: false, now })
  await expect(restore(brokenOff)).rejects.toThrow(StartError)
  await expect(refuseHalfRestored(db)).rejects.toThrow(StartError)
  await expect(refuseHalfRestored(db)).rejects.toThrow('npm run restore')

  await restore(sourceOf(file))
  await refuseHalfRestored(db)
})

test('a restore over a used database that is broken off leaves it as it was, and open', async () => {
  const now = new Date('2026-11-23T04:00:00Z')
  const db = await freshDatabase()
  await db.queries.insert(users).values({ googleSub: 'asha', email: 'asha@buyer.example' })
  const file = await backupOf(db, now)
  let readings = 0
  const brokenOff = () => sourceOf(readings++ === 0 ? file : file.subarray(0, -20))()
  await expect(restoreBackup(db, brokenOff, { replace: true, now })).rejects.toThrow(StartError)
  await refuseHalfRestored(db)
  expect(await db.queries.select().from(users)).toHaveLength(1)
})

const refusalOn = async (databaseUrl: string) => {
  const refused = await openDatabase({ dataDir: '', databaseUrl }, log).catch(
    (error: unknown) => error,
  )
  expect(refused).toBeInstanceOf(StartError)
  return (refused as StartError).message
}

test.runIf(testDatabaseUrl)(
  'a user who may make no tables, or only some, stops the start with what to change',
  async () => {
    const url = new URL(await emptyPostgres(testDatabaseUrl!))
    const name = url.pathname.slice(1)
    const owner = new pg.Client(url.href)
    await owner.connect()
    const guest = `guest_${name}`
    onTestFinished(async () => {
      await owner.query(`DROP OWNED BY ${guest}; DROP ROLE ${guest}`)
      await owner.end()
    })
    await owner.query(`CREATE ROLE ${guest} LOGIN PASSWORD 'secret'`)
    const asGuest = Object.assign(new URL(url), { username: guest, password: 'secret' }).href

    const advice = 'ALTER DATABASE "its name" OWNER TO'
    expect(await refusalOn(asGuest)).toContain(advice)
    // Enough for our own tables, not for those of the job queue.
    await owner.query(
      `CREATE SCHEMA drizzle AUTHORIZATION ${guest}; GRANT CREATE ON SCHEMA public TO ${guest}`,
    )
    expect(await refusalOn(asGuest)).toContain(advice)
    await owner.query(
      `GRANT CREATE ON DATABASE ${name} TO ${guest}; REVOKE CREATE ON SCHEMA public FROM ${guest}`,
    )
    expect(await refusalOn(asGuest)).toContain(advice)
    await owner.query(`ALTER ROLE ${guest} SET default_transaction_read_only = on`)
    expect(await refusalOn(asGuest)).toContain('may only be read')
    await owner.query(`ALTER ROLE ${guest} RESET ALL; GRANT CREATE ON SCHEMA public TO ${guest}`)
    const db = await openDatabase({ dataDir: '', databaseUrl: asGuest }, log)
    await db.close()
  },
)

test.runIf(testDatabaseUrl)(
  'no such database, user or password: each is told in words',
  async () => {
    const url = new URL(testDatabaseUrl!)
    expect(await refusalOn(Object.assign(new URL(url), { pathname: '/none' }).href)).toContain(
      '"none"',
    )
    expect(await refusalOn(Object.assign(new URL(url), { username: 'none' }).href)).toContain(
      '"none"',
    )
    expect(await refusalOn(`${url.href}?sslmode=verify-full`)).toContain('SSL')
  },
)

test.runIf(testDatabaseUrl)(
  'twelve processes that start on an empty database at once all find its tables',
  async () => {
    const url = await emptyPostgres(testDatabaseUrl!)
    const opened = await Promise.all(
      Array.from({ length: 12 }, () => openDatabase({ dataDir: '', databaseUrl: url }, log)),
    )
    onTestFinished(async () => {
      await Promise.all(opened.map((db) => db.close()))
    })
    for (const db of opened) expect(await db.queries.select().from(users)).toEqual([])
    const applied =
      'SELECT count(*)::int AS count, count(DISTINCT hash)::int AS different FROM drizzle.__drizzle_migrations'
    const [found] = await opened[0]!.statement<{ count: number; different: number }>(
      undefined,
      applied,
      [],
    )
    expect(found!.count).toBe(found!.different)
  },
)
