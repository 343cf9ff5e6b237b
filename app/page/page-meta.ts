import type { MetaDescriptor } from 'react-router'
import { brandName } from '../../content/brand.ts'
import { isApproved } from '../../content/language/approved.ts'
import { here } from '../../content/language/t.ts'
import { placeholderOrigin } from './site-origin.ts'

interface PageMeta {
  title: string
  description: string
  /** Path of the page's one URL. */
  path: string
  /** Keeps the page out of search engines. */
  hidden?: boolean
}

/** 'Gallery | DINO'; a title that names us already stays as it is. */
export const pageTitle = (title: string) =>
  title.toUpperCase().includes(brandName) ? title : `${title} | ${brandName}`

/**
 * Title, description and canonical URL. What other sites and search engines also ask for is made from
 * these on the server (`seo/head.server.ts`): no script has to carry it.
 */
export function pageMeta({ title, description, path, hidden = false }: PageMeta): MetaDescriptor[] {
  const fullTitle = pageTitle(title)
  if (hidden || !isApproved(path))
    return [{ title: fullTitle }, { name: 'robots', content: 'noindex' }]
  const origin = import.meta.env.SSR ? placeholderOrigin : location.origin
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: `${origin}${here(path)}` },
  ]
}
