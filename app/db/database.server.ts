import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** What a query needs: works alone (`db.queries`) and inside a transaction (`tx`). */
export type Queries = Omit<PgDatabase<PgQueryResultHKT>, 'transaction'>

/** The queries of one transaction; only `Database.transaction` makes one. */
export type Transaction = Queries & { readonly insideTransaction: true }

/**
 * The database of this process: PGlite in `data/`, or PostgreSQL. Both speak the same SQL.
 *
 * Using the outer database inside a transaction would wait for itself for ever on PGlite (it has one
 * connection). Both `transaction` and every outer query therefore throw at once when they are called
 * from within a transaction's work: pass `tx` on instead.
 */
export interface Database {
  readonly engine: 'embedded' | 'postgres'
  /** Drizzle, each statement a transaction of its own. */
  readonly queries: Queries
  /** One raw statement, for hot paths; prepared once per connection under `name` on PostgreSQL. */
  statement<Row>(name: string | undefined, text: string, parameters: unknown[]): Promise<Row[]>
  /** Several raw statements without parameters in one go; the rows of all of them. */
  script(text: string): Promise<unknown[]>
  /**
   * Runs `work` in one transaction: committed and on disk when the promise resolves, rolled back when
   * `work` throws. Serialization failures and deadlocks (40001, 40P01) are tried again, 5 times at most
   * (seed section 9): `work` does nothing that can't be done twice.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /**
   * Calls back with the payload of each NOTIFY on the channel; the result stops it. `onGap` tells that
   * the connection had been lost and is back: notifications in between were missed.
   */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    onGap?: () => void,
  ): Promise<() => Promise<void>>
  /** Resolves when one trivial query was answered; throws `DiskFull` while nothing more can be kept. */
  ping(): Promise<void>
  close(): Promise<void>
}
