import { randomBytes } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import {
  createRequestHandler,
  RouterContextProvider,
  type RouterContext,
  type ServerBuild,
} from 'react-router'
import { contentIn } from '../content/language/content-in.server.ts'
import { inLanguage } from '../content/language/in-language.server.ts'
import { languages, pathIn, splitPath, type Language } from '../content/language/languages.ts'
import { t } from '../content/language/t.ts'
import type { SiteContent } from '../content/site-content.ts'
import { isDatabaseAway } from '../app/db/database-away.server.ts'
import type { DrawnPage } from '../app/booking/drawn-page.ts'
import type { PaperSizes } from '../app/downloads/paper-sizes.server.ts'
import type { EnquiryAttempt } from '../app/enquiries/enquiry-attempt.ts'
import type { TellOfFailure } from '../app/page/failure-context.ts'
import type { Office } from '../app/staff/office-context.ts'
import { languageOf } from './in-its-language.ts'
import { withoutTokens } from './observe-requests.ts'
import { isTaken } from './refusals.ts'
import { chats, contentSecurityPolicy } from './security-headers.ts'
import type { RequestVariables } from '../app/http/services.ts'

/** What `app/entry.server.tsx` exports: the bundle's own keys for what the server tells a page. */
interface EntryContexts {
  nonceContext: RouterContext<string | null>
  failureContext: RouterContext<TellOfFailure | null>
  enquiryAttemptContext: RouterContext<EnquiryAttempt | null>
  drawnPageContext: RouterContext<DrawnPage | null>
  officeContext: RouterContext<Office | null>
  siteContentContext: RouterContext<SiteContent>
  paperSizesContext: RouterContext<PaperSizes>
}

/**
 * Lets React Router answer: pages that are not prerendered, and the 404 page.
 *
 * @param source the built site, or what loads it anew for each request while it is developed
 * @throws what failed when the database is away: the page could say nothing true then
 */
export function renderPages(
  source: ServerBuild | (() => Promise<ServerBuild>),
): MiddlewareHandler<RequestVariables> {
  const handle = inEachLanguage(source)
  return async (c) => {
    const said = c.req.query('sent') === undefined ? null : t('Message sent')
    const tooMany = !c.var.office && (await c.var.refuseDrawing?.({ said }))
    if (tooMany) return tooMany
    const nonce = randomBytes(16).toString('base64')
    const build = typeof source === 'function' ? await source() : source
    const entry = build.entry.module as unknown as EntryContexts
    const failures = new Set<unknown>()
    const context = new RouterContextProvider()
    context.set(entry.nonceContext, nonce)
    context.set(entry.failureContext, (error) => void failures.add(error))
    context.set(entry.enquiryAttemptContext, c.var.enquiryAttempt ?? null)
    context.set(entry.drawnPageContext, c.var.drawnPage ?? null)
    context.set(entry.officeContext, c.var.office ?? null)
    context.set(entry.siteContentContext, contentIn(languageOf(c), c.var.content))

    const response = await handle[languageOf(c)](requestFor(c), context)
    const away = [...failures].find(isDatabaseAway)
    if (away) throw away
    for (const error of failures) c.var.log.error({ err: error }, 'page failed')
    const smaller = inSmallLetters(c.req.path)
    if (response.status === 404 && smaller)
      return c.redirect(smaller + new URL(c.req.url).search, 308)
    const policy = contentSecurityPolicy([`'nonce-${nonce}'`], c.var.office ? chats : undefined)
    response.headers.set('Content-Security-Policy', policy)
    response.headers.set('Cache-Control', 'no-store')
    return response
  }
}

/** The router's pages by language: each stands under a path of its own, which links and forms begin with by themselves. */
function inEachLanguage(source: ServerBuild | (() => Promise<ServerBuild>)) {
  const handlers = languages.map((language) => {
    const basename = pathIn(language, '/')
    const at =
      typeof source === 'function'
        ? async () => ({ ...(await source()), basename })
        : { ...source, basename }
    return [language, createRequestHandler(at, process.env.NODE_ENV)] as const
  })
  return Object.fromEntries(handlers) as Record<Language, ReturnType<typeof createRequestHandler>>
}

/** Makes the text at a path as everybody gets it with this content, and with the sizes of papers that are known. */
export type RenderPublic = (
  path: string,
  content: SiteContent,
  sizes?: PaperSizes,
) => Promise<string>

/**
 * What the build does for each public page, with content that was published since: the same bytes when the content is the same.
 *
 * @throws when the page can't be shown: whoever asked goes on showing what there was
 */
export function publicPages(build: ServerBuild): RenderPublic {
  const answer = publicAnswers(build)
  return async (path, content, sizes) => {
    const { status, text } = await answer(path, content, sizes)
    if (status !== 200) throw new Error(`${path} was answered with ${status}`)
    return text
  }
}

/**
 * As `publicPages`, also of what is no page.
 *
 * @throws what failed behind the page
 */
export function publicAnswers(build: ServerBuild) {
  const handle = inEachLanguage(build)
  const entry = build.entry.module as unknown as EntryContexts
  return async (path: string, content: SiteContent, sizes: PaperSizes = {}) => {
    const failures: unknown[] = []
    const context = new RouterContextProvider()
    context.set(entry.failureContext, (error) => void failures.push(error))
    const { language } = splitPath(path)
    context.set(entry.siteContentContext, contentIn(language, content))
    context.set(entry.paperSizesContext, sizes)
    const request = new Request(new URL(path, 'http://localhost'))
    const response = await inLanguage(language, () => handle[language](request, context))
    if (failures.length > 0) throw failures[0]
    return { status: response.status, text: await response.text() }
  }
}

/**
 * Where a path that is no page as it is written may be one: `/Gallery`. Its 404 page would not last either, as the router
 * minds capitals here and not in the browser (`caseSensitive` in app/routes.ts is lost on the way). What holds a key has one
 * form only.
 */
export function inSmallLetters(path: string): string | undefined {
  if (withoutTokens(path) !== path) return undefined
  const smaller = path.toLowerCase()
  return smaller !== path && /^\/\w[\w/.-]*$/.test(path) ? smaller : undefined
}

/**
 * A request of the router's own. It lives as long as its page: the connection's signal, and what listens to
 * it, would keep pages in memory. Whether a form came from this site has been decided by
 * `sameOriginWrites`, which knows the public address; the router would compare with the proxy's.
 */
function requestFor(c: Context<RequestVariables>): Request {
  const { url, method, body } = c.req.raw
  const headers = new Headers(c.req.raw.headers)
  headers.delete('Origin')
  const isRead = isTaken(c) || method === 'GET' || method === 'HEAD'
  if (isRead) return new Request(url, { method: method === 'HEAD' ? 'HEAD' : 'GET', headers })
  // Node needs to be told that the answer waits for the body; the browsers' types don't know of it.
  const sent: RequestInit & { duplex: 'half' } = { method, headers, body, duplex: 'half' }
  return new Request(url, sent)
}
