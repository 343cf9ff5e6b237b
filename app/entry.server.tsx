import { renderToReadableStream } from 'react-dom/server'
import {
  createContext,
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
} from 'react-router'
import { withLateModules } from './late-modules.ts'
import { withHead } from './seo/head.server.ts'

/**
 * The script nonce of the answer under way; null while prerendering, where scripts are allowed by
 * hash. Exported here because the server must use this bundle's copy of the context object.
 */
export const nonceContext = createContext<string | null>(null)

export { enquiryAttemptContext } from './enquiries/enquiry-attempt-context.ts'
export { officeContext } from './staff/office-context.ts'

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
    <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
    // Parts that hydrate later are part of the page all the same, and no script has to put them in place.
    { nonce, signal: request.signal, progressiveChunkSize: Infinity },
  )
  await stream.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const rendered = await new Response(stream).text()
  const page = import.meta.env.PROD ? withLateModules(rendered) : rendered
  // While pages are built, their paths end in a slash.
  const path = new URL(request.url).pathname.replace(/(.)\/$/, '$1')
  return new Response(withHead(page, path), { status, headers })
}
