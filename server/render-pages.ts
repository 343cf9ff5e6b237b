import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import {
  createRequestHandler,
  RouterContextProvider,
  type RouterContext,
  type ServerBuild,
} from 'react-router'
import { contentSecurityPolicy } from './security-headers.ts'
import type { RequestVariables } from './services.ts'

/** Lets React Router answer: pages that are not prerendered, and the 404 page. */
export function renderPages(
  loadBuild: () => Promise<ServerBuild>,
): MiddlewareHandler<RequestVariables> {
  const handle = createRequestHandler(loadBuild, process.env.NODE_ENV)
  return async (c) => {
    const nonce = randomBytes(16).toString('base64')
    const build = await loadBuild()
    const entry = build.entry.module as unknown as { nonceContext: RouterContext<string | null> }
    const context = new RouterContextProvider(new Map([[entry.nonceContext, nonce]]))

    const response = await handle(c.req.raw, context)
    response.headers.set('Content-Security-Policy', contentSecurityPolicy([`'nonce-${nonce}'`]))
    response.headers.set('Cache-Control', 'no-store')
    return response
  }
}
