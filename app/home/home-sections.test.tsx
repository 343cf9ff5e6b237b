import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { catalogue, delivered } from '../../content/catalogue.ts'
import { catalogueOf } from '../../content/catalogue-of.ts'
import { company } from '../../content/company.ts'
import { CompanyContext } from '../page/company.ts'
import { Hero } from './hero.tsx'
import { loader } from './home-page.tsx'
import { LowerSections } from './lower-sections.tsx'
import { sharedTerms } from './shared-terms.server.ts'
import { showcase } from './showcase-pictures.server.ts'

const asked = { context: new RouterContextProvider() } as unknown as Parameters<typeof loader>[0]

function drawn(part: ReactNode): string {
  const Site = createRoutesStub([{ path: '/', Component: () => part }])
  return renderToStaticMarkup(
    <CompanyContext value={company}>
      <Site />
    </CompanyContext>,
  )
}

const { hero, lower } = loader(asked)
const opening = drawn(<Hero {...hero} />)
const rest = drawn(<LowerSections {...lower} />)

/** One section of the page, from its heading's id to the section's end. */
const section = (labelledBy: string) =>
  new RegExp(`<section [^>]*aria-labelledby="${labelledBy}".*?</section>`, 's').exec(rest)![0]

test("home's sections come in the order of the specification", () => {
  const titles = [...(opening + rest).matchAll(/<section [^>]*aria-labelledby="([^"]+)"/g)]
  expect(titles.map(([, title]) => title)).toEqual([
    'headline',
    'showcase-title',
    'range-title',
    'about-title',
    'news-title',
    'facility-title',
    'contact-title',
  ])
})

test('home has the places #home, #products and #contact', () => {
  expect(opening).toMatch(/<section [^>]*id="home"/)
  expect(rest).toMatch(/<section [^>]*id="products"/)
  expect(rest).toMatch(/<section [^>]*id="contact"/)
})

test('the headline reads as one sentence after the other', () => {
  const [, words] = /<h1[^>]*>(.*?)<\/h1>/s.exec(opening)!
  expect(words!.replaceAll(/<[^>]+>/g, '').trim()).toBe(
    'The Power to Lift. The Precision to Perform',
  )
})

test('the hero can be paused, and turned both ways', () => {
  for (const name of ['Pause the pictures', 'Previous picture', 'Next picture'])
    expect(opening).toContain(`aria-label="${name}"`)
})

test('below 480 px the hero fetches its tall pictures, from 480 px on the wide ones', () => {
  const [, narrow] = /<source media="\(max-width: 479\.98px\)" srcSet="([^"]+)"/.exec(opening)!
  const [, others] = /<img srcSet="([^"]+)"/.exec(opening)!
  expect(narrow).toContain('/media/hero/tall-1.avif')
  expect(others).toContain('/media/hero/wide-1.avif')
})

test('the showcase has the logo of the product that it shows, and its picture opens the page', () => {
  const showcase = section('showcase-title')
  expect(showcase).toMatch(/<img [^>]*src="\/marks\/wotan\.svg"[^>]*alt="Wotan logo"/)
  expect(showcase).toMatch(/<a class="showcase-picture" [^>]*href="\/products\/wotan\?colour=red"/)
})

test('under another name a machine of the showcase has it in letters, as its logo says the old one', () => {
  const [wotan, ...others] = delivered.products
  const renamed = catalogueOf([{ ...wotan!, title: 'Atlas' }, ...others], delivered.paints)
  const [, marks] = /class="showcase-marks">(.*?)<\/p>/s.exec(
    drawn(<LowerSections {...lower} showcase={showcase(renamed)} />),
  )!
  expect(marks).not.toContain('/marks/wotan.svg')
  expect(marks).toMatch(/<span [^>]*data-shown="true"[^>]*>Atlas<\/span>/)
})

test('the range shows all products, each linked to its own page', () => {
  const links = [...section('range-title').matchAll(/href="(\/products\/[^"]+)"/g)]
  expect(links.map(([, to]) => to)).toEqual(catalogue.map(({ id }) => `/products/${id}`))
})

test('the contact section has its title, phone, sales e-mail and the workshop’s address', () => {
  const contact = section('contact-title')
  expect(contact).toContain('Let&#x27;s Discuss Your Hydraulic Needs')
  expect(contact).toContain(company.phone.display)
  expect(contact).toContain(company.salesEmail)
  expect(contact).toContain('<address>Kodimatha, Kottayam, Kerala, India</address>')
})

test('the contact section has price and smallest order where all machines have the same', () => {
  expect(section('contact-title')).toContain('<dt>Price</dt><dd>Contact for Quote</dd>')
  expect(section('contact-title')).toContain('<dt>Minimum Order</dt><dd>1 Unit</dd>')
  const [first, ...others] = catalogue
  const priced = { products: [{ ...first!, price: '₹ 12,50,000' }, ...others] }
  expect(sharedTerms(priced)).toEqual([{ label: 'Minimum Order', text: '1 Unit' }])
  const terms = sharedTerms({ products: [] })
  expect(drawn(<LowerSections {...lower} contact={{ terms }} />)).not.toContain('<dt>Price')
})

test('Call calls the company, and Email writes to its sales desk', () => {
  const contact = section('contact-title')
  const target = (words: string) =>
    new RegExp(`<a [^>]*href="([^"]+)"[^>]*>(?:(?!</a>).)*${words}`, 's').exec(contact)?.[1]
  expect(target('Call')).toBe(company.phone.href)
  expect(target('Email')).toBe(`mailto:${company.salesEmail}?subject=Enquiry`)
})
