import { machineName } from './brand.ts'
import { existsSync } from 'node:fs'
import { isAsDelivered } from './catalogue.ts'
import { originalOf } from './language/content-in.server.ts'
import { t } from './language/t.ts'
import type { SiteContent } from './site-content.ts'
import { productPath } from './site.ts'

/** The picture that other sites show when somebody shares a link to a page. */
export interface SocialImage {
  src: string
  type: 'image/jpeg'
  width: 1200
  height: 630
  alt: string
}

const made = { type: 'image/jpeg', width: 1200, height: 630 } as const

/** The pages that have a picture of their own, and what it shows; `npm run media social` makes them. */
export const socialPages = {
  '/': { name: 'home', alt: 'A Dino knuckle crane, mounted on a truck, in yellow' },
  '/gallery': { name: 'gallery', alt: 'Dino machines in several colours beside each other' },
  '/downloads': { name: 'downloads', alt: 'Line drawing of a Dino crane with dimension letters' },
  '/about': { name: 'about', alt: 'A Dino knuckle crane for timber, beside a line drawing' },
} as const

export type SocialPage = keyof typeof socialPages

/** Where the picture of a page or of a product lies, once it is made. */
export const socialFileOf = (name: string) => `/social/${name}.jpg`

/** The picture that was made for a page. */
export function socialImage(path: string, content: SiteContent): SocialImage | undefined {
  const product = content.catalogue.products.find((each) => path === productPath(each))
  if (product && hasSocialImage(product.id, originalOf(content))) {
    const { id, title, subtitle } = product
    return { src: socialFileOf(id), ...made, alt: `${machineName(title)}: ${subtitle}` }
  }
  return isSocialPage(path) ? imageOf(path) : undefined
}

/** Of pages that have none. */
export const homeImage = (): SocialImage => imageOf('/')

function imageOf(page: SocialPage): SocialImage {
  const { name, alt } = socialPages[page]
  return { src: socialFileOf(name), ...made, alt: t(alt) }
}

/** Title and subtitle are painted in it, in English: under others it is no picture of the machine. */
function hasSocialImage(id: string, { catalogue }: SiteContent): boolean {
  const product = catalogue.find(id)
  return (
    product !== undefined &&
    isAsDelivered(product, 'title', 'subtitle') &&
    existsSync(`public${socialFileOf(id)}`)
  )
}

const isSocialPage = (path: string): path is SocialPage => Object.hasOwn(socialPages, path)
