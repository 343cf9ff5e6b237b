import { catalogue } from './catalogue.ts'

/** The picture that other sites show when somebody shares a link to a page. */
export interface SocialImage {
  src: string
  width: 1200
  height: 630
  alt: string
}

const size = { width: 1200, height: 630 } as const

/** The pages that have a picture of their own, and what it shows; `npm run media social` makes them. */
export const socialPages = {
  '/': { name: 'home', alt: 'The Dino Wotan, a truck-mounted knuckle crane, in yellow' },
  '/gallery': { name: 'gallery', alt: 'Dino machines in several colours beside each other' },
  '/downloads': { name: 'downloads', alt: 'Line drawing of the Dino Wotan with dimension letters' },
  '/about': {
    name: 'about',
    alt: 'The Dino Woodpicker, a knuckle crane for timber, beside a line drawing',
  },
  '/contact': { name: 'contact', alt: 'The Dino Flatbed, a recovery vehicle, in yellow' },
} as const

export type SocialPage = keyof typeof socialPages

/** A page's own picture; a page without one shows the home page's. */
export function socialImage(path: string): SocialImage {
  const product = catalogue.find(({ id }) => path === `/products/${id}`)
  if (product) {
    const { id, title, subtitle } = product
    return { src: `/social/${id}.jpg`, ...size, alt: `Dino ${title}: ${subtitle}` }
  }
  const { name, alt } = isSocialPage(path) ? socialPages[path] : socialPages['/']
  return { src: `/social/${name}.jpg`, ...size, alt }
}

const isSocialPage = (path: string): path is SocialPage => Object.hasOwn(socialPages, path)
