import { spawnSync } from 'node:child_process'
import { chmodSync, readdirSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openEmbedded } from '../../app/db/embedded.server.ts'
import { users } from '../../app/db/schema/people.server.ts'
import { StartError } from '../../app/settings/start-error.ts'
import { freshDataDir, testDatabaseUrl } from '../fresh-database.ts'
import { refusal } from '../start-refusal.ts'

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'dino-folder-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}

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
