import { createHmac } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { t } from '../../content/language/t.ts'
import type { RequestVariables, Services } from './services.ts'
import { widerNetwork } from './client-network.ts'
import type { Database } from '../db/database.server.ts'

const patienceMs = 2_000

/** The clocks of several servers may differ by this much. */
const slackMs = 60_000

/** What a /48 may do for each point of one /64 in it: a street of customers, and not sixty-five thousand. */
const neighbours = 10

interface Allowance {
  /** What is limited: counted apart from every other name. */
  name: string
  points: number
  seconds: number
}

interface Limit extends Allowance {
  /** Whose requests are counted together: a user's id, or a network. Only its keyed hash is stored. */
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
    return c.json({ success: false, message: refusal.message, code: 'too-many' }, 429)
  }
}

export interface TooMany {
  waitSeconds: number
  message: string
}

type Counter = (key: string) => Promise<TooMany | undefined>

/**
 * Counts a request of a key; resolves to the refusal when it is one too many within `seconds`. An IPv6
 * network is also counted with those around it, unless it was refused by itself. Counted in the database, so
 * the count is exact across processes. When the database can't count in time the request goes on: a broken
 * limiter must not close the site.
 */
export function requestCounter(
  services: Pick<Services, 'db' | 'log'>,
  allowance: Allowance,
): Counter {
  const { count } = failureCounter(services, allowance)
  return count
}

interface ChangeCounter {
  count: Counter
  /** Of what was counted, and of which nothing came. */
  giveBack: (key: string) => Promise<void>
}

/** As `requestCounter`, for what is counted before it is known whether it can be done. */
export function changeCounter(
  services: Pick<Services, 'db' | 'log'>,
  allowance: Allowance,
): ChangeCounter {
  return counter(services, allowance)
}

interface FailureCounter {
  /** Counts a failure; resolves to the refusal when it is one too many. */
  count: Counter
  /** The refusal of a key that has had one too many here. It asks no database, and lets through who was refused elsewhere only. */
  isRefused: Counter
}

/** As `requestCounter`, for what is not limited unless it fails. */
export function failureCounter(
  services: Pick<Services, 'db' | 'log'>,
  allowance: Allowance,
): FailureCounter {
  const { name, points } = allowance
  const own = counter(services, allowance)
  const neighbourhood = counter(services, {
    ...allowance,
    name: `${name}-around`,
    points: points * neighbours,
  })
  const each = (question: keyof FailureCounter): Counter => {
    return async (key) => {
      const around = widerNetwork(key)
      return (
        (await own[question](key)) ??
        (around === undefined ? undefined : neighbourhood[question](around))
      )
    }
  }
  return { count: each('count'), isRefused: each('isRefused') }
}

function counter(
  { db, log }: Pick<Services, 'db' | 'log'>,
  { name, points, seconds }: Allowance,
): FailureCounter & ChangeCounter {
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

  // Public in the library, and missing in its types.
  const remembered = limiter as RateLimiterPostgres & {
    getInMemoryBlockMsBeforeExpire: (key: string) => number
  }
  const fingerprint = fingerprints(db)
  const longestWaitMs = seconds * 1000 + slackMs

  return {
    count: async (key) => {
      const counted = inTime(
        fingerprint(key).then((print) => consume(limiter, print, longestWaitMs)),
      )
      const refusal = await counted.catch((error: unknown) => {
        log.warn({ err: error, limit: name }, 'could not count a request, and let it through')
      })
      return refusal ? tooMany(refusal.msBeforeNext) : undefined
    },
    giveBack: async (key) => {
      const given = inTime(fingerprint(key).then((print) => limiter.reward(print)))
      await given.catch((error: unknown) => {
        log.warn({ err: error, limit: name }, 'could not give back what was counted')
      })
    },
    isRefused: async (key) => {
      const print = await fingerprint(key).catch(() => undefined)
      const ms =
        print === undefined ? 0 : remembered.getInMemoryBlockMsBeforeExpire(limiter.getKey(print))
      return ms > 0 && ms <= longestWaitMs ? tooMany(ms) : undefined
    },
  }
}

/**
 * Counts one request; resolves to the refusal when it is one too many. One that would last longer than any can was counted
 * before the clock was set back: it is forgotten, or a network would be locked out for as long as the clock was ahead.
 */
async function consume(limiter: RateLimiterPostgres, key: string, longestWaitMs: number) {
  const refusal = await consumeNow(limiter, key)
  if (!refusal || refusal.msBeforeNext <= longestWaitMs) return refusal
  await limiter.delete(key)
  return consumeNow(limiter, key)
}

async function consumeNow(limiter: RateLimiterPostgres, key: string) {
  try {
    await limiter.consume(key)
    return undefined
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return reason
    throw reason
  }
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database did not answer in time')), patienceMs)
  })
  try {
    return await Promise.race([work, patience])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * So that no address stays in the table: there are few enough to try them all against a bare hash. The key
 * is the database's own, and is asked for once.
 */
function fingerprints(db: Pick<Database, 'statement'>): (key: string) => Promise<string> {
  let secret: Promise<string> | undefined
  return async (key) => {
    secret ??= readSecret(db)
    try {
      return createHmac('sha256', await secret)
        .update(key)
        .digest('base64url')
        .slice(0, 22)
    } catch (error) {
      // Asked again with the next request.
      secret = undefined
      throw error
    }
  }
}

async function readSecret(db: Pick<Database, 'statement'>): Promise<string> {
  const [row] = await db.statement<{ key: string }>(
    'rate_limit_key',
    'SELECT rate_limit_key AS key FROM secrets',
    [],
  )
  if (!row) throw new Error('the database has no secrets; its migration makes them')
  return row.key
}

function tooMany(waitMs: number): TooMany {
  const waitSeconds = Math.max(1, Math.ceil(waitMs / 1000))
  const minutes = Math.ceil(waitSeconds / 60)
  const message =
    minutes === 1
      ? t('Too many requests. Please wait a minute and try again.')
      : t('Too many requests. Please wait {n} minutes and try again.', { n: minutes })
  return { waitSeconds, message }
}
