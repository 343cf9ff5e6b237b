import type { MiddlewareHandler } from 'hono'
import { streamSSE, type SSEStreamingApi } from 'hono/streaming'
import type { RequestVariables, Services } from '../../server/services.ts'
import { SlotChanges } from './slot-changes.server.ts'

/** Many visitors share one address (an office, a mobile network), but not without end. */
const streamsPerAddress = 50
/** Well below the minute after which proxies drop a silent connection. */
const heartbeatMs = 25_000

/**
 * Server-sent events of one day's slots, until the visitor leaves or the process stops. When changes may
 * have been missed the stream ends: the browser connects again by itself, and reads the day anew.
 */
export function liveSlots({
  db,
  stopping,
}: Pick<Services, 'db' | 'stopping'>): MiddlewareHandler<RequestVariables, '/:date/live'> {
  const changes = new SlotChanges(db)
  const perAddress = new Map<string, number>()
  const open = new Set<() => void>()
  stopping?.addEventListener('abort', () => open.forEach((end) => end()))

  const count = (address: string, by: 1 | -1) => {
    const streams = (perAddress.get(address) ?? 0) + by
    if (streams > 0) perAddress.set(address, streams)
    else perAddress.delete(address)
  }

  return async (c) => {
    const address = c.var.clientAddress
    if ((perAddress.get(address) ?? 0) >= streamsPerAddress) {
      c.header('Retry-After', '60')
      return c.json({ success: false, message: 'Too many live connections at once.' }, 429)
    }
    count(address, 1)

    const ended = Promise.withResolvers<void>()
    const end = () => ended.resolve()
    let stream: SSEStreamingApi | undefined
    // Before the answer begins: once connected the visitor reads the day, and nothing falls in between.
    const unwatch = await changes
      .watch(c.req.param('date'), {
        onChange({ time, booked }) {
          void stream?.writeSSE({ event: 'slot', data: JSON.stringify({ time, booked }) })
        },
        onGap: end,
      })
      .catch((error: unknown) => {
        count(address, -1)
        throw error
      })

    return streamSSE(c, async (opened) => {
      stream = opened
      opened.onAbort(end)
      open.add(end)
      if (stopping?.aborted) end()
      const heartbeat = setInterval(() => void opened.write(': still here\n\n'), heartbeatMs)
      // The first bytes take the headers with them: only then does the browser call itself connected.
      void opened.write(': connected\n\n')
      await ended.promise
      clearInterval(heartbeat)
      open.delete(end)
      unwatch()
      count(address, -1)
    })
  }
}
