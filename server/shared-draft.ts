import type { MiddlewareHandler } from 'hono'
import { isToken } from '../app/account/random-token.server.ts'
import type { RequestVariables, Services } from '../app/http/services.ts'
import { findPreview, type SharedDraft } from '../app/site-content/preview-links.server.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** What the link that was asked for shows; missing for one that is over, or none. */
    sharedDraft?: SharedDraft
  }
}

export const sharedPreviewPath = '/preview/:token'

/** Looks up what a preview link shows, for the page that shows it. */
export function readSharedDraft({ db, now }: Services): MiddlewareHandler<RequestVariables> {
  return async (c, next) => {
    const token = c.req.param('token')
    c.set('sharedDraft', isToken(token) ? await findPreview(db.queries, token, now()) : undefined)
    await next()
  }
}
