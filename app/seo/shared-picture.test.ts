import { expect, test } from 'vitest'
import type { FileFacts } from '../../content/files.ts'
import type { NewsItem } from '../../content/news.ts'
import { asDelivered, deliveredBodies, siteContentOf } from '../../content/site-content.ts'
import { withHead } from './head.server.ts'
import { structuredData } from './structured-data.server.ts'

const wotan = deliveredBodies.product.get('wotan')!
const photo = { file: 'f'.repeat(64), alt: 'Titan at a quarry' }
const facts = { id: photo.file, width: 3000, height: 2000, widths: [400, 640, 900] }
const files = new Map<string, FileFacts>([[photo.file, { ...facts, kind: 'picture' }]])

/** The site with one machine more, or one that is changed. */
function siteWith(changes: Partial<typeof wotan>) {
  const changed = { ...wotan, ...changes }
  const product = new Map([...deliveredBodies.product, [changed.id, changed]])
  return siteContentOf({ bodies: { ...deliveredBodies, product }, files })
}
const titan = { id: 'titan', title: 'Titan' }

type Site = ReturnType<typeof siteWith>

/** What other sites are told of the picture of a page. */
function shared(path: string, content: Site) {
  const page = withHead('<head><link rel="canonical"/></head>', path, content)
  const told = [...page.matchAll(/property="og:(image[\w:]*)" content="([^"]*)"/g)]
  return Object.fromEntries(told.map(([, property, value]) => [property, value]))
}

function imagesOf(path: string, content: Site): string[] | undefined {
  const things = structuredData(path, content)['@graph'] as { '@type': string; image?: string[] }[]
  return things.find((thing) => thing['@type'] === 'Product')!.image
}

test('a machine that was added in the office is shown by its first photograph', () => {
  const content = siteWith({ ...titan, photos: [photo] })
  const src = expect.stringMatching(`/files/${photo.file}/640\\.webp$`)
  expect(shared('/products/titan', content)).toEqual({
    image: src,
    'image:alt': 'Titan at a quarry',
  })
  expect(imagesOf('/products/titan', content)).toEqual([src])
})

test('without a photograph search engines are told no picture, and other sites get that of the home page', () => {
  const content = siteWith({ ...titan, photos: [] })
  expect(imagesOf('/products/titan', content)).toBeUndefined()
  expect(shared('/products/titan', content)['image']).toMatch(/\/social\/home\.jpg$/)
})

test('a machine that was renamed is shown in its paint', () => {
  const content = siteWith({ title: 'Atlas' })
  expect(shared('/products/wotan', content)['image:alt']).toMatch(/^Dino Atlas in \w+/)
  expect(imagesOf('/products/wotan', content)!.join()).not.toContain('/social/')
})

test('as delivered a machine has the picture made for it, whatever photographs it has', () => {
  const content = siteWith({ photos: [photo] })
  expect(shared('/products/wotan', content)).toEqual({
    image: expect.stringMatching(/\/social\/wotan\.jpg$/),
    'image:type': 'image/jpeg',
    'image:width': '1200',
    'image:height': '630',
    'image:alt': `Dino Wotan: ${wotan.subtitle}`,
  })
  expect(imagesOf('/products/wotan', content)![0]).toMatch(/\/social\/wotan\.jpg$/)
})

test('a story is shown by its picture, or the first of its film, as a JPEG', () => {
  for (const [id, file] of [
    ['own-knuckle-cranes', 'three-knuckle-cranes-lined-up-in-the-yard'],
    ['machines-at-work', 'news-film.poster'],
  ])
    expect(shared(`/news/${id}`, asDelivered)).toEqual({
      image: expect.stringMatching(new RegExp(`/${file}.*format=jpeg`)),
      'image:alt': asDelivered.news.find((item) => item.id === id)!.alt,
    })
})

test('a story’s uploaded picture is shown in its place, and of a film without one nothing that is not its own', () => {
  const story = asDelivered.news.find(({ id }) => id === 'own-knuckle-cranes')!
  const uploaded = (changes: Partial<NewsItem>) =>
    shared(`/news/${story.id}`, { ...asDelivered, news: [{ ...story, ...changes }], files })
  expect(uploaded({ photo: photo.file, film: 'a-film' }).image).toMatch(/640\.webp$/)
  expect(uploaded({ film: 'a-film' }).image).toMatch(/\/social\/home\.jpg$/)
  expect(uploaded({ image: 'news/not-made-yet' }).image).toMatch(/\/social\/home\.jpg$/)
})
