import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener, RequestError, type HttpBindings } from '@hono/node-server'
import type { Logger } from 'pino'
import type { FromMemory } from './answer-from-memory.ts'
import { isLoopbackHost } from './loopback.ts'
import { readRest } from './unread-body.ts'

/** Connect-style middleware, as Vite's in development: calls `next` for what is not its own. */
export type BeforeApp = (req: IncomingMessage, res: ServerResponse, next: () => void) => void

interface Site {
  handler: Parameters<typeof getRequestListener>[0]
  log: Logger
  /** Serves `/local-sign-in`; absent wherever others can reach the site. */
  issuer?: (req: IncomingMessage, res: ServerResponse) => void
  beforeApp?: BeforeApp
  /** Takes what needs no asking; absent in most tests. */
  fromMemory?: FromMemory
}

/** What Node's HTTP server calls for each request: refusals that need Node's own view of it, then the site. */
export function requestListener({
  handler,
  log,
  issuer,
  beforeApp,
  fromMemory,
}: Site): RequestListener {
  const answered: typeof handler = async (request, env) => {
    const response = await handler(request, env)
    await readRest((env as HttpBindings).incoming)
    return response
  }
  const answer = getRequestListener(answered, {
    errorHandler(error) {
      if (error instanceof RequestError) return new Response(unreadable, { status: 400 })
      log.error({ err: error }, 'request failed outside of the app')
      return new Response(failed, { status: 500 })
    },
  })
  return (req, res) => {
    // Whoever stands before the site may have looked at the other one (RFC 9112, 3.2).
    if (countOfHosts(req) !== 1) return refuse(res, 400, 'A request names its host, and one only.')
    // Where anybody can sign in as anybody, nobody may come through a tunnel or a foreign name.
    if (issuer && !isLoopbackHost(req.headers.host)) return refuse(res, 403, foreignHost)
    if (issuer && req.url?.startsWith('/local-sign-in')) return issuer(req, res)
    if (fromMemory?.(req, res)) return
    if (beforeApp) return beforeApp(req, res, () => void answer(req, res))
    return void answer(req, res)
  }
}

const unreadable = 'The address of this request can not be read.\n'
const failed = 'Something went wrong on our side. Please try again in a moment.\n'
const foreignHost =
  'In local mode the site answers at localhost only. Set PUBLIC_URL to open it to others.'

/** Node keeps the first of several and says nothing. */
function countOfHosts({ rawHeaders }: IncomingMessage): number {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (/^host$/i.test(rawHeaders[at]!)) count++
  }
  return count
}

function refuse(res: ServerResponse, status: 400 | 403, words: string): void {
  res.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' })
  res.end(`${words}\n`)
}
