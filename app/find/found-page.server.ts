import type { SiteContent } from '../../content/site-content.ts'
import { splitPath } from '../../content/language/languages.ts'
import { comparePage } from './compare-page.server.ts'
import { finderPage } from './finder-page.server.ts'
import { shortlistPage } from './shortlist-page.server.ts'

/** The finder, the comparison or a shortlist, as an address asks for it; null at any other. */
export function foundPage(url: URL, content: SiteContent) {
  // Made at the build its path ends in a slash, and its data is asked for under a name of its own.
  switch (splitPath(url.pathname).path.replace(/\/$|\.data$/, '')) {
    case '/which-machine':
      return finderPage(url.searchParams, content)
    case '/compare':
      return comparePage(url.searchParams, content)
    case '/shortlist':
      return shortlistPage(url.searchParams, content)
    default:
      return null
  }
}
