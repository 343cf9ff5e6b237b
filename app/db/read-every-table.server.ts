import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { DamagedDatabase } from './damaged-database.ts'

const pageBytes = 8192

/**
 * Reads each table from end to end by its key: every page's checksum is verified, and a table that was cut
 * short does not pass for an empty one, since its key still knows the rows. A damaged table would otherwise be
 * found by whoever looks at it weeks later, when the last good backup is gone.
 *
 * @throws DamagedDatabase when a file is missing or cut off, PostgreSQL's error when a page is damaged
 */
export async function readEveryTable(pglite: PGlite, directory: string): Promise<void> {
  const { rows: files } = await pglite.query<{ name: string; path: string; kind: string }>(`
    SELECT oid::regclass::text AS name, pg_relation_filepath(oid) AS path, relkind AS kind FROM pg_class
    WHERE pg_relation_filepath(oid) IS NOT NULL AND relpersistence <> 't'`)
  for (const { name, path, kind } of files) {
    const size = statSync(join(directory, path), { throwIfNoEntry: false })?.size
    if (size === undefined) throw new DamagedDatabase(directory, `the file of ${name} is missing`)
    // A table may be empty; an index and a sequence have a first page from the beginning.
    if (size % pageBytes > 0 || (size === 0 && /[iS]/.test(kind))) {
      throw new DamagedDatabase(directory, `the file of ${name} is cut off`)
    }
  }
  const { rows: tables } = await pglite.query<{ name: string; key: string }>(`
    SELECT indrelid::regclass::text AS name, string_agg(quote_ident(attname), ', ') AS key
    FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
    WHERE indisprimary AND indrelid::regclass::text NOT LIKE 'pg\\_%'
    GROUP BY indrelid`)
  await pglite.transaction(async (tx) => {
    await tx.exec(
      ['seqscan', 'bitmapscan', 'sort', 'incremental_sort']
        .map((way) => `SET LOCAL enable_${way} = off;`)
        .join(''),
    )
    for (const { name, key } of tables) {
      await tx.query(`SELECT count(place) FROM
        (SELECT ctid AS place FROM ${name} ORDER BY ${key} OFFSET 0) AS read`)
    }
  })
}
