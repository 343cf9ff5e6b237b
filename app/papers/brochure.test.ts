import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { catalogue, delivered } from '../../content/catalogue.ts'
import { certificates } from '../../content/certificates.ts'
import { company, companyFacts, companyOf } from '../../content/company.ts'
import { contentIn } from '../../content/language/content-in.server.ts'
import { inLanguage } from '../../content/language/in-language.server.ts'
import { languages } from '../../content/language/languages.ts'
import { specificationRows, type Product } from '../../content/product.ts'
import { wotan } from '../../content/products/wotan.ts'
import { asDelivered } from '../../content/site-content.ts'
import { brochureOf as makeBrochure, type BrochureContent } from './brochure.ts'
import { jobOf, readStyle } from './job.server.ts'
import type { Paper } from './paper.ts'
import { mediaOf } from './product-media.server.ts'
import { specimenOf } from './specimen.ts'
import { typeset } from './typesetter.server.ts'

const { paints } = delivered
const brochureOf = (content: Omit<BrochureContent, 'paints'>) =>
  makeBrochure({ paints, ...content })

const photograph = new Uint8Array(
  await sharp({ create: { width: 40, height: 30, channels: 3, background: '#446688' } })
    .jpeg()
    .toBuffer(),
)
const cache = mkdtempSync(join(tmpdir(), 'dino-papers-'))
afterAll(() => rmSync(cache, { recursive: true }))

const style = readStyle()
/** With one small picture in place of all: what is tested are words and places. */
function print(paper: Paper): Promise<Buffer> {
  const pictures = Object.entries(paper.pictures).map(
    ([name, { width, ground }]) => [name, { from: photograph, width, ground }] as const,
  )
  return typeset({ ...jobOf({ ...paper, pictures: Object.fromEntries(pictures) }, style), cache })
}

const open = (pdf: Buffer): Promise<PDFDocumentProxy> =>
  getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise

async function pagesOf(pdf: PDFDocumentProxy): Promise<string[]> {
  const texts = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent()
    return items.map((item) => ('str' in item ? item.str : '')).join(' ')
  })
  return Promise.all(texts)
}

const letters = (text: string) => text.replaceAll(/\s/g, '')

/** What of it the paper doesn't say. */
async function unsaid(words: readonly string[], paper: Paper): Promise<string[]> {
  const text = letters((await pagesOf(await open(await print(paper)))).join(' '))
  return words.filter((word) => !text.includes(letters(word)))
}

/** The words of a product's page. */
const wordsOf = (product: Product) => [
  ...[product.title, product.subtitle, product.description, product.price],
  ...product.features.flatMap(({ title, text }) => [title, text]),
  ...specificationRows(product).flatMap(({ label, value }) => [label, value]),
  ...product.applications,
  ...product.additionalDetails,
]

const called = companyOf({
  ...companyFacts,
  telephone: '+91 481 256 00 07',
  salesEmail: 'sales@dinocranes.in',
})

test.each(catalogue)('the brochure of $title says all that its page says', async (product) => {
  const paper = brochureOf({ product, company: called, ...(await mediaOf(product, paints)) })
  const contact = ['+91 481 256 00 07', 'sales@dinocranes.in', ...called.address]
  expect(await unsaid([...wordsOf(product), ...contact], paper)).toEqual([])
})

test.each(languages)('each brochure that is delivered in %s has four pages', async (language) => {
  const pages = await inLanguage(language, async () => {
    const { catalogue } = contentIn(language, asDelivered)
    const numbers: Record<string, number> = {}
    for (const product of catalogue.products) {
      const media = await mediaOf(product, catalogue.paints)
      const paper = makeBrochure({ product, paints: catalogue.paints, company: called, ...media })
      numbers[product.id] = (await open(await print(paper))).numPages
    }
    return numbers
  })
  expect(pages).toEqual(Object.fromEntries(catalogue.map(({ id }) => [id, 4])))
})

test('a brochure has four pages of A4, a title, a language, an outline, and can be listened to', async () => {
  const pdf = await open(
    await print(brochureOf({ product: wotan, company, ...(await mediaOf(wotan, paints)) })),
  )
  expect(pdf.numPages).toBe(4)
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string } }
  expect(info).toMatchObject({ Title: 'Dino Wotan: brochure', Language: 'en-IN' })
  const page = await pdf.getPage(3)
  expect(page.view[2]).toBeCloseTo(595, 0)
  expect(page.view[3]).toBeCloseTo(842, 0)
  const tags = JSON.stringify(await page.getStructTree())
  for (const tag of ['"H2"', '"Figure"', '"TD"', 'Side view of the Dino Wotan, with letters'])
    expect(tags).toContain(tag)
  expect(JSON.stringify(await pdf.getOutline())).toContain('Technical Specifications')
})

