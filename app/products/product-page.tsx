import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { catalogue, findProduct, groups } from '../../content/catalogue.ts'
import { swatchesOf, type ColourId } from '../../content/colours.ts'
import { pageMeta } from '../page/page-meta.ts'
import { elevationsOf } from './elevations.server.ts'
import { drawnMarks, featureMarks } from './feature-marks.server.ts'
import { colouredPictures, listPicture, productDrawing } from './pictures.server.ts'
import { PrintBase } from './print-base.tsx'
import { ProductBar } from './product-bar.tsx'
import { ProductCall } from './product-call.tsx'
import { ProductIntro } from './product-intro.tsx'
import { ProductNotFound } from './product-not-found.tsx'
import { ProductTabs } from './product-tabs.tsx'
import { RelatedProducts } from './related-products.tsx'
import { scenesOf } from './scenes.server.ts'
import { specificationRows, summaryOf, wholeSentences } from '../../content/product.ts'
import { useColourInAddress } from './use-colour-in-address.ts'
import type { Route } from './+types/product-page'
import { productPath } from '../../content/site.ts'

export function loader({ params }: Route.LoaderArgs) {
  const product = findProduct(params.productId)
  const group = groups.find(({ products }) => products.some(({ id }) => id === params.productId))
  if (!product || !group) return data({ found: false as const }, { status: 404 })
  const { unconfirmed: _, specifications: __, ...shown } = product
  return data({
    found: true as const,
    product: shown,
    specifications: specificationRows(product),
    marked: featureMarks(product),
    drawnMarks: drawnMarks(product),
    // Cuty stands among the knuckle cranes in the menu, but is none.
    group: product.family === 'stiff-boom' ? 'Cranes' : group.title,
    colours: swatchesOf(product.colours),
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

/** It is the same for every query. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname
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
    path: productPath(product.id),
  })
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.found) return <ProductNotFound />
  return <FoundProduct key={loaderData.product.id} {...loaderData} />
}

function FoundProduct(data: ProductPageData) {
  const { product, pictures } = data
  const { chosen, choose } = useColourInAddress(pictures.map(({ colour }) => colour))
  return (
    <article>
      <ProductIntro {...data} chosen={chosen} onChoose={choose} />
      <ProductTabs {...data} chosen={chosen} />
      <PrintBase path={productPath(product.id)} />
      <ProductCall product={product} chosen={chosen} />
      <ProductBar product={product} chosen={chosen} />
      <RelatedProducts group={data.group} related={data.related} />
    </article>
  )
}
