import { realpath } from 'node:fs/promises'
import { resolve } from 'node:path'
import { StartError } from '../settings/start-error.ts'
import { DamagedDatabase } from './damaged-database.ts'
import { DurableFiles, type Fsync } from './durable-files.server.ts'
import { EmbeddedPostgres } from './embedded-postgres.server.ts'
import { PGlite } from '@electric-sql/pglite'
import { migrateEmbedded } from './migrate.server.ts'
import { databaseError } from './retry.server.ts'
import { smallBuffers } from './private-files.server.ts'
import { readEveryTable } from './read-every-table.server.ts'

const startParams = [
  // -F would turn fsync off.
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  // PostgreSQL's default, fdatasync, does nothing in PGlite.
  ...['-c', 'wal_sync_method=fsync'],
  ...smallBuffers,
]

/**
 * Opens the files of a database, recovers them if they were not closed, reads what they hold, and brings its
 * tables up to date.
 *
 * @throws DamagedDatabase, or another StartError when the disk or the program's version is what stands in the way
 */
export async function openFiles(
  directory: string,
  { fsync, onPanic }: { fsync?: Fsync; onPanic?: (reason: string) => void },
): Promise<PGlite> {
  // PGlite finds nothing behind a link.
  const files = new DurableFiles(await realpath(directory), fsync)
  await files.syncBeforeOpening()
  let isOpen = false
  const pglite = new EmbeddedPostgres(
    { fs: files, startParams },
    (reason) => isOpen && onPanic?.(reason),
  )
  try {
    await pglite.waitReady
    files.opened()
    await readEveryTable(pglite, directory)
    await migrateEmbedded(pglite)
    isOpen = true
    return pglite
  } catch (error) {
    throw inWords(directory, pglite.lastWords, error)
  }
}

function inWords(directory: string, lastWords: string | undefined, error: unknown): unknown {
  if (error instanceof StartError) return error
  const reason = lastWords ?? reasonOf(error)
  // A fault of the program, which needs its stack.
  if (reason === undefined) return error
  if (/No space left|quota exceeded/i.test(reason)) {
    return new StartError(
      `The database in ${resolve(directory)} can't be opened: its disk is full (${reason}).\n` +
        'Make room there (df -h shows it) and start again; nothing is lost.',
    )
  }
  const [, version] = /initialized by PostgreSQL version (\d+)/.exec(reason) ?? []
  if (version) {
    return new StartError(
      `The database in ${resolve(directory)} was made by another version of this program (PostgreSQL ${version}).\n` +
        'With that version make a backup, then move the folder away and restore the backup with this one.',
    )
  }
  return new DamagedDatabase(directory, reason)
}

/** Of an error about the files: data or index corrupted, a file missing, a disk broken or full (SQLSTATE). */
function reasonOf(error: unknown): string | undefined {
  // Emscripten's, which is no Error.
  const { name, errno } = error as { name?: string; errno?: number }
  if (name === 'ErrnoError') return `its files can not be read (${errno})`
  const found = databaseError(error)
  return /^(XX00[012]|58P01|58030|53100)$/.test(found?.code ?? '') ? found!.message : undefined
}
