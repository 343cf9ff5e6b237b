import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { jobOf, readStyle } from '../app/papers/job.server.ts'
import { PrintedPapers } from '../app/papers/printed-papers.server.ts'
import { typeset, type Job } from '../app/papers/typesetter.server.ts'
import { textsOfPapers } from '../content/language/approved-paths.server.ts'
import { inLanguage } from '../content/language/in-language.server.ts'
import { translations, type Translation } from '../content/language/languages.ts'
import { siteWords } from '../content/language/site-words.server.ts'
import { asDelivered, type SiteContent } from '../content/site-content.ts'
import { noticeWords } from '../content/words/notice.ts'
import { approved, marked, saidIn, speak } from '../tests/approved-translations.ts'
import { papersOfSite, wantedPapers } from './site-papers.ts'

const path = '/brochures/wotan.pdf'
const style = readStyle()
const [notice] = Object.keys(noticeWords) as [keyof typeof noticeWords]

const brochuresIn = (language: Translation, content: SiteContent) =>
  wantedPapers(content).filter((wanted) => wanted.language === language)

const jobIn = (language: Translation, at: string, content: SiteContent): Promise<Job> =>
  inLanguage(language, async () => jobOf(await papersOfSite(content).get(at)!(), style))

test('every page of a translated brochure says that a machine has translated it', async () => {
  // In English, so that its words can be read out of the file.
  speak('ml', { language: 'ml', texts: {}, approved: [] })
  const said = await pagesOf(await jobIn('ml', path, asDelivered))
  expect(said.map((text) => text.includes(notice))).toEqual([true, true, true, true])
  const english = await inLanguage('en', () => papersOfSite(asDelivered).get(path)!())
  expect(JSON.stringify(english)).not.toContain(notice)
})

async function pagesOf(job: Job): Promise<string[]> {
  const data = new Uint8Array(await typeset(job))
  const pdf = await getDocument({ data, verbosity: 0 }).promise
  const texts = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent()
    return items.map((item) => ('str' in item ? item.str : '')).join(' ')
  })
  return Promise.all(texts)
}

test.each(translations)(
  'a brochure in %s is made anew without that notice once all that it says is approved, also what papers alone say',
  async (language) => {
    const papers = new PrintedPapers<SiteContent>({
      ...{ papersOf: papersOfSite, style },
      typeset: ({ files }) => Promise.resolve(Buffer.from(files['words.json']!)),
    })
    const saysNotice = async (content: SiteContent) => {
      speak(language, siteWords(language, content))
      const said = await inLanguage(language, () => papers.find(path, content))
      return (said as { pdf: Buffer }).pdf.includes(noticeWords[notice][language === 'ml' ? 0 : 1])
    }
    expect(await saysNotice(asDelivered)).toBe(true)
    expect(await saysNotice(approved(undefined, 'Made for your work'))).toBe(true)
    expect(await saysNotice(approved())).toBe(false)
    expect(await saysNotice(asDelivered)).toBe(true)
  },
)

test('no brochure counts as approved before each text is that it says', async () => {
  const content = marked()
  speak('ml', siteWords('ml', content))
  const asked = textsOfPapers(content)
  const unasked: string[] = []
  for (const { path: at } of brochuresIn('ml', content)) {
    const said = saidIn(Object.values((await jobIn('ml', at, content)).files))
    expect(said.size).toBeGreaterThan(40)
    for (const text of said) if (!asked.get(at)!.includes(text)) unasked.push(`${at}: ${text}`)
  }
  expect(unasked).toEqual([])
})
