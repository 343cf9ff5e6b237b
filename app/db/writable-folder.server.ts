import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DiskFull, isDiskFull } from './disk-full.ts'

/** More than a booking adds to its tables, less than anybody would call room. */
const probe = Buffer.alloc(256 * 1024, 1)

/**
 * Throws `DiskFull` when a folder's disk takes no more: PostgreSQL answers questions then, and can't keep a booking.
 * Tried with a file, because free space as the system tells it knows nothing of quotas.
 */
export async function checkRoom(folder: string): Promise<void> {
  const path = join(folder, '.disk-probe')
  try {
    await using file = await open(path, 'w', 0o600)
    await file.writeFile(probe)
  } catch (error) {
    if (!isDiskFull(error)) throw error
    throw new DiskFull(`the disk of ${folder} is full`)
  } finally {
    await rm(path, { force: true })
  }
}
