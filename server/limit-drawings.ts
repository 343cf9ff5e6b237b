import type { MiddlewareHandler } from 'hono'
import { answerTooMany, type FormOfPage } from '../app/booking/too-many.server.ts'
import { clientNetwork } from '../app/http/client-network.ts'
import { isDataRequest, leavePageFor, pageOf } from '../app/http/data-request.ts'
import { requestCounter, type TooMany } from '../app/http/rate-limit.server.ts'
import type { RequestVariables, Services } from '../app/http/services.ts'
import { isVisit, refuseNoVisit } from './only-visits.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /**
     * Asked before a page is drawn for this visitor: counts it, once for each request, and gives the answer when it is one too
     * many. Missing where nobody is limited.
     */
    refuseDrawing?: (form?: FormOfPage) => Promise<Response | undefined>
  }
}

/** Two a second from one network: an office, or a street on one carrier's address. A page takes some 40 ms of a processor, its data a third. */
const allowance = { name: 'drawings', points: 120, seconds: 60 }

/**
 * Lets each network have so many pages drawn: those from memory and files, which are nearly all, cost next to nothing and are not
 * counted. What another site's page has its visitors' browsers ask for is refused uncounted. On one's own machine there is
 * nobody to protect.
 */
export function limitDrawings(services: Services): MiddlewareHandler<RequestVariables> {
  const count = requestCounter(services, allowance)
  return async (c, next) => {
    if (services.settings.isLocal) return next()
    let counted: Promise<TooMany | undefined> | undefined
    c.set('refuseDrawing', async (form) => {
      if (!isVisit(c.req.raw)) return refuseNoVisit(c)
      counted ??= count(clientNetwork(c.var.clientAddress))
      const tooMany = await counted
      if (!tooMany) return undefined
      // What a page with scripts asks for has no words of its own: the page that it goes to then says so.
      const asked = new URL(c.req.url)
      if (isDataRequest(asked.pathname)) return leavePageFor(c, pageOf(asked))
      return answerTooMany(c, tooMany, form)
    })
    return next()
  }
}
