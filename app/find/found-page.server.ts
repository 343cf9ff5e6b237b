import type { SiteContent } from '../../content/site-content.ts'
import { splitPath } from '../../content/language/languages.ts'
import { isFoundPart, type FoundPart } from '../../content/public-parts.ts'
import { comparePage } from './compare-page.server.ts'
import { finderPage } from './finder-page.server.ts'
import { shortlistPage } from './shortlist-page.server.ts'

const drawn = {
  'which-machine': finderPage,
  compare: comparePage,
  shortlist: shortlistPage,
} satisfies Record<FoundPart, (asked: URLSearchParams, content: SiteContent) => unknown>

/** The finder, the comparison or a shortlist, as an address asks for it; null at any other. */
export function foundPage(url: URL, content: SiteContent) {
  // Made at the build its path ends in a slash, and its data is asked for under a name of its own.
  const { path } = splitPath(url.pathname)
  const part = path.slice(1).replace(/\/$|\.data$/, '')
  return isFoundPart(part) ? drawn[part](url.searchParams, content) : null
}
