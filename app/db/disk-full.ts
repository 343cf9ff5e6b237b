import { databaseError } from './retry.server.ts'

/** The database answers, but has nowhere to write: whatever is to be kept fails. */
export class DiskFull extends Error {
  override name = 'DiskFull'
}

/** Full, or full for this user; PostgreSQL's code for both, and the system's. */
export function isDiskFull(error: unknown): boolean {
  return /^(53100|ENOSPC|EDQUOT)$/.test(databaseError(error)?.code ?? '')
}
