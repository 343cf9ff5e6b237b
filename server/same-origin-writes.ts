import type { MiddlewareHandler } from 'hono'
import type { RequestVariables } from './services.ts'

/**
 * Refuses writes that another site's page makes a visitor's browser send. Browsers always say where a
 * write comes from (Sec-Fetch-Site, or Origin in old ones); a client that says nothing is no browser
 * and carries no visitor's cookie.
 */
export function sameOriginWrites(): MiddlewareHandler<RequestVariables> {
  return async (c, next) => {
    const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)
    if (isRead || isSameOrigin(c.req.raw)) return next()
    return c.json(
      { success: false, message: 'This request came from another site and was refused.' },
      403,
    )
  }
}

export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = request.headers.get('Origin')
  if (origin === null) return true
  return URL.canParse(origin) && new URL(origin).host === request.headers.get('Host')
}
