import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { company } from '../../content/company.ts'
import { asDelivered, siteContentOf } from '../../content/site-content.ts'
import { loader as home } from '../home/home-page.tsx'
import { CompanyContext } from '../page/company.ts'
import { productsIn } from '../page/fetch-catalogue.ts'
import { catalogueData } from '../page/known-products.server.ts'
import { siteContentContext } from '../page/site-content.ts'
import { loader as machine } from '../products/product-page.tsx'
import { loader as root } from '../root.tsx'
import { search } from '../search/search-index.ts'
import { comparePage } from './compare-page.server.ts'
import CompareView from './compare-view.tsx'
import { finderPage } from './finder-page.server.ts'
import FinderView from './finder-view.tsx'

/** The site after the owner withdrew all but these. */
const siteOf = (...products: object[]) =>
  siteContentOf({
    bodies: {
      ...asDelivered.bodies,
      product: new Map(Object.entries(Object.assign({}, ...products))),
    },
  })
const wotan = asDelivered.bodies.product.get('wotan')!
const onlyWotan = siteOf({ wotan })

function drawn(Component: () => React.ReactNode): string {
  const Site = createRoutesStub([{ path: '/', Component }])
  return renderToStaticMarkup(
    <CompanyContext value={company}>
      <Site />
    </CompanyContext>,
  )
}
const finder = (content: typeof onlyWotan, query = '') => {
  const shown = finderPage(new URLSearchParams(query), content)
  return drawn(() => <FinderView shown={shown} />)
}

test('home says of one machine that it is one', () => {
  const context = new RouterContextProvider()
  const title = () => home({ context } as unknown as Parameters<typeof home>[0]).lower.range.title
  expect(title()).toMatch(/^\w+ machines for trucks$/)
  context.set(siteContentContext, onlyWotan)
  expect(title()).toBe('One machine for trucks')
})

const offersComparison = (content: typeof onlyWotan) => {
  const context = new RouterContextProvider()
  context.set(siteContentContext, content)
  const asked = { context, params: { productId: 'wotan' } }
  const { pages } = root(asked as unknown as Parameters<typeof root>[0])
  const product = machine(asked as unknown as Parameters<typeof machine>[0]).data
  const { found } = search('compare', productsIn(catalogueData(content.catalogue)))
  const offers = [...pages.menu, ...pages.footer].filter(({ to }) => to === '/compare')
  return [
    offers.length,
    'canCompare' in product && product.canCompare,
    found.some(({ to }) => to === '/compare'),
  ]
}

test('the comparison is offered where there is another machine: in menu, footer, search, and with the machine', () => {
  expect(offersComparison(onlyWotan)).toEqual([0, false, false])
  const two = siteOf({ wotan }, { two: { ...wotan, id: 'two' } })
  expect(offersComparison(two)).toEqual([2, true, true])
})

test('the finder asks nobody to answer what it never asked', () => {
  const page = finder(onlyWotan)
  expect(page).toMatch(/<h2[^>]*>One machine</)
  expect(page).not.toMatch(/remain<|skipped|part them/)
  const alike = finder(siteOf({ one: { ...wotan, id: 'one' } }, { two: { ...wotan, id: 'two' } }))
  expect(alike).toContain('Two machines remain')
  expect(alike).not.toContain('skipped')
})

test.each([
  ['one', onlyWotan],
  ['none', siteOf({})],
])('the comparison asks nobody to choose from %s', (_, content) => {
  for (const query of ['', 'machines=wotan']) {
    const shown = comparePage(new URLSearchParams(query), content)
    const page = drawn(() => <CompareView shown={shown} />)
    expect(page).toContain('Two machines are needed')
    expect(page).not.toMatch(/<form|type="checkbox"|Choose/)
  }
})
