import { sql } from 'drizzle-orm'
import type { Queries } from '../db/database.server.ts'

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
