import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { machineName } from '../../content/brand.ts'
import { t } from '../../content/language/t.ts'
import { measuresOf } from '../../content/dimensions.ts'
import { paperPath } from '../../content/files.ts'
import { leadOn } from '../page/lead-on.server.ts'
import { pageMeta } from '../page/page-meta.ts'
import { siteContentContext } from '../page/site-content.ts'
import { yardFitOf } from '../rules/yard-fit.ts'
import { drawnMarks, featureMarks } from './feature-marks.server.ts'
import {
  colouredPictures,
  listPicture,
  paintsOfProduct,
  productDrawing,
  type ColouredPicture,
  type ProductPaint,
} from './pictures.server.ts'
import { PrintBase } from './print-base.tsx'
import { ProductBar } from './product-bar.tsx'
import { ProductCall } from './product-call.tsx'
import { ProductIntro } from './product-intro.tsx'
import { ProductNotFound } from './product-not-found.tsx'
import { ProductTabs } from './product-tabs.tsx'
import { RelatedProducts } from './related-products.tsx'
import {
  specificationRows,
  summaryOf,
  wholeSentences,
  type Product,
} from '../../content/product.ts'
import { viewsOf } from './views.server.ts'
import { useColourInAddress } from './use-colour-in-address.ts'
import type { SiteContent } from '../../content/site-content.ts'
import type { Route } from './+types/product-page'
import { productPath } from '../../content/site.ts'

export function loader({ params, request, context }: Route.LoaderArgs) {
  const content = context.get(siteContentContext)
  const { catalogue, files } = content
  const product = catalogue.at(params.productId)
  const group = product && catalogue.groups.find(({ products }) => products.includes(product))
  if (!product || !group) {
    const path = productPath({ id: params.productId })
    leadOn(path, request, content)
    return notFound(path, content)
  }
  const {
    unconfirmed: _,
    specifications: __,
    photos: ___,
    callouts: ____,
    dimensions,
    manual,
    ...shown
  } = product
  const pictures = colouredPictures(product, catalogue.paints)
  const views = viewsOf(product, pictures, content)
  const manualUrl = manual ? paperPath({ id: manual }) : product.manualUrl
  return data({
    found: true as const,
    product: { ...shown, ...(manualUrl && { manualUrl }) },
    specifications: specificationRows(product),
    measures: measuresOf(dimensions),
    marked: featureMarks(product, pictures, views.photographs[0]),
    drawnMarks: drawnMarks(product),
    others: othersOf(product),
    colours: paintsOfProduct(product, pictures, catalogue.paints),
    pictures,
    drawing: productDrawing(product),
    ...views,
    // Whose measures are confirmed can be seen in a yard.
    yardPaint: 'scale' in yardFitOf(product) ? ownPaint(product, pictures[0]) : undefined,
    canCompare: catalogue.products.length > 1,
    related: group.products
      .filter(({ id }) => id !== product.id)
      .slice(0, 4)
      .map((other) => ({
        ...summaryOf(other),
        picture: listPicture(other, catalogue, files),
        number: catalogue.products.indexOf(other) + 1,
      })),
  })
}

/** As its picture is, where it is offered so. */
function ownPaint({ colours }: Product, picture: ColouredPicture | undefined): string | undefined {
  return colours.find((id) => id === picture?.colour) ?? colours[0]
}

/** What stands over the rest of its group. */
function othersOf({ family }: Pick<Product, 'family'>): string {
  // Cuty stands among the knuckle cranes in the menu, but is none.
  if (family === 'stiff-boom') return t('Other cranes')
  return family === 'knuckle' ? t('Other knuckle cranes') : t('Other recovery cranes')
}

/** What is offered no more says so, which search engines understand. */
function notFound(path: string, { gone }: SiteContent) {
  const title = gone.get(path)
  return data({ found: false as const, title }, { status: title === undefined ? 404 : 410 })
}

/** It is the same for every query. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname
}

/** The paint a visitor picked; nobody did before the first choice. */
export interface ChosenColour {
  chosen: ProductPaint | undefined
}

export type ProductPageData = Extract<Route.ComponentProps['loaderData'], { found: true }>

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData?.found)
    return pageMeta({ title: t('Product Not Found'), description: '', path: '', hidden: true })
  const { product } = loaderData
  return pageMeta({
    title: `${machineName(product.title)}: ${product.subtitle}`,
    description: wholeSentences(t('{subtitle}. {description}', product), 160),
    path: productPath(product),
  })
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.found) return <ProductNotFound title={loaderData.title} />
  return <FoundProduct key={loaderData.product.id} {...loaderData} />
}

function FoundProduct(data: ProductPageData) {
  const { product, colours } = data
  const { chosen: id, choose } = useColourInAddress(colours)
  const chosen = colours.find((paint) => paint.id === id)
  return (
    <article>
      <ProductIntro {...data} chosen={chosen} onChoose={choose} />
      <ProductTabs {...data} chosen={chosen} />
      <PrintBase path={productPath(product)} />
      <ProductCall product={product} chosen={chosen} />
      <ProductBar product={product} chosen={chosen} />
      <RelatedProducts {...data} id={product.id} title={data.others} />
    </article>
  )
}
