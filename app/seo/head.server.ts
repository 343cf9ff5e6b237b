import { brandName } from '../../content/brand.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { socialImage } from '../../content/social-images.ts'
import { escapeMarkup } from '../page/escape-markup.ts'
import { placeholderOrigin } from '../page/site-origin.ts'
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
    () => `${manifestTag}${linkTags(page, path, content)}${dataTag(path, content)}</head>`,
  )
}

/** How a phone shows the site among its apps. */
const manifestTag = '<link rel="manifest" href="/manifest.webmanifest"/>'

/** How a link to the page looks on other sites: Open Graph, and the size of its picture on X. */
function linkTags(page: string, path: string, content: SiteContent): string {
  // They are HTML already, so they are written as they were read.
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(page) ?? []
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(page) ?? []
  const picture = socialImage(path, content)
  const tags = {
    'og:site_name': brandName,
    'og:type': 'website',
    'og:locale': 'en_IN',
    'og:title': title,
    'og:description': description,
    'og:url': placeholderOrigin + path,
    'og:image': placeholderOrigin + picture.src,
    'og:image:type': 'image/jpeg',
    'og:image:width': String(picture.width),
    'og:image:height': String(picture.height),
    'og:image:alt': escapeMarkup(picture.alt),
  }
  const properties = Object.entries(tags)
    .map(([property, content]) => `<meta property="${property}" content="${content}"/>`)
    .join('')
  return `${properties}<meta name="twitter:card" content="summary_large_image"/>`
}

/** Data, not code: the content security policy has nothing to allow. */
function dataTag(path: string, content: SiteContent): string {
  const json = JSON.stringify(structuredData(path, content)).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${json}</script>`
}
