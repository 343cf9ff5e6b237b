import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { LackedLetters } from './lacked-letters.ts'
import { jobOf, readStyle } from './job.server.ts'
import { quotePaper } from './quote-paper.ts'
import { typeset } from './typesetter.server.ts'

const words = {
  ...{ title: 'Quote Q-2026-0007, version 2', date: '23 November 2026' },
  ...{ validUntil: '23 December 2026', about: 'Dino Wotan, red', reference: 'RM-48215' },
  to: ['Asha Menon', 'Menon Timber'],
  configuration: [{ label: 'Name on it', value: 'Kerala Timber' }],
  lines: [
    { words: 'Dino Wotan #red[ *mounted*', price: '₹ 12,50,000 + GST' },
    { words: 'Transport', price: '' },
  ],
  terms: ['Half with the order.'],
  from: ['DINO', 'Kothamangalam, Kerala'],
}

test('a quote’s paper has its lines, prices and terms word for word, and nothing of it is read as markup', async () => {
  const pdf = await typeset(jobOf(quotePaper(words), readStyle()))
  const { numPages, getPage } = await read(pdf)
  expect(numPages).toBe(1)
  const text = await textOf(await getPage(1))
  for (const said of [
    ...[words.title, words.date, words.validUntil, words.about, words.reference],
    ...[...words.to, ...words.terms, ...words.from],
    ...words.configuration.map(({ value }) => value),
    ...words.lines.flatMap((line) => [line.words, line.price]),
  ])
    expect(text).toContain(said)
})

test.each(['മുരുകൻ', 'मुरुगन', 'Jürgen', '₹ 12,50,000', 'Mu\u0301ru', 'Muru\u00adgan'])(
  'a quote to %j is made with all of its letters',
  async (name) => {
    const pdf = await typeset(jobOf(quotePaper({ ...words, to: [name] }), readStyle()))
    expect(pdf.toString('latin1')).toContain('pdfuaid')
  },
)

test.each(['॥ Shri ॥', 'Ram।', 'ശ്രീ ॥', 'Agni\u0951', 'अग्नि\u0951'])(
  'a quote on which nothing else is Devanagari has %j, as the name on a machine too',
  async (name) => {
    const paper = quotePaper({
      ...{ ...words, to: [name], lines: [{ words: name, price: '' }] },
      configuration: [{ label: 'Name on it', value: name }],
    })
    expect(JSON.stringify(paper.words).split(name)).toHaveLength(4)
    const pdf = await typeset(jobOf(paper, readStyle()))
    expect(pdf.toString('latin1')).toContain('pdfuaid')
  },
)

test('a price’s ₹ is as plain as its figures', async () => {
  const pdf = await typeset(jobOf(quotePaper(words), readStyle()))
  const fonts = [...pdf.toString('latin1').matchAll(/BaseFont \/\w+\+(\w+)/g)].map(
    ([, name]) => name,
  )
  expect(new Set(fonts)).toEqual(new Set(['Archivo', 'NotoSansDevanagari']))
})

test('a quote is not made without letters that no font here has, and says which', async () => {
  const job = jobOf(quotePaper({ ...words, to: ['செல்வம் & Co.'] }), readStyle())
  const refusal = await typeset(job).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(LackedLetters)
  expect((refusal as LackedLetters).letters).toEqual(expect.arrayContaining(['ச', '\u0bcd']))
})

test('a long one goes on over pages, each with the number', async () => {
  const lines = Array.from({ length: 20 }, (_, place) => ({
    ...{ words: `Line ${place} ${'of many words '.repeat(20)}`, price: '₹ 1' },
  }))
  const terms = Array.from({ length: 30 }, () => 'One of the terms.')
  const pdf = await typeset(jobOf(quotePaper({ ...words, lines, terms }), readStyle()))
  const { numPages, getPage } = await read(pdf)
  expect(numPages).toBeGreaterThan(1)
  const last = await textOf(await getPage(numPages))
  expect(last).toContain(`${words.title}, page ${numPages} of ${numPages}`)
})

async function read(pdf: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  return { numPages: document.numPages, getPage: (page: number) => document.getPage(page) }
}

async function textOf(page: Awaited<ReturnType<Awaited<ReturnType<typeof read>>['getPage']>>) {
  const { items } = await page.getTextContent()
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
}
