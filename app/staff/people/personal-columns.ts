import type { PgTable } from 'drizzle-orm/pg-core'
import type { KeptThing } from '../../../content/privacy.ts'

/** Each column of a table is in one of these four. */
interface Columns<Row> {
  /** Under which entry the privacy page tells visitors of what is personal here; of us alone it tells nobody. */
  toldAs?: KeptThing | 'colleagues'
  /** Handed out to the person; gone with its row when they are erased. */
  personal?: (keyof Row)[]
  /** Handed out too; the row stays, with this in its place. */
  erasedTo?: Partial<Row>
  /** One of us, in a row about somebody else: this takes their place when they are erased. */
  staff?: Partial<Row>
  /** Tells nothing about anybody once the rest is gone. */
  impersonal?: (keyof Row)[]
  /** Of the others: never handed out, since it opens doors or only says again what other columns say. */
  secret?: (keyof Row)[]
}

/** A table, and what becomes of each of its columns. */
export function of<T extends PgTable>(
  table: T,
  {
    toldAs,
    personal = [],
    erasedTo = {},
    staff = {},
    impersonal = [],
    secret = [],
  }: Columns<T['$inferSelect']>,
) {
  return { table, toldAs, personal, erasedTo, staff, impersonal, secret }
}
