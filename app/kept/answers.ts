import { bareEtag, datePlace, notKeptPage, withoutPrefix, type KeptList } from './kept-list.ts'
import { anyway, cacheOf, noteVersion, readState, versionOf, type KeptState } from './kept-store.ts'
import { asksForMore, pageOfData } from './requests.ts'

/** How long the network may take where something is kept (ms). */
const patience = 2_500

/** The network's answer; undefined when there is none in time, or the server itself is away. */
async function fromNetwork(request: Request, ms?: number): Promise<Response | undefined> {
  const giveUp = new AbortController()
  const timer = ms === undefined ? undefined : setTimeout(() => giveUp.abort(), ms)
  try {
    const answer = await fetch(request, { signal: giveUp.signal })
    return answer.status < 502 || answer.status > 504 ? answer : undefined
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

async function keptFile(path: string, version: string): Promise<Response | undefined> {
  return (await caches.open(cacheOf(version))).match(path, anyway)
}

/** @param client that will show the page */
export async function answerPage(request: Request, client: string): Promise<Response> {
  const url = new URL(request.url)
  const state = await readState()
  const kept =
    state && !asksForMore(url) ? await keptFile(url.pathname, state.list.version) : undefined
  const answer = await fromNetwork(request, kept ? patience : undefined)
  if (answer) return answer
  if (!state) return Response.error()
  if (kept) await noteVersion(client, state.list.version)
  const { prefix } = withoutPrefix(url.pathname)
  if (kept) return withDate(kept, state, languageOf(prefix))
  return (await keptFile(prefix + notKeptPage, state.list.version)) ?? Response.error()
}

const languageOf = (prefix: string) => (prefix ? prefix.slice(1) : 'en-IN')

/** The page as it is kept, saying since when; last in it, where the framework leaves it alone. */
async function withDate(page: Response, { list, at }: KeptState, language: string) {
  const date = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric' })
  const said = list.asOf.replace(datePlace, date.format(at))
  const text = (await page.text()).replace('</body>', () => `${said}</body>`)
  const headers = new Headers(page.headers)
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(name)
  return new Response(text, { headers })
}

/**
 * Data of a page for the scripts of the one before: only of the same version, or the browser is told to load the page as a whole.
 */
export async function answerData(request: Request, client: string): Promise<Response> {
  const url = new URL(request.url)
  const [state, version] = await Promise.all([readState(), versionOf(client)])
  const kept =
    version !== undefined && !asksForMore(url) ? await keptFile(url.pathname, version) : undefined
  const answer = await fromNetwork(request, state ? patience : undefined)
  const isFit = version === undefined || (kept && sameContent(kept, answer))
  if (answer && isFit) return answer
  // The network answered: the page is asked for anew, and comes with its own scripts.
  if (!answer && kept) return kept
  return loadPage(url)
}

const sameContent = (kept: Response, answer?: Response) =>
  bareEtag(kept.headers.get('ETag')) === bareEtag(answer?.headers.get('ETag') ?? null)

/** What the router takes for a redirection that leaves it. */
function loadPage({ pathname, searchParams }: URL): Response {
  const query = new URLSearchParams(searchParams)
  query.delete('_routes')
  const to = pageOfData(pathname) + (query.size > 0 ? `?${query.toString()}` : '')
  return new Response(null, {
    status: 204,
    headers: {
      'X-Remix-Redirect': to,
      'X-Remix-Reload-Document': 'true',
      'X-Remix-Replace': 'true',
      'Cache-Control': 'no-store',
    },
  })
}

export async function answerFile(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const state = await readState()
  const kept = async () =>
    (state && (await keptFile(pathname, state.list.version))) ??
    (await caches.match(pathname, anyway))
  const isKept = (await kept()) !== undefined
  return (
    (await fromNetwork(request, isKept ? patience : undefined)) ??
    (await kept()) ??
    Response.error()
  )
}

/** What its name says what is in it. Of a picture that can't be had, the width that is kept. */
export async function answerAsset(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const kept = await caches.match(pathname, anyway)
  if (kept) return kept
  const answer = await fromNetwork(request)
  if (answer) return answer
  const state = await readState()
  const other = (state && standIn(state.list, pathname)) ?? pathname
  return (await caches.match(other, anyway)) ?? Response.error()
}

/** The kept copy of the picture that a path is another copy of. */
export function standIn({ pictures }: KeptList, path: string): string | undefined {
  return pictures.find(({ others }) => others.includes(path))?.path
}
