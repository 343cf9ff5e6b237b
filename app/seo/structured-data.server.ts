import type {
  BreadcrumbList,
  Graph,
  LocalBusiness,
  Organization,
  Product as ProductData,
  Thing,
  VideoObject,
  WebSite,
} from 'schema-dts'
import { brandName, machineName } from '../../content/brand.ts'
import type { Company } from '../../content/company.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { standIns } from '../../content/stand-ins.ts'
import { sitePages } from '../../content/site-pages.ts'
import { newsPagePath } from '../../content/public-paths.ts'
import { homeImage, socialImage } from '../../content/social-images.server.ts'
import { families, specificationRows, type Product } from '../../content/product.ts'
import {
  filmsOf,
  filmsShownSince,
  findProductAt,
  findStoryAt,
  picturesOf,
  type PageFilm,
} from './page-media.server.ts'
import { directionsUrl } from '../rules/company-links.ts'
import { originalOf } from '../../content/language/content-in.server.ts'
import { here, locale, t, translated } from '../../content/language/t.ts'
import { placeholderOrigin } from '../page/site-origin.ts'

const whole = (path: string) => placeholderOrigin + path
/** A page of the site, in the language of the page that tells of it. */
const page = (path: string) => whole(here(path))
const organizationId = whole('/#organization')

/** What a page is about, in schema.org's words. Only facts of `content/`: no offers, no ratings. */
export function structuredData(path: string, content: SiteContent): Graph {
  const { company } = content
  const product = findProductAt(path, content)
  const things: Thing[] = [
    organization(company),
    ...(path === '/' ? [website(), workshop(content)] : [breadcrumbs(path, content)]),
    ...(product ? [productData(product, path, content)] : []),
    ...filmsOf(path, content).map(videoObject),
  ]
  return { '@context': 'https://schema.org', '@graph': things }
}

function organization(company: Company): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: company.name,
    url: whole('/'),
    logo: whole('/marks/app-icon-512.png'),
    description: company.tagline,
    foundingDate: String(company.established),
    ...(company.social.length > 0 && { sameAs: company.social.map(({ href }) => href) }),
  }
}

function website(): WebSite {
  return {
    '@type': 'WebSite',
    name: brandName,
    url: whole('/'),
    inLanguage: locale(),
    publisher: { '@id': organizationId },
  }
}

/** The place one can come to. What the owner has not filled in yet is left out. */
function workshop(content: SiteContent): LocalBusiness {
  const { company } = content
  // The last line names state and country, the one before it the town.
  const street = company.address.slice(0, -2)
  const unknown = standIns(company)
  return {
    '@type': 'LocalBusiness',
    '@id': whole('/#workshop'),
    name: t('{company} workshop', { company: company.name }),
    url: whole('/#contact'),
    image: whole(homeImage().src),
    parentOrganization: { '@id': organizationId },
    address: {
      '@type': 'PostalAddress',
      ...(street.length > 0 && { streetAddress: street.join(', ') }),
      addressLocality: company.address.at(-2) ?? company.address[0],
      addressRegion: 'Kerala',
      addressCountry: 'IN',
    },
    hasMap: directionsUrl(company),
    ...(!unknown.includes('phone') && { telephone: company.phone.display }),
    ...(!unknown.includes('salesEmail') && { email: company.salesEmail }),
    ...(company.position && { geo: { '@type': 'GeoCoordinates', ...company.position } }),
  }
}

function breadcrumbs(path: string, content: SiteContent): BreadcrumbList {
  const steps = [...stepsAbove(path), { name: nameOf(path, content), at: path }]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: t('Home'), at: '/' }, ...steps].map(({ name, at }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: page(at),
    })),
  }
}

function productData(product: Product, path: string, content: SiteContent): ProductData {
  const { specifications } = findProductAt(path, originalOf(content)) ?? product
  const made = socialImage(path, content)
  const images = [...(made ? [made.src] : []), ...picturesOf(path, content)]
  return {
    '@type': 'Product',
    '@id': page(`${path}#product`),
    name: machineName(product.title),
    description: product.description,
    url: page(path),
    ...(images.length > 0 && { image: images.map(whole) }),
    category: translated(families[product.family]),
    brand: { '@type': 'Brand', name: brandName },
    manufacturer: { '@id': organizationId },
    countryOfOrigin: { '@type': 'Country', name: 'India' },
    color: content.catalogue.paints.swatchesOf(product.colours).map(({ name }) => name),
    additionalProperty: specificationRows(product)
      .filter(({ label }) => specifications[label] !== 'On request')
      .map(({ label, value }) => ({ '@type': 'PropertyValue', name: translated(label), value })),
  }
}

function videoObject({ title, description, src, poster }: PageFilm): VideoObject {
  return {
    '@type': 'VideoObject',
    name: title,
    description,
    thumbnailUrl: whole(poster),
    contentUrl: whole(src),
    uploadDate: filmsShownSince,
    publisher: { '@id': organizationId },
  }
}

function stepsAbove(path: string): { name: string; at: string }[] {
  if (path.startsWith('/products/')) return [{ name: t('Products'), at: '/#products' }]
  return path.startsWith('/news/') ? [{ name: t('News'), at: newsPagePath(1) }] : []
}

/** As the page is called, or as menus name it; a page that no menu offers, by its path. */
function nameOf(path: string, content: SiteContent): string {
  const product = findProductAt(path, content)
  if (product) return machineName(product.title)
  const story = findStoryAt(path, content)
  if (story) return story.title
  const [, number] = /^\/news\/page\/(\d+)$/.exec(path) ?? []
  if (number !== undefined) return t('News, events and stories, page {number}', { number })
  const page = sitePages.find(({ to }) => to === path)
  const word = path.slice(1)
  return translated(page?.title ?? word.charAt(0).toUpperCase() + word.slice(1))
}
