/**
 * The pages that menus, footer and search offer, in the order of the header. A page joins this
 * list together with its route; a test refuses links to routes that don't exist.
 */
export interface SitePage {
  title: string
  to: string
  /** Where it stands: every menu, or also under 'Company' in the footer. */
  company?: boolean
}

export const pages = {
  home: { title: 'Home', to: '/' },
  gallery: {
    title: 'Gallery',
    to: '/gallery',
    company: true,
  },
  downloads: {
    title: 'Downloads',
    to: '/downloads',
    company: true,
  },
  about: {
    title: 'About',
    to: '/about',
    company: true,
  },
  contact: {
    title: 'Contact',
    to: '/#contact',
    company: true,
  },
} satisfies Record<string, SitePage>
export const sitePages: SitePage[] = Object.values(pages)

/** Where a product's brochure is: one of the owner's own, or as the site makes it. */
export function brochurePath(id: string): string {
  return `/brochures/${id}.pdf`
}

/** Where a product's page stands: at its id, until it was given another title. */
export function productPath({ id, slug = id }: { id: string; slug?: string }): string {
  return `/products/${slug}`
}

/** Where a story's page stands. */
export function newsPath({ id, slug = id }: { id: string; slug?: string }): string {
  return `/news/${slug}`
}
