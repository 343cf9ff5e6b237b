import { renderToReadableStream } from 'react-dom/server'
import {
  createContext,
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
} from 'react-router'

/**
 * The script nonce of the answer under way; null while prerendering, where scripts are allowed by
 * hash. Exported here because the server must use this bundle's copy of the context object.
 */
export const nonceContext = createContext<string | null>(null)

export { enquiryAttemptContext } from './enquiries/enquiry-attempt-context.ts'

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
    { nonce, signal: request.signal },
  )
  await stream.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(request.method === 'HEAD' ? null : stream, { status, headers })
}
