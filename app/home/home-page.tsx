import { useEffect } from 'react'
import { groups } from '../../content/catalogue.ts'
import { keepServedDraft } from '../enquiries/kept-draft.ts'
import { pageMeta } from '../page-meta.ts'
import { listPicture } from '../products/pictures.server.ts'
import { summaryOf } from '../products/product.ts'
import { SectionScroll } from '../section-scroll/section-scroll-host.tsx'
import type { Route } from './+types/home-page'
import { aboutBand } from './about-band.server.ts'
import { openingPictures } from './hero-pictures.server.ts'
import { Hero } from './hero.tsx'
import { later } from './later.tsx'
import { homeStories } from './news.server.ts'
import { showcase } from './showcase-pictures.server.ts'

const LowerSections = later(async () => (await import('./lower-sections.tsx')).LowerSections)

export function loader() {
  return {
    hero: openingPictures(),
    lower: {
      showcase: showcase(),
      range: {
        groups: groups.map(({ title, products }) => ({
          title,
          products: products.map((product) => ({
            ...summaryOf(product),
            picture: listPicture(product),
          })),
        })),
      },
      about: aboutBand({ thisYear: new Date().getFullYear() }),
      news: homeStories(),
    },
  }
}

/** After a link within the site: everything of the page at once. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([
    serverLoader(),
    LowerSections.fetch().catch((error: unknown) => console.warn('Home is fetched in part', error)),
  ])
  return data
}

export function meta() {
  return pageMeta({
    title: 'DINO: hydraulic truck-mounted cranes from Kerala',
    description:
      'Knuckle cranes and recovery cranes for trucks, made in India. See all machines, ask for a quote or book an appointment.',
    path: '/',
  })
}

export default function HomePage({ loaderData: { hero, lower } }: Route.ComponentProps) {
  useEffect(() => keepServedDraft('contact', '.later'), [])
  return (
    <>
      <Hero {...hero} />
      <LowerSections {...lower} />
      <SectionScroll />
    </>
  )
}
