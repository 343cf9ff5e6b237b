import type { Context } from 'hono'
import type { RequestVariables } from './services.ts'

/** What is below a page's former address is below its address of now, with all that was asked. */
export function leadBelow(c: Context<RequestVariables>, page: string): Response | undefined {
  const to = c.var.content.moved.get(page)
  if (to === undefined) return undefined
  // It may get its former name again: browsers keep a 301.
  c.header('Cache-Control', 'no-cache')
  return c.redirect(to + c.req.path.slice(page.length) + new URL(c.req.url).search, 301)
}
