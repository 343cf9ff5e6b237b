import { buffer } from 'node:stream/consumers'
import { createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database.server.ts'
import { backupTables, type BackupFoot, type BackupHead } from './backup-tables.ts'
import { rowsOf, schemaVersion } from './backup-sql.server.ts'

const rowsAtOnce = 500

/**
 * The whole database as of one moment, as a compressed file. It is collected in memory, so that a reader
 * who stops reading does not keep the embedded database's only connection.
 */
export async function writeBackup(db: Database, now: Date): Promise<Buffer> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY`)
    const gzip = createGzip()
    // Read to its end: that all was written says nothing of what has come out.
    const file = buffer(gzip)
    const line = (value: unknown) => gzip.write(`${JSON.stringify(value)}\n`)

    const head: BackupHead = {
      format: 'dino-backup',
      version: 1,
      createdAt: now.toISOString(),
      schema: await schemaVersion(tx),
    }
    line(head)
    const counts: BackupFoot['counts'] = {}
    for (const table of backupTables) {
      counts[table] = 0
      for await (const rows of pagesOf(tx, table)) {
        counts[table] += rows.length
        line({ table, rows })
      }
    }
    line({ counts } satisfies BackupFoot)
    gzip.end()
    return file
  })
}

async function* pagesOf(tx: Transaction, table: string) {
  const name = sql.identifier(table)
  await tx.execute(
    sql`DECLARE backup_rows NO SCROLL CURSOR FOR SELECT to_jsonb(t) AS row FROM ${name} AS t`,
  )
  for (;;) {
    const page = rowsOf<{ row: Record<string, unknown> }>(
      await tx.execute(sql.raw(`FETCH ${rowsAtOnce} FROM backup_rows`)),
    )
    if (page.length === 0) break
    yield page.map(({ row }) => row)
  }
  await tx.execute(sql`CLOSE backup_rows`)
}
