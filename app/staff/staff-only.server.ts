import { html } from 'hono/html'
import { checkAttachment } from '../files/check-attachment.server.ts'
import type { Context, MiddlewareHandler } from 'hono'
import type { RequestVariables, Services } from '../http/services.ts'
import { isDataRequest, leavePageFor, pageOf } from '../http/data-request.ts'
import { plainPage, plainPagePolicy } from '../http/plain-page.server.ts'
import type { SignedInUser } from '../rules/user.ts'
import { ownerNames } from '../account/staff.server.ts'
import type { Office } from './office-context.ts'
import { enterOffice } from './staff-accounts.server.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Set for staff on the office's pages, and for nobody else. */
    office?: Office
  }
}

/**
 * The door of the office, for documents, data requests and forms alike. Needs `readSession` before it.
 *
 * | who                   | document, form        | data request of the router             |
 * |-----------------------|-----------------------|----------------------------------------|
 * | staff                 | let in                | let in                                 |
 * | signed in, not staff, | 403, a page           | 204 that makes the browser load that   |
 * |   or not any more     |                       |   page                                 |
 * | staff's address, but  | 403, a page           | the same                               |
 * |   another account     |                       |                                        |
 * | signed out or expired | 302 to sign in        | 204 that makes the browser go there    |
 *
 * What each of the staff may do behind it is `officeOf`'s to decide.
 */
export function staffOnly(services: Services): MiddlewareHandler<RequestVariables> {
  const { settings, db } = services
  const now = () => services.now()
  const content = () => services.content()
  const owners = () => ownerNames(db.queries, settings)
  const isNamed = (email: string) => settings.staffEmails.includes(email.toLowerCase())
  const showPublished = async () => (await services.showPublished?.()) ?? true
  const readCalendar: Office['readCalendar'] = (order) =>
    services.readCalendar?.(order) ?? Promise.resolve({ ok: false, failure: 'no-connection' })
  const typesetQuote: Office['typesetQuote'] = (words) =>
    services.typesetQuote?.(words) ?? Promise.reject(new Error('Nothing is typeset here'))
  const typesetSheet: Office['typesetSheet'] = (asked) =>
    services.typesetSheet?.(asked) ?? Promise.reject(new Error('Nothing is typeset here'))
  const check = (bytes: Buffer) => checkAttachment(services, bytes)
  return async (c, next) => {
    const { user, session } = c.var
    if (!user || !session) return toSignIn(c)
    const { role } = session
    if (!role) {
      c.var.log.warn('refused: not staff')
      return refuse(c, user)
    }
    const known = session.staffUid ?? (await enterOffice(db, { user, now: now() }))
    if (known !== user.uid) {
      c.var.log.warn('refused: not the account that this address of staff is known by')
      return refuseStranger(c, { ...user, isBySetting: isNamed(user.email) })
    }
    const { log } = c.var
    const about = { db, settings, content, showPublished, readCalendar, now, log, owners }
    const tools = { checkAttachment: check, typesetQuote, typesetSheet }
    c.set('office', { ...about, ...tools, staff: user, role, session })
    return next()
  }
}

function toSignIn(c: Context<RequestVariables>) {
  const asked = new URL(c.req.url)
  const isData = isDataRequest(asked.pathname)
  const page = pageOf(asked)
  const target = `/sign-in?${new URLSearchParams({ returnTo: page }).toString()}`
  if (!isData) return c.redirect(target, c.req.method === 'POST' ? 303 : 302)
  return leavePageFor(c, target)
}

/** In words: a page that was open can't read a document, so it is left for one. */
function refuseWith(c: Context, title: string, body: ReturnType<typeof html>) {
  const asked = new URL(c.req.url)
  if (isDataRequest(asked.pathname)) return leavePageFor(c, pageOf(asked))
  c.header('Content-Security-Policy', plainPagePolicy)
  return c.html(plainPage({ title, body }), 403)
}

function refuse(c: Context<RequestVariables>, user: SignedInUser) {
  const body = html`<h1>For DINO staff only</h1>
    <p>You are signed in as ${user.email}, which is not an address of our staff.</p>
    <p>
      If it was one until now, an owner of the office has taken it out of the team, and nothing that
      was sent since has been saved. Ask them if that was a mistake.
    </p>
    <a class="button" href="/sign-in?returnTo=%2Fstaff">Sign in with another account</a>
    <a class="button second" href="/">Go to the site</a>`
  return refuseWith(c, 'For DINO staff only', body)
}

function refuseStranger(
  c: Context<RequestVariables>,
  user: SignedInUser & { isBySetting: boolean },
) {
  const body = html`<h1>We know this address by another account</h1>
    <p>
      ${user.email} is an address of our staff, but it entered the office with another Google
      account than the one you are signed in with. Addresses change hands, so we ask.
    </p>
    <p>
      If it is yours now, ask
      ${
        user.isBySetting
          ? 'whoever runs this site to take it out of STAFF_EMAILS, start the site, put it in again and start once more.'
          : 'an owner of the office to remove it from the team and to invite it again.'
      }
      Then the next to enter with it is known.
    </p>
    <a class="button" href="/sign-in?returnTo=%2Fstaff">Sign in with another account</a>
    <a class="button second" href="/">Go to the site</a>`
  return refuseWith(c, 'Not the account we know', body)
}
