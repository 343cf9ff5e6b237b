import { createHash } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { RequestVariables, Services } from '../server/services.ts'

const patienceMs = 2_000

interface Allowance {
  /** What is limited: counted apart from every other name. */
  name: string
  points: number
  seconds: number
}

interface Limit extends Allowance {
  /** Whose requests are counted together: a user's id, or a network. Only its hash is stored. */
  key: (c: Context<RequestVariables>) => string
}

/** Answers 429 after `points` requests of one key within `seconds`. */
export function rateLimit(
  services: Pick<Services, 'db' | 'log'>,
  { key, ...allowance }: Limit,
): MiddlewareHandler<RequestVariables> {
  const count = requestCounter(services, allowance)
  return async (c, next) => {
    const refusal = await count(key(c))
    if (!refusal) return next()
    c.header('Retry-After', String(refusal.waitSeconds))
    c.header('Cache-Control', 'no-store')
    return c.json({ success: false, message: refusal.message }, 429)
  }
}

export interface TooMany {
  waitSeconds: number
  message: string
}

/**
 * Counts a request of a key; resolves to the refusal when it is one too many within `seconds`. Counted in
 * the database, so the count is exact across processes. When the database can't count in time the request
 * goes on: a broken limiter must not close the site.
 */
export function requestCounter(
  { db, log }: Pick<Services, 'db' | 'log'>,
  { name, points, seconds }: Allowance,
): (key: string) => Promise<TooMany | undefined> {
  const limiter = new RateLimiterPostgres({
    storeClient: {
      query: async (query: { name: string; text: string; values: unknown[] }) => ({
        rows: await db.statement(query.name, query.text, query.values),
      }),
    },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
    // Whoever is over the limit is refused without a query until their time is up.
    inMemoryBlockOnConsumed: points + 1,
    clearExpiredByTimeout: false,
  })

  return async (key) => {
    const refusal = await consume(limiter, hashed(key)).catch((error: unknown) => {
      log.warn({ err: error, limit: name }, 'could not count a request, and let it through')
    })
    if (!refusal) return undefined
    const waitSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    return { waitSeconds, message: tooMany(waitSeconds) }
  }
}

/** Counts one request; resolves to the refusal when it is one too many. */
async function consume(limiter: RateLimiterPostgres, key: string) {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database did not answer in time')), patienceMs)
  })
  try {
    await Promise.race([limiter.consume(key), patience])
    return undefined
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return reason
    throw reason
  } finally {
    clearTimeout(timer)
  }
}

/** So that no address stays in the table. */
function hashed(key: string) {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22)
}

function tooMany(waitSeconds: number) {
  const minutes = Math.ceil(waitSeconds / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return `Too many requests. Please wait ${wait} and try again.`
}
