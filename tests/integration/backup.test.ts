import { setImmediate as nextTurn } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { eq, getTableName, is, sql, type SQL } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, onTestFinished, test } from 'vitest'
import { mailSettings } from '../../app/mail/mail.server.ts'
import { rowsOf } from '../../app/backup/backup-sql.server.ts'
import { backupTables, contentTables, leftOutOfBackups } from '../../app/backup/backup-tables.ts'
import { restoreBackup } from '../../app/backup/restore-backup.server.ts'
import { bookSlot } from '../../app/booking/book-slot.server.ts'
import type { Database, Transaction } from '../../app/db/database.server.ts'
import { openEmbedded } from '../../app/db/embedded.server.ts'
import { startJobs } from '../../server/jobs.ts'
import { appointmentDays } from '../../app/db/schema/days.server.ts'
import { auditLog } from '../../app/db/schema/office.server.ts'
import { users } from '../../app/db/schema/people.server.ts'
import { backupOf, linesOf, rowsByTable, sourceOf } from '../backup-lines.ts'
import { freshApp, signedInAs } from '../fresh-app.ts'
import { freshDataDir, freshDatabase } from '../fresh-database.ts'
import { openDay } from '../open-day.ts'
import { day, now, usedApp } from '../used-app.ts'

test('a backup holds every table but those that are gone within minutes', () => {
  const files = import.meta.glob<object>('../../app/db/schema/*.server.ts', { eager: true })
  const tables = Object.values(files)
    .flatMap((file): unknown[] => Object.values(file))
    .filter((value) => is(value, PgTable))
    .map((table) => getTableName(table))
  expect([...contentTables, ...backupTables, ...leftOutOfBackups].toSorted()).toEqual(
    tables.toSorted(),
  )
})

test('a database is the same after backup and restore, also from one engine to the other', async () => {
  const used = await usedApp()
  const embedded = await embeddedInFolder()

  const first = await backupOf(used.services.db, now)
  const { counts } = await restoreBackup(embedded, sourceOf(first), { replace: false, now })
  const back = await freshDatabase()
  await restoreBackup(back, sourceOf(await backupOf(embedded, now)), { replace: false, now })

  expect(counts).toMatchObject({ users: 1, appointments: 1, enquiries: 1 })
  const before = await contentOf(used.services.db)
  expect(await contentOf(embedded)).toEqual(before)
  expect(await contentOf(back)).toEqual(before)
})

test('a backup of a database that takes its time is given to its end', async () => {
  const { services } = await usedApp()
  const target = await freshDatabase()
  const backup = await backupOf(withPauses(services.db), now)
  const { counts } = await restoreBackup(target, sourceOf(backup), { replace: false, now })
  expect(counts).toMatchObject({ users: 1, appointments: 1, enquiries: 1 })
})

test('what needs no database goes on while the embedded one gives all its rows', async () => {
  const db = await embeddedInFolder()
  const pages = 20
  await db.script(`INSERT INTO audit_log (at, action, subject)
    SELECT now(), 'day-closed', n FROM generate_series(1, ${pages * 500}) AS n`)
  let turns = 0
  const transaction: Database['transaction'] = async (work) => {
    const turn = () => {
      turns++
      turning = setImmediate(turn)
    }
    let turning = setImmediate(turn)
    return db.transaction(work).finally(() => clearImmediate(turning))
  }
  await backupOf({ ...db, transaction }, now)
  expect(turns).toBeGreaterThanOrEqual(pages)
})

/** Answers from another process let the event loop turn; the embedded database's hardly do. */
function withPauses(db: Database): Database {
  const paused = (tx: Transaction): Transaction =>
    Object.assign(Object.create(tx) as Transaction, {
      execute: async (query: SQL) => {
        const result: unknown = await tx.execute(query)
        await nextTurn()
        return result
      },
    })
  return { ...db, transaction: (work) => db.transaction((tx) => work(paused(tx))) }
}

test('what the clock had done today is done again for what was restored', async () => {
  const { services } = await usedApp()
  await startJobs(services).then((jobs) => jobs.stop())
  const target = await freshDatabase()
  await startJobs({ ...services, db: target }).then((jobs) => jobs.stop())
  await services.db.script(
    `DELETE FROM appointment_slots WHERE date > '2026-12-01';
     DELETE FROM appointment_days WHERE date > '2026-12-01'`,
  )

  await restoreBackup(target, sourceOf(await backupOf(services.db, now)), { replace: true, now })
  await startJobs({ ...services, db: target }).then((jobs) => jobs.stop())
  const open = target.queries.$count(appointmentDays, eq(appointmentDays.date, '2026-12-23'))
  expect(await open).toBe(1)
})

