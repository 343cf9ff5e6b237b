import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { writeBackup } from '../app/backup/write-backup.server.ts'
import type { BackupSource } from '../app/backup/read-backup.server.ts'
import type { Database } from '../app/db/database.server.ts'

/** A backup that fits into memory, and what is in it. */

export const backupOf = (db: Database, now: Date): Promise<Buffer> => buffer(writeBackup(db, now))

export const sourceOf =
  (file: Buffer): BackupSource =>
  () =>
    Readable.from([file])

export const linesOf = (file: Buffer) => gunzipSync(file).toString('utf8').trimEnd().split('\n')

export function rowsByTable(file: Buffer): Record<string, Record<string, unknown>[]> {
  const tables: Record<string, Record<string, unknown>[]> = {}
  for (const line of linesOf(file).slice(1, -1)) {
    const page = JSON.parse(line) as { table: string; rows: Record<string, unknown>[] }
    ;(tables[page.table] ??= []).push(...page.rows)
  }
  return tables
}
