import { expect, test } from 'vitest'
import { specificationRows } from '../../content/product.ts'
import { sheetPaper } from '../../app/papers/sheet-paper.server.ts'
import { itemsOffice } from '../site-items.ts'

const wotan = 'product/wotan'

test('rows of a specification stay in the maker’s order, and the same form sent twice is one revision', async () => {
  const { site, staff } = await itemsOffice()
  const form = {
    ...(await staff.opened(wotan)),
    specifications: 'Outriggers: Four\nJib: One\nCountry: India',
  }
  for (let time = 0; time < 2; time++) expect((await staff.publish(wotan, form)).status).toBe(303)
  const rows = specificationRows((await site()).catalogue.find('wotan')!)
  expect(rows.map(({ label }) => label)).toEqual(['Country', 'Outriggers', 'Jib'])
  const { history } = await staff.page(wotan)
  expect(history).toHaveLength(2)
  expect(history[0]!.changes.map(({ field }) => field)).toEqual(['specifications'])
})

test('a new machine whose form is sent twice is there once', async () => {
  const { site, staff } = await itemsOffice()
  const form = {
    ...(await staff.opened('product/new')),
    title: 'Titan',
    subtitle: 'Heavy',
    description: 'It lifts.',
  }
  await staff.publish('product/new', form)
  expect((await staff.publish('product/new', form)).status).toBe(303)
  expect((await site()).catalogue.products).toHaveLength(12)
})

test('of two claims that are confirmed at the same moment both are', async () => {
  const { site, staff, meera } = await itemsOffice()
  await staff.publish(wotan, { ...(await staff.opened(wotan)), moq: '2 Units' })
  await Promise.all([
    staff.step(wotan, { do: 'confirm subtitle' }),
    meera.step(wotan, { do: 'confirm note' }),
  ])
  const { unconfirmed } = (await site()).catalogue.find('wotan')!
  expect(unconfirmed).not.toContain('subtitle')
  expect(unconfirmed).not.toContain('note')
})

test('of all who publish at the same moment one is first, and the others are told', async () => {
  const { staff, meera } = await itemsOffice()
  const form = await staff.opened(wotan)
  const publish = (desk: typeof staff, price: string) => desk.publish(wotan, { ...form, price })
  const sent = await Promise.all([
    ...[publish(staff, 'From January'), publish(staff, 'From March')],
    ...[publish(meera, 'From May'), publish(meera, 'From July')],
  ])
  const statuses = sent.map(({ status }) => status)
  expect(statuses.toSorted((one, other) => one - other)).toEqual([303, 409, 409, 409])
})

test('nobody confirms what a colleague has published since they read it', async () => {
  const { site, staff, meera } = await itemsOffice()
  const { history } = await staff.page(wotan)
  await meera.publish(wotan, { ...(await meera.opened(wotan)), subtitle: 'Reaches four metres' })
  const confirm = (base: number) =>
    staff.step(wotan, { do: 'confirm subtitle', base: String(base) })
  const refused = await confirm(history[0]!.number)
  expect(refused.location).toBe('/staff/site/product/wotan?published=changed')
  expect((await site()).catalogue.find('wotan')!.unconfirmed).toContain('subtitle')
  await confirm((await staff.page(wotan)).history[0]!.number)
  expect((await site()).catalogue.find('wotan')!.unconfirmed).not.toContain('subtitle')
})

const capacity = 'specifications.Capacity Range'
const withCapacity = (form: Record<string, string>, value: string) => ({
  ...form,
  specifications: form.specifications!.replace(/(?<=Capacity Range: ).*/, value),
})

test('what is brought back is to be confirmed as it was', async () => {
  const { site, staff } = await itemsOffice()
  await staff.step(wotan, { do: 'confirm subtitle' })
  await staff.publish(wotan, { ...(await staff.opened(wotan)), moq: '2 Units' })
  await staff.bringBack(wotan, '0')
  expect((await site()).catalogue.find('wotan')!.unconfirmed).toContain('subtitle')
})

