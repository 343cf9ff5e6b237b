import { randomUUID } from 'node:crypto'
import { Hono, type MiddlewareHandler } from 'hono'
import type { RequestVariables, Services } from '../../http/services.ts'
import { readForm, readJson } from '../../http/read-body.server.ts'
import { t } from '../../../content/language/t.ts'
import { readSession } from '../../account/session.server.ts'
import { isDatabaseAway } from '../../db/database-away.server.ts'
import { copyEndpoint } from './copy-endpoint.server.ts'
import { received, refusals } from '../enquiry-answers.ts'
import {
  draftOf,
  enquiryHandler,
  formIdOf,
  isNativeForm,
  type Handled,
} from './handle-enquiry.server.ts'
import type { EnquiryAttempt } from '../enquiry-attempt.ts'
import { sentPage } from '../sent/sent-query.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** A contact form that came without scripts and was refused: its page is shown again, with this. */
    enquiryAttempt?: EnquiryAttempt
  }
}

/** Mounted at `/api/enquiries`: what pages with scripts send. */
export function enquiryEndpoint(services: Services): Hono<RequestVariables> {
  const handle = enquiryHandler(services)
  const app = new Hono<RequestVariables>()

  app.post('/', async (c) => {
    // A form from a page without scripts has its own place, which answers with a page; 307 keeps the body.
    if (isNativeForm(c)) return c.redirect('/contact', 307)
    const draft = draftOf(await readJson(c))
    if (!draft) return c.json({ success: false, ...unreadable(), errors: {} }, 400)
    const handled = await handle(c, draft, { byContent: formIdOf(draft) === null })
    if (handled.ok) {
      const { reference } = handled
      return c.json({ success: true, message: t(received), reference, code: 'received' }, 201)
    }
    const { status, ...refusal } = handled.refusal
    return c.json({ success: false, code: 'invalid', ...refusal }, status as 422)
  })
  app.route('/copy', copyEndpoint(services))
  return app
}

const unreadable = () => ({ message: t(refusals.unreadable), code: 'unreadable' as const })

/**
 * `POST /contact`: the same form sent by the browser itself. Accepted, it leads to the page that says so;
 * refused, it goes on to the contact page, which shows what was typed with the messages beside it.
 *
 * A page made at the build can't give each form an id of its own. Such a form gets one before anything is
 * stored, in the address that it is sent on to: whatever the browser then sends again comes with it.
 */
export function contactForm(services: Services): MiddlewareHandler<RequestVariables> {
  const handle = enquiryHandler(services)
  const readUser = readSession(services)
  return async (c, next) => {
    if (!isNativeForm(c)) return c.text(t(refusals.unreadable), 415)
    const draft = draftOf(Object.fromEntries(await readForm(c)))!
    const isFormsOwn = formIdOf(draft) !== null
    const form = formIdOf(draft) ?? formIdOf({ form: c.req.query('form') ?? '' })
    // 307 keeps the body.
    if (!form) return c.redirect(`/contact?form=${randomUUID()}`, 307)
    draft.form = form
    // The session is read in here: without a database that fails too, and what was typed has to come back.
    const handling = readUser(c, () => Promise.resolve()).then(() =>
      handle(c, draft, { byContent: !isFormsOwn }),
    )
    const handled = await handling.catch((error: unknown): Handled => {
      c.var.log.error({ err: error }, 'could not store an enquiry')
      const status = isDatabaseAway(error) ? 503 : 500
      const message = t(refusals.unavailable)
      return { ok: false, refusal: { status, errors: {}, message, code: 'unavailable' } }
    })
    if (handled.ok) return c.redirect(sentPage({ reference: handled.reference, form }), 303)
    // The page that shows it again has no place for a picture.
    const { picture: _, ...typed } = draft
    const tooMany = await c.var.refuseDrawing?.({ typed })
    if (tooMany) return tooMany
    c.set('enquiryAttempt', { draft: typed, ...handled.refusal })
    return next()
  }
}
