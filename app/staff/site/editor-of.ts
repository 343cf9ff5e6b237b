import type { SiteContent } from '../../../content/site-content.ts'
import { newsPath, productPath } from '../../../content/site.ts'
import { officePath } from '../../page/office-paths.ts'

const ofPaths: Record<string, string> = {
  '/': officePath.siteContent('home'),
  '/about': officePath.siteContent('about'),
  '/contact': officePath.siteContent('company'),
  '/gallery': officePath.siteItems('picture'),
  '/downloads': officePath.siteItems('certificate'),
  '/privacy': officePath.siteContent('privacy'),
  '/news': officePath.siteItems('news'),
}

/** Where the office changes what a public page shows. */
export function editorOf(path: string, { catalogue, news }: SiteContent): string {
  const product = catalogue.products.find((each) => productPath(each) === path)
  if (product) return officePath.siteContent('product', product.id)
  const story = news.find((each) => newsPath(each) === path)
  if (story) return officePath.siteContent('news', story.id)
  return Object.hasOwn(ofPaths, path) ? ofPaths[path]! : officePath.site()
}
