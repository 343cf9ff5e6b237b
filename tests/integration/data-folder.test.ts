import { spawnSync } from 'node:child_process'
import { chmodSync, readdirSync, statSync } from 'node:fs'
import {
  mkdir,
  mkdtemp,
  open,
  readdir,
  rename,
  rm,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openEmbedded } from '../../app/db/embedded.server.ts'
import { users } from '../../app/db/schema/people.server.ts'
import { StartError } from '../../app/settings/start-error.ts'
import { freshDataDir, testDatabaseUrl } from '../fresh-database.ts'

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'dino-folder-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}

/** What a start on this folder says instead of starting. */
async function refusal(dataDir: string): Promise<string> {
  const refused = await openEmbedded(dataDir, { fsync: () => {} }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(StartError)
  return (refused as StartError).message
}

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
  'a database of another version of PostgreSQL is no damaged one, and is told so',
  async () => {
    const dataDir = await freshDataDir()
    await writeFile(join(dataDir, 'database', 'PG_VERSION'), '16\n')
    const words = await refusal(dataDir)
    expect(words).toContain('another version of this program (PostgreSQL 16)')
    expect(words).not.toContain('damaged')
  },
)

test.skipIf(testDatabaseUrl).each([
  ['a copy that was broken off before the database', ['backups']],
  ["another program's folder", ['photos', 'letters.txt']],
  ['the files of a database, one folder too high', ['PG_VERSION', 'base', 'pg_wal']],
])('%s gets no new database, and nothing is written there', async (_what, names) => {
  const dataDir = await folder()
  for (const name of names) await writeFile(join(dataDir, name), '')
  chmodSync(dataDir, 0o755)
  const words = await refusal(dataDir)
  expect(words).toContain(`other content: ${names.toSorted().join(', ')}`)
  expect(words).toContain('npm run restore')
  expect(await readdir(dataDir)).toEqual(names.toSorted())
  expect(statSync(dataDir).mode & 0o777).toBe(0o755)
})

test.skipIf(testDatabaseUrl)(
  "a fresh disk, with what a first start left that was cut off, gets a database of one's own",
  async () => {
    const dataDir = await folder()
    for (const name of ['lost+found', 'database.unfinished']) await mkdir(join(dataDir, name))
    for (const name of ['lock', '.gitkeep']) await writeFile(join(dataDir, name), '')
    const usual = process.umask(0)
    onTestFinished(() => void process.umask(usual))
    const db = await openEmbedded(dataDir, { fsync: () => {} })
    expect(await db.queries.select().from(users)).toEqual([])
    expect(openToOthers(dataDir)).toEqual([])
    await db.close()
    expect((await readdir(dataDir)).toSorted()).toEqual([
      '.gitkeep',
      'database',
      'lock',
      'lost+found',
    ])
  },
)

/** Files and folders that anybody but their owner may read, write or enter. */
function openToOthers(dataDir: string): string[] {
  const all = ['.', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })]
  return all.filter((name) => (statSync(join(dataDir, name)).mode & 0o077) !== 0)
}

test.skipIf(testDatabaseUrl)(
  'whatever the umask, all of the data folder is closed to others: what was there, and what comes later',
  async () => {
    const dataDir = await freshDataDir()
    await mkdir(join(dataDir, 'backups'), { mode: 0o755 })
    await writeFile(join(dataDir, 'backups', 'old.backup'), '', { mode: 0o644 })
    for (const name of ['.', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })]) {
      const path = join(dataDir, name)
      chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o666)
    }
    const usual = process.umask(0)
    onTestFinished(() => void process.umask(usual))

    const db = await openEmbedded(dataDir, { fsync: () => {} })
    const files = () => readdirSync(join(dataDir, 'database'), { recursive: true }).length
    const before = files()
    await db.script('CREATE TABLE letters AS SELECT generate_series(1, 1000) AS n')
    for (const statement of ['VACUUM letters', 'CHECKPOINT']) await db.script(statement)
    expect(files()).toBeGreaterThan(before)
    expect(openToOthers(dataDir)).toEqual([])
    expect(statSync(dataDir).mode & 0o777).toBe(0o700)
    await db.close()
    expect(openToOthers(dataDir)).toEqual([])
  },
)

