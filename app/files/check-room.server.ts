import { statfs } from 'node:fs/promises'
import type { Services } from '../http/services.ts'
import { DiskFull, isDiskFull } from '../db/disk-full.ts'
import { Refused } from './refusals.ts'

/** What bookings, mails and the database's own log keep for themselves. */
const keptFree = 200 * 1024 * 1024

/** A file is written twice: into the database's log, and into its table. */
const written = 2.5

/**
 * Refuses an upload for which the disk has no room, before the database notices: the embedded one ends with a full disk.
 * How much room the disk of a PostgreSQL server has can't be seen from here; it refuses by itself.
 */
export async function checkRoomFor(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  bytes: number,
): Promise<void> {
  await inWords(() => db.ping())
  if (db.engine !== 'embedded') return
  const disk = await statfs(settings.dataDir).catch(() => undefined)
  if (disk && disk.bavail * disk.bsize < keptFree + bytes * written) throw new Refused('disk-full')
}

/** Says of a disk that is full what whoever uploads can do about it. */
export async function inWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof DiskFull || isDiskFull(error)) throw new Refused('disk-full')
    throw error
  }
}
