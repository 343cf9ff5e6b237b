import type { Context, MiddlewareHandler } from 'hono'
import { t } from '../content/language/t.ts'

/**
 * Refuses what another site's page makes its visitors' browsers ask for beside it, as a picture, a frame or a prefetch. Before
 * addresses that are counted by network: a list of pictures would use up what all who share that network may ask for.
 */
export const onlyVisits: MiddlewareHandler = async (c, next) => {
  return isVisit(c.req.raw) ? next() : refuseNoVisit(c)
}

export function refuseNoVisit(c: Context): Response {
  c.header('Cache-Control', 'no-store')
  return c.text(t('This request came from another site and was refused.'), 403)
}

/**
 * Whether somebody goes there, or a page of ours asks. Browsers always say so on https; a client that says nothing is a calendar,
 * or a browser too old to.
 */
export function isVisit({ headers }: Request): boolean {
  const destination = headers.get('Sec-Fetch-Dest')
  const site = headers.get('Sec-Fetch-Site')
  if (destination === null || site === 'same-origin' || site === 'none') return true
  return destination === 'document' && !headers.get('Sec-Purpose')?.startsWith('prefetch')
}
