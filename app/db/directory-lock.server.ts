import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../settings/start-error.ts'

/** SQLite's own numbers for what can be in the way. */
const busy = 5
const trouble: Record<number, string> = {
  8: 'its files can not be written',
  10: 'its disk is broken',
  13: 'its disk is full',
  14: 'its file `lock` can not be opened',
  26: 'its file `lock` holds something else',
}

/**
 * Takes a directory for this process alone; the result gives it back.
 *
 * The lock is the operating system's own file lock, taken through the SQLite that Node carries (Node
 * has no flock): the kernel drops it with the process, however that ends, so it can't be left behind.
 * The file itself is never opened in another way: closing any handle on it would drop the lock.
 *
 * @throws StartError when another process has it, or its disk takes no lock
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const holderFile = join(directory, 'lock-holder')
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(join(directory, 'lock'))
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock?.close()
    const { errcode } = error as { errcode?: number }
    if (errcode === undefined) throw error
    if (errcode !== busy) throw new StartError(unlockable(directory, errcode, error as Error))
    throw new StartError(inUse(directory, await readFile(holderFile, 'utf8').catch(() => '')))
  }
  // Only for the message above: a disk that has no room for it is told by others.
  await writeFile(holderFile, String(process.pid), { mode: 0o600 }).catch(() => {})
  return async () => {
    await rm(holderFile, { force: true })
    lock.close()
  }
}

function inUse(directory: string, holder: string): string {
  return (
    `The data directory ${resolve(directory)} is in use by another process${holder && ` (process ${holder})`}.\n` +
    'Stop that process first, or choose another directory with DATA_DIR.\n' +
    'To run several processes on the same data, set DATABASE_URL to a PostgreSQL database.'
  )
}

function unlockable(directory: string, errcode: number, { message }: Error): string {
  return (
    `The data folder ${resolve(directory)} (DATA_DIR) can't be used: ${trouble[errcode % 256] ?? message}.\n` +
    'Mend that and start again; nothing in it was changed.'
  )
}
