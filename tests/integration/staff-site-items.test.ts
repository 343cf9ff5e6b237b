import { expect, test } from 'vitest'
import { sentenceOf } from '../../app/staff/log/log-sentences.ts'
import type { LogEntry } from '../../app/staff/log/log.server.ts'
import { publishDue } from '../../app/site-content/publish-due.server.ts'
import { deskOf, toldOnToday } from '../office.ts'
import { itemsOffice } from '../site-items.ts'

const blank = {
  ...{ title: 'Titan', subtitle: 'For heavy loads', family: 'knuckle', note: '' },
  ...{ description: 'Titan lifts the rest.', features: 'Long boom\nReaches far.', place: '' },
  ...{ applications: 'Girders', specifications: 'Winches: Two', additionalDetails: '' },
  ...{ price: 'Contact for Quote', moq: '1 Unit', colours: 'Red\nyellow', base: '0' },
}

test('a new machine stands in the range after the others, with its own rows after the site’s', async () => {
  const { site, staff } = await itemsOffice()
  const sent = await staff.publish('product/new', {
    ...blank,
    specifications: 'Winches: Two\nCountry: Made in India',
  })
  expect(sent.location).toBe('/staff/site/product/titan?published=shown')
  const { catalogue } = await site()
  expect(catalogue.groups[0]!.products.at(-1)).toMatchObject({
    id: 'titan',
    colours: ['red', 'yellow'],
  })
  expect(catalogue.find('titan')!.specifications).toEqual({
    Winches: 'Two',
    Country: 'Made in India',
  })
  // The blank form that it began with was never there.
  expect((await staff.bringBack('product/titan', '0')).status).toBe(404)
})

test('a machine is given its place in the range by a number', async () => {
  const { site, staff } = await itemsOffice()
  await staff.publish('product/new', { ...blank, place: '1' })
  expect((await site()).catalogue.products.map(({ id }) => id).slice(0, 3)).toEqual([
    ...['titan', 'wotan', 'woodpicker'],
  ])
})

test.each([
  ['a name that another machine has', { title: 'Wotan' }, 'title', 409],
  ['a name that has no Latin letter', { title: 'ടൈറ്റൻ' }, 'title', 422],
  ['a row without a value', { specifications: 'Winches' }, 'specifications', 422],
  ['a row that stands there twice', { specifications: 'A: 1\nA: 2' }, 'specifications', 422],
  ['a paint that there is not', { colours: 'Pink' }, 'colours', 422],
  ['a kind that there is not', { family: 'submarine' }, 'family', 422],
  ['a feature without its text', { features: 'Long boom' }, 'features', 422],
  ['a place that is no number', { place: 'first' }, 'place', 422],
])('%s is refused in words, and nothing is published', async (_, change, field, status) => {
  const { site, staff } = await itemsOffice()
  const sent = await staff.publish('product/new', { ...blank, ...change })
  expect(sent.status).toBe(status)
  expect(sent.page!.errors![field]).toMatch(/\w/)
  expect((await site()).catalogue.products).toHaveLength(11)
})

test('a machine is not renamed to what another one is called', async () => {
  const { site, staff } = await itemsOffice()
  const form = await staff.opened('product/wotan')
  const sent = await staff.publish('product/wotan', { ...form, title: 'Swifty' })
  expect(sent.status).toBe(409)
  expect(sent.page!.errors!.title).toMatch(/\w/)
  expect((await site()).catalogue.find('wotan')).toMatchObject({ title: 'Wotan' })
})

test('every address that a machine had leads to where it is now, and is given to no other', async () => {
  const { site, staff } = await itemsOffice()
  await staff.publish('product/new', blank)
  for (const title of ['Titan Two', 'Colossus', 'Titan Three'])
    await staff.publish('product/titan', { ...(await staff.opened('product/titan')), title })
  const { moved, catalogue } = await site()
  expect(catalogue.find('titan')).toMatchObject({ title: 'Titan Three', slug: 'titan-three' })
  expect(Object.fromEntries(moved)).toEqual({
    '/products/titan': '/products/titan-three',
    '/products/titan-two': '/products/titan-three',
    '/products/colossus': '/products/titan-three',
  })
  const other = await staff.publish('product/new', { ...blank, title: 'Colossus' })
  expect(other.status).toBe(409)
  // By its first name it is known for ever.
  expect((await staff.publish('product/new', blank)).status).toBe(409)
  const wotan = await staff.opened('product/wotan')
  const renamed = await staff.publish('product/wotan', { ...wotan, title: 'Colossus' })
  expect(renamed.status).toBe(409)
  // Its own it may have again.
  await staff.publish('product/titan', { ...(await staff.opened('product/titan')), title: 'Titan' })
  expect((await site()).moved.get('/products/titan-three')).toBe('/products/titan')
})

test('a machine that was delivered and is renamed is found at its address from before', async () => {
  const { site, staff } = await itemsOffice()
  const form = await staff.opened('product/wotan')
  await staff.publish('product/wotan', { ...form, title: 'Wotan Two' })
  expect((await site()).moved.get('/products/wotan')).toBe('/products/wotan-two')
})

