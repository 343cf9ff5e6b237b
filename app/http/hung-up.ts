import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/**
 * Whether an error says no more than that the client went away before it had sent all of its request. The
 * socket's state alone does not say it: what is wrong on our side stays wrong when nobody waits for it.
 */
export function isHungUp(c: Context, error: unknown): boolean {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
  if (!incoming?.readableAborted || !(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  return (
    (code === 'ECONNRESET' && syscall === undefined) ||
    error.message === 'Client connection prematurely closed.'
  )
}