test('what is to be confirmed is shown as the site says it, whatever one’s own draft says', async () => {
  const { site, staff } = await itemsOffice()
  const said = (await site()).catalogue.find('wotan')!.specifications['Capacity Range']
  const draft = withCapacity(await staff.opened(wotan), '10 t at 4 m')
  await staff.step(wotan, { ...draft, do: 'draft' })
  const { claims } = await staff.page(wotan)
  expect(claims).toContainEqual({ field: capacity, words: 'Capacity Range', said })
  expect(claims).toContainEqual(
    expect.objectContaining({ field: 'note', said: (await staff.opened(wotan)).note }),
  )
})

test('a row that was written and published needs no confirming, and papers say it as its page does', async () => {
  const { site, staff } = await itemsOffice()
  const before = (await site()).catalogue.find('wotan')!
  await staff.publish(wotan, withCapacity(await staff.opened(wotan), '12 t at 4 m'))
  const { catalogue, company } = await site()
  const product = catalogue.find('wotan')!
  expect(product.unconfirmed).toEqual(before.unconfirmed.filter((field) => field !== capacity))
  const { words } = await sheetPaper({
    ...{ product, paints: catalogue.paints, company, colour: null, view: '', reference: null },
    ...{ link: 'https://dino.example/products/wotan?view', date: 'Monday 23 November 2026' },
  })
  const rows: unknown = expect.arrayContaining([{ label: 'Capacity Range', value: '12 t at 4 m' }])
  expect(words).toMatchObject({ rows })
})

test('whoever publishes a form that was opened before does not undo a withdrawal by it', async () => {
  const { site, staff, meera } = await itemsOffice()
  const form = await staff.opened(wotan)
  await meera.step(wotan, { do: 'withdraw', successor: '' })
  expect((await staff.publish(wotan, form)).status).toBe(409)
  expect((await site()).catalogue.find('wotan')).toBeUndefined()
})

test('what is planned stays planned when it is looked at again, and is a draft once it is changed', async () => {
  const { staff } = await itemsOffice()
  const form = { ...(await staff.opened(wotan)), moq: '2 Units' }
  await staff.step(wotan, { ...form, do: 'schedule', at: '2026-11-24T10:00' })
  await staff.step(wotan, { ...form, do: 'draft' })
  expect((await staff.page(wotan)).draft!.publishAt).not.toBeNull()
  await staff.step(wotan, { ...form, do: 'draft', price: 'Ask' })
  expect((await staff.page(wotan)).draft!.publishAt).toBeNull()
})

test.each(['product/no-such', 'product/__proto__', 'product/..%2F..%2Fpackage'])(
  'nothing is published at %s, which there is not',
  async (item) => {
    const { site, staff } = await itemsOffice()
    const sent = await staff.publish(item, await staff.opened(wotan))
    expect(sent.status).toBe(404)
    expect((await site()).bodies.product.size).toBe(11)
  },
)

test('a certificate of one’s own needs its document', async () => {
  const { staff } = await itemsOffice()
  const sent = await staff.publish('certificate/new', {
    title: 'CE',
    about: 'It states.',
    base: '0',
  })
  expect(sent.status).toBe(422)
  expect(sent.page!.errors!.paper).toMatch(/PDF/)
})

test.each([
  ['lists within lists', '- '.repeat(40)],
  ['hundreds of signs', '_a*'.repeat(300)],
  ['hundreds of lines', 'a\n'.repeat(500)],
])('a story of %s is refused: it would hold up the site', async (_, text) => {
  const { staff } = await itemsOffice()
  const item = 'news/machines-at-work'
  const sent = await staff.publish(item, { ...(await staff.opened(item)), text })
  expect(sent.status).toBe(422)
  expect(sent.page!.errors!.text).toMatch(/fewer/)
})
