import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Database, Transaction } from './database.server.ts'
import { isDatabaseAway } from './database-away.server.ts'
import { noticeOfLoss, PostgresListener } from './postgres-listener.server.ts'
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
    ...noticeOfLoss,
    application_name: 'dino',
  })
  // A connection that breaks is replaced at the next use. Without a listener it ends the process: the pool
  // listens to the idle ones alone, and one that breaks in use tells its query as well.
  pool.on('error', (error) => log.warn({ err: error }, 'lost an idle database connection'))
  pool.on('connect', (client) => client.on('error', () => {}))

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
      return withRetries(() => inTransaction(pool, (tx) => guard.run(() => work(tx))))
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

/**
 * Drizzle's own would tell of the ROLLBACK that fails on a broken connection, instead of what broke it, and
 * give a connection that is still inside a transaction back to the pool.
 */
async function inTransaction<T>(pool: pg.Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const result = await work(drizzle({ client }) as unknown as Transaction)
    await client.query('COMMIT')
    client.release()
    return result
  } catch (error) {
    const isOver = !isDatabaseAway(error) && (await rolledBack(client))
    client.release(!isOver)
    throw error
  }
}

function rolledBack(client: pg.PoolClient): Promise<boolean> {
  return client.query('ROLLBACK').then(
    () => true,
    () => false,
  )
}
