import { translated } from './language/t.ts'
import type { Text } from './words/texts.ts'

type Menu = 'header' | 'menu' | 'footer'

/**
 * The pages that menus, footer and search offer, in the order of the header. A page joins this
 * list together with its route; a test refuses links to routes that don't exist.
 */
export interface SitePage {
  title: Text
  to: string
  /** Where it stands: in the header, in the menu of small screens, under 'Company' in the footer. */
  in: readonly Menu[]
  /** It is about one machine or another: of a range of one there is nothing to choose. */
  chooses?: true
}

export const pages = {
  home: { title: 'Home', to: '/', in: ['header', 'menu'] },
  gallery: { title: 'Gallery', to: '/gallery', in: ['header', 'menu', 'footer'] },
  downloads: { title: 'Downloads', to: '/downloads', in: ['header', 'menu', 'footer'] },
  about: { title: 'About', to: '/about', in: ['header', 'menu', 'footer'] },
  contact: { title: 'Contact', to: '/#contact', in: ['header', 'menu', 'footer'] },
  whichMachine: {
    title: 'Which machine?',
    to: '/which-machine',
    in: ['menu', 'footer'],
    chooses: true,
  },
  compare: { title: 'Compare machines', to: '/compare', in: ['menu', 'footer'], chooses: true },
  shortlist: { title: 'Your shortlist', to: '/shortlist', in: ['footer'] },
  kept: { title: 'Without a network', to: '/downloads#kept', in: ['footer'] },
} as const satisfies Record<string, SitePage>
export const sitePages: SitePage[] = /* @__PURE__ */ Object.values(pages)

/** A page as a menu lists it. */
export interface ListedPage {
  title: string
  to: string
}
export type PageMenus = Record<Menu, ListedPage[]>

/**
 * What each menu lists, in the language under way: handed to pages as data, so that no script carries it.
 *
 * @param machines of the range
 */
export function pageMenus(machines: number): PageMenus {
  const listed = (menu: Menu): ListedPage[] =>
    sitePages
      .filter((page) => page.in.includes(menu) && (machines > 1 || !page.chooses))
      .map(({ title, to }) => ({ title: translated(title), to }))
  return { header: listed('header'), menu: listed('menu'), footer: listed('footer') }
}
