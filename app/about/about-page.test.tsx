import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { contentIn } from '../../content/language/content-in.server.ts'
import { inLanguage } from '../../content/language/in-language.server.ts'
import type { Language } from '../../content/language/languages.ts'
import { asDelivered, deliveredBodies, siteContentOf } from '../../content/site-content.ts'
import { siteContentContext } from '../page/site-content.ts'
import AboutPage, { loader } from './about-page.tsx'

type Props = Parameters<typeof AboutPage>[0]
const asked = { context: new RouterContextProvider() } as unknown as Parameters<typeof loader>[0]

const drawn = (request: typeof asked) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <AboutPage {...({ loaderData: loader(request) } as Props)} />
    </MemoryRouter>,
  )

const page = drawn(asked)

test('about opens with its headline and the way back home', () => {
  expect(page).toMatch(/<h1[^>]*>Engineering Excellence in Hydraulic Solutions</)
  expect(page).toMatch(/<a [^>]*href="\/"[^>]*>.*?Back to Home/s)
})

test('its parts come in the order of the specification', () => {
  const headings = [...page.matchAll(/<h2[^>]*>([^<]+)</g)].map(([, words]) => words)
  expect(headings).toEqual([
    'Our Story',
    'Precision Manufacturing',
    'Global Presence',
    'Certified Quality',
    'Innovation Focus',
    'Our Mission',
    'Our Vision',
    'DINO Design Evolution',
  ])
})

test('each machine of the evolution stands with its logo, its drawing and its picture', () => {
  for (const id of ['wotan', 'woodpicker', 'swifty']) {
    expect(page).toContain(`src="/marks/${id}.svg"`)
    expect(page).toMatch(new RegExp(`class="evolved-drawing" src="[^"]*${id}`))
  }
  expect(page.match(/class="evolved-picture"/g)).toHaveLength(3)
})

test('under another name a machine has it in letters, as its logo says the old one', () => {
  const wotan = { ...deliveredBodies.product.get('wotan')!, title: 'Atlas' }
  const product = new Map([...deliveredBodies.product, ['wotan', wotan]])
  const context = new RouterContextProvider()
  context.set(siteContentContext, siteContentOf({ bodies: { ...deliveredBodies, product } }))
  const renamed = drawn({ context } as unknown as Parameters<typeof loader>[0])
  expect(renamed).not.toContain('/marks/wotan.svg')
  expect(renamed).toMatch(/<h3 id="evolution-wotan" class="(?!sr-only)[^"]*">Atlas</)
  expect(page).toMatch(/<h3 id="evolution-wotan" class="sr-only">Wotan</)
})

test('a machine whose paint is withdrawn is turned from drawing to steel in another', () => {
  const paint = new Map([...deliveredBodies.paint].filter(([id]) => id !== 'yellow'))
  const context = new RouterContextProvider()
  context.set(siteContentContext, siteContentOf({ bodies: { ...deliveredBodies, paint } }))
  const { evolution } = loader({ context } as unknown as Parameters<typeof loader>[0])
  expect(evolution.map(({ id }) => id)).toEqual(['wotan', 'woodpicker', 'swifty'])
  expect(evolution[0]!.picture.alt).toMatch(/^Dino Wotan in (?!yellow)\w/)
})

test('certificates are those of the site, issued where they were uploaded', () => {
  const file = 'a'.repeat(64)
  const [iso, , compliance] = asDelivered.certificates.map((each) => ({ ...each, paper: file }))
  const certificate = new Map([iso!, compliance!].map((each) => [each.id, each]))
  const bodies = { ...deliveredBodies, certificate }
  const files = new Map([[file, { id: file, kind: 'paper', pages: 1, bytes: 9000 } as const]])
  const said = (language: Language) => {
    const context = new RouterContextProvider()
    context.set(siteContentContext, contentIn(language, siteContentOf({ bodies, files })))
    const asked = { context } as unknown as Parameters<typeof loader>[0]
    return inLanguage(language, () => loader(asked).highlights[2]!.text)
  }
  expect(said('en')).toBe(
    'ISO Certification and Certificate of Compliance, to read on the downloads page.',
  )
  expect(said('ml')).toContain('ISO സർട്ടിഫിക്കേഷൻ, അനുരൂപതാ സർട്ടിഫിക്കറ്റ്;')
})

test('a certificate whose last day is past is claimed no more', () => {
  const [iso, ce] = asDelivered.certificates.map((each) => ({ ...each, paper: 'a'.repeat(64) }))
  const last = { ...iso!, validUntil: '2026-12-31' }
  const certificate = new Map([last, ce!].map((each) => [each.id, each]))
  const bodies = { ...deliveredBodies, certificate }
  const said = (day: string) => {
    const context = new RouterContextProvider()
    context.set(siteContentContext, siteContentOf({ bodies, day }))
    const asked = { context } as unknown as Parameters<typeof loader>[0]
    return loader(asked).highlights[2]!.text
  }
  expect(said('2026-12-31')).toContain(iso!.title)
  expect(said('2027-01-01')).not.toContain(iso!.title)
  expect(said('2027-01-01')).toContain(ce!.title)
})
