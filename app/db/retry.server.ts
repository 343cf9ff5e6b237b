const attempts = 5

/** Two transactions got in each other's way, and the loser may try again. */
const retryable = new Set(['40001', '40P01'])

interface DatabaseError extends Error {
  /** SQLSTATE, or Node's name of a system error. */
  code: string
  constraint?: string
}

/** PostgreSQL's error behind an error: Drizzle wraps it as `cause`. */
export function databaseError(error: unknown): DatabaseError | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string') return current as DatabaseError
  }
  return undefined
}

/** Tries again on serialization failures and deadlocks, 5 times in all (seed section 9). */
export async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === attempts || !retryable.has(databaseError(error)?.code ?? '')) throw error
    }
  }
}
