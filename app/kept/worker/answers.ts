import { patience } from '../../../content/patience.ts'
import { bareEtag, datePlace, notKeptPage, withoutPrefix, type KeptList } from '../kept-list.ts'
import { anyway, cacheOf, readState, type KeptState } from '../kept-store.ts'
import { noteVersion, versionOf } from './kept-versions.ts'
import { asksForMore, pageOfData, pageThatShows, wantedFromNetwork } from '../requests.ts'

/** How long the network may take where something is kept (ms). */
const whileKept = 2_500

/** Addresses that somebody wants from the network, until the browser asks for them in the next moment. */
const wanted = new Set<string>()

/** The network's answer; undefined when there is none, or not all of it in time. */
async function fromNetwork(request: Request, ms?: number): Promise<Response | undefined> {
  const giveUp = new AbortController()
  const timer = ms === undefined ? undefined : setTimeout(() => giveUp.abort(), ms)
  try {
    const answer = await fetch(request, { signal: giveUp.signal })
    return ms === undefined ? answer : await whole(answer)
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

/** An answer of which all is there: a network may end after the first of it. What leads elsewhere stays as it is. */
const whole = async (answer: Response) =>
  answer.body && !answer.redirected ? withBody(await answer.arrayBuffer(), answer) : answer

function withBody(body: BodyInit, { status, statusText, headers }: Response): Response {
  const told = new Headers(headers)
  // They are of the body as it was sent.
  for (const name of ['Content-Encoding', 'Content-Length']) told.delete(name)
  return new Response(body, { status, statusText, headers: told })
}

/** The server itself is away. What is kept stands in; where nothing is, the visitor reads what is said. */
const isAway = ({ status }: Response) => status >= 502 && status <= 504

async function keptFile(path: string, version: string): Promise<Response | undefined> {
  return (await caches.open(cacheOf(version))).match(path, anyway)
}

/** What stands in for what the server draws at this address. */
async function keptPage(url: URL, { list }: KeptState): Promise<Response | undefined> {
  const path = asksForMore(url) ? pageThatShows(url) : pageOfData(url.pathname)
  return path === undefined ? undefined : keptFile(path, list.version)
}

/**
 * A browser may refuse to open what it keeps, or have lost it: then it is as if there were no worker. Asked with something of its
 * own it is this site's request, also where another site's link led here.
 */
export const orNetwork = (kept: Promise<Response>, request: Request): Promise<Response> =>
  kept.catch(() => fetch(request, { signal: request.signal }))

/** @param client that will show the page */
export async function answerPage(
  request: Request,
  client: string,
  now = Date.now(),
): Promise<Response> {
  const url = new URL(request.url)
  const address = wantedFromNetwork(request)
  if (address !== undefined) {
    wanted.add(address)
    return Response.redirect(address)
  }
  const most = wanted.delete(request.url) ? patience : whileKept
  const state = await readState()
  const kept = state && (await keptPage(url, state))
  const answer = await fromNetwork(request, kept ? most : undefined)
  if (answer && !(kept && isAway(answer))) return answer
  if (!state) return Response.error()
  const { list } = state
  if (!kept) return (await keptFile(list.prefix + notKeptPage, list.version)) ?? Response.error()
  // A phone that is full takes no note, and shows the page all the same.
  await noteVersion(client, list.version, now).catch(() => {})
  return withDate(kept, state, languageOf(list.prefix))
}

const languageOf = (prefix: string) => (prefix ? prefix.slice(1) : 'en-IN')

/** The page as it is kept, saying since when; last in it, where the framework leaves it alone. */
async function withDate(page: Response, { list, at }: KeptState, language: string) {
  const date = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric' })
  const said = list.asOf.replace(datePlace, () => date.format(at))
  const text = (await page.text()).replace('</body>', () => `${said}</body>`)
  const dated = withBody(text, page)
  dated.headers.delete('ETag')
  return dated
}

/**
 * Data of a page for the scripts of the one before: only of the same version, or the browser is told to load the page as a whole.
 */
export async function answerData(request: Request, client: string): Promise<Response> {
  const url = new URL(request.url)
  const [state, version] = await Promise.all([readState(), versionOf(client)])
  if (!state) return (await fromNetwork(request)) ?? Response.error()
  const known = asksForMore(url)
    ? undefined
    : await keptFile(url.pathname, version ?? state.list.version)
  const isKept = (known ?? (await keptPage(url, state))) !== undefined
  const answer = await fromNetwork(request, isKept ? whileKept : undefined)
  const isThere = answer && !(isKept && isAway(answer))
  if (isThere && (version === undefined || (known && sameContent(known, answer)))) return answer
  // The network answered: the page is asked for anew, and comes with its own scripts.
  if (!isThere && known && version !== undefined) return known
  return loadPage(url)
}

const sameContent = (kept: Response, answer: Response) =>
  bareEtag(kept.headers.get('ETag')) === bareEtag(answer.headers.get('ETag'))

/** What the router takes for a redirection that leaves it. */
function loadPage({ pathname, searchParams }: URL): Response {
  const query = new URLSearchParams(searchParams)
  query.delete('_routes')
  const left = query.toString()
  const to = pageOfData(pathname) + (left && `?${left}`)
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
  const answer = await fromNetwork(request, isKept ? whileKept : undefined)
  if (answer && !(isKept && isAway(answer))) return answer
  // Brochures are kept in English alone.
  const inEnglish = () => caches.match(withoutPrefix(pathname).bare, anyway)
  return (await kept()) ?? (await inEnglish()) ?? Response.error()
}

/** What its name says what is in it. Of a picture that can't be had, the width that is kept. */
export async function answerAsset(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const kept = await caches.match(pathname, anyway)
  if (kept) return kept
  const answer = await fromNetwork(request)
  if (answer && !isAway(answer)) return answer
  const state = await readState()
  const other = (state && standIn(state.list, pathname)) ?? pathname
  return (await caches.match(other, anyway)) ?? answer ?? Response.error()
}

/** The kept copy of the picture that a path is another copy of. */
export function standIn({ pictures }: KeptList, path: string): string | undefined {
  return pictures.find(({ others }) => others.includes(path))?.path
}
