import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Paper } from './paper.ts'
import type { Job } from './typesetter.server.ts'

const here = (name: string) => join(import.meta.dirname, name)

/** Read once, at the start: an update lays other ones there while this process serves on. */
export function readStyle() {
  const text = (name: string) => readFileSync(here(name), 'utf8')
  const fonts = ['regular', 'medium', 'bold', 'wide'].map((cut) =>
    readFileSync(here(`fonts/archivo-${cut}.ttf`)),
  )
  const files = {
    'sheet.typ': text('templates/sheet.typ'),
    'brochure.typ': text('templates/brochure.typ'),
    'specimen.typ': text('templates/specimen.typ'),
    'quote.typ': text('templates/quote.typ'),
    'configuration.typ': text('templates/configuration.typ'),
    'wordmark.svg': text('wordmark.svg'),
  }
  return { fonts, files }
}
export type Style = ReturnType<typeof readStyle>

/** Of the checkout, as the site's other pictures are. */
const cache = 'node_modules/.cache/papers'

export function jobOf(paper: Paper, { fonts, files }: Style): Job {
  const { template, words, drawings, pictures } = paper
  return {
    main: `${template}.typ`,
    files: { ...files, ...drawings, 'words.json': JSON.stringify(words) },
    fonts,
    pictures,
    cache,
  }
}

/** The same for two jobs whose papers are byte for byte the same. */
export async function fingerprintOf({ main, files, fonts, pictures }: Job): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([main, files]))
  for (const font of fonts) hash.update(font)
  for (const [name, { from, ...picture }] of Object.entries(pictures)) {
    hash.update(JSON.stringify([name, picture]))
    hash.update(typeof from === 'string' ? await readFile(from) : from)
  }
  return hash.digest('base64url').slice(0, 22)
}
