import { index, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'

/**
 * The pages, top to bottom; those that the server draws as it is asked have no line of their own, and come by `any-page.tsx`:
 * the finder, the comparison, a shortlist, `/book`, `/appointment` and `/quote`. The machine's URLs (/api, /healthz, …) are in
 * server/app.ts.
 */
export default asWritten([
  index('home/home-page.tsx'),
  route('about', 'about/about-page.tsx'),
  route('privacy', 'privacy/privacy-page.tsx'),
  route('contact', 'enquiries/contact/contact-page.tsx'),
  route('gallery', 'gallery/gallery-page.tsx'),
  route('downloads', 'downloads/downloads-page.tsx'),
  route('news', 'news/news-page.tsx'),
  route('news/page/:number', 'news/news-page.tsx', { id: 'news/later-page' }),
  route('news/:slug', 'news/story-page.tsx'),
  route('products/:productId', 'products/product-page.tsx'),
  route('catalogue.json', 'search/catalogue-data.ts'),
  route('news.atom', 'news/news-feed.ts'),
  route('sitemap.xml', 'seo/sitemap-page.ts'),
  route('robots.txt', 'seo/robots-page.ts'),
  // Staff only: server/app.ts refuses everybody else before a page is asked.
  route('staff', 'staff/office-layout.tsx', [
    index('staff/office-redirect.ts'),
    route('today', 'staff/today/today-page.tsx'),
    route('week', 'staff/week/week-page.tsx'),
    route('appointments/:id', 'staff/appointments/appointment-page.tsx'),
    route('book', 'staff/book/book-page.tsx'),
    route('days', 'staff/days/days-page.tsx'),
    route('days/usual-week', 'staff/days/usual-week-page.tsx'),
    route('days/seasons/:id?', 'staff/days/season-page.tsx'),
    route('days/busy', 'staff/days/busy-page.tsx'),
    route('days/:date', 'staff/days/day-page.tsx'),
    route('inbox.csv', 'staff/inbox/export-inbox.ts'),
    route('inbox/saved-answers', 'staff/saved-answers/saved-answers-page.tsx'),
    route('inbox/attachments/:id', 'staff/inbox/attachment-file.ts'),
    route('inbox/:id/quote', 'staff/quotes/quote-page.tsx'),
    route('inbox/:id?', 'staff/inbox/inbox-page.tsx'),
    route('mail/:id?', 'staff/mail/mail-page.tsx'),
    route('people.json', 'staff/people/export-person.ts'),
    route('people', 'staff/people/people-page.tsx'),
    route('site', 'staff/site/site-page.tsx'),
    route('site/languages', 'staff/languages/languages-page.tsx'),
    route('site/files', 'staff/files/files-page.tsx'),
    route('site/team', 'staff/team/team-page.tsx'),
    route('site/all/:kind', 'staff/site/items-page.tsx'),
    route('site/:kind/:item?', 'staff/site/content-page.tsx'),
    route('log', 'staff/log/log-page.tsx'),
    route('figures', 'staff/figures/figures-page.tsx'),
    route('figures.csv', 'staff/figures/export-figures.ts'),
    route('feed', 'staff/feed/feed-page.tsx'),
    route('sessions', 'staff/sessions/sessions-page.tsx'),
    route('*', 'staff/office-not-found-page.tsx'),
  ]),
  route('*', 'any-page.tsx'),
]) satisfies RouteConfig

/** `/Gallery` is no page: the server's own rules, the office's door first of all, know one form of a path. */
function asWritten(routes: RouteConfigEntry[]): RouteConfigEntry[] {
  return routes.map((entry) => ({
    ...entry,
    ...(entry.path !== undefined && { caseSensitive: true }),
    ...(entry.children && { children: asWritten(entry.children) }),
  }))
}
