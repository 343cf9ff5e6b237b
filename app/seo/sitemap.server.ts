import type { SiteContent } from '../../content/site-content.ts'
import { publicPaths } from '../../content/public-paths.ts'
import { filmsOf, filmsShownSince, picturesOf, type PageFilm } from './page-media.server.ts'
import { escapeMarkup } from '../page/escape-markup.ts'
import { placeholderOrigin } from '../page/site-origin.ts'

const whole = (path: string) => escapeMarkup(placeholderOrigin + path)

/** Every public page, with the pictures and films that are to be found by themselves. */
export function sitemap(content: SiteContent): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">
${publicPaths(content)
  .map((path) => page(path, content))
  .join('\n')}
</urlset>
`
}

function page(path: string, content: SiteContent): string {
  const pictures = picturesOf(path, content).map(
    (src) => `<image:image><image:loc>${whole(src)}</image:loc></image:image>`,
  )
  const lines = [`<loc>${whole(path)}</loc>`, ...pictures, ...filmsOf(path, content).map(film)]
  return `<url>\n${lines.join('\n')}\n</url>`
}

function film({ title, description, src, poster }: PageFilm): string {
  return [
    '<video:video>',
    `<video:thumbnail_loc>${whole(poster)}</video:thumbnail_loc>`,
    `<video:title>${escapeMarkup(title)}</video:title>`,
    `<video:description>${escapeMarkup(description)}</video:description>`,
    `<video:content_loc>${whole(src)}</video:content_loc>`,
    `<video:publication_date>${filmsShownSince}</video:publication_date>`,
    '</video:video>',
  ].join('')
}
