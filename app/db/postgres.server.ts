import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Database, Transaction } from './database.server.ts'
import { PostgresListener } from './postgres-listener.server.ts'
import { withRetries } from './retry.server.ts'
import { TransactionGuard } from './transaction-guard.server.ts'

const connectWithinMs = 10_000

/** PostgreSQL by its address, through a pool of connections. */
export function openPostgres(url: string, log: Logger, connections = 10): Database {
  const guard = new TransactionGuard()
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectWithinMs,
    application_name: 'dino',
  })
  // An idle connection that breaks is replaced at the next use; without a listener it ends the process.
  pool.on('error', (error) => log.warn({ err: error }, 'lost an idle database connection'))

  const guardedPool = new Proxy(pool, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property, target)
      if (property !== 'query' || typeof value !== 'function') return value
      return (...parameters: unknown[]): unknown => {
        guard.refuseInside()
        return Reflect.apply(value, target, parameters)
      }
    },
  })
  const unguarded = drizzle({ client: pool })
  const queries = drizzle({ client: guardedPool })
  const listener = new PostgresListener(url, log)
  let closed = false

  return {
    engine: 'postgres',
    queries,
    async statement<Row>(name: string | undefined, text: string, parameters: unknown[]) {
      guard.refuseInside()
      return (await pool.query({ name, text, values: parameters })).rows as Row[]
    },
    async script(text) {
      guard.refuseInside()
      const client = await pool.connect()
      let failed = true
      try {
        const results = (await client.query(text)) as unknown as pg.QueryResult | pg.QueryResult[]
        failed = false
        return [results].flat().flatMap((result) => result.rows as unknown[])
      } finally {
        // A script that opened a transaction and failed leaves its connection inside it.
        client.release(failed)
      }
    },
    async transaction(work) {
      guard.refuseInside()
      return withRetries(() =>
        unguarded.transaction((tx) => guard.run(() => work(tx as unknown as Transaction))),
      )
    },
    async listen(channel, onMessage, onGap) {
      guard.refuseInside()
      return listener.listen(channel, onMessage, onGap)
    },
    async ping() {
      await pool.query('SELECT 1')
    },
    async close() {
      if (closed) return
      closed = true
      await listener.close()
      await pool.end()
    },
  }
}
