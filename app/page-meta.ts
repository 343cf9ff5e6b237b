import type { MetaDescriptor } from 'react-router'
import { company } from '../content/company.ts'
import { placeholderOrigin } from './seo/site-origin.ts'

interface PageMeta {
  title: string
  description: string
  /** Path of the page's one URL. */
  path: string
  /** Keeps the page out of search engines. */
  hidden?: boolean
}

/**
 * Title, description and canonical URL. What other sites and search engines also ask for is made from
 * these on the server (`seo/head.server.ts`): no script has to carry it.
 */
export function pageMeta({ title, description, path, hidden = false }: PageMeta): MetaDescriptor[] {
  const namesUs = title.toUpperCase().startsWith(company.name)
  const fullTitle = namesUs ? title : `${title} | ${company.name}`
  if (hidden) return [{ title: fullTitle }, { name: 'robots', content: 'noindex' }]
  const origin = import.meta.env.SSR ? placeholderOrigin : location.origin
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: `${origin}${path}` },
  ]
}
