import type { Context } from 'hono'
import { searchOf } from '../page/page-path.ts'

/** Whether the router asks for the data of a page, as its pages with scripts do. */
export const isDataRequest = (path: string) => path.endsWith('.data')

/** The page that a request of any kind is about. */
export function pageOf(url: URL): string {
  return url.pathname.replace(/(\/_)?\.data$/, '') + searchOf(url)
}

/** What the router understands as 'leave the page for this address' (its single-fetch protocol). */
export function leavePageFor(c: Context, target: string) {
  return c.body(null, 204, { 'X-Remix-Redirect': target, 'X-Remix-Reload-Document': 'true' })
}
