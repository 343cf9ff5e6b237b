import { expect, test } from 'vitest'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inLanguage } from '../../content/language/in-language.server.ts'
import { languages, pathIn, type Language } from '../../content/language/languages.ts'
import { here } from '../../content/language/t.ts'
import { wordTables } from '../../content/words/word-tables.ts'
import { colours } from '../../content/colours.ts'
import { company, companyFacts, companyOf, type Company } from '../../content/company.ts'
import { paintsOf } from '../../content/paint.ts'
import { wotan } from '../../content/products/wotan.ts'
import { brochureOf } from './brochure.ts'
import { fingerprintOf, jobOf, readStyle, textsOf } from './job.server.ts'
import { PrintedPapers } from './printed-papers.server.ts'
import type { Job } from './typesetter.server.ts'

const style = readStyle()
const paints = paintsOf(colours)
const path = '/brochures/wotan.pdf'
type Content = { company: Company }
const delivered: Content = { company }
const called: Content = {
  company: companyOf({ ...companyFacts, telephone: '+91 481 256 00 07' }),
}

const paperOf = ({ company: named }: Content) =>
  brochureOf({ product: wotan, company: named, paints })
const papersOf = (content: Content) => new Map([[path, () => Promise.resolve(paperOf(content))]])

type Options = Partial<ConstructorParameters<typeof PrintedPapers<Content>>[0]>

/** Papers whose typesetter prints their words as they are, and counts. */
function printing(options: Options = {}) {
  const printed: string[] = []
  const typeset = ({ files }: Job) => {
    const words = files['words.json']!
    printed.push(words)
    return Promise.resolve(Buffer.from(words))
  }
  return { printed, papers: new PrintedPapers<Content>({ papersOf, style, typeset, ...options }) }
}

const pdfOf = async (papers: PrintedPapers<Content>, content: Content) => {
  const paper = await papers.find(path, content)
  if (typeof paper !== 'object') throw new Error('none was made')
  return paper
}

test('a hundred who ask at once cost one typesetting, and those who ask later none', async () => {
  const { papers, printed } = printing()
  const asked = Array.from({ length: 100 }, () => pdfOf(papers, delivered))
  expect(new Set(await Promise.all(asked)).size).toBe(1)
  await pdfOf(papers, delivered)
  expect(printed).toHaveLength(1)
})

test('a published telephone is in the next brochure, and what changed nothing in it makes none', async () => {
  const { papers, printed } = printing()
  const before = await pdfOf(papers, delivered)
  const after = await pdfOf(papers, called)
  expect(before.pdf.toString()).not.toContain('+91 481 256 00 07')
  expect(after.pdf.toString()).toContain('+91 481 256 00 07')
  expect(after.etag).not.toBe(before.etag)
  expect(await pdfOf(papers, { ...called })).toBe(after)
  expect(printed).toHaveLength(2)
})

test("the build's paper is served as long as it says the same", async () => {
  const built = {
    [path]: { fingerprint: await fingerprintOf(jobOf(paperOf(delivered), style)), bytes: 7 },
  }
  const { papers, printed } = printing({ built })
  expect(await papers.find(path, delivered)).toBe('built')
  expect(await papers.sizes(delivered)).toEqual({ [path]: 7 })
  expect(await papers.sizes(called)).toEqual({})
  expect(await papers.made(path, called)).toBeUndefined()
  const { pdf, etag } = await pdfOf(papers, called)
  expect(await papers.sizes(called)).toEqual({ [path]: pdf.length })
  expect(await papers.made(path, called)).toEqual({ bytes: pdf.length, etag })
  expect(await papers.made(path, delivered)).toBeUndefined()
  expect(printed).toHaveLength(1)
})

test("each language has its own paper of the build's, and is told how large that is", async () => {
  const builtIn = (language: Language, bytes: number) =>
    inLanguage(language, async () => ({
      [here(path)]: { fingerprint: await fingerprintOf(jobOf(paperOf(delivered), style)), bytes },
    }))
  const built = { ...(await builtIn('en', 7)), ...(await builtIn('ml', 9)) }
  const { papers } = printing({ built })
  const sizes = (language: Language) => inLanguage(language, () => papers.sizes(delivered))
  expect(await sizes('en')).toEqual({ [path]: 7 })
  expect(await sizes('ml')).toEqual({ [`/ml${path}`]: 9 })
  expect(await sizes('hi')).toEqual({})
  expect(await inLanguage('ml', () => papers.find(path, delivered))).toBe('built')
  expect(await inLanguage('hi', () => papers.find(path, delivered))).toBeTypeOf('object')
})

test("a document of the owner's own keeps its place, and other addresses are not ours", async () => {
  const { papers, printed } = printing({ isOwn: () => true })
  expect(await papers.find(path, called)).toBeUndefined()
  expect(await papers.find('/brochures/goliath.pdf', called)).toBeUndefined()
  expect(await papers.sizes(called)).toEqual({})
  expect(printed).toEqual([])
})

