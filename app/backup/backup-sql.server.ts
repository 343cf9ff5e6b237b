import { sql } from 'drizzle-orm'
import type { Queries } from '../db/database.server.ts'
import { tablesOfUse } from './backup-tables.ts'

/** Both drivers answer with an object that has `rows`. */
export function rowsOf<Row>(result: unknown): Row[] {
  return (result as { rows: Row[] }).rows
}

/** When the newest migration that this database has was made, in milliseconds since 1970. */
export async function schemaVersion(queries: Queries): Promise<number> {
  const [newest] = rowsOf<{ version: string | number }>(
    await queries.execute(
      sql`SELECT max(created_at)::bigint AS version FROM drizzle.__drizzle_migrations`,
    ),
  )
  return Number(newest?.version ?? 0)
}

/** One that shows that somebody uses this database. */
export async function tableInUse(queries: Queries): Promise<string | undefined> {
  for (const table of tablesOfUse) {
    const rows = rowsOf(await queries.execute(sql`SELECT 1 FROM ${sql.identifier(table)} LIMIT 1`))
    if (rows.length > 0) return table
  }
  return undefined
}
