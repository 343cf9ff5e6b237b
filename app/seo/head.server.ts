import { brandName } from '../../content/brand.ts'
import { aboutLanguage, pathIn } from '../../content/language/languages.ts'
import { languagesOfPage } from '../../content/language/languages-of-page.server.ts'
import { here, language, locale } from '../../content/language/t.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { escapeMarkup } from '../page/escape-markup.ts'
import { placeholderOrigin } from '../page/site-origin.ts'
import { appManifestPath } from './app-manifest.server.ts'
import { sharedPicture } from './shared-picture.server.ts'
import { structuredData } from './structured-data.server.ts'

/**
 * A finished page with what other sites and search engines read of it. Added to the HTML and not by
 * React: it is the same words again, and the browser needs none of them. A page that is kept out of
 * search engines has no canonical URL, and stays as it is.
 */
export function withHead(page: string, path: string, content: SiteContent): string {
  if (!page.includes('rel="canonical"')) return page
  return page.replace(
    '</head>',
    () => `${manifestTag()}${linkTags(page, path, content)}${dataTag(path, content)}</head>`,
  )
}

/** How a phone shows the site among its apps. */
const manifestTag = () => `<link rel="manifest" href="${here(appManifestPath)}"/>`

/** How a link to the page looks on other sites: Open Graph, and the size of its picture on X. */
function linkTags(page: string, path: string, content: SiteContent): string {
  // They are HTML already, so they are written as they were read.
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(page) ?? []
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(page) ?? []
  const { src, type, width, height, alt } = sharedPicture(path, content)
  const tags = {
    'og:site_name': brandName,
    'og:type': 'website',
    'og:locale': locale().replace('-', '_'),
    'og:title': title,
    'og:description': description,
    'og:url': placeholderOrigin + here(path),
    'og:image': placeholderOrigin + src,
    'og:image:type': type,
    'og:image:width': width,
    'og:image:height': height,
    'og:image:alt': escapeMarkup(alt),
  }
  const properties = Object.entries(tags)
    .filter(([, content]) => content !== undefined)
    .map(([property, content]) => `<meta property="${property}" content="${content}"/>`)
    .join('')
  return `${properties}${alternateTags(path, content)}<meta name="twitter:card" content="summary_large_image"/>`
}

/** Where the page is in the other languages, as far as the owner answers for it there. */
function alternateTags(path: string, content: SiteContent): string {
  const spoken = languagesOfPage(path, content)
  if (spoken.length === 1) return ''
  const links = [...spoken.map((each) => [aboutLanguage[each].locale, each] as const), xDefault]
  const others = spoken.filter((each) => each !== language())
  return [
    ...links.map(
      ([hreflang, each]) =>
        `<link rel="alternate" hreflang="${hreflang}" href="${placeholderOrigin}${pathIn(each, path)}"/>`,
    ),
    ...others.map(
      (each) =>
        `<meta property="og:locale:alternate" content="${aboutLanguage[each].locale.replace('-', '_')}"/>`,
    ),
  ].join('')
}

const xDefault = ['x-default', 'en'] as const

/** Data, not code: the content security policy has nothing to allow. */
function dataTag(path: string, content: SiteContent): string {
  const json = JSON.stringify(structuredData(path, content)).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${json}</script>`
}
