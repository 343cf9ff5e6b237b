import { Hono, type MiddlewareHandler } from 'hono'
import { accountEndpoint } from './account-endpoint.ts'
import { t } from '../content/language/t.ts'
import { foundParts } from '../content/public-parts.ts'
import { readSession } from '../app/account/session.server.ts'
import { bookPageEndpoint } from '../app/booking/book-page-endpoint.server.ts'
import { bookingEndpoint } from '../app/booking/booking-endpoint.server.ts'
import { ownLinkEndpoint } from '../app/booking/own-link-endpoint.server.ts'
import { quoteEndpoint } from '../app/quotes/quote-endpoint.server.ts'
import { contactForm, enquiryEndpoint } from '../app/enquiries/endpoint/enquiry-endpoint.server.ts'
import { sheetEndpoint } from '../app/papers/sheet-endpoint.server.ts'
import { calendarEndpoint } from '../app/staff/feed/calendar-endpoint.server.ts'
import { speedEndpoint } from '../app/speed/speed-endpoint.server.ts'
import { officeForm } from '../app/staff/office-form.server.ts'
import { showOfficeUnavailable } from '../app/staff/office-unavailable.server.ts'
import { officeNewsEndpoint } from '../app/staff/office-news-endpoint.server.ts'
import { uploadsEndpoint } from '../app/staff/files/uploads-endpoint.server.ts'
import { askedEndpoint } from '../app/staff/inbox/asked-endpoint.server.ts'
import { lockJoinedKeys } from '../app/staff/people/joined-keys.server.ts'
import { keepJoined } from '../app/staff/people/keep-joined.server.ts'
import { staffOnly } from '../app/staff/staff-only.server.ts'
import { answerError } from './answer-error.ts'
import { canonicalUrl } from './canonical-url.ts'
import { compressPage } from './compress-page.ts'
import { filesEndpoint } from './files-endpoint.ts'
import { healthEndpoint } from './health-endpoint.ts'
import { answerInItsLanguage, pathInEnglish } from './in-its-language.ts'
import { keptNoMore } from './kept-endpoint.ts'
import { cacheAnswers, CachedAnswers } from './cached-answers.ts'
import { limitDrawings } from './limit-drawings.ts'
import type { Metrics } from './metrics.ts'
import { observeRequests } from './observe-requests.ts'
import { onlyVisits } from './only-visits.ts'
import { limitBody, onlyPageMethods, refuseUnreadable } from './refusals.ts'
import { sameOriginWrites } from './same-origin-writes.ts'
import { securityHeaders } from './security-headers.ts'
import { readSharedDraft, sharedPreviewPath } from './shared-draft.ts'
import { mostKilobytesOfRow, mostRows } from '../app/staff/site/row-fields.ts'
import { mostBytesAttached } from '../app/rules/attachments.ts'
import { may, refusalWords, type Right } from '../app/rules/team.ts'
import { securityTxt } from './security-txt.ts'
import { yardEndpoint } from './yard-endpoint.ts'
import type { RequestVariables, Services } from '../app/http/services.ts'

/** Serves every page and file; the built site in production, Vite in development, nothing in most tests. */
export type Pages = Hono<RequestVariables>

const bodySizeLimit = limitBody(64)
/** One with a picture of the machine as it was seen, as base64 in JSON or in a form. */
const enquiryForms = limitBody(64 + 300)
const apiBodySizeLimit: MiddlewareHandler = (c, next) =>
  (c.req.path === '/api/enquiries' ? enquiryForms : bodySizeLimit)(c, next)
/** Staff's longest answer, 10,000 letters of Malayalam, is 90 KB in a form. */
const officeForms = limitBody(128)
/** An answer with a file in it. */
const answerForms = limitBody(mostBytesAttached / 1024 + 256)
/** Many new pictures at once; the order of all that the gallery may have is shorter. */
const siteForms = limitBody(mostRows * mostKilobytesOfRow)
const officeBodySizeLimit: MiddlewareHandler = (c, next) => {
  const isUnder = (path: string) => c.req.path.startsWith(path)
  return (
    isUnder('/staff/inbox/') ? answerForms : isUnder('/staff/site/') ? siteForms : officeForms
  )(c, next)
}

