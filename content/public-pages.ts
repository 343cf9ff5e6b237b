import { catalogue } from './catalogue.ts'
import { pages, productPath } from './site.ts'

/** The path of every page that is there for everybody: made at the build, listed in the sitemap, tested. */
export const publicPages: string[] = [
  ...[pages.home.to, pages.gallery.to, pages.downloads.to, pages.about.to, '/privacy'],
  ...catalogue.map((product) => productPath(product.id)),
]
