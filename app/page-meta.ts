import type { MetaDescriptor } from 'react-router'
import { company } from '../content/company.ts'

interface PageMeta {
  title: string
  description: string
  /** Path of the page's one URL. */
  path: string
  /** The site's own address, when it is known: makes the canonical URL whole. */
  site?: string
  /** Keeps the page out of search engines. */
  hidden?: boolean
}

/** Title, description, canonical URL and what other sites show when they link here. */
export function pageMeta({
  title,
  description,
  path,
  site = '',
  hidden = false,
}: PageMeta): MetaDescriptor[] {
  const fullTitle = title.startsWith(company.name) ? title : `${title} | ${company.name}`
  if (hidden) return [{ title: fullTitle }, { name: 'robots', content: 'noindex' }]
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: `${site}${path}` },
    { property: 'og:site_name', content: company.name },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: `${site}${path}` },
    { property: 'og:locale', content: 'en_IN' },
  ]
}
