import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { jobOf, readStyle } from '../app/papers/job.server.ts'
import { quotePaper } from '../app/papers/quote-paper.ts'
import { sheetPaper } from '../app/papers/sheet-paper.server.ts'
import { typeset, type Job } from '../app/papers/typesetter.server.ts'
import { quoteWords } from '../app/staff/quotes/quote-words.server.ts'
import { fullDay } from '../app/rules/day-labels.ts'
import { interests, type Interest } from '../app/rules/enquiry.ts'
import { textsOfPapers } from '../content/language/approved-paths.server.ts'
import { companyFacts, companyOf } from '../content/company.ts'
import { quotePapers } from '../content/language/approved.ts'
import { contentIn } from '../content/language/content-in.server.ts'
import { inLanguage } from '../content/language/in-language.server.ts'
import { translations, type Language } from '../content/language/languages.ts'
import { siteWords } from '../content/language/site-words.server.ts'
import { language } from '../content/language/t.ts'
import { asDelivered, type SiteContent } from '../content/site-content.ts'
import { approved, marked, saidIn, speak } from '../tests/approved-translations.ts'

const style = readStyle()
const day = '2026-11-23'
const view = 'side,crane:red,with:grapple,with:seat,with:hook,with:bucket,with:fork,with:guard'

type Make = (content: SiteContent, id?: string) => Promise<Job>

const sheet: Make = async (content, id = 'wotan') => {
  const { catalogue, company } = contentIn(language(), content)
  const product = catalogue.find(id)!
  const paper = await sheetPaper({
    ...{ product, paints: catalogue.paints, company, colour: null, view },
    ...{ link: 'https://dino.example/products/wotan', date: fullDay(day), reference: 'RM-48215' },
  })
  return jobOf(paper, style)
}

/** @param id of a machine; or an interest, which is about none */
const quote: Make = (content, id = 'wotan') => {
  const words = quoteWords(content, {
    quote: {
      recipient: 'Asha Menon',
      lines: [{ words: 'The crane', price: '₹ 1' }],
      ...{ validUntil: '2026-12-23', terms: 'Half with the order.' },
    },
    enquiry: {
      ...{ name: 'Asha Menon', company: null, reference: 'RM-48215' },
      ...(id === 'wotan'
        ? { productId: id, interest: null, colour: 'red', view }
        : { productId: null, interest: id as Interest, colour: null, view: null }),
    },
    made: { number: 'Q-2026-0007', version: 2, day },
  })
  return Promise.resolve(jobOf(quotePaper(words), style))
}

const notices = {
  sheet: /translated by a machine and has not been checked\. The English page is what counts/,
  quote: /translated by a machine and has not been checked\. Those we wrote ourselves/,
}
const papers = [
  ['sheet', sheet],
  ['quote', quote],
] as const

test.each(papers)('a translated %s says that a machine has translated it', async (name, make) => {
  // In English, so that its words can be read out of the file.
  speak('ml', { language: 'ml', texts: {}, approved: [] })
  const [said, ...others] = await pagesIn('ml', make)
  expect(others).toEqual([])
  expect(said).toMatch(notices[name])
  expect((await pagesIn('en', make)).join()).not.toMatch(notices[name])
})

test.each([
  ['sheet', sheet, 22],
  // Two lines of notice and two of the sender's; one more of an address may come.
  ['quote', quote, 30],
] as const)('a printer cuts nothing off the foot of a %s in Malayalam', async (_, make, air) => {
  const company = companyOf({
    ...companyFacts,
    ...{ telephone: '+91 98470 12345', salesEmail: 'sales@dinohydraulics.in' },
    address: [
      'Industrial Development Plot 14 B, near the old railway bridge',
      ...companyFacts.address,
    ],
  })
  const content = { ...asDelivered, company }
  speak('ml', siteWords('ml', content))
  const pages = await printedIn('ml', make, content)
  // Points above the paper's edge, of which printers leave out up to 18.
  for (const items of pages) expect(Math.min(...items.map(({ y }) => y))).toBeGreaterThan(air)
})

async function pagesIn(into: Language, make: Make): Promise<string[]> {
  const pages = await printedIn(into, make)
  return pages.map((items) =>
    items
      .map(({ said }) => said)
      .join(' ')
      .replaceAll(/\s+/g, ' '),
  )
}

/** Each page's pieces of text, and how high above its lower edge. */
async function printedIn(into: Language, make: Make, content = asDelivered) {
  const job = await inLanguage(into, () => make(content))
  const data = new Uint8Array(await typeset(job))
  const pdf = await getDocument({ data, verbosity: 0 }).promise
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent()
    return items.flatMap((item) =>
      'str' in item && item.str.trim() !== ''
        ? [{ said: item.str, y: Number(item.transform[5]) }]
        : [],
    )
  })
  return Promise.all(pages)
}

test.each(
  papers.flatMap(([name, make]) => translations.map((into) => [name, into, make] as const)),
)(
  'a %s in %s says so until all that it says is approved, also what papers alone say',
  async (_, into, make) => {
    const hasNotice = async (content: SiteContent) => {
      speak(into, siteWords(into, content))
      const { files } = await inLanguage(into, () => make(content))
      return 'notice' in (JSON.parse(files['words.json']!) as object)
    }
    expect(await hasNotice(asDelivered)).toBe(true)
    expect(await hasNotice(approved(undefined, 'Brochure'))).toBe(true)
    expect(await hasNotice(approved())).toBe(false)
    // Only a brochure says it.
    expect(await hasNotice(approved(undefined, 'Minimum Order'))).toBe(false)
  },
)

test('no sheet and no quote counts as approved before each text is that it says', async () => {
  const content = marked()
  speak('ml', siteWords('ml', content))
  const asked = textsOfPapers(content)
  const { products } = content.catalogue
  const made = [
    ...products.map(({ id }) => [`/products/${id}`, sheet, id] as const),
    ...['wotan', ...Object.keys(interests)].map((id) => [quotePapers, quote, id] as const),
  ]
  const unasked: string[] = []
  for (const [path, make, id] of made) {
    const { files } = await inLanguage('ml', () => make(content, id))
    const said = saidIn(Object.values(files))
    expect(said.size).toBeGreaterThan(15)
    for (const text of said) if (!asked.get(path)!.includes(text)) unasked.push(`${path}: ${text}`)
  }
  expect(unasked).toEqual([])
})
