import pg from 'pg'
import type { Logger } from 'pino'

const connectWithinMs = 10_000
/** A refused connection costs nothing, and whoever looks at slots should not wait when the database is back. */
const firstPauseMs = 50
const longestPauseMs = 500

/**
 * A server that vanished without a word is noticed in twenty seconds instead of two hours, and in thirty
 * instead of fifteen minutes while it owes an answer. No query of ours takes so long.
 */
export const noticeOfLoss = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  query_timeout: 30_000,
}

interface Subscription {
  channel: string
  onMessage: (payload: string) => void
  onGap: (() => void) | undefined
}

/** One connection for all that this process listens to; it comes back by itself when it is lost. */
export class PostgresListener {
  #url: string
  #log: Logger
  #subscriptions = new Set<Subscription>()
  #client: Promise<pg.Client> | undefined
  /** The one made last: an earlier one may tell of its end long after it was replaced. */
  #latest: pg.Client | undefined
  #retry: NodeJS.Timeout | undefined
  #pauseMs = firstPauseMs
  /** The log was told that it is gone: once, and not at each try to bring it back. */
  #isGone = false
  #closed = false

  constructor(url: string, log: Logger) {
    this.#url = url
    this.#log = log
  }

  /** Resolves once notifications on the channel arrive. */
  async listen(
    channel: string,
    onMessage: (payload: string) => void,
    onGap?: () => void,
  ): Promise<() => Promise<void>> {
    const subscription = { channel, onMessage, onGap }
    this.#subscriptions.add(subscription)
    try {
      const client = await (this.#client ??= this.#connect())
      await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      this.#subscriptions.delete(subscription)
      throw error
    }
    return async () => {
      this.#subscriptions.delete(subscription)
      if ([...this.#subscriptions].some((other) => other.channel === channel)) return
      const client = await this.#client?.catch(() => undefined)
      await client?.query(`UNLISTEN ${pg.escapeIdentifier(channel)}`).catch(() => {})
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#retry)
    const client = await this.#client?.catch(() => undefined)
    await client?.end().catch(() => {})
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      ...noticeOfLoss,
      connectionTimeoutMillis: connectWithinMs,
      application_name: 'dino listener',
    })
    this.#latest = client
    client.on('error', (error) => this.#log.warn({ err: error }, 'lost the listening connection'))
    client.on('end', () => {
      if (client === this.#latest) this.#reconnectSoon()
    })
    client.on('notification', ({ channel, payload = '' }) => {
      for (const subscription of this.#subscriptions) {
        if (subscription.channel === channel) subscription.onMessage(payload)
      }
    })
    try {
      await client.connect()
      for (const channel of new Set([...this.#subscriptions].map(({ channel }) => channel))) {
        await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
      }
    } catch (error) {
      this.#reconnectSoon()
      await client.end().catch(() => {})
      throw error
    }
    this.#pauseMs = firstPauseMs
    return client
  }

  #reconnectSoon(): void {
    this.#client = undefined
    if (this.#closed || this.#retry) return
    this.#retry = setTimeout(() => {
      this.#retry = undefined
      if (this.#closed || this.#subscriptions.size === 0) return
      this.#client ??= this.#connect()
      this.#client.then(
        () => {
          this.#isGone = false
          this.#subscriptions.forEach(({ onGap }) => onGap?.())
        },
        (error: unknown) => {
          if (!this.#isGone)
            this.#log.warn({ err: error }, 'the listening connection is not back yet')
          this.#isGone = true
        },
      )
    }, this.#pauseMs)
    this.#retry.unref()
    this.#pauseMs = Math.min(this.#pauseMs * 2, longestPauseMs)
  }
}
