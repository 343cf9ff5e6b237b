import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Database } from '../db/database.server.ts'
import { openToStarts } from '../db/database-folder.server.ts'
import { openEmbedded } from '../db/embedded.server.ts'
import { openDatabase } from '../db/open-database.server.ts'
import type { Settings } from '../settings/settings.server.ts'

interface RestoreTarget {
  db: Database
  /** The folder to which a database moved that could not be opened. */
  setAside: string | undefined
  /** Closes it, all of the backup in it: from here on a start may open it. */
  done(): Promise<void>
  /** Closes it, and leaves no empty database behind that a start would take for the office's. */
  giveUp(): Promise<void>
}

/**
 * The database of the settings, to put a backup into. A folder gets a database unless it has one; with `replace`
 * one that can't be opened is set aside first.
 */
export async function openForRestore(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  log: Logger,
  { replace }: { replace: boolean },
): Promise<RestoreTarget> {
  const { dataDir, databaseUrl } = settings
  if (databaseUrl) {
    const db = await openDatabase(settings, log)
    const close = () => db.close()
    return { db, setAside: undefined, done: close, giveUp: close }
  }
  const before = await look(dataDir)
  const db = await openEmbedded(dataDir, {
    ifMissing: 'make anyway',
    ifDamaged: replace ? 'set aside' : 'refuse',
  })
  const after = await look(dataDir)
  const setAside = after.names.find((name) => !before.names.includes(name) && name !== 'database')
  return {
    db,
    setAside: setAside && join(dataDir, setAside),
    async done() {
      await openToStarts(dataDir)
      await db.close()
    },
    async giveUp() {
      await db.close()
      if (after.database !== before.database)
        await rm(join(dataDir, 'database'), { recursive: true })
    },
  }
}

/** The names that begin with `database`, and which file of the disk `database` is. */
async function look(dataDir: string): Promise<{ names: string[]; database: number | undefined }> {
  const names = await readdir(dataDir).catch(() => [])
  const found = await stat(join(dataDir, 'database')).catch(() => undefined)
  return { names: names.filter((name) => name.startsWith('database')), database: found?.ino }
}
