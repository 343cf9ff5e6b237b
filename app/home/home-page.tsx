import { inWordsFirst } from '../../content/in-words.ts'
import { t } from '../../content/language/t.ts'
import { siteContentContext } from '../page/site-content.ts'
import { pageMeta } from '../page/page-meta.ts'
import { yearAt } from '../rules/calendar-days.ts'
import { listPicture } from '../products/pictures.server.ts'
import { summaryOf } from '../../content/product.ts'
import { SectionScroll } from '../section-scroll/section-scroll-host.tsx'
import type { Route } from './+types/home-page'
import { aboutBand } from './about-band.server.ts'
import { openingPictures } from './hero-pictures.server.ts'
import { Hero } from './hero.tsx'
import { LowerSections } from './lower-sections.tsx'
import { homeStories } from './news.server.ts'
import { sharedTerms } from './shared-terms.server.ts'
import { showcase } from './showcase-pictures.server.ts'

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(siteContentContext)
  const { catalogue, files } = content
  return {
    hero: openingPictures(catalogue),
    lower: {
      showcase: showcase(catalogue),
      range: {
        ...rangeWords(catalogue.products.length),
        groups: catalogue.groups.map(({ title, products }) => ({
          title,
          products: products.map((product) => ({
            ...summaryOf(product),
            picture: listPicture(product, catalogue, files),
          })),
        })),
      },
      about: aboutBand(content, { thisYear: yearAt(new Date()) }),
      news: homeStories(content),
      contact: { terms: sharedTerms(catalogue) },
    },
  }
}

/** Over the range, and over what it ends with. */
function rangeWords(count: number): { title: string; call: string } {
  const n = inWordsFirst(count)
  if (count === 0)
    return {
      title: t('Machines for trucks'),
      call: t('No machine is shown here just now. Ask the maker.'),
    }
  if (count === 1)
    return {
      title: t('{n} machine for trucks', { n }),
      call: t('Not sure that it fits? Ask the maker.'),
    }
  return {
    title: t('{n} machines for trucks', { n }),
    call: t('Not sure which one? Ask the maker.'),
  }
}

/** It is the same for every query. */
export function shouldRevalidate() {
  return false
}

export function meta() {
  return pageMeta({
    title: t('DINO: hydraulic truck-mounted cranes from Kerala'),
    description: t(
      'Knuckle cranes and recovery cranes for trucks, made in India. See all machines, ask for a quote or book an appointment.',
    ),
    path: '/',
  })
}

export default function HomePage({ loaderData: { hero, lower } }: Route.ComponentProps) {
  return (
    <>
      <Hero {...hero} />
      <LowerSections {...lower} />
      <SectionScroll />
    </>
  )
}
