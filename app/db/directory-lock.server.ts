import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../start-error.ts'

/**
 * Takes a directory for this process alone; the result gives it back.
 *
 * The lock is the operating system's own file lock, taken through the SQLite that Node carries (Node
 * has no flock): the kernel drops it with the process, however that ends, so it can't be left behind.
 * The file itself is never opened in another way: closing any handle on it would drop the lock.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  await mkdir(directory, { recursive: true })
  const holderFile = join(directory, 'lock-holder')
  const lock = new DatabaseSync(join(directory, 'lock'))
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode !== 5) throw error
    throw new StartError(inUse(directory, await readFile(holderFile, 'utf8').catch(() => '')))
  }
  await writeFile(holderFile, String(process.pid))
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
