import { readdir, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { StartError } from '../settings/start-error.ts'
import { sync } from './create-files.server.ts'
import { DamagedDatabase } from './damaged-database.ts'

/** Every folder and file without which PostgreSQL 18 does not open a database, or opens an empty one. */
const parts = [
  ...['PG_VERSION', 'postgresql.conf', 'pg_hba.conf', 'pg_ident.conf'],
  ...['global/pg_control', 'global/pg_filenode.map', 'base/5/PG_VERSION', 'base/5/pg_filenode.map'],
  ...['pg_wal', 'pg_xact', 'pg_multixact/members', 'pg_multixact/offsets', 'pg_subtrans'],
  ...['pg_commit_ts', 'pg_dynshmem', 'pg_logical/mappings', 'pg_logical/snapshots', 'pg_notify'],
  ...['pg_replslot', 'pg_serial', 'pg_snapshots', 'pg_stat', 'pg_stat_tmp', 'pg_tblspc'],
  'pg_twophase',
]

/** Lies in a database that a restore has made, until all of the backup is in it: it is whole before, and empty. */
export const closedToStarts = 'restoring'

/** Once what it was made for is in it. */
export async function openToStarts(dataDir: string): Promise<void> {
  const directory = join(dataDir, 'database')
  await rm(join(directory, closedToStarts), { force: true })
  await sync(directory)
}

/** What a data folder may hold before there is a database in it: what a first start leaves when it is cut off. */
const ofNoWeight = new Set([
  'lock',
  'lock-holder',
  'backup.sock',
  'release.sock',
  'database.unfinished',
])
const isOfNoWeight = (name: string) =>
  ofNoWeight.has(name) || name === 'lost+found' || name.startsWith('.')

/**
 * Whether the data folder holds a whole database, in its folder `database`.
 *
 * | `database`                               | answer                                                        |
 * |------------------------------------------|---------------------------------------------------------------|
 * | has every part                           | true                                                          |
 * | is missing                               | false                                                         |
 * | is empty, a file, or lacks a part        | thrown: nothing may take the place of what could be mended    |
 * | is of a restore that was broken off      | thrown: it would pass for an office in which nothing happened |
 *
 * @throws DamagedDatabase
 */
export async function hasDatabase(dataDir: string): Promise<boolean> {
  const directory = join(dataDir, 'database')
  // Of a link that leads nowhere too, which is no folder that a new database could take the place of.
  const isThere = (await readdir(dataDir).catch(missing))?.includes('database')
  if (!isThere) return false

  const held = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR') throw new DamagedDatabase(directory, 'it is not a folder')
    if (error.code === 'ENOENT') throw new DamagedDatabase(directory, 'it is a link to nowhere')
    throw error
  })
  if (held.filter((name) => !isOfNoWeight(name)).length === 0) {
    throw new DamagedDatabase(
      directory,
      'the folder is empty. A copy may have been broken off, or its disk is not mounted',
    )
  }
  if (held.includes(closedToStarts))
    throw new DamagedDatabase(directory, 'a restore into it was broken off')
  const found = await Promise.all(parts.map((part) => stat(join(directory, part)).catch(missing)))
  const lacking = parts.filter((_, index) => !found[index])
  if (lacking.length > 0) throw new DamagedDatabase(directory, `${listed(lacking)} missing in it`)
  return true
}

/**
 * A new database is only made where nothing else is: a data folder that was copied half, or another folder
 * named by mistake, would otherwise look like an office in which nothing ever happened.
 */
export async function refuseOtherContent(dataDir: string): Promise<void> {
  const others = (await readdir(dataDir)).filter((name) => !isOfNoWeight(name)).toSorted()
  if (others.length === 0) return
  throw new StartError(
    `The data folder ${resolve(dataDir)} (DATA_DIR) has no database, but other content: ${listed(others, '')}.\n` +
      'If it is being copied here, copy it whole, with its folder `database`, while the site is stopped.\n' +
      'To put a backup back: npm run restore -- FILE\n' +
      'To begin with an empty database, name an empty folder with DATA_DIR.',
  )
}

/** 'a, b and 3 more are': the first few names of many. */
function listed(names: string[], verb = names.length === 1 ? ' is' : ' are'): string {
  const [shown, more] = [names.slice(0, 4).join(', '), names.length - 4]
  return `${shown}${more > 0 ? ` and ${more} more` : ''}${verb}`
}

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
}
