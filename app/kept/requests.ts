import { isPublicPart, partOf } from '../../content/public-parts.ts'
import { isPaper, withoutPrefix } from './kept-list.ts'

/** What a worker needs to know of a request. */
export interface Asked {
  method: string
  url: URL
  isNavigation: boolean
  hasRange: boolean
  /** Fetched to be kept. */
  isToKeep?: boolean
}

/** Says of a request that its answer is to be kept: it is the network's or none. */
export const toKeepHeader = 'X-To-Keep'

/**
 * Whose business a request is.
 *
 * `leave`: the browser's own, as if there were no worker. `page`, `data`, `file`: the network first, then what is kept.
 * `asset`: what is kept first, as its name says what is in it.
 */
export type Whose = 'leave' | 'page' | 'data' | 'file' | 'asset'

/** @param origin of the site */
export function whoseIs(asked: Asked, origin: string): Whose {
  const { method, url, isNavigation, hasRange, isToKeep } = asked
  if (method !== 'GET' || hasRange || isToKeep || url.origin !== origin) return 'leave'
  const { bare } = withoutPrefix(url.pathname)
  if (/^\/assets\/[^/]+\.(?!mp4$|webm$)\w+$/.test(bare)) return 'asset'
  // Uploaded pictures, under the hash of what is in them.
  if (/^\/files\/[0-9a-f]{64}\/\d+\.(avif|webp)$/.test(bare)) return 'asset'
  if (/^\/(catalogue\.json|manifest\.webmanifest|marks\/[\w.-]+)$/.test(bare)) return 'file'
  if (isPaper(bare)) return 'file'
  if (isNavigation) return isPublicPart(partOf(bare)) && !bare.includes('.') ? 'page' : 'leave'
  return bare.endsWith('.data') && isPublicPart(partOf(pageOfData(bare))) ? 'data' : 'leave'
}

/** `/_.data` → `/`, `/ml.data` → `/ml`. */
export function pageOfData(path: string): string {
  return path.replace(/\/_\.data$|\.data$/, '') || '/'
}

/** What in an address changes the page that the server draws: without the server there is none for it. */
const telling: Record<string, readonly string[]> = {
  contact: ['topic', 'product', 'sent'],
  compare: ['machines'],
  shortlist: ['machines'],
}
/** What stands over a page, is turned on it, or tells where somebody came from. */
const overPage =
  /^(book|enquire|product|colour|view|date|time|purpose|photo|certificate|search|utm_\w+|_routes)$/

/** In an address: whoever follows it wants what the network has, however long that takes. */
const networkMark = 'network'
/** From the page on which it stands. */
export const networkLink = `?${networkMark}`

/** The address that somebody wants from the network: of the page on which they followed that link, with all that was asked of it. */
export function wantedFromNetwork({
  url,
  referrer,
}: Pick<Request, 'url' | 'referrer'>): string | undefined {
  const { origin, pathname, searchParams } = new URL(url)
  if (!searchParams.has(networkMark)) return undefined
  const page = origin + pathname
  const isFromThere = referrer.startsWith(`${page}?`) && !referrer.includes(networkLink)
  return isFromThere ? referrer : page
}

/** The kept page that shows by itself what this address asks the server for: a list's machines, by their names. */
export function pageThatShows({ pathname }: URL): string | undefined {
  const page = pageOfData(pathname)
  return withoutPrefix(page).bare === '/shortlist' ? page : undefined
}

/** Whether the page at this address is another one than at its bare path. */
export function asksForMore({ pathname, searchParams }: URL): boolean {
  const { bare } = withoutPrefix(pathname)
  const part = partOf(pageOfData(bare))
  if (part === 'which-machine') return [...searchParams.keys()].some((name) => !overPage.test(name))
  return (telling[part] ?? []).some((name) => searchParams.get(name)?.trim())
}
