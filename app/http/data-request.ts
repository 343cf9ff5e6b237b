import type { Context } from 'hono'

/** Whether the router asks for the data of a page, as its pages with scripts do. */
export const isDataRequest = (path: string) => path.endsWith('.data')

/** The page that a request of any kind is about. */
export function pageOf({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams)
  for (const name of ['_routes', 'index']) query.delete(name)
  const path = pathname.replace(/(\/_)?\.data$/, '')
  return query.size > 0 ? `${path}?${query.toString()}` : path
}

/** What the router understands as 'leave the page for this address' (its single-fetch protocol). */
export function leavePageFor(c: Context, target: string) {
  return c.body(null, 204, { 'X-Remix-Redirect': target, 'X-Remix-Reload-Document': 'true' })
}
