import { groups } from '../../content/catalogue.ts'
import { pageMeta } from '../page-meta.ts'
import { listPicture } from '../products/pictures.server.ts'
import { summaryOf } from '../products/product.ts'
import type { Route } from './+types/home-page'
import { ContactSection } from './contact-section.tsx'
import { Hero } from './hero.tsx'
import { Range } from './range.tsx'

export function loader() {
  return {
    groups: groups.map(({ title, products }) => ({
      title,
      products: products.map((product) => ({
        ...summaryOf(product),
        picture: listPicture(product),
      })),
    })),
  }
}

export function meta() {
  return pageMeta({
    title: 'DINO: hydraulic truck-mounted cranes, made in Kerala',
    description:
      'Knuckle cranes and recovery cranes for trucks, made in Kottayam, Kerala. See all machines, ask for a quote or book an appointment.',
    path: '/',
  })
}

export default function HomePage({ loaderData: { groups } }: Route.ComponentProps) {
  return (
    <>
      <Hero machines={groups.flatMap((group) => group.products).length} />
      <Range groups={groups} />
      <ContactSection />
    </>
  )
}
