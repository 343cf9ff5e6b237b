import { databaseError } from './retry.server.ts'

/** The database answers, but has nowhere to write: whatever is to be kept fails. */
export class DiskFull extends Error {
  override name = 'DiskFull'
}

/** Full, or full for this user; PostgreSQL's code for both, and the system's. */
export function isDiskFull(error: unknown): boolean {
  return /^(53100|ENOSPC|EDQUOT)$/.test(databaseError(error)?.code ?? '')
}

/** How long an answer holds: health checks come from anybody, as often as they like. */
const answerHoldsMs = 2_000

/** Asks at most once every two seconds; everybody in between gets the same answer. */
export function askedSeldom<T>(ask: () => Promise<T>): () => Promise<T> {
  let askedAt = -Infinity
  let answer: Promise<T> | undefined
  return () => {
    if (!answer || performance.now() - askedAt > answerHoldsMs) {
      askedAt = performance.now()
      answer = ask()
    }
    return answer
  }
}
