import type { Database } from '../app/db/database.server.ts'

/** Every place of the whole database that contains one of these words (as of LIKE), as 'schema.table.column'. */
export async function placesWith(db: Database, words: string[]): Promise<string[]> {
  const columns = await db.statement<{ place: string; condition: string; name: string }>(
    undefined,
    `SELECT format('%I.%I', table_schema, table_name) AS name,
       format('%s.%s.%s', table_schema, table_name, column_name) AS place,
       format('%I::text', column_name) AS condition
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema NOT IN ('pg_catalog', 'information_schema') AND table_type = 'BASE TABLE'`,
    [],
  )
  const found: string[] = []
  for (const { name, place, condition } of columns) {
    const patterns = words.map((word) => `%${word}%`)
    const rows = await db.statement(
      undefined,
      `SELECT 1 FROM ${name} WHERE ${condition} ILIKE ANY ($1) LIMIT 1`,
      [patterns],
    )
    if (rows.length > 0) found.push(place)
  }
  return found
}
