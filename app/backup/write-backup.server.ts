import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { createGzip, type Gzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { Database, Queries, Transaction } from '../db/database.server.ts'
import {
  backupTables,
  contentsInUse,
  contentTables,
  type BackupFoot,
  type BackupHead,
} from './backup-tables.ts'
import { rowsOf, schemaVersion } from './backup-sql.server.ts'

const rowsAtOnce = 500

/**
 * The whole database as of one moment, as a compressed file that is made while it is read. What uploaded files hold goes first,
 * part by part and outside of any transaction: it may be a gigabyte, and the embedded database has one connection for
 * everybody. It never changes, so that it is the same a minute later. Everything else is small, and is of the moment at the
 * end: whoever reads slowly doesn't keep the connection.
 */
export function writeBackup(db: Database, now: Date): Readable {
  const gzip = createGzip()
  write(db, now, gzip).catch((error: Error) => gzip.destroy(error))
  return gzip
}

async function write(db: Database, now: Date, gzip: Gzip): Promise<void> {
  const line = (value: unknown) => gzip.write(`${JSON.stringify(value)}\n`)
  const head: BackupHead = {
    format: 'dino-backup',
    version: 1,
    createdAt: now.toISOString(),
    schema: await schemaVersion(db.queries),
  }
  line(head)
  const counts: BackupFoot['counts'] = {}
  const rowsAre = (table: string, rows: Record<string, unknown>[]) => {
    counts[table] = (counts[table] ?? 0) + rows.length
    return line({ table, rows })
  }
  for (const table of [...contentTables, ...backupTables]) counts[table] = 0

  const written = new Set<string>()
  /** Of files that are there now, and were not before. */
  const writeContents = async (queries: Queries, mayWait: boolean) => {
    for (const id of await contentIds(queries)) {
      if (written.has(id)) continue
      written.add(id)
      rowsAre('file_contents', [{ id }])
      for await (const row of partsOf(queries, id)) {
        if (!rowsAre('file_parts', [row]) && mayWait) await drained(gzip)
      }
    }
    return written.size
  }
  for (let before = -1; before !== written.size;) {
    before = written.size
    await writeContents(db.queries, true)
  }

  await db.transaction(async (tx) => {
    await tx.execute(sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY`)
    await writeContents(tx, false)
    for (const table of backupTables) {
      for await (const rows of pagesOf(tx, table)) rowsAre(table, rows)
    }
  })
  line({ counts } satisfies BackupFoot)
  gzip.end()
}

/** Whoever reads has taken some, or has gone. */
async function drained(gzip: Gzip): Promise<void> {
  const gone = new AbortController()
  const close = () => gone.abort(new Error('nobody reads the backup any more'))
  gzip.once('close', close)
  try {
    if (gzip.destroyed) close()
    await once(gzip, 'drain', { signal: gone.signal })
  } finally {
    gzip.off('close', close)
  }
}

/** Of what is uploaded to its end; what is on its way changes. */
async function contentIds(queries: Queries): Promise<string[]> {
  const found = await queries.execute(sql.raw(`${contentsInUse} ORDER BY 1`))
  return rowsOf<{ content_id: string }>(found).map(({ content_id: id }) => id)
}

/** A file that is deleted meanwhile has no more of them, and no row that tells of it. */
async function* partsOf(queries: Queries, contentId: string) {
  for (let part = 0; ; part++) {
    const found = await queries.execute(sql`
      SELECT encode(bytes, 'hex') AS bytes FROM file_parts
      WHERE content_id = ${contentId} AND part = ${part}`)
    const [row] = rowsOf<{ bytes: string }>(found)
    if (!row) return
    yield { content_id: contentId, part, bytes: `\\x${row.bytes}` }
  }
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
    // The embedded database answers at once: nobody would get a page meanwhile, and nothing would be compressed.
    await setImmediate()
  }
  await tx.execute(sql`CLOSE backup_rows`)
}
