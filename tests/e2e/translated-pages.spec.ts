import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { otherPages } from '../../content/language/approved.ts'
import { textsOfPages } from '../../content/language/approved-paths.server.ts'
import { useWords } from '../../content/language/in-language.server.ts'
import { pathIn, translations, type Translation } from '../../content/language/languages.ts'
import { siteWords } from '../../content/language/site-words.server.ts'
import { publicPaths } from '../../content/public-paths.ts'
import { asDelivered, siteContentOf, type SiteContent } from '../../content/site-content.ts'
import { publicPages } from '../../server/render-pages.ts'
import { saysEnglish } from './english-words.ts'
import { expect, readingTest as test } from './site.ts'

/** As the site is when the owner has approved every translation, which is what `say` makes of it. */
const approvedAs = (say: (text: string, english: string) => string) =>
  siteContentOf({
    ...asDelivered,
    translations: translations.flatMap((language) =>
      Object.entries(siteWords(language, asDelivered).texts).map(([english, text]) => ({
        ...{ language, english, text: say(text, english) },
        state: 'approved' as const,
      })),
    ),
  })
const approved = approvedAs((text) => text)

const withoutScripts = (html: string) =>
  html.replaceAll(/<(script|style|noscript)\b[\s\S]*?<\/\1>/g, ' ')

/** All that a page says: its texts, and the names and descriptions of what it shows. */
function saidIn(html: string): string[] {
  const page = withoutScripts(html)
    // What is another language's own says so itself.
    .replaceAll(/<a\b[^>]*hreflang=[^>]*>[\s\S]*?<\/a>/gi, ' ')
    .replaceAll(/<(\w+)\b[^>]* lang="en"[^>]*>[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<img\b[^>]* lang="en"[^>]*>/g, ' ')
  const named = page.matchAll(/ (?:alt|aria-label|title|placeholder|aria-description)="([^"]*)"/g)
  const described = page.matchAll(/<meta name="description" content="([^"]*)"/g)
  const texts = page.replaceAll(/<[^>]*>/g, '\n').split('\n')
  return [...texts, ...[...named, ...described].map(([, text]) => text!)]
    .map((text) => text.replaceAll(/&[#\w]+;/g, ' ').trim())
    .filter(Boolean)
}

async function rendered(content: SiteContent): Promise<(path: string) => Promise<string>> {
  const bundle = pathToFileURL(resolve('build/server/index.js')).href
  const render = publicPages((await import(bundle)) as ServerBuild)
  for (const language of translations) useWords(language, siteWords(language, content))
  return (path) => render(`${path}/`, content)
}

/** The texts in English that the pages of a language have, but for names and for what says of itself that it is English. */
async function englishLeft(
  language: Translation,
  content: SiteContent,
  part = (html: string) => html,
): Promise<string[]> {
  const render = await rendered(content)
  const left: string[] = []
  for (const path of ['/contact', ...publicPaths(content)]) {
    const html = part(await render(pathIn(language, path)))
    for (const text of saidIn(html)) if (saysEnglish(text)) left.push(`${path}: ${text}`)
  }
  return [...new Set(left)]
}

/** As the site is when the owner has written all sentences of its content anew, and nobody has translated them yet. */
function writtenAnew(): SiteContent {
  const { texts } = siteWords('ml', asDelivered)
  const isWritten = (text: string) =>
    text in texts && text.includes(' ') && !asDelivered.company.address.includes(text)
  const again = (part: unknown): unknown => {
    if (typeof part === 'string') return isWritten(part) ? `${part} Anew.` : part
    if (Array.isArray(part)) return part.map(again)
    if (part instanceof Map) return new Map([...part].map(([id, each]) => [id, again(each)]))
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, again(each)]))
  }
  const { bodies } = asDelivered
  return siteContentOf({ ...asDelivered, bodies: again(bodies) as typeof bodies })
}

// The title can't say in which language each part of it is.
const body = (html: string) => html.slice(html.indexOf('<body'))

for (const language of translations) {
  test(`no English word is left on the pages of /${language}, but for names`, async () => {
    expect(await englishLeft(language, approved)).toEqual([])
  })

  test(`figures that nobody has approved are English on the pages of /${language}, and said to be`, async () => {
    expect(await englishLeft(language, asDelivered, body)).toEqual([])
  })

  test(`what the owner writes anew is English on the pages of /${language} until it is translated, and said to be`, async () => {
    const left = await englishLeft(language, writtenAnew(), body)
    // What names something within a sentence of the page's own can't be marked.
    expect(left.filter((text) => !/[\u0900-\u0d7f]/.test(text))).toEqual([])
  })
}

test('a page counts as approved only once each text is that it says', async () => {
  const english = Object.keys(siteWords('ml', asDelivered).texts)
  const marked = approvedAs((_, text) => `⟦${english.indexOf(text)}⟧`)
  const render = await rendered(marked)
  const unasked: string[] = []
  for (const [path, texts] of textsOfPages(marked)) {
    if (path === otherPages) continue
    const html = withoutScripts(await render(pathIn('ml', path)))
    const said = new Set([...html.matchAll(/⟦(\d+)⟧/g)].map(([, place]) => english[Number(place)]!))
    expect(said.size).toBeGreaterThan(50)
    const asked = new Set(texts)
    for (const text of said) if (!asked.has(text)) unasked.push(`${path}: ${text}`)
  }
  expect(unasked).toEqual([])
})