test('a number and an address that reach nobody are not printed', async () => {
  const [text] = [
    (await pagesOf(await open(await print(brochureOf({ product: wotan, company }))))).join(' '),
  ]
  expect(text).not.toContain('00000')
  expect(text).not.toContain('dino.example')
  expect(text).toContain(company.address[0])
})

test('dimensions have the letters of the drawing, and their figures where somebody has confirmed them', async () => {
  const media = await mediaOf(wotan, paints)
  const product = { ...wotan, dimensions: { A: 7450, F: 2500 } }
  const paper = brochureOf({ product, company, ...media })
  expect((paper.words as { letters: unknown }).letters).toEqual([
    { letter: 'A', name: 'Overall length', value: '7,450 mm' },
    { letter: 'B', name: 'Wheelbase', value: 'On request' },
    { letter: 'C', name: 'Reach from the column', value: 'On request' },
    { letter: 'D', name: 'Height of the hook', value: 'On request' },
    { letter: 'E', name: 'Height over the cab', value: 'On request' },
  ])
  const said = ['Overall length 7,450 mm', 'Width without mirrors 2,500 mm']
  expect(await unsaid(said, paper)).toEqual([])
})

const goliath: Product = { ...wotan, id: 'goliath', title: 'Goliath' }

test.each<[string, Partial<BrochureContent>]>([
  ['one photograph', { pictures: [{ colour: 'red', paint: 'Red', from: photograph }] }],
  ['no picture at all', {}],
  ['drawings alone', { views: (await mediaOf(wotan, paints)).views! }],
])('a product of which there is %s has a whole brochure', async (_, media) => {
  const paper = brochureOf({ product: goliath, company: called, ...media })
  expect(await unsaid([...wordsOf(goliath), '+91 481 256 00 07'], paper)).toEqual([])
})

test('a machine of which little is said yet has no heading with nothing below it', async () => {
  const product = { ...goliath, applications: [], additionalDetails: [] }
  const text = letters(
    (await pagesOf(await open(await print(brochureOf({ product, company }))))).join(),
  )
  expect(text).not.toContain('Applications')
  expect(text).not.toContain(letters('Made for your work'))
})

test('long texts and many features go on, on another page', async () => {
  const features = Array.from({ length: 14 }, (_, index) => ({
    title: `Feature ${index + 1}`,
    text: 'It lifts what stands beside the truck, and sets it down where it is wanted. '.repeat(4),
  }))
  const description = 'Made for long days. '.repeat(30).trim()
  const colours = wotan.colours.slice(0, 1)
  const product = { ...wotan, features, description, colours }
  const paper = brochureOf({ product, company: called, ...(await mediaOf(product, paints)) })
  expect(await unsaid([...wordsOf(product), '+91 481 256 00 07'], paper)).toEqual([])
})

test('words are printed as they are written, whatever they mean to a typesetter', async () => {
  const odd = `#set page(fill: red) *bold* _it_ $x$ \\ @ref <label> // = "quoted" ${randomUUID()}`
  const product = { ...wotan, description: odd, title: 'Wo#tan' }
  expect(await unsaid([odd, 'Wo#tan'], brochureOf({ product, company }))).toEqual([])
})

test('a letter that our font lacks is no reason to have no brochure', async () => {
  const product = { ...wotan, description: 'Price ₹ 1. കോടിമത. 起重机.' }
  const paper = brochureOf({ product, company })
  expect(await unsaid(['Price', ...wordsOf(wotan).slice(4)], paper)).toEqual([])
})

test('the same brochure is the same bytes', async () => {
  const paper = async () =>
    brochureOf({ product: wotan, company, ...(await mediaOf(wotan, paints)) })
  expect((await print(await paper())).equals(await print(await paper()))).toBe(true)
})

test.each(certificates)(
  'every page of $title says that it is a specimen, and none names a number or a date',
  async (certificate) => {
    const pages = await pagesOf(await open(await print(specimenOf(certificate, company))))
    expect(pages).toHaveLength(certificate.pages)
    for (const page of pages) {
      expect(page).toContain('SPECIMEN')
      expect(letters(page)).toContain(letters('This is a specimen, not a certificate.'))
      expect(page.replace(/Page\s+\d\s+of\s+\d/, '')).not.toMatch(/\d/)
    }
  },
)
