import { expect, test } from 'vitest'
import { readPublished } from '../../app/site-content/published-content.server.ts'
import type { PaintChoice } from '../../app/staff/site/content-page.server.ts'
import { sentenceOf } from '../../app/staff/log/log-sentences.ts'
import type { LogEntry } from '../../app/staff/log/log.server.ts'
import { structuredData } from '../../app/seo/structured-data.server.ts'
import { catalogueData } from '../../app/page/known-products.server.ts'
import { offeredProducts } from '../../app/enquiries/form/offered-products.server.ts'
import { coatOf } from '../../app/yard/coat.ts'
import { asDelivered } from '../../content/site-content.ts'
import { showcase } from '../../app/home/showcase-pictures.server.ts'
import { openingPictures } from '../../app/home/hero-pictures.server.ts'
import { colouredPictures, paintsOfProduct } from '../../app/products/pictures.server.ts'
import { leadMail } from '../../app/enquiries/enquiry-mails.ts'
import { mailSettings } from '../../app/mail/mail.server.ts'
import { brochureOf } from '../../app/papers/brochure.ts'
import { mediaOf } from '../../app/papers/product-media.server.ts'
import { company } from '../../content/company.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { blankEnquiry } from '../blank-enquiry.ts'
import { stored, type InboxPage } from '../inbox.ts'
import { signedInAs } from '../fresh-app.ts'
import { enquiryFrom } from '../office.ts'
import { itemsOffice } from '../site-items.ts'

const orange = { name: 'Orange', swatch: '#e8590c', lettering: 'contrast', place: '', base: '0' }
const red = 'paint/red'

async function paintsOffice() {
  const all = await itemsOffice()
  const { staff } = all
  return {
    ...all,
    change: async (item: string, fields: Record<string, string>) =>
      staff.publish(item, { ...(await staff.opened(item)), ...fields }),
    withdraw: (item: string) => staff.step(item, { do: 'withdraw', successor: '' }),
  }
}

const swatchesOf = ({ catalogue }: SiteContent, id = 'wotan') =>
  catalogue.paints.swatchesOf(catalogue.find(id)!.colours)
const paintsShown = ({ catalogue }: SiteContent, id = 'wotan') => {
  const product = catalogue.find(id)!
  return paintsOfProduct(product, colouredPictures(product, catalogue.paints), catalogue.paints)
}

test('a ninth paint stands after the others, and a machine that is given it shows its chip in the nearest picture', async () => {
  const { site, staff, change } = await paintsOffice()
  const sent = await staff.publish('paint/new', orange)
  expect(sent.location).toBe('/staff/site/paint/orange?published=shown')
  expect((await site()).catalogue.paints.offered.map(({ id }) => id).at(-1)).toBe('orange')
  const { colours } = await staff.opened('product/wotan')
  expect((await change('product/wotan', { colours: `${colours}\norange` })).status).toBe(303)
  expect(paintsShown(await site()).at(-1)).toEqual({
    ...{ id: 'orange', name: 'Orange', swatch: '#e8590c' },
    shownIn: expect.objectContaining({ id: expect.stringMatching(/\w/) as string }) as unknown,
  })
  // The showcase has a picture of each of its stops.
  const [wotan] = showcase((await site()).catalogue).products
  expect(wotan!.paints.map(({ id }) => id)).not.toContain('orange')
  expect(wotan!.pictures).toHaveLength(wotan!.paints.length)
})

test('a machine in a paint that nobody has rendered alone keeps the nearest picture there is', async () => {
  const { site, staff, change } = await paintsOffice()
  await staff.publish('paint/new', orange)
  await change('product/wotan', { colours: 'orange' })
  const { catalogue } = await site()
  const [picture, ...others] = colouredPictures(catalogue.find('wotan')!, catalogue.paints)
  expect(others).toEqual([])
  expect(picture!.alt).toMatch(/^Dino Wotan in (red|yellow)$/)
})

