import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { delivered } from '../../content/catalogue.ts'
import { pageMenus } from '../../content/site-pages.ts'
import { company } from '../../content/company.ts'
import { CompanyContext } from '../page/company.ts'
import { Icon } from '../ui/icons.tsx'
import { Header } from './header.tsx'
import { menuGroups } from './menu-groups.server.ts'
import { Menu } from './menu.tsx'

const groups = menuGroups(delivered)
const page = { path: '/', element: <Header groups={groups} pages={pageMenus(11)} /> }
const header = renderToStaticMarkup(
  <CompanyContext value={company}>
    <RouterProvider router={createMemoryRouter([page])} />
  </CompanyContext>,
)
const menu = renderToStaticMarkup(
  <MemoryRouter>
    <CompanyContext value={company}>
      <Menu groups={groups} pages={pageMenus(11).menu} open onPointerEnter={() => {}} />
    </CompanyContext>
  </MemoryRouter>,
)

/** The links of one navigation, as [words, address]. */
function linksOf(page: string, name: string): [string, string][] {
  const [nav] = new RegExp(`<nav [^>]*aria-label="${name}".*?</nav>`, 's').exec(page) ?? ['']
  return [...nav.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].map(([, to, words]) => [
    words!.replaceAll(/<span class="label">.*?<\/span>|<[^>]+>/gs, '').trim(),
    to!,
  ])
}

test('the header links to home, gallery, downloads, about and the contact section', () => {
  expect(linksOf(header, 'Main')).toEqual([
    ['Home', '/'],
    ['Gallery', '/gallery'],
    ['Downloads', '/downloads'],
    ['About', '/about'],
    ['Contact', '/#contact'],
  ])
  expect(header).toMatch(/<a [^>]*aria-label="DINO, home"[^>]*href="\/"/)
})

test('Products stands after Home and opens the menu with the two groups', () => {
  expect(header).toMatch(/Home<\/a>.*?aria-controls="site-menu"[^>]*>Products.*?Gallery<\/a>/s)
  for (const { title, products } of groups) {
    expect(linksOf(header, title)).toEqual(
      products.map((product) => [product.title, `/products/${product.id}`]),
    )
  }
})

test('the button with the search icon opens the booking dialog, and says so', () => {
  const [button] = /<a [^>]*header-book.*?<\/a>/s.exec(header)!
  expect(button).toContain('href="/?book"')
  expect(button).toContain('Find a slot')
  expect(button).toContain(renderToStaticMarkup(<Icon name="search" />))
})

test('the mobile menu offers a quote, every page and every product', () => {
  expect(linksOf(menu, 'Pages').map(([words]) => words)).toEqual(
    'Get Quote,Call,WhatsApp,Home,Gallery,Downloads,About,Contact,Which machine?,Compare machines'.split(
      ',',
    ),
  )
  for (const { title, products } of groups)
    expect(linksOf(menu, title)).toHaveLength(products.length)
})
