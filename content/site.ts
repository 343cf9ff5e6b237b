/**
 * The pages that menus, footer and search offer, in the order of the header. A page joins this
 * list together with its route; a test refuses links to routes that don't exist.
 */
export interface SitePage {
  title: string
  to: string
  /** Where it stands: every menu, or also under 'Company' in the footer. */
  company?: boolean
  /** Words a visitor may search for. */
  about: string
}

export const sitePages: SitePage[] = [
  { title: 'Home', to: '/', about: 'all machines range catalogue start' },
  {
    title: 'Gallery',
    to: '/gallery',
    company: true,
    about: 'pictures images photos films videos machines at work details',
  },
  {
    title: 'Downloads',
    to: '/downloads',
    company: true,
    about: 'certificates ISO Strenx compliance brochures PDF papers documents',
  },
  {
    title: 'About',
    to: '/about',
    company: true,
    about: 'company story history mission vision design evolution maker Kerala workshop',
  },
  {
    title: 'Contact',
    to: '/#contact',
    company: true,
    about:
      'phone call email whatsapp address directions workshop Kottayam quote price brochure manual spare parts service repair warranty',
  },
]
