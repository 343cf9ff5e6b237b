import { constants, type Stats } from 'node:fs'
import { access, chmod, lstat, mkdir, readdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { StartError } from '../settings/start-error.ts'

/**
 * Makes the data folder unless it is there.
 *
 * @throws StartError when it is no folder, belongs to somebody else, or can't be written to
 */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    const found = await stat(dataDir)
    if (!isOurs(found)) throw foreign(dataDir, found)
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw error instanceof StartError ? error : unusable(dataDir, error)
  }
}

/**
 * Takes all rights of others off the data folder and everything in it, whatever the umask was. Links are left
 * alone, but for the database's own: its files may be on another disk.
 *
 * @throws StartError when a part of the database belongs to somebody else. What lies beside it may: copies of
 * backups, a disk's `lost+found`
 */
export async function closeToOthers(dataDir: string): Promise<void> {
  try {
    await chmod(dataDir, 0o700)
    for (const name of await readdir(dataDir)) {
      const path = join(dataDir, name)
      const isDatabase = name === 'database'
      const found = await (isDatabase ? stat : lstat)(path).catch(vanished)
      if (found) await closeAll(path, found, isDatabase)
    }
  } catch (error) {
    throw error instanceof StartError ? error : unusable(dataDir, error)
  }
}

async function closeAll(path: string, found: Stats, mustBeOurs: boolean): Promise<void> {
  if (found.isSymbolicLink()) return
  if (!isOurs(found)) {
    if (mustBeOurs) throw foreign(path, found)
    return
  }
  const isFolder = found.isDirectory()
  const mode = found.mode & 0o777
  const closed = (mode & 0o700) | (isFolder ? 0o700 : 0o600)
  if (mode !== closed) await chmod(path, closed)
  if (!isFolder) return
  for (const name of await readdir(path)) {
    const inner = join(path, name)
    const stats = await lstat(inner).catch(vanished)
    if (stats) await closeAll(inner, stats, mustBeOurs)
  }
}

/** A backup that is being written beside us gets its name, and so loses another; a link may lead nowhere. */
function vanished(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

/** Systems without users have no such number. */
function isOurs({ uid }: Stats): boolean {
  return process.geteuid === undefined || uid === process.geteuid()
}

function foreign(path: string, { uid }: Stats): StartError {
  return new StartError(
    `${resolve(path)} belongs to another user of this machine (number ${uid}; this is number ${process.geteuid?.()}).\n` +
      'It holds personal data, which only its owner may read. Run this as its owner, or give it to this user (chown -R),\n' +
      'or choose another folder with DATA_DIR.',
  )
}

function unusable(dataDir: string, error: unknown): unknown {
  const { code = '' } = error as NodeJS.ErrnoException
  const what = reasons[code]
  if (!what) return error
  return new StartError(
    `The data folder ${resolve(dataDir)} (DATA_DIR) can't be used: ${what}.\n` +
      'Mend that, or name a folder that this user may write to: DATA_DIR=/var/lib/dino',
  )
}

const reasons: Record<string, string> = {
  EEXIST: 'it is not a folder',
  ENOTDIR: 'a part of its path is not a folder',
  ENOENT: 'a part of its path leads nowhere',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
  EDQUOT: 'this user may store no more on its disk',
  EIO: 'its disk is broken',
  ENAMETOOLONG: 'its path is too long',
  ELOOP: 'its links lead in a circle',
}
