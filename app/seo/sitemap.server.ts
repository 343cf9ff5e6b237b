import type { SiteContent } from '../../content/site-content.ts'
import { publicPaths } from '../../content/public-paths.ts'
import { aboutLanguage, pathIn, type Language } from '../../content/language/languages.ts'
import { languagesOfPage } from '../../content/language/languages-of-page.server.ts'
import { filmsOf, filmsShownSince, picturesOf, type PageFilm } from './page-media.server.ts'
import { escapeMarkup } from '../page/escape-markup.ts'
import { placeholderOrigin } from '../page/site-origin.ts'

const whole = (path: string) => escapeMarkup(placeholderOrigin + path)

/** Every public page, with the pictures and films that are to be found by themselves. */
export function sitemap(content: SiteContent): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:video="http://www.google.com/schemas/sitemap-video/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${publicPaths(content)
  .flatMap((path) => pages(path, content))
  .join('\n')}
</urlset>
`
}

/** The page in each language that it is to be found in, each with all of them. */
function pages(path: string, content: SiteContent): string[] {
  const spoken = languagesOfPage(path, content)
  const alternates = spoken.length === 1 ? [] : spoken
  const links = alternates.map(
    (each) =>
      `<xhtml:link rel="alternate" hreflang="${aboutLanguage[each].locale}" href="${whole(pathIn(each, path))}"/>`,
  )
  return spoken.map((each) => page(path, each, links, content))
}

function page(path: string, language: Language, links: string[], content: SiteContent): string {
  const pictures = picturesOf(path, content).map(
    (src) => `<image:image><image:loc>${whole(src)}</image:loc></image:image>`,
  )
  const films = filmsOf(path, content).map(film)
  const lines = [`<loc>${whole(pathIn(language, path))}</loc>`, ...links, ...pictures, ...films]
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
