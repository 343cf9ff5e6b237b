import { renderToReadableStream } from 'react-dom/server'
import {
  createContext,
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { splitPath } from '../content/language/languages.ts'
import { withEarlyScript } from './early/with-early-script.server.tsx'
import { drawnPageContext } from './booking/drawn-page.ts'
import { withLowerParts } from './home/lower-parts.server.tsx'
import { comesFromElsewhere, withInlineStyles } from './inline-styles.server.ts'
import { failureContext } from './page/failure-context.ts'
import { NonceContext } from './page/inline-script.tsx'
import { pagePath } from './page/page-path.ts'
import { isOwnFrame } from './page/own-frame.ts'
import { siteContentContext } from './page/site-content.ts'
import { withHead } from './seo/head.server.ts'

/**
 * The script nonce of the answer under way; null while prerendering, where scripts are allowed by
 * hash. Exported here because the server must use this bundle's copy of the context object.
 */
export const nonceContext = createContext<string | null>(null)

export { failureContext } from './page/failure-context.ts'
export { siteContentContext } from './page/site-content.ts'
export { paperSizesContext } from './downloads/paper-sizes.server.ts'
export { enquiryAttemptContext } from './enquiries/enquiry-attempt-context.ts'
export { drawnPageContext } from './booking/drawn-page.ts'
export { officeContext } from './staff/office-context.ts'

/** What the router has no page or no action for is the visitor's doing, and stands in the request's own line. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  if (!isRouteErrorResponse(error)) tellOf(error, context)
}

function tellOf(error: unknown, context: Readonly<RouterContextProvider>): void {
  const tell = context.get(failureContext)
  if (tell) tell(error)
  // While pages are built there is no log, and what fails must not be missed.
  else console.error(error)
}

/**
 * Renders the whole page before answering: our pages are small, and a finished
 * page can carry the right status, be hashed and be prerendered.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext) ?? undefined
  const stream = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceContext>,
    {
      nonce,
      // Parts that hydrate later are part of the page all the same, and no script has to put them in place.
      progressiveChunkSize: Infinity,
      // Of a part that is shown without what failed in it; without this React prints it on the console.
      onError: (error) => tellOf(error, context),
      // No signal: React never takes its listener off it, which keeps the page in memory for ever.
    },
  )
  await stream.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const page = await new Response(stream).text()
  const { path } = splitPath(pagePath(new URL(request.url).pathname))
  const { matches } = routerContext.staticHandlerContext
  const hasBooking = !matches.some(({ route }) => isOwnFrame(route.handle))
  const content = context.get(siteContentContext)
  const early = withEarlyScript(page, { nonce, hasBooking, content })
  const isBook = context.get(drawnPageContext)?.page === 'book'
  const styled = isBook && comesFromElsewhere(request) ? withInlineStyles(early) : early
  const headed = withHead(styled, path, content)
  const whole = path === '/' ? withLowerParts(headed, nonce) : headed
  return new Response(whole, { status, headers })
}
