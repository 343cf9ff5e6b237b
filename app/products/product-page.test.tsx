import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { delivered } from '../../content/catalogue.ts'
import { catalogueOf } from '../../content/catalogue-of.ts'
import { company } from '../../content/company.ts'
import { measuresOf } from '../../content/dimensions.ts'
import { paintsOf } from '../../content/paint.ts'
import { wotan } from '../../content/products/wotan.ts'
import { asDelivered } from '../../content/site-content.ts'
import { CompanyContext } from '../page/company.ts'
import { siteContentContext } from '../page/site-content.ts'
import { ProductIntro } from './product-intro.tsx'
import { loader, type ProductPageData } from './product-page.tsx'
import { ProductTabs } from './product-tabs.tsx'

const context = new RouterContextProvider()

/** What the page of a product is made of. */
function pageData(productId: string, given = context): ProductPageData {
  const { data } = loader({ params: { productId }, context: given } as unknown as Parameters<
    typeof loader
  >[0])
  if (!data.found) throw new Error(`No product ${productId}`)
  // Pictures are made by the build; the drawing stands in.
  return { ...data, pictures: [], scenes: [] }
}

const data = pageData('wotan')
const intro = (product: Partial<ProductPageData['product']> = {}) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <CompanyContext value={company}>
        <ProductIntro
          {...data}
          product={{ ...data.product, ...product }}
          chosen={undefined}
          onChoose={() => {}}
        />
      </CompanyContext>
    </MemoryRouter>,
  )
const tabs = renderToStaticMarkup(
  <MemoryRouter>
    <ProductTabs {...data} chosen={undefined} />
  </MemoryRouter>,
)

test('a product begins with its badge, title, subtitle, description, price and order size', () => {
  const page = intro()
  expect(page).toMatch(/class="badge"><svg class="wordmark"[^>]* aria-label="DINO"/)
  expect(page).toMatch(/<h1[^>]*>Dino <span>Wotan</)
  expect(page).toContain(wotan.subtitle)
  expect(page).toContain(wotan.description)
  expect(page).toContain('<dt>Price</dt><dd>Contact for Quote</dd>')
  expect(page).toContain('<dt>Minimum Order</dt><dd>1 Unit</dd>')
})

test('it leads back to the products of the home page', () => {
  expect(intro()).toMatch(/<a [^>]*href="\/#products"[^>]*>.*Back to Products/s)
})

test('a manual is offered only by a product that has one', () => {
  expect(intro()).not.toContain('Download Manual')
  const page = intro({ manualUrl: '/manuals/wotan.pdf' })
  expect(page).toMatch(/<a [^>]*href="\/manuals\/wotan.pdf"[^>]*>.*Download Manual/s)
})

test('four tabs hold its features, specifications, applications and details', () => {
  const names = [...tabs.matchAll(/role="tab"[^>]*><span[^>]*>\d<\/span>(\w+)</g)]
  expect(names.map(([, name]) => name)).toEqual(['Features', 'Specs', 'Apps', 'Details'])
  const titles = [...tabs.matchAll(/panel-title">([^<]+)</g)].map(([, title]) => title)
  expect(titles).toEqual([
    'Key Features',
    'Technical Specifications',
    'Applications',
    'Additional Details',
  ])
})

test('its specifications are pairs of a label and a value', () => {
  for (const [label, value] of Object.entries(wotan.specifications)) {
    const escaped = value.replaceAll("'", '&#x27;')
    expect(tabs).toContain(`<dt>${label}</dt><dd>${escaped}</dd>`)
  }
})

test('dimensions are on request until the maker has measured them', () => {
  expect(tabs.match(/Overall length<\/dt><dd>([^<]+)/)?.[1]).toBe('On request')
  const measured = renderToStaticMarkup(
    <MemoryRouter>
      <ProductTabs
        {...{ ...data, measures: measuresOf({ A: 7450, F: 2300 }) }}
        chosen={undefined}
      />
    </MemoryRouter>,
  )
  expect(measured).toMatch(/Overall length<\/dt><dd>7,450 mm/)
  expect(measured).toMatch(/Wheelbase<\/dt><dd>On request/)
  // Not in the drawing from the side, and said where it was measured.
  expect(measured).toMatch(/Width without mirrors<\/dt><dd>2,300 mm/)
  expect(tabs).not.toMatch(/Width without mirrors/)
})

test('a machine is offered in a yard once its length, height and width are confirmed', () => {
  expect(data.yardPaint).toBeUndefined()
  expect(data.measures).toEqual([])
  const dimensions = { A: 8400, E: 2900, F: 2500 }
  const products = delivered.products.map((one) =>
    one.id === 'wotan' ? { ...one, dimensions } : one,
  )
  const content = { ...asDelivered, catalogue: catalogueOf(products, delivered.paints) }
  const given = new RouterContextProvider()
  given.set(siteContentContext, content)
  const measured = pageData('wotan', given)
  // As its picture is.
  expect(measured.yardPaint).toBe('yellow')
  expect(measured.measures.map(({ value }) => value)).toEqual(['8,400 mm', '2,900 mm', '2,500 mm'])
})

test('one that is offered only in a paint without a picture stands in a yard in that', () => {
  const orange = { id: 'orange', name: 'Orange', swatch: '#e8641b' }
  const inPaints = (colours: string[]) => {
    const measured = { dimensions: { A: 8400, E: 2900, F: 2500 }, colours }
    const products = delivered.products.map((one) =>
      one.id === 'wotan' ? { ...one, ...measured } : one,
    )
    const paints = paintsOf([...delivered.paints.offered, orange])
    const given = new RouterContextProvider()
    given.set(siteContentContext, { ...asDelivered, catalogue: catalogueOf(products, paints) })
    return pageData('wotan', given)
  }
  expect(inPaints(['orange']).yardPaint).toBe('orange')
  expect(inPaints(['red', 'orange']).yardPaint).toBe('red')
  expect(inPaints([]).yardPaint).toBeUndefined()
})

test('an id that no product has is not found', () => {
  const answer = loader({ params: { productId: 'enormous' }, context } as unknown as Parameters<
    typeof loader
  >[0])
  expect(answer).toMatchObject({ data: { found: false }, init: { status: 404 } })
})

test('a machine that there is a model of can be turned, in the paint that was chosen', () => {
  expect(intro()).toMatch(/<a class="[^"]*" href="[^"]*\?view"[^>]*><span>Turn it</)
  const [red] = data.colours
  const inRed = renderToStaticMarkup(
    <MemoryRouter>
      <CompanyContext value={company}>
        <ProductIntro {...data} chosen={red} onChoose={() => {}} />
      </CompanyContext>
    </MemoryRouter>,
  )
  expect(inRed).toContain(`?colour=${red!.id}&amp;view"`)
  expect(intro()).toContain('Allow scripts to turn it.')
})

test('one of which there is but a picture has no row of choices, and one without a film none for it', () => {
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <CompanyContext value={company}>
        <ProductIntro
          {...{ ...data, modelFrame: undefined, views: [] }}
          chosen={undefined}
          onChoose={() => {}}
        />
      </CompanyContext>
    </MemoryRouter>,
  )
  expect(page).not.toMatch(/turn|Drawing|Film/)
  expect(data.views.map(({ title }) => title)).toEqual([
    ...['Picture', 'Turn it', 'Drawing', 'Film', 'At work'],
  ])
  const wheelift = pageData('wheelift')
  expect(wheelift.views.map(({ title }) => title)).not.toContain('Film')
})
