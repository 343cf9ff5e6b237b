import type { Context } from 'hono'
import { t } from '../content/language/t.ts'
import { isDatabaseAway } from '../app/db/database-away.server.ts'
import { isHungUp } from '../app/http/hung-up.ts'
import { TooManyParts } from '../app/http/read-body.server.ts'
import { refusal, tooLarge } from './refusals.ts'
import type { RequestVariables } from '../app/http/services.ts'

/** nginx's word for 'the client went away'; nobody receives it, but the log and the figures tell it apart. */
const hungUp = 499
/** A restart of PostgreSQL takes seconds. */
const retryAfterSeconds = 5

/**
 * The answer to whatever was thrown while a request was handled, one line in the log for it. While the
 * database is away the line is short: every request brings one.
 */
export function answerError(error: Error, c: Context<RequestVariables>) {
  if (isHungUp(c, error)) return new Response(null, { status: hungUp })
  if (error instanceof TooManyParts) return tooLarge(c)
  if (isDatabaseAway(error)) {
    c.var.log.warn({ code: codeOf(error) }, 'the database is away')
    c.header('Retry-After', String(retryAfterSeconds))
    return refusal(
      c,
      t('Our database is out of reach just now. Please try again in a minute.'),
      503,
    )
  }
  c.var.log.error({ err: error }, 'request failed')
  return refusal(c, t('Something went wrong on our side. Please try again in a moment.'), 500)
}

function codeOf(error: Error): string {
  const { code } = error as NodeJS.ErrnoException
  if (typeof code === 'string') return code
  return error.cause instanceof Error ? codeOf(error.cause) : error.message.slice(0, 80)
}
