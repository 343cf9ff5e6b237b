import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import {
  createRequestHandler,
  RouterContextProvider,
  type RouterContext,
  type ServerBuild,
} from 'react-router'
import type { EnquiryAttempt } from '../app/enquiries/enquiry-attempt.ts'
import type { Office } from '../app/staff/office-context.ts'
import { contentSecurityPolicy } from './security-headers.ts'
import type { RequestVariables } from './services.ts'

/** What `app/entry.server.tsx` exports: the bundle's own keys for what the server tells a page. */
interface EntryContexts {
  nonceContext: RouterContext<string | null>
  enquiryAttemptContext: RouterContext<EnquiryAttempt | null>
  officeContext: RouterContext<Office | null>
}

/** Lets React Router answer: pages that are not prerendered, and the 404 page. */
export function renderPages(
  loadBuild: () => Promise<ServerBuild>,
): MiddlewareHandler<RequestVariables> {
  const handle = createRequestHandler(loadBuild, process.env.NODE_ENV)
  return async (c) => {
    const nonce = randomBytes(16).toString('base64')
    const build = await loadBuild()
    const entry = build.entry.module as unknown as EntryContexts
    const context = new RouterContextProvider()
    context.set(entry.nonceContext, nonce)
    context.set(entry.enquiryAttemptContext, c.var.enquiryAttempt ?? null)
    context.set(entry.officeContext, c.var.office ?? null)

    // A refused form is answered with the page it stands on; its body has been read already.
    const asked = c.var.enquiryAttempt
      ? new Request(c.req.url, { headers: c.req.raw.headers })
      : c.req.raw
    const response = await handle(asked, context)
    response.headers.set('Content-Security-Policy', contentSecurityPolicy([`'nonce-${nonce}'`]))
    response.headers.set('Cache-Control', 'no-store')
    return response
  }
}
