import type { MiddlewareHandler } from 'hono'
import { t } from '../content/language/t.ts'
import type { Settings } from '../app/settings/settings.server.ts'
import type { RequestVariables } from '../app/http/services.ts'

/**
 * Refuses writes that another site's page makes a visitor's browser send. Browsers always say where a
 * write comes from (Sec-Fetch-Site, or Origin in old ones); a client that says nothing is no browser
 * and carries no visitor's cookie.
 */
export function sameOriginWrites(settings: SiteAddress): MiddlewareHandler<RequestVariables> {
  return async (c, next) => {
    const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)
    if (isRead || isSameOrigin(c.req.raw, settings)) return next()
    const message = t('This request came from another site and was refused.')
    return c.json({ success: false, message, code: 'other-site' }, 403)
  }
}

type SiteAddress = Pick<Settings, 'publicUrl' | 'isLocal'>

export function isSameOrigin(request: Request, { publicUrl, isLocal }: SiteAddress): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = request.headers.get('Origin')
  if (origin === null || origin === publicUrl) return true
  // Locally the same site also answers at 127.0.0.1; other hosts never come as far as this.
  return isLocal && origin === `http://${request.headers.get('Host')}`
}