test('a paint is given its place in the strip by a number', async () => {
  const { site, staff } = await paintsOffice()
  await staff.publish('paint/new', { ...orange, place: '2' })
  expect((await site()).catalogue.paints.offered.map(({ id }) => id).slice(0, 3)).toEqual([
    ...['red', 'orange', 'yellow'],
  ])
})

test('a paint that is renamed and has another chip is so on every machine, whose history is its own', async () => {
  const { site, staff, change } = await paintsOffice()
  await change(red, { name: 'Signal red', swatch: '#C1121C' })
  expect(swatchesOf(await site())[0]).toEqual({ id: 'red', name: 'Signal red', swatch: '#c1121c' })
  const { catalogue } = await site()
  expect(
    colouredPictures(catalogue.find('wotan')!, catalogue.paints).map(({ alt }) => alt),
  ).toContain('Dino Wotan in signal red')
  const worn = async () => coatOf((await site()).catalogue.paints.known('red')!)
  expect(await worn()).toEqual(coatOf({ id: 'red', name: 'Red', swatch: '#c1121c' }))
  // What the studio paints with is not in the form, and stays for the chip that it is of.
  await change(red, { swatch: '#b81216' })
  expect(await worn()).toEqual(coatOf(asDelivered.catalogue.paints.known('red')!))
  expect((await staff.page('product/wotan')).history).toHaveLength(1)
  // Its first name is its own for ever.
  const other = await staff.publish('paint/new', { ...orange, name: 'Red' })
  expect(other.status).toBe(409)
  expect(other.page!.errors!.name).toMatch(/Another paint/)
})

test('a withdrawn paint is nowhere on the site, and comes back with its machines', async () => {
  const { site, staff, withdraw } = await paintsOffice()
  await withdraw(red)
  const now = await site()
  expect(swatchesOf(now).map(({ id }) => id)).not.toContain('red')
  const said = [
    structuredData('/products/wotan', now),
    catalogueData(now.catalogue),
    offeredProducts(now.catalogue),
    showcase(now.catalogue),
    openingPictures(now.catalogue),
    colouredPictures(now.catalogue.find('wotan')!, now.catalogue.paints),
    brochureOf({
      ...{ product: now.catalogue.find('cuty')!, company, paints: now.catalogue.paints },
      ...(await mediaOf(now.catalogue.find('cuty')!, now.catalogue.paints)),
    }),
  ]
  for (const each of said) expect(JSON.stringify(each)).not.toMatch(/"(Red|red)"|in red/)
  await staff.bringBack(red, '0')
  expect(swatchesOf(await site())[0]!.id).toBe('red')
})

test('home holds when every paint that its pictures are in is withdrawn', async () => {
  const { site, withdraw } = await paintsOffice()
  for (const { id } of (await site()).catalogue.paints.offered) await withdraw(`paint/${id}`)
  const { catalogue } = await site()
  expect(showcase(catalogue).products).toEqual([])
  const { wide, tall } = openingPictures(catalogue)
  for (const { pictures } of [wide, tall]) {
    expect(pictures).toHaveLength(1)
    expect(pictures[0]!.alt).toBe('A Dino crane; the headline hangs from its hook')
  }
  // A machine without any paint still has its own picture.
  const wotan = catalogue.find('wotan')!
  expect(colouredPictures(wotan, catalogue.paints)).toHaveLength(1)
  expect(swatchesOf({ catalogue } as SiteContent)).toEqual([])
})

test('old enquiries name a withdrawn paint in the inbox, its file and mails; nobody can ask for it any more', async () => {
  const { office, site, withdraw } = await paintsOffice()
  const asked = { kind: 'quote', productId: 'wotan', colour: 'maroon' } as const
  await enquiryFrom(office, asked)
  await withdraw('paint/maroon')
  const content = await site()
  office.services.content = () => content
  const [{ id } = { id: '' }] = await stored(office)
  const { page } = await office.look<InboxPage>(`/staff/inbox/${id}`)
  expect(page.list.rows[0]!.about).toBe('Dino Wotan, maroon')
  expect(await (await office.fetch('/staff/inbox.csv')).text()).toContain(',Wotan,Maroon,')
  const mail = leadMail(
    mailSettings(office.services),
    {
      ...blankEnquiry,
      ...asked,
      name: 'Asha',
      language: 'en',
      email: '',
      message: '',
      consentVersion: '',
      view: null,
    },
    { reference: 'AB-12345', page: null },
  )
  expect(mail.subject).toContain('Dino Wotan in maroon')
  const ask = async (colour: string) => {
    const answer = await office.app.request('/api/enquiries', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        ...{ name: 'Asha Menon', email: 'asha@buyer.example', message: 'A crane for logs.' },
        ...{ kind: 'quote', product: 'wotan', colour },
      }),
    })
    return answer.status
  }
  expect(await ask('maroon')).toBe(422)
  expect(await ask('white')).toBe(201)
})

