import { readdirSync } from 'node:fs'
import { mkdir, open, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openForRestore } from '../../app/backup/open-for-restore.server.ts'
import { openEmbedded } from '../../app/db/embedded.server.ts'
import { freshDataDir, testDatabaseUrl } from '../fresh-database.ts'
import { refusal } from '../start-refusal.ts'

const log = pino({ level: 'silent' })

async function overwrite(path: string, bytes: number) {
  await using file = await open(path, 'r+')
  await file.write(Buffer.alloc(bytes, 7), 0, bytes, 0)
}

const inWal = (database: string) =>
  readdirSync(join(database, 'pg_wal'))
    .filter((name) => /^[0-9A-F]{24}$/.test(name))
    .map((name) => join(database, 'pg_wal', name))

const damages: [string, (database: string) => Promise<unknown>, string][] = [
  ['no PG_VERSION', (database) => rm(join(database, 'PG_VERSION')), 'PG_VERSION is missing'],
  ['no tables', (database) => rm(join(database, 'base'), { recursive: true }), 'base/5/PG_VERSION'],
  ['nothing', (database) => emptied(database), 'the folder is empty'],
  ['no folder', (database) => replacedByFile(database), 'it is not a folder'],
  ['a link to nowhere', (database) => replacedByLink(database), 'a link to nowhere'],
  ['an empty control file', (database) => truncate(join(database, 'global/pg_control')), 'control'],
  ['a broken control file', (database) => overwrite(join(database, 'global/pg_control'), 290), ''],
  [
    'a broken log',
    (database) => Promise.all(inWal(database).map((file) => overwrite(file, 2 ** 24))),
    'checkpoint',
  ],
  ['a broken base', (database) => overwrite(join(database, 'base/5/1259'), 8192), 'invalid page'],
]

async function emptied(database: string) {
  await rm(database, { recursive: true })
  await mkdir(database)
}
async function replacedByFile(database: string) {
  await rm(database, { recursive: true })
  await writeFile(database, '')
}
async function replacedByLink(database: string) {
  await rm(database, { recursive: true })
  await symlink('/no/such/disk', database)
}

test.skipIf(testDatabaseUrl).each(damages)(
  'a database folder with %s stops the start with words and the way back, and stays as it is',
  async (_what, damage, reason) => {
    const dataDir = await freshDataDir()
    const database = join(dataDir, 'database')
    await damage(database)
    await mkdir(join(dataDir, 'backups'))
    await writeFile(join(dataDir, 'backups', '2026-11-22.backup'), '')
    const before = readdirSync(dataDir)

    const words = await refusal(dataDir)

    expect(words).toContain(`The database in ${database} can't be opened: `)
    expect(words).toContain(reason)
    expect(words).toContain(
      `npm run restore -- ${join(dataDir, 'backups', '2026-11-22.backup')} --replace`,
    )
    expect(words).not.toContain('    at ')
    expect(readdirSync(dataDir).filter((name) => name !== 'lock')).toEqual(before)
    expect(await refusal(dataDir)).toContain(reason)
  },
)

test.skipIf(testDatabaseUrl).each(['appointments', 'enquiries', 'users'])(
  'a file of %s that was cut to nothing does not pass for a table without rows',
  async (table) => {
    const dataDir = await freshDataDir()
    const db = await openEmbedded(dataDir, { fsync: () => {} })
    await db.script(`
      INSERT INTO users (google_sub, email) VALUES ('asha', 'asha@buyer.example');
      INSERT INTO appointment_days (date) VALUES ('2026-11-24');
      INSERT INTO appointment_slots (date, time) VALUES ('2026-11-24', '10:30');
      INSERT INTO appointments (date, time, user_name, booked_at) VALUES ('2026-11-24', '10:30', 'Asha', now());
      INSERT INTO enquiries (kind, name, email, message, consent_version, created_at, content_hash)
        VALUES ('quote', 'Asha', 'asha@buyer.example', 'How much?', '1', now(), 'x')`)
    const [file] = await db.statement<{ path: string }>(
      undefined,
      'SELECT pg_relation_filepath($1::regclass) AS path',
      [table],
    )
    await db.close()
    await truncate(join(dataDir, 'database', file!.path))
    expect(await refusal(dataDir)).toContain('npm run restore')
  },
)

test.skipIf(testDatabaseUrl)(
  'an empty database of a restore that was broken off is opened by no start, and makes room for the next',
  async () => {
    const dataDir = await freshDataDir()
    await rm(join(dataDir, 'database'), { recursive: true })
    const restore = () =>
      openForRestore({ dataDir, databaseUrl: undefined }, log, { replace: true })
    // As a process that ends gives its folder back.
    await (await restore()).db.close()
    expect(await refusal(dataDir)).toMatch(/a restore into it was broken off(.|\n)+npm run restore/)

    await (await restore()).done()
    await openEmbedded(dataDir, { fsync: () => {} }).then((db) => db.close())
  },
)

test.skipIf(testDatabaseUrl)(
  'a database of another version of PostgreSQL is no damaged one, and is told so',
  async () => {
    const dataDir = await freshDataDir()
    await writeFile(join(dataDir, 'database', 'PG_VERSION'), '16\n')
    const words = await refusal(dataDir)
    expect(words).toContain('another version of this program (PostgreSQL 16)')
    expect(words).not.toContain('damaged')
  },
)