test('nobody is signed in after a restore: a session that was ended since the backup does not come back', async () => {
  const { app, services } = await freshApp({ now })
  const { db } = services
  const asha = { name: 'Asha Menon', email: 'asha@buyer.example' }
  const lostPhone = await signedInAs(services, asha)
  const here = await signedInAs(services, asha)
  const backup = await backupOf(db, now)
  await app.request('/api/sign-out?everywhere', { method: 'POST', headers: { ...here } })
  await restoreBackup(db, sourceOf(backup), { replace: true, now })
  for (const headers of [lostPhone, here]) {
    const me = await app.request('/api/me', { headers: { ...headers } })
    expect(await me.json()).toMatchObject({ user: null })
  }
})

test('the log goes on after the last number that was restored', async () => {
  const { services } = await usedApp()
  const record = { at: now, action: 'day-closed', subject: day }
  await services.db.queries.insert(auditLog).values([record, record])
  const target = await freshDatabase()

  await restoreBackup(target, sourceOf(await backupOf(services.db, now)), { replace: false, now })

  const [added] = await target.queries.insert(auditLog).values(record).returning()
  const all = await target.queries.select().from(auditLog)
  expect(Math.max(...all.map(({ id }) => id))).toBe(added!.id)
})

test('a database in use is not overwritten unless that is asked for', async () => {
  const source = await usedApp()
  const backup = await backupOf(source.services.db, now)
  const target = (await usedApp()).services.db
  const before = await contentOf(target)

  await expect(restoreBackup(target, sourceOf(backup), { replace: false, now })).rejects.toThrow(
    '--replace',
  )
  expect(await contentOf(target)).toEqual(before)

  await restoreBackup(target, sourceOf(backup), { replace: true, now })
  expect(await contentOf(target)).toEqual(await contentOf(source.services.db))
})

const damagedFiles = {
  'cut off': (file: Buffer) => file.subarray(0, file.length - 40),
  'of something else': () => Buffer.from('PK\u0003\u0004'),
  'without its end': (file: Buffer) => edited(file, (lines) => lines.slice(0, -1)),
  'without a page of rows': (file: Buffer) =>
    edited(file, (lines) => lines.filter((line) => !line.includes('"table":"appointments"'))),
  'by another program': (file: Buffer) =>
    edited(file, ([head, ...rest]) => [head!.replace('dino-backup', 'other'), ...rest]),
  'from a newer version': (file: Buffer) =>
    edited(file, ([head, ...rest]) => [
      head!.replace(/"schema":\d+/, '"schema":9999999999999'),
      ...rest,
    ]),
}

test.each(Object.entries(damagedFiles))(
  'a file %s is refused, and nothing of it is restored',
  async (_what, damage) => {
    const { services } = await usedApp()
    const target = await freshDatabase()
    const before = await contentOf(target)

    const file = damage(await backupOf(services.db, now))

    await expect(restoreBackup(target, sourceOf(file), { replace: true, now })).rejects.toThrow(
      /can't be restored|newer version/,
    )
    expect(await contentOf(target)).toEqual(before)
  },
)

test('a backup taken while people book has every booked appointment with its slot and its mails', async () => {
  const { services } = await freshApp()
  const { db } = services
  const settings = mailSettings(services)
  const times = Array.from(
    { length: 40 },
    (_, i) => `${10 + Math.floor(i / 4)}:${15 * (i % 4) || '00'}`,
  )
  await openDay(db, day, times)
  const people = await db.queries
    .insert(users)
    .values(times.map((time) => ({ googleSub: time, email: `at-${time}@buyer.example` })))
    .returning()

  const bookings = people.map((user, i) =>
    bookSlot(db, { date: day, time: times[i]!, user, now, settings }),
  )
  const backup = await backupOf(db, now)
  await Promise.all(bookings)

  const tables = rowsByTable(backup)
  const booked = tables['appointment_slots']!.filter((slot) => slot['booked']).length
  expect(tables['appointments'] ?? []).toHaveLength(booked)
  // One to the visitor, one to our own desk.
  expect(tables['mails'] ?? []).toHaveLength(2 * booked)
})

async function embeddedInFolder(): Promise<Database> {
  const db = await openEmbedded(await freshDataDir(), { fsync: () => {} })
  onTestFinished(() => db.close())
  return db
}

/** All rows of all tables of a backup, as PostgreSQL writes them; numbers of quotes go on further. */
async function contentOf(db: Database): Promise<Record<string, unknown[]>> {
  const content: Record<string, unknown[]> = {}
  for (const table of [...contentTables, ...backupTables]) {
    if (table === 'quote_numbers' || table === 'sessions') continue
    const found = await db.queries.execute(
      sql`SELECT to_jsonb(t)::text AS row FROM ${sql.identifier(table)} AS t ORDER BY 1`,
    )
    content[table] = rowsOf<{ row: string }>(found).map(({ row }) => row)
  }
  return content
}

const edited = (file: Buffer, edit: (lines: string[]) => string[]) =>
  gzipSync(edit(linesOf(file)).join('\n'))
