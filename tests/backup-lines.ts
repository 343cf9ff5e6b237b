import { gunzipSync } from 'node:zlib'

/** What is in a backup. */

export const linesOf = (file: Buffer) => gunzipSync(file).toString('utf8').trimEnd().split('\n')

export function rowsByTable(file: Buffer): Record<string, Record<string, unknown>[]> {
  const tables: Record<string, Record<string, unknown>[]> = {}
  for (const line of linesOf(file).slice(1, -1)) {
    const page = JSON.parse(line) as { table: string; rows: Record<string, unknown>[] }
    ;(tables[page.table] ??= []).push(...page.rows)
  }
  return tables
}