test('a paper that could not be made is tried again after a while, not by everybody who asks', async () => {
  let [now, tries, isBroken] = [0, 0, true]
  const { papers } = printing({
    now: () => now,
    retryMs: 1_000,
    typeset: () => {
      tries++
      return isBroken ? Promise.reject(new Error('killed')) : Promise.resolve(Buffer.from('%PDF-'))
    },
  })
  await expect(pdfOf(papers, called)).rejects.toThrow('killed')
  await expect(pdfOf(papers, called)).rejects.toThrow('could not be made a moment ago')
  expect(tries).toBe(1)
  isBroken = false
  now = 1_000
  expect((await pdfOf(papers, called)).pdf.toString()).toBe('%PDF-')
  expect(tries).toBe(2)
})

const always = () => true
const inEnglish = (...paths: string[]) =>
  paths.map((each) => ({ language: 'en', path: each }) as const)

test('what could not be made beforehand is not tried again for a while either', async () => {
  let tries = 0
  const { papers } = printing({
    now: () => 0,
    typeset: () => {
      tries++
      return Promise.reject(new Error('no processor'))
    },
  })
  await papers.makeAll(inEnglish(path), delivered, always, () => {})
  await expect(papers.find(path, delivered)).rejects.toThrow('could not be made a moment ago')
  expect(tries).toBe(1)
})

test('what was overtaken by another publication is made no more', async () => {
  const { papers, printed } = printing()
  await papers.makeAll(
    inEnglish(path),
    delivered,
    () => false,
    () => {},
  )
  expect(printed).toEqual([])
})

test('all are made beforehand, and what the site no longer says is forgotten', async () => {
  const { papers, printed } = printing()
  const failed: string[] = []
  await papers.makeAll(inEnglish(path), delivered, always, (which) => failed.push(which))
  await papers.makeAll(inEnglish(path), called, always, (which) => failed.push(which))
  await pdfOf(papers, called)
  expect(printed).toHaveLength(2)
  await pdfOf(papers, delivered)
  expect(printed).toHaveLength(3)
  expect(failed).toEqual([])
})

test('of a long range no more are made and kept than fit: the others are made for whoever asks', async () => {
  const many = 80
  const paths = Array.from({ length: many }, (_, number) => `/brochures/machine-${number}.pdf`)
  const { papers, printed } = printing({
    papersOf: ({ company: named }) =>
      new Map(
        paths.map((each) => [
          each,
          () =>
            Promise.resolve(
              brochureOf({ product: { ...wotan, title: each }, company: named, paints }),
            ),
        ]),
      ),
  })
  const failed: string[] = []
  await papers.makeAll(inEnglish(...paths), delivered, always, (which) => failed.push(which))
  expect(failed).toEqual([])
  expect(printed).toHaveLength(60)
  for (const each of paths) expect(await papers.find(each, delivered)).toBeTypeOf('object')
  expect(printed).toHaveLength(many)
  await papers.find(paths.at(-1)!, delivered)
  expect(printed).toHaveLength(many)
  await papers.find(paths[0]!, delivered)
  expect(printed).toHaveLength(many + 1)
})

test('a paper is made in the language of whoever asks, once for each', async () => {
  const { papers, printed } = printing()
  const inMalayalam = () => inLanguage('ml', () => pdfOf(papers, delivered))
  const english = await pdfOf(papers, delivered)
  const malayalam = await inMalayalam()
  expect(malayalam.etag).not.toBe(english.etag)
  expect(printed.map((words) => words.includes('പ്രധാന സവിശേഷതകൾ'))).toEqual([false, true])
  expect([await pdfOf(papers, delivered), await inMalayalam()]).toEqual([english, malayalam])
  expect(printed).toHaveLength(2)
})

test('whatever a template says has words in every language', () => {
  const folder = join(import.meta.dirname, 'templates')
  const said = readdirSync(folder).flatMap((name) =>
    Object.keys(textsOf(readFileSync(join(folder, name), 'utf8'))),
  )
  const known = new Set(Object.values(wordTables).flatMap((table) => Object.keys(table)))
  expect(said.length).toBeGreaterThan(30)
  expect(said.filter((text) => !known.has(text))).toEqual([])
})

test('all are made beforehand in each language, and what can’t be made is named by its address', async () => {
  const { papers, printed } = printing()
  const failed: string[] = []
  const all = languages.map((language) => ({ language, path }))
  await papers.makeAll(all, delivered, always, (which) => failed.push(which))
  expect(printed).toHaveLength(languages.length)
  for (const language of languages)
    await inLanguage(language, async () => {
      const { pdf } = await pdfOf(papers, delivered)
      expect(await papers.sizes(delivered)).toEqual({ [here(path)]: pdf.length })
    })
  expect(printed).toHaveLength(languages.length)
  expect(failed).toEqual([])

  const broken = new PrintedPapers<Content>({
    papersOf,
    style,
    typeset: () => Promise.reject(new Error()),
  })
  await broken.makeAll(all, delivered, always, (which) => failed.push(which))
  expect(failed).toEqual(all.map(({ language }) => pathIn(language, path)))
})
