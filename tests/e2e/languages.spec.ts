import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { pathIn, translations } from '../../content/language/languages.ts'
import { siteWords } from '../../content/language/site-words.server.ts'
import { useWords } from '../../content/language/in-language.server.ts'
import { asDelivered, siteContentOf } from '../../content/site-content.ts'
import { publicPaths } from '../../content/public-paths.ts'
import { latinWordsIn } from '../../content/words/latin-names.ts'
import { publicPages } from '../../server/render-pages.ts'
import { expect, readingTest as test } from './site.ts'

/** As the site is when the owner has approved every translation. */
const approved = siteContentOf({
  ...asDelivered,
  translations: translations.flatMap((language) =>
    Object.entries(siteWords(language, asDelivered).texts).map(([english, text]) => ({
      ...{ language, english, text },
      state: 'approved' as const,
    })),
  ),
})

/** Addresses, and the letters that drawings are marked with. */
const notWords = /https?:\S+|(?:^|(?<=\s))\/\S+|\b[A-F]\b/g

/** All that a page says: its texts, and the names and descriptions of what it shows. */
function saidIn(html: string): string[] {
  const page = html
    .replaceAll(/<(script|style|noscript)\b[\s\S]*?<\/\1>/g, ' ')
    // What is another language's own says so itself.
    .replaceAll(/<a\b[^>]*hreflang=[^>]*>[\s\S]*?<\/a>/gi, ' ')
    .replaceAll(/<(\w+)\b[^>]* lang="en"[^>]*>[\s\S]*?<\/\1>/g, ' ')
  const named = page.matchAll(/ (?:alt|aria-label|title|placeholder|aria-description)="([^"]*)"/g)
  const described = page.matchAll(/<meta name="description" content="([^"]*)"/g)
  const texts = page.replaceAll(/<[^>]*>/g, '\n').split('\n')
  return [...texts, ...[...named, ...described].map(([, text]) => text!)]
    .map((text) => text.replaceAll(/&[#\w]+;/g, ' ').trim())
    .filter(Boolean)
}

async function rendered(): Promise<(path: string) => Promise<string>> {
  const bundle = pathToFileURL(resolve('build/server/index.js')).href
  const render = publicPages((await import(bundle)) as ServerBuild)
  for (const language of translations) useWords(language, siteWords(language, approved))
  return (path) => render(`${path}/`, approved)
}

for (const language of translations) {
  test(`no English word is left on the pages of /${language}, but for names`, async () => {
    const render = await rendered()
    const left: string[] = []
    for (const path of ['/contact', ...publicPaths(approved)]) {
      const html = await render(pathIn(language, path))
      for (const text of saidIn(html))
        if (latinWordsIn(text.replaceAll(notWords, ' ')).length > 0) left.push(`${path}: ${text}`)
    }
    expect([...new Set(left)]).toEqual([])
  })
}
