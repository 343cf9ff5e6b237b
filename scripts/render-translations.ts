import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { sizesOf } from '../app/downloads/paper-sizes.server.ts'
import { readBuiltPapers } from '../app/papers/built-papers.server.ts'
import { translations } from '../content/language/languages.ts'
import { siteWords, wordsFiles } from '../content/language/site-words.server.ts'
import { translatedFiles, translatedPages } from '../content/language/translated-paths.ts'
import { asDelivered } from '../content/site-content.ts'
import { pageAndData } from '../server/page-and-data.ts'
import { publicPages } from '../server/render-pages.ts'

/** Makes what Vite's build makes in English in the other languages too: pages, their data, and the words of their scripts. */
export async function renderTranslations(folder: string): Promise<void> {
  const bundle = pathToFileURL(resolve(folder, 'server/index.js')).href
  const render = publicPages((await import(bundle)) as ServerBuild)
  const write = (path: string, text: string) => {
    const file = join(folder, 'client', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  for (const language of translations) {
    for (const { path, text } of wordsFiles(siteWords(language, asDelivered))) write(path, text)
  }
  const sizes = sizesOf(readBuiltPapers(folder))
  for (const page of translatedPages(asDelivered))
    for (const [path, asked] of pageAndData(page))
      write(path === page ? `${path}/index.html` : path, await render(asked, asDelivered, sizes))
  for (const path of translatedFiles) write(path, await render(path, asDelivered))
}
