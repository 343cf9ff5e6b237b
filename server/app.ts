import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { accountEndpoint } from '../app/account/account-endpoint.server.ts'
import { readSession } from '../app/account/session.server.ts'
import { bookingEndpoint } from '../app/booking/booking-endpoint.server.ts'
import { contactForm, enquiryEndpoint } from '../app/enquiries/enquiry-endpoint.server.ts'
import { calendarEndpoint } from '../app/staff/feed/calendar-endpoint.server.ts'
import { showOutOfOrder } from '../app/staff/out-of-order.server.ts'
import { staffOnly } from '../app/staff/staff-only.server.ts'
import { canonicalUrl } from './canonical-url.ts'
import { healthEndpoint } from './health-endpoint.ts'
import type { Metrics } from './metrics.ts'
import { observeRequests } from './observe-requests.ts'
import { sameOriginWrites } from './same-origin-writes.ts'
import { securityHeaders } from './security-headers.ts'
import type { RequestVariables, Services } from './services.ts'

/** Serves every page and file; the built site in production, Vite in development, nothing in most tests. */
export type Pages = Hono<RequestVariables>

const limitBody = (kilobytes: number) =>
  bodyLimit({
    maxSize: kilobytes * 1024,
    onError: (c) => c.json({ success: false, message: 'This request is too large.' }, 413),
  })
const bodySizeLimit = limitBody(64)
/** Staff's longest answer, 10,000 letters of Malayalam, is 90 KB in a form. */
const officeBodySizeLimit = limitBody(128)

/** Answers of the API and of the office are about one person, or about this moment. */
const neverCached: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
}

/** No text in PostgreSQL holds a NUL: what asks for one would break the query instead of finding nothing. */
const refuseNul: MiddlewareHandler = async (c, next) =>
  c.req.url.includes('%00')
    ? refusal(c, 'This address holds a character that no page here has. Leave out “%00”.', 400)
    : next()

/** In the form that the caller reads: the API's own, or plain words. */
function refusal(c: Context, message: string, status: 400 | 500) {
  return c.req.path.startsWith('/api/')
    ? c.json({ success: false, message }, status)
    : c.text(message, status)
}

/** The whole site as one function from Request to Response, in the order a request meets it. */
export function createApp(
  services: Services,
  metrics: Metrics,
  pages?: Pages,
): Hono<RequestVariables> {
  const { settings } = services
  const app = new Hono<RequestVariables>()

  app.use(observeRequests(services, metrics))
  app.use(securityHeaders(settings))
  app.route('/', healthEndpoint(services, metrics))
  app.use(refuseNul, canonicalUrl(settings))
  app.use(sameOriginWrites(settings))

  app.use('/api/*', neverCached, bodySizeLimit, readSession(services))
  app.route('/api/appointments', bookingEndpoint(services))
  app.route('/api/enquiries', enquiryEndpoint(services))
  app.route('/', accountEndpoint(services))
  app.all('/api/*', (c) => c.json({ success: false, message: 'There is no such call.' }, 404))

  app.route('/calendar', calendarEndpoint(services))

  app.post('/contact', bodySizeLimit, contactForm(services))
  for (const path of ['/staff/*', '/staff.data']) {
    app.use(path, neverCached, showOutOfOrder, officeBodySizeLimit)
    app.use(path, readSession(services), staffOnly(services))
  }
  if (pages) app.route('/', pages)

  app.onError((error, c) => {
    c.var.log.error({ err: error }, 'request failed')
    return refusal(c, 'Something went wrong on our side. Please try again in a moment.', 500)
  })
  return app
}
