import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { findProduct } from '../../content/catalogue.ts'
import type { RequestVariables, Services } from '../../server/services.ts'
import { readSession } from '../account/session.server.ts'
import { clientNetwork } from '../client-network.ts'
import { requestCounter } from '../rate-limit.server.ts'
import type { EnquiryAttempt } from './enquiry-attempt.ts'
import { checkEnquiry, fieldNames, summaryOf, type EnquiryDraft } from './enquiry-form.ts'
import { isSpam, isTooQuick, pageOf, referrerOf } from './enquiry-origin.ts'
import { messages } from './enquiry.ts'
import { submitEnquiry } from './submit-enquiry.server.ts'

type Handled = { ok: true } | { ok: false; refusal: Omit<EnquiryAttempt, 'draft'> }

/** Mounted at `/api/enquiries`: what pages with scripts send. */
export function enquiryEndpoint(services: Services): Hono<RequestVariables> {
  const handle = enquiryHandler(services)
  const app = new Hono<RequestVariables>()

  app.post('/', async (c) => {
    // A form from a page without scripts has its own place, which answers with a page; 307 keeps the body.
    if (isNativeForm(c)) return c.redirect('/contact', 307)
    const draft = draftOf(await c.req.json<unknown>().catch(() => undefined))
    if (!draft) return c.json({ success: false, message: messages.unreadable, errors: {} }, 400)
    const handled = await handle(c, draft)
    if (handled.ok) return c.json({ success: true, message: messages.received }, 201)
    const { status, message, errors } = handled.refusal
    return c.json({ success: false, message, errors }, status as 422)
  })
  return app
}

/**
 * `POST /contact`: the same form sent by the browser itself. Accepted, it leads to the page that says so;
 * refused, it goes on to the contact page, which shows what was typed with the messages beside it.
 */
export function contactForm(services: Services): MiddlewareHandler<RequestVariables> {
  const handle = enquiryHandler(services)
  const readUser = readSession(services)
  return async (c, next) => {
    if (!isNativeForm(c)) return c.text(messages.unreadable, 415)
    const draft = draftOf(Object.fromEntries(new URLSearchParams(await c.req.text())))!
    // The session is read in here: without a database that fails too, and what was typed has to come back.
    const handling = readUser(c, () => Promise.resolve()).then(() => handle(c, draft))
    const handled = await handling.catch((error: unknown): Handled => {
      c.var.log.error({ err: error }, 'could not store an enquiry')
      return { ok: false, refusal: { status: 500, errors: {}, message: messages.unavailable } }
    })
    if (handled.ok) return c.redirect('/contact?sent', 303)
    c.set('enquiryAttempt', { draft, ...handled.refusal })
    return next()
  }
}

function enquiryHandler(services: Services) {
  const { db, settings } = services
  // Many share one address behind a mobile network; nobody sends ten enquiries in ten minutes.
  const countAddress = requestCounter(services, { name: 'enquiries', points: 10, seconds: 600 })
  // Copies go to whatever address was typed: nobody's mailbox is to be filled with them.
  const countCopies = requestCounter(services, { name: 'copies', points: 5, seconds: 3600 })

  return async (c: Context<RequestVariables>, draft: EnquiryDraft): Promise<Handled> => {
    const now = services.now()
    const checked = checkEnquiry(draft, isOffered)
    if (!checked.ok) {
      const { errors } = checked
      return { ok: false, refusal: { status: 422, errors, message: summaryOf(errors) } }
    }
    const { content } = checked
    if (isTooQuick(draft, now))
      return { ok: false, refusal: { status: 422, errors: {}, message: messages.tooQuick } }
    const tooMany = await countAddress(clientNetwork(c.var.clientAddress))
    if (tooMany) {
      c.header('Retry-After', String(tooMany.waitSeconds))
      return { ok: false, refusal: { status: 429, errors: {}, message: tooMany.message } }
    }
    const { id, isNew } = await submitEnquiry(db, {
      ...{ content, now, settings, isSpam: isSpam(draft) },
      ...{ page: pageOf(draft, c.req.header('Referer')), referrer: referrerOf(draft) },
      userId: c.var.user?.uid ?? null,
      sendCopy: (await countCopies(content.email.toLowerCase())) === undefined,
    })
    c.var.log.info({ enquiry: id, isNew }, 'enquiry received')
    return { ok: true }
  }
}

function isOffered(productId: string, colour: string | null): boolean {
  const product = findProduct(productId)
  return product !== undefined && (colour === null || product.colours.some((id) => id === colour))
}

function isNativeForm(c: Context): boolean {
  return (c.req.header('Content-Type') ?? '').startsWith('application/x-www-form-urlencoded')
}

/** The form's fields and nothing else; undefined when the body is no object. Numbers count as text. */
function draftOf(body: unknown): EnquiryDraft | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined
  const given = body as Record<string, unknown>
  const draft: EnquiryDraft = {}
  for (const name of fieldNames) {
    const value = given[name]
    if (typeof value === 'string') draft[name] = value
    else if (typeof value === 'number') draft[name] = String(value)
  }
  return draft
}
