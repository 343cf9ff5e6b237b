import { expect, test } from 'vitest'
import { delivered } from '../../content/catalogue.ts'
import { company } from '../../content/company.ts'
import type { PictureFacts } from '../../content/files.ts'
import type { Product } from '../../content/product.ts'
import { wotan } from '../../content/products/wotan.ts'
import type { DeliveredMarks } from '../products/callouts.ts'
import type { Paper } from './paper.ts'
import { mediaOf } from './product-media.server.ts'
import { papersOf } from './site-papers.server.ts'

const { paints } = delivered
const idOf = (index: number) => String(index).repeat(64)
const photographs = (many: number) =>
  Array.from({ length: many }, (_, index) => ({ file: idOf(index), alt: `View ${index + 1}` }))
const files = new Map(
  photographs(9).map(({ file: id }): [string, PictureFacts] => [
    id,
    { id, kind: 'picture', width: 3000, height: 2000, widths: [400, 1600] },
  ]),
)
const titan: Product = { ...wotan, id: 'titan', title: 'Titan' }

async function brochureOf(product: Product) {
  const read: string[] = []
  const papers = papersOf(
    { company, paints, products: [product], certificates: [], files },
    ({ id }) => {
      read.push(id)
      return Promise.resolve(Buffer.from(id))
    },
  )
  const paper = await papers.get(`/brochures/${product.id}.pdf`)!()
  return { paper, read }
}

/** Which photograph stands where. */
const places = ({ pictures }: Paper) =>
  Object.fromEntries(
    Object.entries(pictures).map(([place, { from }]) => [place, String(from).slice(0, 1)]),
  )

test('photographs stand on the cover, beside the features and above the specifications', async () => {
  const { paper } = await brochureOf({ ...titan, photos: photographs(3) })
  expect(places(paper)).toEqual({ 'cover.jpg': '0', 'stage.jpg': '1', 'plate.jpg': '2' })
})

test('no more of them are read than there are places for', async () => {
  const { read } = await brochureOf({ ...titan, photos: photographs(9) })
  expect(read).toHaveLength(3)
})

test('the numbers that the owner placed are on the first one, and whose mark was taken off has none', async () => {
  const [one, two] = titan.features.map(({ title }) => title) as [string, string]
  const callouts = [
    { feature: one, place: null },
    { feature: two, place: { x: 50, y: 50 } },
  ]
  const { paper } = await brochureOf({ ...titan, photos: photographs(2), callouts })
  expect(places(paper)).toEqual({ 'cover.jpg': '0', 'stage.jpg': '0', 'plate.jpg': '1' })
  const { stage } = paper.words as { stage: { marks: { text: string }[] } }
  expect(stage.marks.map(({ text }) => text)).toEqual(['2'])
})

test('a machine that we made pictures of keeps them', async () => {
  const { paper, read } = await brochureOf({ ...wotan, photos: photographs(3) })
  expect(read).toEqual([])
  expect(Object.keys(paper.pictures)).not.toContain('plate.jpg')
})

test('the marks of a render follow their features', async () => {
  const turned = { ...wotan, features: wotan.features.toReversed() }
  const before = (await mediaOf(wotan, paints)).inPicture as DeliveredMarks['marks']
  expect((await mediaOf(turned, paints)).inPicture).toEqual(before.toReversed())
  const without = { ...wotan, features: wotan.features.slice(1) }
  expect((await mediaOf(without, paints)).inPicture).toEqual(before.slice(1))
})
