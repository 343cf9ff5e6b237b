import type { NewsItem } from './news.ts'
import { foundParts } from './public-parts.ts'
import { pages } from './site-pages.ts'
import { newsPath, productPath } from './site.ts'
import type { SiteContent } from './site-content.ts'

const storiesOnPage = 12

/** The list of news by its pages, of which there is always one. */
export function newsPages(news: NewsItem[]): NewsItem[][] {
  const count = Math.max(1, Math.ceil(news.length / storiesOnPage))
  return Array.from({ length: count }, (_, page) =>
    news.slice(page * storiesOnPage, (page + 1) * storiesOnPage),
  )
}

/** @param number from 1 */
export const newsPagePath = (number: number) => (number === 1 ? '/news' : `/news/page/${number}`)

/** The path of every page for everybody: made at the build and with each publication, and listed in the sitemap. */
export function publicPaths({
  catalogue,
  news,
}: Pick<SiteContent, 'catalogue' | 'news'>): string[] {
  return [
    ...[pages.home.to, pages.gallery.to, pages.downloads.to, pages.about.to, '/privacy'],
    ...foundParts.map((part) => `/${part}`),
    ...catalogue.products.map(productPath),
    ...newsPages(news).map((_, page) => newsPagePath(page + 1)),
    ...news.map(newsPath),
  ]
}

/** Whatever shows content besides: made and published with the pages. */
export const publicFiles = ['/catalogue.json', '/news.atom', '/sitemap.xml', '/robots.txt']
