import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { wotan } from '../../content/products/wotan.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { siteContentContext } from '../../app/page/site-content.ts'
import { loader } from '../../app/products/product-page.tsx'
import { itemsOffice } from '../site-items.ts'
import { samplePicture, uploaderOf } from '../uploads.ts'

const titles = wotan.features.map(({ title }) => title) as [string, string, string, string]

/** What a visitor's page of a product is made of. */
function pageOf(productId: string, content: SiteContent) {
  const context = new RouterContextProvider()
  context.set(siteContentContext, content)
  const answer = loader({ params: { productId }, context } as unknown as Parameters<
    typeof loader
  >[0])
  if (!('found' in answer.data) || !answer.data.found) throw new Error(`No ${productId}`)
  return answer.data
}

test('a number that is moved stands there on the page, one that is taken off nowhere, and the others as delivered', async () => {
  const { site, staff } = await itemsOffice()
  const before = pageOf('wotan', await site()).marked!.marks
  const form = await staff.opened('product/wotan')
  const callouts = `${titles[0]}: 50 25\n${titles[2]}: -`
  expect((await staff.publish('product/wotan', { ...form, callouts })).status).toBe(303)
  const { marks } = pageOf('wotan', await site()).marked!
  expect(marks[0]!.at).toEqual([800, 280])
  expect(marks[2]).toBeUndefined()
  expect([marks[1], marks[3]]).toEqual([before[1], before[3]])
  expect((await staff.opened('product/wotan')).callouts).toBe(callouts)
})

test('numbers follow their features into another order, and leave with them', async () => {
  const { site, staff } = await itemsOffice()
  const form = await staff.opened('product/wotan')
  const callouts = `${titles[1]}: 50 25`
  const features = wotan.features
    .slice(1)
    .toReversed()
    .map(({ title, text }) => `${title}\n${text}`)
    .join('\n\n')
  await staff.publish('product/wotan', { ...form, callouts, features })
  const { marks } = pageOf('wotan', await site()).marked!
  expect(marks).toHaveLength(3)
  expect(marks[2]!.at).toEqual([800, 280])
})

test('numbers of features that are gone are no more than it has features, however many there were', async () => {
  const { site, staff } = await itemsOffice()
  const form = await staff.opened('product/wotan')
  const rowsOf = (names: string[]) => names.map((name) => `${name}: 50 25`).join('\n')
  const [gone, now] = [17, 8].map((many, at) =>
    Array.from({ length: many }, (_, index) => `${['Former', 'Part'][at]} ${index + 1}`),
  ) as [string[], string[]]
  const features = now.map((title) => `${title}\nIt lifts.`).join('\n\n')
  const callouts = rowsOf([...gone, ...now])
  expect((await staff.publish('product/wotan', { ...form, features, callouts })).status).toBe(303)
  expect((await staff.opened('product/wotan')).callouts).toBe(rowsOf(now))
  expect(pageOf('wotan', await site()).marked!.marks).toHaveLength(8)
})

test('a machine that nobody has pictured has its numbers on its first photograph', async () => {
  const { office, site, staff } = await itemsOffice()
  const { upload } = uploaderOf(office)
  const { file } = await upload(await samplePicture({ width: 1000, height: 500 }).jpeg().toBuffer())
  const titan = {
    ...{ title: 'Titan', subtitle: 'For heavy loads', family: 'knuckle', description: 'It lifts.' },
    ...{ features: 'Long boom\nReaches far.', specifications: 'Country: Made in India' },
    ...{ price: 'Contact for Quote', moq: '1 Unit', colours: 'Red', base: '0' },
    ...{ photos: file!.id, 'photos-alt': 'In the yard' },
  }
  await staff.publish('product/new', titan)
  expect(pageOf('titan', await site()).marked).toBeUndefined()
  const form = { ...titan, ...(await staff.opened('product/titan')), photos: file!.id }
  await staff.publish('product/titan', { ...form, callouts: 'Long boom: 30 60' })
  const { marked } = pageOf('titan', await site())
  expect(marked).toMatchObject({ onPhotograph: true, marks: [{ at: [300, 300] }] })
})

test.each([
  ['outside of the picture', 'Long boom: 101 5'],
  ['in words', 'Long boom: left top'],
  ['twice', 'Long boom: 1 2\nLong boom: 3 4'],
  ['of a title that is too long', `${'x'.repeat(61)}: 1 2`],
])('a number %s is refused in words, and nothing is published', async (_, callouts) => {
  const { site, staff } = await itemsOffice()
  const form = await staff.opened('product/wotan')
  const sent = await staff.publish('product/wotan', { ...form, callouts })
  expect(sent.status).toBe(422)
  expect(sent.page!.errors!.callouts).toMatch(/\w/)
  expect((await site()).catalogue.find('wotan')!.callouts).toBeUndefined()
})
