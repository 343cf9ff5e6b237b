import { expect, test } from 'vitest'
import { contentIn } from '../../content/language/content-in.server.ts'
import { inLanguage } from '../../content/language/in-language.server.ts'
import { translations, type Language } from '../../content/language/languages.ts'
import { companyFacts, companyOf } from '../../content/company.ts'
import { specificationRows } from '../../content/product.ts'
import { asDelivered } from '../../content/site-content.ts'
import { structuredData } from './structured-data.server.ts'

const script = {
  en: /^[\p{ASCII}’–]+$/u,
  ml: /\p{Script=Malayalam}/u,
  hi: /\p{Script=Devanagari}/u,
}

interface Told {
  '@type': string
  name: string
  description: string
  category: string
  additionalProperty: { name: string; value: string }[]
}

function told(type: string, path: string, language: Language): Told {
  const { '@graph': things } = inLanguage(language, () =>
    structuredData(path, contentIn(language, asDelivered)),
  )
  return (things as unknown as Told[]).find((thing) => thing['@type'] === type)!
}

function steps(path: string, language: Language, content = asDelivered): string[] {
  const { '@graph': things } = inLanguage(language, () =>
    structuredData(path, contentIn(language, content)),
  )
  type List = Told & { itemListElement: Told[] }
  const list = (things as unknown as List[]).find((thing) => thing['@type'] === 'BreadcrumbList')!
  return list.itemListElement.map(({ name }) => name)
}

test.each(['en', ...translations] as const)(
  'in %s a story stands below the news, under its title, and a later page of them under its number',
  (language) => {
    const [story] = contentIn(language, asDelivered).news
    const path = `/news/${story!.id}`
    expect(steps(path, language)).toEqual([...steps('/news', language), story!.title])
    const [home, news, second] = steps('/news/page/2', language)
    expect([home, news]).toEqual(steps('/news', language))
    expect(second).toMatch(/2$/)
    for (const name of steps(path, language)) expect(name).toMatch(script[language])
  },
)

const machines = asDelivered.catalogue.products

test.each(translations)('in %s a machine is told with its facts alone', (language) => {
  for (const machine of machines) {
    const known = specificationRows(machine).filter(({ value }) => value !== 'On request')
    const { additionalProperty } = told('Product', `/products/${machine.id}`, language)
    expect(additionalProperty).toHaveLength(known.length)
  }
  const open = machines.flatMap((machine) => Object.values(machine.specifications))
  expect(open).toContain('On request')
})

test.each(translations)('in %s its labels and its kind are in that language', (language) => {
  const { additionalProperty, category } = told('Product', '/products/wotan', language)
  for (const text of [category, ...additionalProperty.map(({ name }) => name)])
    expect(text).toMatch(script[language])
})

test.each(['en', 'ml', 'hi'] as const)(
  'in %s the workshop and the film of the yard are named in that language',
  (language) => {
    const film = told('VideoObject', '/about', language)
    const workshop = told('LocalBusiness', '/', language)
    for (const text of [film.name, film.description, workshop.name])
      expect(text).toMatch(script[language])
  },
)

test.each([
  [['Kodimatha', 'Kottayam', 'Kerala, India'], 'Kodimatha', 'Kottayam'],
  [['DINO Works', 'Kodimatha', 'Kottayam', 'Kerala, India'], 'DINO Works, Kodimatha', 'Kottayam'],
  [['Kottayam', 'Kerala, India'], undefined, 'Kottayam'],
  [['Kottayam'], undefined, 'Kottayam'],
])('of the address %j the street is %s, and the town %s', (address, street, town) => {
  const content = { ...asDelivered, company: companyOf({ ...companyFacts, address }) }
  const { '@graph': things } = structuredData('/', content)
  const workshop = (things as unknown as (Told & { address: object })[]).find(
    (thing) => thing['@type'] === 'LocalBusiness',
  )!
  expect(workshop.address).toEqual({
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    addressLocality: town,
    addressRegion: 'Kerala',
    addressCountry: 'IN',
  })
})
