import type { MiddlewareHandler } from 'hono'
import { streamSSE, type SSEStreamingApi } from 'hono/streaming'
import { t } from '../../content/language/t.ts'
import type { RequestVariables, Services } from '../http/services.ts'
import { clientNetwork, widerNetwork } from '../http/client-network.ts'
import { apiRefusal } from './api-refusal.server.ts'
import { SlotChanges } from './slot-changes.server.ts'

/** Many visitors share one network (an office, a mobile operator), but not without end. */
const streamsPerNetwork = 50
/** In all the IPv6 networks of one /48. */
const streamsAround = 500
/** Each costs a socket and some memory; the day can be read without them. */
const streamsPerProcess = 2_000
/** Well below the minute after which proxies drop a silent connection. */
const heartbeatMs = 25_000
/** A proxy that compresses would hold events back. */
const caching = 'no-store, no-transform'

/**
 * Server-sent events of one day's slots, until the visitor leaves or the process stops. When changes may
 * have been missed the stream ends: the browser connects again by itself, and reads the day anew.
 */
export function liveSlots({
  db,
  log,
  stopping,
}: Pick<Services, 'db' | 'log' | 'stopping'>): MiddlewareHandler<RequestVariables, '/:date/live'> {
  const changes = new SlotChanges(db, log)
  const perNetwork = new Map<string, number>()
  let inAll = 0
  const open = new Set<() => void>()
  stopping?.addEventListener('abort', () => open.forEach((end) => end()))

  const streamsOf = (network: string) => perNetwork.get(network) ?? 0
  const count = (networks: string[], by: 1 | -1) => {
    inAll += by
    for (const network of networks) {
      const streams = streamsOf(network) + by
      if (streams > 0) perNetwork.set(network, streams)
      else perNetwork.delete(network)
    }
  }

  return async (c) => {
    // Hono answers HEAD with this handler and drops the body: nobody would ever end the stream.
    if (c.req.method === 'HEAD') {
      return c.body(null, 200, { 'Content-Type': 'text/event-stream', 'Cache-Control': caching })
    }
    const network = clientNetwork(c.var.clientAddress)
    const around = widerNetwork(network)
    const networks = around === undefined ? [network] : [network, around]
    const isFull = inAll >= streamsPerProcess
    const isTooMany =
      streamsOf(network) >= streamsPerNetwork || streamsOf(around ?? '') >= streamsAround
    if (isFull || isTooMany) {
      c.header('Retry-After', '60')
      const refusal = apiRefusal(t('Too many live connections at once.'), 'too-many-streams')
      return c.json(refusal, isFull ? 503 : 429)
    }
    count(networks, 1)

    const ended = Promise.withResolvers<void>()
    const end = () => ended.resolve()
    let stream: SSEStreamingApi | undefined
    // Before the answer begins: once connected the visitor reads the day, and nothing falls in between.
    const unwatch = await changes
      .watch(c.req.param('date'), {
        onChange({ time, heldFor, ...change }) {
          // To whom it is offered it is free; nobody else learns more than that it is not.
          const booked = change.booked && (!heldFor || heldFor !== c.var.user?.uid)
          void stream?.writeSSE({ event: 'slot', data: JSON.stringify({ time, booked }) })
        },
        onGap: end,
      })
      .catch((error: unknown) => {
        count(networks, -1)
        throw error
      })

    const response = streamSSE(c, async (opened) => {
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
      count(networks, -1)
    })
    response.headers.set('Cache-Control', caching)
    return response
  }
}