/** Answers of the API and of the office are about one person, or about this moment. */
const neverCached: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
}

/** Ends what is asked of the office besides its pages, for whoever has not this right. */
function onlyFor(right: Right): MiddlewareHandler<RequestVariables> {
  return async (c, next) => {
    const { office } = c.var
    if (office && may(office.role, right)) return next()
    return c.json({ message: refusalWords(right, (await office?.owners()) ?? []) }, 403)
  }
}

/** What is read from the database, or made, for each who asks; most of it at most so often from one network. */
const workedFor = [
  ...['/api/*', '/sign-in', '/calendar/*', '/appointment/*', '/quote/*'],
  '/products/:slug/sheet.pdf',
]

/** The whole site as one function from Request to Response, in the order a request meets it. */
export function createApp(
  services: Services,
  metrics: Metrics,
  pages?: Pages,
  kept = new CachedAnswers(),
): Hono<RequestVariables> {
  const { settings } = services
  const app = new Hono<RequestVariables>({ getPath: pathInEnglish })

  app.use(async (c, next) => {
    c.set('content', services.content())
    await next()
  })
  app.use(observeRequests(services, metrics))
  // Around all that is written on an answer: its language stands on it too when it comes from memory.
  app.use(cacheAnswers(kept))
  app.use(answerInItsLanguage)
  app.use(securityHeaders(settings))
  app.route('/', healthEndpoint(services, metrics))
  app.use(refuseUnreadable, canonicalUrl(settings))
  app.use(sameOriginWrites(settings))
  for (const path of workedFor) app.use(path, onlyVisits)
  app.use(limitDrawings(services))

  // Before the session is read: nobody is asked who they are.
  app.use('/api/speed', neverCached, bodySizeLimit)
  app.route('/api/speed', speedEndpoint(services))
  app.use('/api/*', neverCached, apiBodySizeLimit, readSession(services))
  app.route('/api/appointments', bookingEndpoint(services))
  app.route('/api/enquiries', enquiryEndpoint(services))
  app.route('/', accountEndpoint(services))
  app.all('/api/*', (c) =>
    c.json({ success: false, message: t('There is no such call.'), code: 'no-such-call' }, 404),
  )

  app.route('/calendar', calendarEndpoint(services))
  app.get('/.well-known/security.txt', securityTxt(services))

  app.route('/files', filesEndpoint(services))

  app.post('/contact', enquiryForms, contactForm(services))
  // Without the session, which it would keep alive for ever.
  app.route('/staff', officeNewsEndpoint(services))
  // Before the office's forms, whose limit is smaller.
  const uploads = '/staff/files/*'
  app.use(uploads, neverCached, showOfficeUnavailable, readSession(services), staffOnly(services))
  app.use(uploads, onlyFor('site'))
  app.route('/staff/files', uploadsEndpoint(services))
  for (const path of ['/staff/*', '/staff.data']) {
    app.use(path, neverCached, showOfficeUnavailable, readSession(services), staffOnly(services))
    // After the door: a body without a length is read up to its limit.
    app.use(path, officeBodySizeLimit, officeForm)
  }
  app.route('/staff/inbox', askedEndpoint())
  app.use('/book', compressPage, neverCached, bodySizeLimit, readSession(services))
  app.route('/book', bookPageEndpoint(services))
  app.use('/appointment/*', bodySizeLimit)
  app.route('/appointment', ownLinkEndpoint(services, { lock: lockJoinedKeys, keep: keepJoined }))
  for (const part of foundParts) app.use(`/${part}`, compressPage)
  app.use('/quote/*', bodySizeLimit)
  app.route('/quote', quoteEndpoint(services))
  app.route('/products', sheetEndpoint(services))
  app.route('/products', yardEndpoint(services))
  app.get(sharedPreviewPath, readSharedDraft(services))
  if (!settings.keepsCatalogue) app.route('/', keptNoMore())
  app.use(onlyPageMethods)
  if (pages) app.route('/', pages)

  app.onError(answerError)
  return app
}
