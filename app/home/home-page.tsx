import { groups } from '../../content/catalogue.ts'
import { wotan } from '../../content/products/wotan.ts'
import { pageMeta } from '../page-meta.ts'
import { colouredPictures, listPicture, productDrawing } from '../products/pictures.server.ts'
import { summaryOf } from '../products/product.ts'
import type { Route } from './+types/home-page'
import { ContactSection } from './contact-section.tsx'
import { Hero } from './hero.tsx'
import { Range } from './range.tsx'

export function loader() {
  return {
    crane: colouredPictures(wotan)[0] ?? productDrawing(wotan),
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
    title: 'DINO: hydraulic truck-mounted cranes from Kerala',
    description:
      'Knuckle cranes and recovery cranes for trucks, made in India. See all machines, ask for a quote or book an appointment.',
    path: '/',
  })
}

export default function HomePage({ loaderData: { groups, crane } }: Route.ComponentProps) {
  return (
    <>
      <Hero machines={groups.flatMap((group) => group.products).length} crane={crane} />
      <Range groups={groups} />
      <ContactSection />
    </>
  )
}
