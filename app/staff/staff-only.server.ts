import { html } from 'hono/html'
import type { Context, MiddlewareHandler } from 'hono'
import type { RequestVariables, Services } from '../../server/services.ts'
import { plainPage, plainPagePolicy } from '../account/plain-page.server.ts'
import type { SignedInUser } from '../account/user.ts'
import type { Settings } from '../env.server.ts'

/** STAFF_EMAILS is read at each request: there is no right that could outlive the setting. */
export function isStaff(
  { staffEmails }: Pick<Settings, 'staffEmails'>,
  user: Pick<SignedInUser, 'email'>,
): boolean {
  return staffEmails.includes(user.email.toLowerCase())
}

/**
 * The door of the office, for documents, data requests and forms alike. Needs `readSession` before it.
 *
 * | who                   | document, form        | data request of the router             |
 * |-----------------------|-----------------------|----------------------------------------|
 * | staff                 | let in                | let in                                 |
 * | signed in, not staff  | 403, a page           | 403                                    |
 * | signed out or expired | 302 to sign in        | 204 that makes the browser go there    |
 */
export function staffOnly(services: Services): MiddlewareHandler<RequestVariables> {
  const { settings, db } = services
  const now = () => services.now()
  return async (c, next) => {
    const { user } = c.var
    if (!user) return toSignIn(c)
    if (!isStaff(settings, user)) {
      c.var.log.warn('refused: not staff')
      return refuse(c, user)
    }
    c.set('office', { db, settings, now, log: c.var.log, staff: user })
    return next()
  }
}

function toSignIn(c: Context<RequestVariables>) {
  const asked = new URL(c.req.url)
  const isData = isDataRequest(asked.pathname)
  const page = pageOf(asked)
  const target = `/sign-in?${new URLSearchParams({ returnTo: page }).toString()}`
  if (!isData) return c.redirect(target, c.req.method === 'POST' ? 303 : 302)
  // What the router understands as 'leave the page for this address' (its single-fetch protocol).
  return c.body(null, 204, { 'X-Remix-Redirect': target, 'X-Remix-Reload-Document': 'true' })
}

function refuse(c: Context<RequestVariables>, user: SignedInUser) {
  c.header('Content-Security-Policy', plainPagePolicy)
  const body = html`<h1>For DINO staff only</h1>
    <p>You are signed in as ${user.email}, which is not an address of our staff.</p>
    <a class="button" href="/sign-in?returnTo=%2Fstaff">Sign in with another account</a>
    <a class="button second" href="/">Go to the site</a>`
  return c.html(plainPage({ title: 'For DINO staff only', body }), 403)
}

const isDataRequest = (path: string) => path.endsWith('.data')

/** The page that a request of any kind is about. */
function pageOf({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams)
  for (const name of ['_routes', 'index']) query.delete(name)
  const path = pathname.replace(/(\/_)?\.data$/, '')
  return query.size > 0 ? `${path}?${query.toString()}` : path
}
