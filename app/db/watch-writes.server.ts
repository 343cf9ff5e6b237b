import { randomUUID } from 'node:crypto'
import type { Database } from './database.server.ts'
import { askedSeldom } from './asked-seldom.ts'
import { DiskFull, isDiskFull } from './disk-full.ts'

/**
 * A PostgreSQL server's disk can't be looked at from here. Once a statement failed because it is full, `ping`
 * throws `DiskFull` until the server takes some pages again.
 */
export function watchWrites(db: Database): Database {
  let isFull = false
  const note = (error: unknown): never => {
    isFull ||= isDiskFull(error)
    throw error
  }
  const tryAgain = askedSeldom(async () => {
    const table = `room_${randomUUID().replaceAll('-', '')}`
    try {
      await db.script(`
        BEGIN; CREATE TABLE ${table} AS SELECT generate_series(1, 10000) AS number; ROLLBACK`)
    } catch (error) {
      if (!isDiskFull(error)) throw error
      throw new DiskFull('the disk of the PostgreSQL server is full')
    }
    isFull = false
  })
  return {
    ...db,
    statement: <Row>(name: string | undefined, text: string, parameters: unknown[]) =>
      db.statement<Row>(name, text, parameters).catch(note),
    script: (text) => db.script(text).catch(note),
    transaction: (work) => db.transaction(work).catch(note),
    async ping() {
      await db.ping()
      if (isFull) await tryAgain()
    },
  }
}
