import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import type { Database } from '../app/db/database.server.ts'
import { embeddedDatabase, openEmbedded } from '../app/db/embedded.server.ts'
import { migrateEmbedded, migratePostgres } from '../app/db/migrate.server.ts'
import { openPostgres } from '../app/db/postgres.server.ts'

const migrations = new URL('../app/db/migrations/', import.meta.url)
const log = pino({ level: 'silent' })

/** Tests survive no power cut, so theirs need not wait for the disk. */
const noFsync = () => {}

/** Where the server is on which each test gets a database of its own; embedded ones when absent. */
export const testDatabaseUrl = process.env.TEST_DATABASE_URL

/** A migrated, empty database of its own, gone after the test. */
export async function freshDatabase(): Promise<Database> {
  if (!testDatabaseUrl) return embeddedDatabase(await freshPglite())
  const db = openPostgres(await freshPostgres(testDatabaseUrl), log)
  onTestFinished(() => db.close())
  return db
}

/** Making a PGlite takes a second: each is emptied after its test and used again. */
const idle: PGlite[] = []

async function freshPglite(): Promise<PGlite> {
  const pglite = idle.pop() ?? (await PGlite.create({ loadDataDir: await memoryTemplate() }))
  onTestFinished(async () => {
    if (pglite.closed) return
    await emptied(pglite)
    idle.push(pglite)
  })
  return pglite
}

/** Removes what a test left, and nothing of what the migrations made. */
async function emptied(pglite: PGlite) {
  const tables = await pglite.query<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables
     WHERE schemaname = 'public' AND tablename <> 'secrets'`,
  )
  await pglite.exec(`
    UNLISTEN *;
    SET session_replication_role = replica;
    ${tables.rows.map(({ name }) => `DELETE FROM ${name};`).join('\n')}
    SET session_replication_role = DEFAULT;
    ${readFileSync(new URL('0001_default-week.sql', migrations), 'utf8')}`)
}

/** A folder with a migrated, empty embedded database, gone after the test. */
export async function freshDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dino-test-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  await cp(await directoryTemplate(), join(dataDir, 'database'), { recursive: true })
  return dataDir
}

/** The address of a migrated, empty database on the server, dropped after the test. */
export async function freshPostgres(server: string): Promise<string> {
  return newPostgres(server, await postgresTemplate(server))
}

/** The address of a database without tables on the server, dropped after the test. */
export async function emptyPostgres(server: string): Promise<string> {
  return newPostgres(server, 'template1')
}

async function newPostgres(server: string, template: string) {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`))
  onTestFinished(async () => {
    await onServer(server, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`))
  })
  return databaseOn(server, name)
}

/** Made by the first test that needs it, kept for the next runs, and anew when a migration changes. */
const memoryTemplate = once(async () => {
  const template = join(tmpdir(), `dino-test-template-${migrationsHash()}.tar`)
  await putInPlace(template, async (unfinished) => {
    const pglite = await PGlite.create()
    await migrateEmbedded(pglite)
    const dump = await pglite.dumpDataDir('none')
    await writeFile(unfinished, dump.stream())
    await pglite.close()
  })
  // Read, not opened: whoever makes one at the same time puts it in the place of this.
  return new Blob([await readFile(template)])
})

const directoryTemplate = once(async () => {
  const template = join(tmpdir(), `dino-test-template-${migrationsHash()}`)
  await putInPlace(template, async (unfinished) => {
    const db = await openEmbedded(`${unfinished}-data`, { fsync: noFsync })
    await db.close()
    await rename(join(`${unfinished}-data`, 'database'), unfinished)
    await rm(`${unfinished}-data`, { recursive: true })
  })
  return template
})

/** Test files run side by side: each makes its own if there is none, and whoever is second uses the first. */
async function putInPlace(path: string, make: (unfinished: string) => Promise<void>) {
  if (existsSync(path)) return
  const unfinished = `${path}-${randomUUID()}`
  await make(unfinished)
  await rename(unfinished, path).catch(async (error: unknown) => {
    if (!existsSync(path)) throw error
    await rm(unfinished, { recursive: true })
  })
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}

let onPostgres: Promise<string> | undefined
function postgresTemplate(server: string) {
  return (onPostgres ??= onServer(server, async (client) => {
    const name = `template_${migrationsHash()}`
    await client.query('SELECT pg_advisory_lock(1)')
    const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
    if (found.rowCount === 0) {
      await client.query(`DROP DATABASE IF EXISTS ${name}_unfinished`)
      await client.query(`CREATE DATABASE ${name}_unfinished`)
      await migratePostgres(databaseOn(server, `${name}_unfinished`))
      await client.query(`ALTER DATABASE ${name}_unfinished RENAME TO ${name}`)
    }
    return name
  }))
}

async function onServer<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function databaseOn(server: string, name: string) {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

function migrationsHash() {
  const hash = createHash('sha256')
  const pgliteVersion = new URL(
    '../node_modules/@electric-sql/pglite/package.json',
    import.meta.url,
  )
  hash.update(readFileSync(pgliteVersion))
  for (const file of readdirSync(migrations).toSorted()) {
    if (file.endsWith('.sql')) hash.update(readFileSync(new URL(file, migrations)))
  }
  return hash.digest('hex').slice(0, 16)
}
