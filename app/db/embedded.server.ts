import { existsSync } from 'node:fs'
import { open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { drizzle } from 'drizzle-orm/pglite'
import type { Database, Transaction } from './database.server.ts'
import { lockDirectory } from './directory-lock.server.ts'
import { EmbeddedPostgres } from './embedded-postgres.server.ts'
import { DurableFiles, syncFileSystem, type Fsync } from './durable-files.server.ts'
import { migrateEmbedded } from './migrate.server.ts'
import { withRetries } from './retry.server.ts'
import { TransactionGuard } from './transaction-guard.server.ts'

const startParams = [
  // -F would turn fsync off.
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  // PostgreSQL's default, fdatasync, does nothing in PGlite.
  ...['-c', 'wal_sync_method=fsync'],
  ...['-c', 'shared_buffers=16MB'],
]

interface EmbeddedOptions {
  /** Replaced by tests that count or fail. */
  fsync?: Fsync
  /** Told once when PostgreSQL gives up, as on a full disk: from then on every statement is refused. */
  onPanic?: (reason: string) => void
}

/**
 * PostgreSQL inside this process, its files in `dataDir/database`, its tables up to date. A commit is on disk when its promise
 * resolves. A second process is refused with a `StartError`.
 */
export async function openEmbedded(
  dataDir: string,
  { fsync, onPanic }: EmbeddedOptions = {},
): Promise<Database> {
  const unlock = await lockDirectory(dataDir)
  try {
    const directory = join(dataDir, 'database')
    if (!existsSync(directory)) await createFiles(directory)
    const files = new DurableFiles(directory, fsync)
    await files.syncBeforeOpening()
    const pglite = new EmbeddedPostgres({ fs: files, startParams }, onPanic)
    await pglite.waitReady
    files.opened()
    await migrateEmbedded(pglite)
    return embeddedDatabase(pglite, unlock)
  } catch (error) {
    await unlock()
    throw error
  }
}

/**
 * Makes the files of an empty database beside their place, and moves them there when they are complete
 * and on disk: a first start may be cut off at any moment, and the next one starts over.
 */
async function createFiles(directory: string): Promise<void> {
  const unfinished = `${directory}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  const pglite = await PGlite.create({ fs: new NodeFS(unfinished) })
  await pglite.close()
  if (!(await syncFileSystem(unfinished))) {
    for (const entry of await readdir(unfinished, { recursive: true })) {
      await sync(join(unfinished, entry))
    }
  }
  await sync(unfinished)
  await rename(unfinished, directory)
  await sync(join(directory, '..'))
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Our `Database` over a PGlite that is ready; `onClose` runs once it is closed. */
export function embeddedDatabase(pglite: PGlite, onClose = async () => {}): Database {
  const guard = new TransactionGuard()
  const unguarded = drizzle({ client: pglite })
  const queries = drizzle({ client: guarded(pglite, guard) })

  return {
    engine: 'embedded',
    queries,
    async statement<Row>(_name: string | undefined, text: string, parameters: unknown[]) {
      guard.refuseInside()
      return (await pglite.query<Row>(text, parameters)).rows
    },
    async script(text) {
      guard.refuseInside()
      try {
        return (await pglite.exec(text)).flatMap((result) => result.rows)
      } catch (error) {
        // A script that opened a transaction and failed would leave the one connection inside it.
        await pglite.exec('ROLLBACK').catch(() => {})
        throw error
      }
    },
    async transaction(work) {
      guard.refuseInside()
      return withRetries(() =>
        unguarded.transaction((tx) => guard.run(() => work(tx as unknown as Transaction))),
      )
    },
    async listen(channel, onMessage) {
      guard.refuseInside()
      return pglite.listen(channel, (payload) => guard.outside(() => onMessage(payload)))
    },
    async ping() {
      await pglite.query('SELECT 1')
    },
    async close() {
      if (pglite.closed) return
      await pglite.close()
      await onClose()
    },
  }
}

/** The same PGlite, whose queries throw inside a transaction. */
function guarded(pglite: PGlite, guard: TransactionGuard): PGlite {
  return new Proxy(pglite, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property, target)
      if (typeof value !== 'function') return value
      return (...parameters: unknown[]): unknown => {
        guard.refuseInside()
        return Reflect.apply(value, target, parameters)
      }
    },
  })
}
