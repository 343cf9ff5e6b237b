import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CachedAnswers } from './cached-answers.ts'
import type { Metrics } from './metrics.ts'
import { answerObserver } from './observe-requests.ts'
import type { Services } from '../app/http/services.ts'

/** Writes the answer if it is at hand; says whether it was. */
export type FromMemory = (req: IncomingMessage, res: ServerResponse) => boolean

/**
 * Answers the usual request for a page or a file with what the site has answered to it before. Whatever is
 * unusual about a request is left to the site: another method, host or form of the address, a query, a range.
 */
export function answerFromMemory(
  kept: CachedAnswers,
  services: Pick<Services, 'settings' | 'log'>,
  metrics: Metrics,
): FromMemory {
  const isAtHome = homeOnly(services)
  const observe = answerObserver(metrics)
  return (req, res) => {
    const started = performance.now()
    const { method = '', url: path = '', headers } = req
    if ((method !== 'GET' && method !== 'HEAD') || headers.range !== undefined) return false
    if (!isAtHome(req)) return false
    const encodings = headers['accept-encoding']?.toString()
    const answer = kept.find(path, encodings, headers['if-none-match'])
    if (!answer) return false

    const { status } = answer
    res.writeHead(status, answer.headers)
    res.end(method === 'HEAD' ? undefined : answer.body)
    const ms = performance.now() - started
    observe({ log: services.log, method, path, status, ms, route: 'page', isFile: true })
    return true
  }
}

/** Whether a request came to the site's one address, so that it need not be sent on, and nobody warned. */
function homeOnly({ settings }: Pick<Services, 'settings'>) {
  const { host, protocol } = new URL(settings.publicUrl)
  return ({ headers }: IncomingMessage): boolean => {
    if (headers.host !== host) return false
    const scheme = headers['x-forwarded-proto']
    if (settings.trustProxy) return scheme === undefined || `${scheme.toString()}:` === protocol
    return settings.isLocal || headers['x-forwarded-for'] === undefined
  }
}
