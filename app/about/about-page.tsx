import { t } from '../../content/language/t.ts'
import { isOver, isSpecimen } from '../../content/certificate.ts'
import { evolution, highlights, ourStory } from '../../content/about.ts'
import { findFilm } from '../films/films.server.ts'
import { siteContentContext } from '../page/site-content.ts'
import { pageMeta } from '../page/page-meta.ts'
import { colouredPictures } from '../products/pictures.server.ts'
import { wordmarkOf } from '../products/wordmark.server.ts'
import { SectionScroll } from '../section-scroll/section-scroll-host.tsx'
import type { Route } from './+types/about-page'
import { AboutHero } from './about-hero.tsx'
import { Evolution } from './evolution.tsx'
import { Highlights } from './highlights.tsx'
import { MissionAndVision } from './mission-and-vision.tsx'
import { OurStory } from './our-story.tsx'

export function loader({ context }: Route.LoaderArgs) {
  const { about, catalogue, certificates, files, day } = context.get(siteContentContext)
  const { mission, vision } = about
  return {
    film: findFilm('about-yard-from-above'),
    chapters: ourStory(about, { machines: catalogue.products.length }),
    highlights: highlights(
      about,
      certificates
        .filter((each) => !isOver(each, day))
        .map((each) => ({ ...each, specimen: isSpecimen(each, files) })),
    ),
    ...{ mission, vision },
    evolution: evolution.flatMap(({ id, colour }) => {
      const product = catalogue.find(id)
      const pictures = product ? colouredPictures(product, catalogue.paints) : []
      // In another where its paint is withdrawn.
      const picture = pictures.find((each) => each.colour === colour) ?? pictures[0]
      if (!product || !picture) return []
      const { slug, title, subtitle } = product
      const { src, srcSet, width, height, alt } = picture
      return {
        id,
        ...(slug && { slug }),
        title,
        subtitle,
        mark: wordmarkOf(product),
        picture: { src, srcSet, width, height, alt },
      }
    }),
  }
}

/** It is the same for every query. */
export function shouldRevalidate() {
  return false
}

export function meta() {
  return pageMeta({
    title: t('About DINO: hydraulic cranes from Kottayam, Kerala'),
    description: t(
      'Established in Kerala in 2002, making hydraulic knuckle cranes since 2009. Our story, our mission and vision, and how our machines are designed.',
    ),
    path: '/about',
  })
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AboutHero film={loaderData.film} />
      <OurStory chapters={loaderData.chapters} />
      <Highlights highlights={loaderData.highlights} />
      <MissionAndVision {...loaderData} />
      <Evolution machines={loaderData.evolution} />
      <SectionScroll />
    </>
  )
}
