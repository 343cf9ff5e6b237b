import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { delivered } from '../../content/catalogue.ts'
import { pageMenus } from '../../content/site-pages.ts'
import { company } from '../../content/company.ts'
import { CompanyContext } from '../page/company.ts'
import { catalogueOf } from '../../content/catalogue-of.ts'
import { Footer } from './footer.tsx'
import { footerPlan } from './footer-plan.server.ts'
import { Menu } from './menu.tsx'
import { menuGroups } from './menu-groups.server.ts'

const groups = menuGroups(delivered)
const footer = renderToStaticMarkup(
  <MemoryRouter>
    <CompanyContext value={company}>
      <Footer {...{ groups, pages: pageMenus(11), builtIn: 2031, drawn: footerPlan(delivered) }} />
    </CompanyContext>
  </MemoryRouter>,
)

/** The links under one heading, as [words, address]. */
function linksOf(name: string): [string, string][] {
  const [nav] = new RegExp(`<nav aria-label="${name}.*?</nav>`, 's').exec(footer)!
  return [...nav.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/g)].map(([, to, words]) => [
    words!,
    to!,
  ])
}

test('the footer has the logo that leads home, tagline, phone, e-mail and address', () => {
  expect(footer).toMatch(/<a [^>]*aria-label="DINO, home"[^>]*href="\/"/)
  expect(footer).toContain(company.tagline)
  expect(footer).toContain(`href="${company.phone.href}"`)
  expect(footer).toContain(`href="mailto:${company.salesEmail}"`)
  for (const line of company.address) expect(footer).toContain(`<span>${line}</span>`)
})

test('its two product columns are those of the header, each link to its slug', () => {
  for (const { title, products } of groups) {
    expect(linksOf(title)).toEqual(products.map((each) => [each.title, `/products/${each.id}`]))
  }
})

test('its company links lead to the gallery, the downloads and the about page', () => {
  expect(linksOf('Company')).toEqual([
    ['Gallery', '/gallery'],
    ['Downloads', '/downloads'],
    ['About', '/about'],
    ['Contact', '/#contact'],
    ['Which machine?', '/which-machine'],
    ['Compare machines', '/compare'],
    ['Your shortlist', '/shortlist'],
    ['Without a network', '/downloads#kept'],
  ])
})

test('the copyright line has the year in which the page was made, until scripts know better', () => {
  expect(footer.replaceAll(/<!-- -->/g, '')).toContain('© 2031 DINO')
})

test('its drawing has the name that the machine has now, and none once it is offered no more', () => {
  expect(footer).toContain('Wotan, half plan to the centre line')
  const [wotan, ...others] = delivered.products
  const renamed = catalogueOf([{ ...wotan!, title: 'Atlas' }, ...others], delivered.paints)
  expect(footerPlan(renamed)).toBe('Atlas, half plan to the centre line')
  expect(footerPlan(catalogueOf(others, delivered.paints, [wotan!]))).toBeUndefined()
})

test('of a range that is longer than a menu the first machines are listed, and a way to all of them', () => {
  const many = Array.from({ length: 30 }, (_, number) => ({
    ...delivered.products[0]!,
    ...{ id: `machine-${number}`, title: `Machine ${number}` },
  }))
  const [knuckle, ...others] = menuGroups(catalogueOf(many, delivered.paints))
  expect(knuckle).toMatchObject({ all: 'All 30' })
  expect(knuckle!.products).toHaveLength(13)
  // Without a machine it is none.
  expect(others).toEqual([])
  const long = renderToStaticMarkup(
    <MemoryRouter>
      <CompanyContext value={company}>
        <Footer groups={[knuckle!]} pages={pageMenus(11)} builtIn={2031} />
        <Menu groups={[knuckle!]} pages={pageMenus(11).menu} open onPointerEnter={() => {}} />
      </CompanyContext>
    </MemoryRouter>,
  )
  expect(long.match(/<a href="\/#products"[^>]*>All 30</g)).toHaveLength(2)
})