test.skipIf(testDatabaseUrl)(
  'the data of somebody else is refused, and left as it is',
  async () => {
    const dataDir = await freshDataDir()
    const { uid } = statSync(dataDir)
    vi.spyOn(process, 'geteuid').mockReturnValue(uid + 1)
    onTestFinished(() => void vi.restoreAllMocks())
    const words = await refusal(dataDir)
    expect(words).toContain(`${dataDir} belongs to another user of this machine (number ${uid}`)
    expect(words).toContain('chown')
    expect(await readdir(dataDir)).toEqual(['database'])
  },
)

test.skipIf(testDatabaseUrl || process.getuid?.() !== 0)(
  'one file of somebody else in the database is refused, one beside it is left alone',
  async () => {
    const dataDir = await freshDataDir()
    await writeFile(join(dataDir, 'old.backup'), '', { mode: 0o644 })
    const own = (path: string) => spawnSync('chown', ['12345', join(dataDir, path)])
    own('old.backup')
    const db = await openEmbedded(dataDir, { fsync: () => {} })
    await db.close()
    expect(statSync(join(dataDir, 'old.backup')).mode & 0o777).toBe(0o644)
    own('database/base/5/1259')
    expect(await refusal(dataDir)).toContain('1259 belongs to another user')
  },
)

test.skipIf(testDatabaseUrl).each([
  ['a file', async (dataDir: string) => writeFile(dataDir, ''), ''],
  ['below a file', async (dataDir: string) => writeFile(dataDir, ''), 'below'],
  ['below a link to nowhere', async (dataDir: string) => symlink('/no/such', dataDir), 'below'],
  ['a link in a circle', async (dataDir: string) => symlink(dataDir, dataDir), ''],
])('a DATA_DIR that is %s is told in words', async (_what, make, below) => {
  const dataDir = join(await folder(), 'data')
  await make(dataDir)
  const words = await refusal(join(dataDir, below))
  expect(words).toContain(`The data folder ${join(dataDir, below)} (DATA_DIR) can't be used: `)
})

test.skipIf(testDatabaseUrl)(
  'a DATA_DIR on a disk that nothing can be written to is told in words',
  async () => {
    expect(await refusal('/sys/dino')).toContain("(DATA_DIR) can't be used: ")
  },
)

test.skipIf(testDatabaseUrl)('a lock file that is none is told in words', async () => {
  const dataDir = await freshDataDir()
  await mkdir(join(dataDir, 'lock'))
  expect(await refusal(dataDir)).toContain('its file `lock` can not be opened')
})

test.skipIf(testDatabaseUrl)('a backup of a folder without a database makes none', async () => {
  const dataDir = await folder()
  await expect(openEmbedded(dataDir, { ifMissing: 'refuse' })).rejects.toThrow('no database in')
  expect(await readdir(dataDir)).toEqual([])
  await expect(openEmbedded(join(dataDir, 'x'), { ifMissing: 'refuse' })).rejects.toThrow(
    StartError,
  )
  expect(await readdir(dataDir)).toEqual([])
})

test.skipIf(testDatabaseUrl)(
  'a disk that is a link to another is followed to the database there',
  async () => {
    const dataDir = await freshDataDir()
    const elsewhere = await folder()
    await rename(join(dataDir, 'database'), join(elsewhere, 'files'))
    await symlink(join(elsewhere, 'files'), join(dataDir, 'database'))
    chmodSync(join(elsewhere, 'files', 'PG_VERSION'), 0o666)
    const db = await openEmbedded(dataDir, { fsync: () => {} })
    await db.close()
    expect(statSync(join(elsewhere, 'files', 'PG_VERSION')).mode & 0o777).toBe(0o600)
  },
)
