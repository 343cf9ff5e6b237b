/**
 * SQLSTATEs of a database that can't serve at this moment, whatever was asked: it is restarting, out of
 * reach, out of room, or may only be read (a standby that has just taken over).
 */
const states = /^(08...|53...|57P0.|58...|25006)$/

/** What the operating system says of a connection. */
const failures = /^(EAI_AGAIN|ECONN\w+|EHOSTUNREACH|ENETUNREACH|ENOENT|ENOTFOUND|EPIPE|ETIMEDOUT)$/
const syscalls = ['connect', 'getaddrinfo', 'read', 'write']

/** What `pg` and its pool say without a code. */
const messages = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
]

/**
 * Whether an error says that the database is away for a while, rather than that something was wrong with
 * the query. Errors come wrapped, by Drizzle and by the pool.
 */
export function isDatabaseAway(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const { code = '', syscall = '' } = error as NodeJS.ErrnoException
  return (
    states.test(code) ||
    (failures.test(code) && syscalls.includes(syscall)) ||
    messages.some((known) => error.message.startsWith(known)) ||
    // A name with several addresses, each of which was tried.
    (error instanceof AggregateError && error.errors.some(isDatabaseAway)) ||
    isDatabaseAway(error.cause)
  )
}