test('what is withdrawn is gone, or leads to what takes its place, also over several steps and never in a ring', async () => {
  const { site, staff } = await itemsOffice()
  await staff.step('product/wotan', { do: 'withdraw', successor: 'swifty' })
  await staff.step('product/swifty', { do: 'withdraw', successor: 'scoot' })
  let { moved, gone, catalogue } = await site()
  expect(catalogue.products).toHaveLength(9)
  expect(catalogue.nameOf('wotan')).toBe('Dino Wotan')
  expect(Object.fromEntries(moved)).toEqual({
    '/products/wotan': '/products/scoot',
    '/products/swifty': '/products/scoot',
  })
  await staff.step('product/scoot', { do: 'withdraw', successor: 'wotan' })
  ;({ moved, gone, catalogue } = await site())
  expect([...gone.keys()].toSorted()).toEqual(
    ['scoot', 'swifty', 'wotan'].map((id) => `/products/${id}`),
  )
  await staff.bringBack('product/wotan', '0')
  ;({ moved, gone } = await site())
  expect([...gone.keys()].toSorted()).toEqual(['/products/scoot', '/products/swifty'])
})

test('a claim is confirmed once, whoever presses twice, and the log says which', async () => {
  const { office, site, staff } = await itemsOffice()
  const press = () => staff.step('product/wotan', { do: 'confirm specifications.Capacity Range' })
  await Promise.all([press(), press()])
  const { unconfirmed } = (await site()).catalogue.find('wotan')!
  expect(unconfirmed).not.toContain('specifications.Capacity Range')
  const { page } = await office.look<{ entries: LogEntry[] }>('/staff/log')
  expect(page.entries.map((entry) => sentenceOf(entry))).toEqual([
    'confirmed of product wotan: Capacity Range',
  ])
})

test('what is planned is published when its time has come, once, with what a colleague changed meanwhile', async () => {
  const { office, site, staff, meera } = await itemsOffice()
  const { db, log } = office.services
  const form = await staff.opened('product/wotan')
  const planned = { ...form, do: 'schedule', at: '2026-11-24T10:00', price: 'From January' }
  const why = 'Steel is dearer.'
  expect((await staff.step('product/wotan', { ...planned, why })).status).toBe(303)
  const due = (now: string) =>
    publishDue({ db, log, now: new Date(now), mayPublish: () => Promise.resolve(true) })
  await due('2026-11-24T09:59:00+05:30')
  expect((await site()).catalogue.find('wotan')!.price).toBe('Contact for Quote')
  await meera.publish('product/wotan', { ...(await meera.opened('product/wotan')), moq: '2 Units' })
  await Promise.all([due('2026-11-24T10:00:00+05:30'), due('2026-11-24T10:00:00+05:30')])
  expect((await site()).catalogue.find('wotan')).toMatchObject({
    price: 'From January',
    moq: '2 Units',
  })
  const { history } = await staff.page('product/wotan')
  expect(history.map(({ note }) => note)).toEqual([why, null, null])
  expect((await staff.page('product/wotan')).draft).toBeUndefined()
})

test('whoever may not publish any more has nothing published by the clock, and the draft says why', async () => {
  const { office, site, staff } = await itemsOffice()
  const { db, log } = office.services
  const form = await staff.opened('product/wotan')
  await staff.step('product/wotan', {
    ...form,
    do: 'schedule',
    at: '2026-11-24T10:00',
    moq: '2 Units',
  })
  const now = new Date('2026-11-24T10:00:00+05:30')
  await publishDue({ db, log, now, mayPublish: () => Promise.resolve(false) })
  expect((await site()).catalogue.find('wotan')!.moq).toBe('1 Unit')
  expect((await staff.page('product/wotan')).draft!.refusal).toMatch(/may not publish/)
  const told = async () =>
    (await toldOnToday(office)).filter((sentence) => sentence.includes('‘Wotan’'))
  expect(await told()).toEqual([expect.stringMatching(/planned for ‘Wotan’ was not published/)])
  // Whoever can't reach the draft any more can't put it right either.
  const { staffEmails } = office.services.settings
  office.services.settings.staffEmails = staffEmails.slice(1)
  const colleague = await deskOf(office, { name: 'Meera Nair', email: staffEmails[1]! })
  const { page } = await colleague.look('/staff/today')
  expect(JSON.stringify(page)).toContain('toMend')
  expect(JSON.stringify(page)).not.toContain('‘Wotan’')
  office.services.settings.staffEmails = staffEmails
  await staff.step('product/wotan', { do: 'drop' })
  expect(await told()).toEqual([])
})

test.each(['', 'tomorrow', '2026-11-22T10:00', '2029-01-01T10:00', '2026-13-45T10:00'])(
  'nothing is planned for ‘%s’, and what was typed stays',
  async (at) => {
    const { staff } = await itemsOffice()
    const form = { ...(await staff.opened('product/wotan')), moq: '2 Units' }
    const sent = await staff.step('product/wotan', { ...form, do: 'schedule', at })
    expect(sent.status).toBe(422)
    expect(sent.page!.errors!.at).toMatch(/\w/)
    expect(sent.page!.form).toMatchObject({ moq: '2 Units' })
  },
)

test.each(['product', 'product/no-such', 'company/x', 'submarine', 'product/__proto__'])(
  'there is nothing to edit at %s',
  async (path) => {
    const { office } = await itemsOffice()
    expect((await office.get(`/staff/site/${path}`)).status).toBe(404)
  },
)
