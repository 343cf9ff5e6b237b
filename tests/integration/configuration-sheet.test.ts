import { expect, test } from 'vitest'
import { asDelivered, siteContentOf } from '../../content/site-content.ts'
import type { AskedSheet } from '../../app/rules/configuration-sheet.ts'
import { freshApp } from '../fresh-app.ts'
import { pdfOf } from '../sample-pdfs.ts'

/** The site, and what it typeset; `print` makes the paper. */
async function siteWithSheets(print = () => Promise.resolve<Uint8Array>(pdfOf(''))) {
  const sheets: AskedSheet[] = []
  const site = await freshApp({
    typesetSheet: (asked) => {
      sheets.push(asked)
      return print()
    },
  })
  const fetch = (query: string, slug = 'wotan') =>
    site.app.request(`/products/${slug}/sheet.pdf${query}`)
  return { ...site, sheets, fetch }
}

const query = '?colour=red&view=side,crane:yellow,name:Kerala_Timber'

test('a visitor gets the sheet of what stands in 3D', async () => {
  const { fetch, sheets, services } = await siteWithSheets()
  const answer = await fetch(query)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Type')).toBe('application/pdf')
  // There are as many addresses of sheets as there are ways to stand.
  expect(answer.headers.get('X-Robots-Tag')).toBe('noindex')
  expect(sheets).toMatchObject([
    {
      ...{ colour: 'red', view: 'side,crane:yellow,name:Kerala_Timber', reference: null },
      link: `${services.settings.publicUrl}/products/wotan${query}`,
    },
  ])
})

test('at a former address of the machine the sheet leads on, in each language, with all that was chosen', async () => {
  const addresses = [{ kind: 'product', slug: 'old-wotan', item: 'wotan' }] as const
  const content = siteContentOf({ ...asDelivered, addresses: [...addresses] })
  const { app } = await freshApp({ content, typesetSheet: () => Promise.resolve(pdfOf('')) })
  for (const language of ['', '/ml']) {
    const answer = await app.request(`${language}/products/old-wotan/sheet.pdf${query}`)
    const to = `${language}/products/wotan/sheet.pdf${query}`
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, to])
    expect((await app.request(to)).status).toBe(200)
  }
})

test('a visitor of the Malayalam pages gets another sheet, which leads back to them', async () => {
  const { fetch, app, sheets, services } = await siteWithSheets()
  await fetch(query)
  expect((await app.request(`/ml/products/wotan/sheet.pdf${query}`)).status).toBe(200)
  const [english, malayalam] = sheets
  expect(malayalam!.link).toBe(`${services.settings.publicUrl}/ml/products/wotan${query}`)
  expect(malayalam!.product.subtitle).not.toBe(english!.product.subtitle)
})

test('the same one is made once, also for two at the same moment', async () => {
  const { fetch, sheets } = await siteWithSheets()
  await Promise.all([fetch(query), fetch(query)])
  await fetch(query)
  expect(sheets).toHaveLength(1)
})

test('on another day another one is made, which says that day', async () => {
  const { fetch, sheets, services } = await siteWithSheets()
  await fetch(query)
  const tomorrow = new Date(services.now().getTime() + 86_400_000)
  services.now = () => tomorrow
  await fetch(query)
  expect(new Set(sheets.map(({ date }) => date)).size).toBe(2)
})

test('whatever a query says there is a paper', async () => {
  const { fetch, sheets } = await siteWithSheets()
  const odd = [
    ...['', '?view', '?view=%F0%9F%8F%97', '?view=,,,:::', '?view=name:%3Cb%3E&colour=zebra'],
    ...['?view=a&view=b', `?view=${'side,'.repeat(900)}`, '?view=crane:zebra', '?colour[]=red'],
    ...['?view=name:%E0%B4%A1%E0%B4%BF', '?view=%', '?view=%ED%A0%80'],
  ]
  for (const each of odd) expect([200, 400]).toContain((await fetch(each)).status)
  expect(sheets.every(({ view }) => view.length <= 600)).toBe(true)
  expect(sheets.find(({ colour }) => colour === 'zebra')).toBeUndefined()
  expect((await fetch('', 'no-such-machine')).status).toBe(404)
})

test('more than twenty new ones in ten minutes are refused, and the known ones are not', async () => {
  const { fetch } = await siteWithSheets()
  for (let number = 0; number < 20; number++)
    expect((await fetch(`?view=turn:${number}`)).status).toBe(200)
  const refused = await fetch('?view=turn:99')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('Retry-After')).not.toBeNull()
  expect((await fetch('?view=turn:3')).status).toBe(200)
})

test('one that could not be made is said to be so, and made when it is asked for again', async () => {
  let works = false
  const { fetch } = await siteWithSheets(() =>
    works ? Promise.resolve(pdfOf('')) : Promise.reject(new Error('no paper')),
  )
  const failed = await fetch(query)
  expect(failed.status).toBe(503)
  expect(await failed.text()).toContain('try again in a minute')
  works = true
  expect((await fetch(query)).status).toBe(200)
})
