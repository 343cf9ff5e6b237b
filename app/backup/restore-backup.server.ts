import { gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database.server.ts'
import journal from '../db/migrations/meta/_journal.json' with { type: 'json' }
import { StartError } from '../settings/start-error.ts'
import {
  backupTables,
  tablesOfUse,
  type BackupFoot,
  type BackupHead,
  type BackupRows,
} from './backup-tables.ts'
import { rowsOf, schemaVersion } from './backup-sql.server.ts'

interface Backup {
  head: BackupHead
  pages: BackupRows[]
  counts: BackupFoot['counts']
}

/**
 * Puts a backup into a database whose tables are up to date, in one transaction: all of it or nothing.
 *
 * @returns how many rows each table got
 * @throws StartError when the file is damaged or from a newer program, or when the database is in use and
 * `replace` was not asked for
 */
export async function restoreBackup(
  db: Database,
  file: Buffer,
  { replace }: { replace: boolean },
): Promise<Record<string, number>> {
  const backup = readBackup(file)
  await db.transaction(async (tx) => {
    refuseNewer(backup, await schemaVersion(tx))
    if (!replace) await refuseUsedDatabase(tx)
    const all = sql.join(
      backupTables.map((table) => sql.identifier(table)),
      sql`, `,
    )
    await tx.execute(sql`TRUNCATE ${all} CASCADE`)
    // What was done today was done to other rows: the next start does it again.
    await tx.execute(sql`TRUNCATE job_runs`)
    for (const page of backup.pages) await insertRows(tx, page)
    await tx.execute(
      sql`SELECT setval(pg_get_serial_sequence('audit_log', 'id'), max(id)) FROM audit_log`,
    )
  })
  return backup.counts
}

/** Throws what `restoreBackup` would throw about the file itself, without a database. */
export function checkBackup(file: Buffer): void {
  refuseNewer(readBackup(file), Math.max(...journal.entries.map(({ when }) => when)))
}

function refuseNewer({ head }: Backup, schema: number): void {
  if (head.schema <= schema) return
  throw new StartError(
    'This backup was made by a newer version of the program. Update the program, then restore.',
  )
}

/** The whole file is read and counted before anything is touched. */
function readBackup(file: Buffer): Backup {
  let lines: unknown[]
  try {
    const text = gunzipSync(file).toString('utf8')
    lines = text
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line))
  } catch {
    throw damaged('it can not be read to its end')
  }
  const head = lines.shift() as BackupHead
  const foot = lines.pop() as Partial<BackupFoot> | undefined
  if (head?.format !== 'dino-backup') throw damaged('it is not a backup of this program')
  if (head.version !== 1) throw damaged(`it has the unknown version ${String(head.version)}`)
  if (!foot?.counts) throw damaged('its end is missing')

  const pages = lines as BackupRows[]
  const known: readonly string[] = backupTables
  for (const [table, expected] of Object.entries(foot.counts)) {
    const found = pages
      .filter((page) => page.table === table)
      .reduce((sum, page) => sum + page.rows.length, 0)
    if (!known.includes(table) || found !== expected)
      throw damaged(`of ${table} it has ${found} rows instead of ${expected}`)
  }
  return { head, pages, counts: foot.counts }
}

const damaged = (why: string) =>
  new StartError(`This file can't be restored: ${why}. Take another backup.`)

async function refuseUsedDatabase(tx: Transaction): Promise<void> {
  for (const table of tablesOfUse) {
    const rows = rowsOf(await tx.execute(sql`SELECT 1 FROM ${sql.identifier(table)} LIMIT 1`))
    if (rows.length === 0) continue
    throw new StartError(
      `This database already holds data (${table}). To throw that away and restore, add --replace.`,
    )
  }
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
