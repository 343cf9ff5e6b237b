import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { company } from '../../content/company.ts'
import { contentIn } from '../../content/language/content-in.server.ts'
import { inLanguage } from '../../content/language/in-language.server.ts'
import type { Language } from '../../content/language/languages.ts'
import { asDelivered, siteContentOf } from '../../content/site-content.ts'
import { pageMenus } from '../../content/site-pages.ts'
import Downloads, { loader as downloads } from '../downloads/downloads-page.tsx'
import { Hero } from '../home/hero.tsx'
import { loader as home } from '../home/home-page.tsx'
import { Range } from '../home/range.tsx'
import { Header } from '../layout/header.tsx'
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

/** What home says of its range, and whether that leads on to choosing among it. */
function homeOf(content: typeof onlyWotan, language: Language = 'en') {
  const context = new RouterContextProvider()
  context.set(siteContentContext, contentIn(language, content))
  return inLanguage(language, () => {
    const { hero, lower } = home({ context } as unknown as Parameters<typeof home>[0])
    const page = drawn(() => (
      <>
        <Hero {...hero} />
        <Range {...lower.range} />
      </>
    ))
    const [, lead] = /class="hero-lead">(.*?)<div class="actions">(.*?)<\/div>/s
      .exec(page)!
      .slice(1)
    const words = (markup: string) => markup.replaceAll(/<[^>]+>/g, '')
    return {
      page,
      lead: [...lead!.matchAll(/<a .*?<\/a>/gs)].map(([link]) => words(link)),
      title: words(/<h2.*?<\/h2>/s.exec(page)![0]).replace(/^01/, ''),
      call: words(/<h3 class="wide">.*?<\/h3>/s.exec(page.slice(page.indexOf('product-call')))![0]),
    }
  })
}

test('home says how many machines there are, and of one that it is one', () => {
  expect(homeOf(asDelivered)).toMatchObject({
    lead: ['See all 11 machines', 'Request Quote'],
    title: 'Eleven machines for trucks',
    call: 'Not sure which one? Ask the maker.',
  })
  expect(homeOf(onlyWotan)).toMatchObject({
    lead: ['See the machine', 'Request Quote'],
    title: 'One machine for trucks',
    call: 'Not sure that it fits? Ask the maker.',
  })
})

test.each([
  ['en', 'Machines for trucks', 'No machine is shown here just now. Ask the maker.'],
  ['ml', 'ട്രക്കുകൾക്കുള്ള യന്ത്രങ്ങൾ', 'ഇപ്പോൾ ഇവിടെ യന്ത്രങ്ങളൊന്നും കാണിച്ചിട്ടില്ല. ഞങ്ങളോട് ചോദിക്കുക.'],
  ['hi', 'ट्रकों के लिए मशीनें', 'अभी यहाँ कोई मशीन नहीं दिखाई गई है। हमसे पूछें।'],
] as const)('home counts no machines while there are none: %s', (language, title, call) => {
  const home = homeOf(siteOf({}), language)
  expect(home).toMatchObject({ title, call })
  expect(home.lead).toHaveLength(1)
  // One picture stays, from whose hook the headline hangs: there is none to go on to.
  expect(home.page).not.toMatch(/hero-rail|which-machine/)
})

test('a group without a machine has no heading in menus, footer and search, nor have all of them together', () => {
  expect(onlyWotan.catalogue.groups.map(({ title }) => title)).toEqual(['Knuckle Cranes'])
  const bare = drawn(() => <Header groups={[]} pages={pageMenus(0)} />)
  expect(bare).not.toContain('Products')
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
  ['one', onlyWotan, 'Two machines are needed', '/#products'],
  ['none', siteOf({}), 'No machine is shown here just now', '/#contact'],
])('the comparison asks nobody to choose from %s', (_, content, why, way) => {
  for (const query of ['', 'machines=wotan']) {
    const shown = comparePage(new URLSearchParams(query), content)
    const page = drawn(() => <CompareView shown={shown} />)
    expect(page).toContain(why)
    expect(page).toContain(`href="${way}"`)
    expect(page).not.toMatch(/<form|type="checkbox"|Choose/)
  }
})

test.each(['', 'words=granite', 'words=5+ton', 'job=timber'])(
  'while there are no machines the finder asks nothing, and says whom to ask: %s',
  (query) => {
    const page = finder(siteOf({}), query)
    expect(page).toContain('No machine is shown here just now. Ask the maker.')
    expect(page).toMatch(/<a [^>]*href="\/contact\?topic=quote/)
    expect(page).not.toMatch(/<nav|<ol|remain|part them|What fits|to one scale|Start again|Look at/)
  },
)

test('the downloads have no heading of brochures while there are no machines', () => {
  const context = new RouterContextProvider()
  const downloadsOf = (content: typeof onlyWotan) => {
    context.set(siteContentContext, content)
    const loaderData = downloads({ context } as unknown as Parameters<typeof downloads>[0])
    const Page = Downloads as unknown as (props: { loaderData: unknown }) => React.ReactNode
    return drawn(() => <Page loaderData={loaderData} />)
  }
  expect(downloadsOf(onlyWotan)).toMatch(/<h2[^>]*>Brochures</)
  const bare = downloadsOf(siteOf({}))
  expect(bare).toContain('Our Certificates')
  expect(bare).not.toContain('Brochures')
})
