import { useMatches } from 'react-router'
import { officePath } from '../page/office-paths.ts'

/** What a page's data tell of the item that it shows. */
interface Shown {
  product?: { id: string }
  story?: { id: string }
}

const ofPaths: Record<string, string> = {
  '/': officePath.siteContent('home'),
  '/about': officePath.siteContent('about'),
  '/contact': officePath.siteContent('company'),
  '/news': officePath.siteItems('news'),
}

/** Leads staff to the very item that a page shows. Loaded only where somebody was in the office. */
export function EditLink() {
  const { pathname, loaderData } = useMatches().at(-1)!
  const { product, story } = (loaderData ?? {}) as Shown
  const to =
    (product && officePath.siteContent('product', product.id)) ??
    (story && officePath.siteContent('news', story.id)) ??
    ofPaths[pathname] ??
    officePath.site()
  return (
    <nav className="edit-link not-printed" aria-label="For staff">
      <a className="button button-signal button-compact" href={to}>
        Edit
      </a>
    </nav>
  )
}
