import { readdir, rename } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { StartError } from '../settings/start-error.ts'
import { DamagedDatabase } from './damaged-database.ts'
import { closeToOthers, prepareDataFolder } from './data-folder.server.ts'
import { closedToStarts, hasDatabase, refuseOtherContent } from './database-folder.server.ts'
import { createFiles, sync } from './create-files.server.ts'
import type { Database, Transaction } from './database.server.ts'
import { lockDirectory } from './directory-lock.server.ts'
import { askedSeldom } from './asked-seldom.ts'
import type { Fsync } from './durable-files.server.ts'
import { openFiles } from './open-files.server.ts'
import { withRetries } from './retry.server.ts'
import { TransactionGuard } from './transaction-guard.server.ts'
import { checkRoom } from './writable-folder.server.ts'

interface EmbeddedOptions {
  /** Replaced by tests that count or fail. */
  fsync?: Fsync
  /** Told once when PostgreSQL gives up, as on a full disk: from then on every statement is refused. */
  onPanic?: (reason: string) => void
  /**
   * What to do where there is no database. 'make' makes one in a folder that holds nothing else, 'make anyway'
   * beside anything, as a restore does.
   */
  ifMissing?: 'make' | 'make anyway' | 'refuse'
  /** 'set aside' renames what can't be opened, and makes an empty database in its place. */
  ifDamaged?: 'refuse' | 'set aside'
}

/**
 * PostgreSQL inside this process, its files in `dataDir/database`, its tables up to date. A commit is on disk when its promise
 * resolves.
 *
 * @throws StartError when a second process holds the folder, or what is in it can't be opened
 */
export async function openEmbedded(
  dataDir: string,
  { ifMissing = 'make', ifDamaged = 'refuse', ...options }: EmbeddedOptions = {},
): Promise<Database> {
  const isNamed = await namesDatabase(dataDir)
  if (!isNamed && ifMissing === 'refuse') throw noDatabase(dataDir)
  await prepareDataFolder(dataDir)
  // Before anything is written into a folder that was named by mistake.
  if (!isNamed && ifMissing === 'make') await refuseOtherContent(dataDir)
  const unlock = await lockDirectory(dataDir)
  try {
    await closeToOthers(dataDir)
    const directory = join(dataDir, 'database')
    const open = async () => {
      if (!(await hasDatabase(dataDir))) {
        if (ifMissing === 'refuse') throw noDatabase(dataDir)
        await createFiles(directory, ifMissing === 'make anyway' ? [closedToStarts] : [])
      }
      return openFiles(directory, options)
    }
    const pglite = await open().catch(async (error: unknown) => {
      if (!(error instanceof DamagedDatabase) || ifDamaged === 'refuse') throw error
      await setAside(directory)
      return open()
    })
    const checkDisk = askedSeldom(() => checkRoom(dataDir))
    return embeddedDatabase(pglite, { onClose: unlock, checkDisk })
  } catch (error) {
    await unlock()
    throw error
  }
}

/** Whether there is a `database` of any kind: if it is none, opening it says what is wrong. */
const namesDatabase = (dataDir: string) =>
  readdir(dataDir).then(
    (names) => names.includes('database'),
    () => false,
  )

function noDatabase(dataDir: string): StartError {
  return new StartError(
    `There is no database in ${resolve(dataDir)}. DATA_DIR names the folder of another one.`,
  )
}

/** Under the first name that is free: nothing of it is thrown away. */
async function setAside(directory: string): Promise<void> {
  const names = await readdir(dirname(directory))
  let number = 1
  while (names.includes(`database-damaged-${number}`)) number++
  await rename(directory, join(dirname(directory), `database-damaged-${number}`))
  await sync(dirname(directory))
}

interface Surroundings {
  /** Runs once it is closed. */
  onClose: () => Promise<void>
  /** Throws when nothing more can be kept. */
  checkDisk: () => Promise<void>
}

/** Our `Database` over a PGlite that is ready; in memory it has no surroundings. */
export function embeddedDatabase(
  pglite: PGlite,
  { onClose, checkDisk }: Partial<Surroundings> = {},
): Database {
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
      await checkDisk?.()
    },
    async close() {
      if (pglite.closed) return
      await pglite.close()
      await onClose?.()
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