test('what a machine comes in is chosen by chips; a withdrawn one stays with it, said so', async () => {
  const { site, staff, change, withdraw } = await paintsOffice()
  await withdraw(red)
  interface Page {
    fields: { name: string; paints?: PaintChoice[] }[]
  }
  const page = (await staff.page('product/wotan')) as unknown as Page
  const { paints } = page.fields.find(({ name }) => name === 'colours')!
  expect(paints!.at(-1)).toMatchObject({ id: 'red', isWithdrawn: true })
  await change('product/wotan', { price: 'From January' })
  await staff.bringBack(red, '0')
  expect(swatchesOf(await site()).map(({ id }) => id)).toContain('red')
  const fresh = (await staff.page('product/new')) as unknown as Page & { form: { colours: string } }
  expect(fresh.form.colours.split('\n')).toHaveLength(8)
})

test('checkboxes send paints one by one, and the log and the history call them by their names', async () => {
  const { office, site, staff } = await paintsOffice()
  const form = await staff.opened('product/swifty')
  const body = new URLSearchParams({ ...form, do: 'publish' })
  body.delete('colours')
  for (const id of ['white', 'dark-blue']) body.append('colours', id)
  const headers = await signedInAs(office.services, {
    name: 'Dino Staff',
    email: 'staff@dino.example',
  })
  const answer = await office.app.request('/staff/site/product/swifty', {
    ...{ method: 'POST', headers, body },
  })
  expect(answer.status).toBe(303)
  expect((await site()).catalogue.find('swifty')!.colours).toEqual(['white', 'dark-blue'])
  const [latest] = (await staff.page('product/swifty')).history
  expect(latest!.changes).toEqual([
    expect.objectContaining({ field: 'colours', to: 'Dark blue\nWhite' }),
  ])
  const { page } = await office.look<{ entries: LogEntry[] }>('/staff/log')
  expect(page.entries.map((entry) => sentenceOf(entry)).join()).toContain('Dark blue')
})

test.each([
  ['a chip that is no colour', { swatch: 'red' }, 'swatch'],
  ['a chip of three figures', { swatch: '#f00' }, 'swatch'],
  ['lettering that can’t be read on it', { swatch: '#f5e663', lettering: 'light' }, 'lettering'],
  ['a name of no Latin letter', { name: 'ചുവപ്പ്' }, 'name'],
  ['a place that is no number', { place: 'first' }, 'place'],
])('%s is refused in words, and nothing is published', async (_, wrong, field) => {
  const { site, staff } = await paintsOffice()
  const sent = await staff.publish('paint/new', { ...orange, ...wrong })
  expect(sent.status).toBe(422)
  expect(sent.page!.errors![field]).toMatch(/\w/)
  expect((await site()).catalogue.paints.offered).toHaveLength(8)
})

test('of two who add the same paint at once one is told that it is there', async () => {
  const { office, site, staff, meera } = await paintsOffice()
  const sent = await Promise.all([
    staff.publish('paint/new', orange),
    meera.publish('paint/new', { ...orange, swatch: '#d9480f' }),
  ])
  expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 409])
  expect(
    (await readPublished(office.services.db.queries)).content.catalogue.paints.offered,
  ).toHaveLength(9)
  expect((await site()).catalogue.paints.offered.at(-1)!.id).toBe('orange')
})
