import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { asDelivered } from '../../content/site-content.ts'
import type { AskedSheet } from '../rules/configuration-sheet.ts'
import { jobOf, readStyle } from './job.server.ts'
import { sheetPaper } from './sheet-paper.server.ts'
import { typeset } from './typesetter.server.ts'

const { catalogue, company } = asDelivered
const wotan = catalogue.find('wotan')!
const asked: AskedSheet = {
  ...{ product: wotan, paints: catalogue.paints, company, colour: 'yellow' },
  view: 'side,crane:red,with:grapple,with:seat,name:Kerala_Timber',
  link: 'https://dino.example/products/wotan?colour=yellow&view=side,crane:red',
  ...{ date: 'Monday 23 November 2026', reference: 'RM-48215' },
}

test('the sheet says on one page what was chosen, and of the machine what is confirmed', async () => {
  const picture = await sharp({
    create: { width: 1200, height: 750, channels: 3, background: '#f5b800' },
  })
    .webp()
    .toBuffer()
  const { pages, text, pdf } = await printedSheet({ ...asked, picture })
  expect(pages).toBe(1)
  for (const said of [
    ...['Dino Wotan', 'Monday 23 November 2026', 'RM-48215', 'Paint Yellow'],
    ...['Crane painted apart Red', 'Name on it Kerala Timber', 'Timber grapple, Operator’s seat'],
    ...['Capacity Range On request', 'This is an illustration', 'Turn it in 3D'],
  ])
    expect(text).toContain(said)
  expect(pdf.length).toBeLessThan(200_000)
})

test.each(['മലയാളം', 'കൊടിമത ക്രെയിൻ', 'हिन्दी', 'क्रेन 24', 'Kerala ഡിനോ', 'José & Sons'])(
  'the sheet sets %s in its own letters',
  async (name) => {
    const { text, pdf } = await printedSheet({ ...asked, view: `name:${name}` })
    expect(text).toContain(name[0])
    expect(text).not.toContain('lacks')
    // A letter that no font has would cost the standard for accessible papers, which says so in the file.
    expect(pdf.toString('latin1')).toContain('pdfuaid')
    expect(pdf.length).toBeLessThan(120_000)
  },
)

test('a name in letters that the paper lacks is said to be seen in 3D', async () => {
  const { text } = await printedSheet({ ...asked, view: 'name:டினோ' })
  expect(text).toContain('In letters that this paper’s type lacks: see it in 3D')
})

test.each(catalogue.products.map(({ id }) => id))(
  '%s has a sheet of one page without a picture, however long its link is',
  async (id) => {
    const link = `https://dino.example/products/${id}?view=${'name:a'.repeat(100)}`
    const view = `${asked.view},with:hook,with:bucket,with:fork,with:guard,name:${'W'.repeat(24)}`
    const product = catalogue.find(id)!
    const { pages } = await printedSheet({ ...asked, product, view, link })
    expect(pages).toBe(1)
  },
)

async function printedSheet(sheet: AskedSheet) {
  const pdf = await typeset(jobOf(await sheetPaper(sheet), readStyle()))
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const { items } = await (await document.getPage(1)).getTextContent()
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
  return { pdf, pages: document.numPages, text: text.replaceAll(/\s+/g, ' ') }
}
