import { catalogue } from './catalogue.ts'

/** The path of every page that is there for everybody: made at the build, listed in the sitemap, tested. */
export const publicPages: string[] = [
  ...['/', '/gallery', '/downloads', '/about', '/privacy'],
  ...catalogue.map((product) => `/products/${product.id}`),
]
