import { fileURLToPath } from 'node:url'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migrateOnPostgres } from 'drizzle-orm/node-postgres/migrator'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import { migrate as migrateOnPglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any number that no other program uses for its advisory locks in this database. */
const migrationLock = 1_146_179_151

export async function migrateEmbedded(pglite: PGlite): Promise<void> {
  await migrateOnPglite(drizzleEmbedded({ client: pglite }), { migrationsFolder })
}

/** No connection: nothing was asked yet. Its cause says why. */
export class NoConnection extends Error {
  override name = 'NoConnection'
}

/**
 * Several processes may start at once: one migrates, the others wait and find it done.
 *
 * @throws NoConnection, or what PostgreSQL says to a statement
 */
export async function migratePostgres(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'dino migrations',
  })
  // Without a listener a connection that breaks ends the process; the query under way throws anyway.
  client.on('error', () => {})
  await client.connect().catch((cause: Error) => {
    throw new NoConnection(cause.message, { cause })
  })
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
    await migrateOnPostgres(drizzlePostgres({ client }), { migrationsFolder })
  } finally {
    // Ends the session, and with it the lock.
    await client.end()
  }
}

/** What the migrations after that moment wrote into rows that were there: rows from before, put into newer tables, lack it. */
export function updatesSince(schema: number): string[] {
  return readMigrationFiles({ migrationsFolder })
    .filter(({ folderMillis }) => folderMillis > schema)
    .flatMap((migration) => migration.sql)
    .filter((statement) => /^(\s*--.*\n)*\s*UPDATE\s/.test(statement))
}
