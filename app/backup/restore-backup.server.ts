import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database.server.ts'
import { updatesSince } from '../db/migrate.server.ts'
import journal from '../db/migrations/meta/_journal.json' with { type: 'json' }
import { StartError } from '../settings/start-error.ts'
import { contentsInUse, type BackupRows } from './backup-tables.ts'
import { rowsOf, schemaVersion, tableInUse } from './backup-sql.server.ts'
import { skipQuoteNumbers } from './after-restore.server.ts'
import { noteRestore } from './broken-off-restore.server.ts'
import { noteBackup } from './last-backup.server.ts'
import {
  pagesOf,
  readSummary,
  restoredTables,
  type BackupSource,
  type BackupSummary,
} from './read-backup.server.ts'

export interface Restored {
  /** How many rows each table got. */
  counts: Record<string, number>
  /** Of when it is. */
  madeAt: Date
  nextQuote: string
}

/**
 * Puts a backup into a database whose tables are up to date, in one transaction: all of it or nothing. The file is read
 * twice, so that nothing is touched for one that is damaged. Nobody is signed in afterwards.
 *
 * @throws StartError when the file is damaged or from a newer program, or when the database is in use and
 * `replace` was not asked for
 */
export async function restoreBackup(
  db: Database,
  source: BackupSource,
  { replace, now }: { replace: boolean; now: Date },
): Promise<Restored> {
  const backup = await readSummary(source)
  const madeAt = new Date(backup.head.createdAt)
  await noteRestore(db, now)
  const nextQuote = await db.transaction(async (tx) => {
    refuseNewer(backup, await schemaVersion(tx))
    if (!replace) await refuseUsedDatabase(tx)
    const all = sql.join(
      restoredTables.map((table) => sql.identifier(table)),
      sql`, `,
    )
    await tx.execute(sql`TRUNCATE ${all} CASCADE`)
    // What was done today was done to other rows: the next start does it again.
    await tx.execute(sql`TRUNCATE job_runs`)
    for await (const page of pagesOf(source)) await insertRows(tx, page)
    for (const update of updatesSince(backup.head.schema)) await tx.execute(sql.raw(update))
    // Of files that were deleted while the backup was written.
    await tx.execute(sql.raw(`DELETE FROM file_contents WHERE id NOT IN (${contentsInUse})`))
    await tx.execute(
      sql`SELECT setval(pg_get_serial_sequence('audit_log', 'id'), max(id)) FROM audit_log`,
    )
    // Some were ended since then, as of a phone that was lost.
    await tx.execute(sql`DELETE FROM sessions`)
    await noteBackup(tx, madeAt)
    return skipQuoteNumbers(tx, now)
  })
  return { counts: backup.counts, madeAt, nextQuote }
}

/** Throws what `restoreBackup` would throw about the file itself, without a database. */
export async function checkBackup(source: BackupSource): Promise<void> {
  refuseNewer(await readSummary(source), Math.max(...journal.entries.map(({ when }) => when)))
}

function refuseNewer({ head }: BackupSummary, schema: number): void {
  if (head.schema <= schema) return
  throw new StartError(
    'This backup was made by a newer version of the program. Update the program, then restore.',
  )
}

async function refuseUsedDatabase(tx: Transaction): Promise<void> {
  const table = await tableInUse(tx)
  if (!table) return
  throw new StartError(
    `This database already holds data (${table}). To throw that away and restore, add --replace.`,
  )
}

/** Columns that the backup lacks keep their defaults; those that are gone by now are left out. */
async function insertRows(tx: Transaction, { table, rows }: BackupRows): Promise<void> {
  const name = sql.identifier(table)
  const written = rowsOf<{ column_name: string }>(
    await tx.execute(sql`
      SELECT column_name FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = ${table} AND is_generated = 'NEVER'`),
  )
    .map((column) => column.column_name)
    .filter((column) => column in (rows[0] ?? {}))
  const columns = sql.join(
    written.map((column) => sql.identifier(column)),
    sql`, `,
  )
  await tx.execute(sql`
    INSERT INTO ${name} (${columns})
    SELECT ${columns} FROM jsonb_populate_recordset(NULL::${name}, ${JSON.stringify(rows)}::jsonb)`)
}
