import { useState } from 'react'
import { data } from 'react-router'
import { catalogue, findProduct, groups } from '../../content/catalogue.ts'
import { colours, type ColourId } from '../../content/colours.ts'
import { pageMeta } from '../page-meta.ts'
import { drawings } from './drawings.ts'
import { elevationsOf } from './elevations.server.ts'
import { featureMarks } from './feature-marks.server.ts'
import { colouredPictures, listPicture, productDrawing } from './pictures.server.ts'
import { PrintBase } from './print-base.tsx'
import { ProductBar } from './product-bar.tsx'
import { ProductCall } from './product-call.tsx'
import { ProductIntro } from './product-intro.tsx'
import { ProductNotFound } from './product-not-found.tsx'
import { ProductTabs } from './product-tabs.tsx'
import { RelatedProducts } from './related-products.tsx'
import { scenesOf } from './scenes.server.ts'
import { specificationRows, summaryOf, wholeSentences } from './product.ts'
import type { Route } from './+types/product-page'
import './product-page.css'

export function loader({ params }: Route.LoaderArgs) {
  const product = findProduct(params.productId)
  const group = groups.find(({ products }) => products.some(({ id }) => id === params.productId))
  if (!product || !group) return data({ found: false as const }, { status: 404 })
  const { unconfirmed: _, specifications: __, ...shown } = product
  return data({
    found: true as const,
    product: shown,
    specifications: specificationRows(product),
    callouts: drawings[product.id]?.callouts ?? [],
    marked: featureMarks(product),
    // Cuty stands among the knuckle cranes in the menu, but is none.
    group: product.family === 'stiff-boom' ? 'Cranes' : group.title,
    colours: colours.filter((colour) => product.colours.includes(colour.id)),
    pictures: colouredPictures(product),
    drawing: productDrawing(product),
    elevations: elevationsOf(product),
    scenes: scenesOf(product, 2),
    related: group.products
      .filter(({ id }) => id !== product.id)
      .slice(0, 4)
      .map((other) => ({
        ...summaryOf(other),
        picture: listPicture(other),
        number: catalogue.indexOf(other) + 1,
      })),
  })
}

/** The paint a visitor picked; nobody did before the first choice. */
export interface ChosenColour {
  chosen: ColourId | undefined
}

export type ProductPageData = Extract<Route.ComponentProps['loaderData'], { found: true }>

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData?.found)
    return pageMeta({ title: 'Product Not Found', description: '', path: '', hidden: true })
  const { product } = loaderData
  return pageMeta({
    title: `Dino ${product.title}: ${product.subtitle}`,
    description: wholeSentences(`${product.subtitle}. ${product.description}`, 160),
    path: `/products/${product.id}`,
  })
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.found) return <ProductNotFound />
  return <FoundProduct key={loaderData.product.id} {...loaderData} />
}

function FoundProduct(data: ProductPageData) {
  const [chosen, choose] = useState<ColourId>()
  const { product } = data
  return (
    <article>
      <ProductIntro {...data} chosen={chosen} onChoose={choose} />
      <ProductTabs {...data} chosen={chosen} />
      <PrintBase path={`/products/${product.id}`} />
      <ProductCall product={product} chosen={chosen} />
      <ProductBar product={product} chosen={chosen} />
      <RelatedProducts group={data.group} related={data.related} />
    </article>
  )
}
