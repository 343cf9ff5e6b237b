import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { catalogue } from '../../../content/catalogue.ts'
import { certificates } from '../../../content/certificates.ts'
import { company } from '../../../content/company.ts'
import { isReplaced } from '../../../app/downloads/paper-record.server.ts'

const publicFile = (path: string) =>
  fileURLToPath(new URL(`../../../public${path}`, import.meta.url))

async function open(path: string): Promise<PDFDocumentProxy> {
  const data = new Uint8Array(await readFile(publicFile(path)))
  return getDocument({ data, verbosity: 0 }).promise
}

async function textOf(pdf: PDFDocumentProxy, number: number): Promise<string> {
  const { items } = await (await pdf.getPage(number)).getTextContent()
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
}

async function everyPage(pdf: PDFDocumentProxy): Promise<string[]> {
  return Promise.all(Array.from({ length: pdf.numPages }, (_, i) => textOf(pdf, i + 1)))
}

const printed = catalogue.filter(({ brochure }) => brochure && !isReplaced(`public${brochure}`))

const letters = (text: string) => text.replaceAll(/\s/g, '')

test.each(printed)(
  'the brochure of $title can be read, selected and listened to',
  async (product) => {
    const pdf = await open(product.brochure!)
    expect(pdf.numPages).toBe(4)
    const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string } }
    expect(info.Title).toBe(`Dino ${product.title}: brochure`)
    expect(info.Language).toBe('en-IN')
    const tags = JSON.stringify(await (await pdf.getPage(2)).getStructTree())
    for (const tag of ['"H2"', '"Figure"', '"LI"', `Side elevation of the Dino ${product.title}`])
      expect(tags).toContain(tag)
    const outline = await pdf.getOutline()
    expect(JSON.stringify(outline)).toContain('Technical Specifications')

    const text = letters((await everyPage(pdf)).join(' '))
    const said = [
      product.description,
      ...product.features.flatMap((feature) => [feature.title, feature.text]),
      ...product.applications,
      ...product.additionalDetails,
      ...Object.values(product.specifications),
      product.price,
      company.salesEmail,
    ]
    expect(said.filter((words) => !text.includes(letters(words)))).toEqual([])
  },
)

test.each(printed)('the brochure of $title is printed on A4', async (product) => {
  const pdf = await open(product.brochure!)
  const [, , width, height] = (await pdf.getPage(1)).view
  expect(width).toBeCloseTo(595, -1)
  expect(height).toBeCloseTo(842, -1)
})

test.each(certificates.filter(({ specimen }) => specimen))(
  'every page of $title says that it is a specimen, and none names a number or a date',
  async ({ file, pages }) => {
    const pdf = await open(file)
    expect(pdf.numPages).toBe(pages)
    for (const page of await everyPage(pdf)) {
      expect(page).toContain('SPECIMEN')
      expect(page).toContain('This is a specimen, not a certificate.')
      expect(page.replace(/Page \d of \d/, '')).not.toMatch(/\d/)
    }
  },
)

test('a paper that somebody else made is left alone', () => {
  const made = { words: '', look: '', file: 'the fingerprint of another file' }
  expect(isReplaced('public/brochures/wotan.pdf', made)).toBe(true)
  expect(isReplaced('public/brochures/no-such-machine.pdf', made)).toBe(false)
})
