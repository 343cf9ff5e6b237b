import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { language, translated } from '../../content/language/t.ts'
import type { Paper } from './paper.ts'
import type { Job } from './typesetter.server.ts'

const here = (name: string) => join(import.meta.dirname, name)

/**
 * Handed to those papers alone that have such letters: heavy as a name on a machine is, cut as for the 3D view, and for papers
 * in these languages as text.
 */
export const scriptFonts = [
  { letters: /\p{Script=Malayalam}/u, name: 'anek-malayalam' },
  // With it dandas and Vedic accents, which belong to several scripts, and the sign of the rupee: Archivo lacks them.
  { letters: /\p{Script=Devanagari}|[\u0951-\u0954।॥₹]/u, name: 'noto-sans-devanagari' },
]
const weights = ['', '-regular']

/** Read once, at the start: an update lays other ones there while this process serves on. */
export function readStyle() {
  const text = (name: string) => readFileSync(here(name), 'utf8')
  const fonts = ['regular', 'medium', 'bold', 'wide'].map((cut) =>
    readFileSync(here(`fonts/archivo-${cut}.ttf`)),
  )
  const scripts = scriptFonts.flatMap(({ letters, name }) =>
    weights.map((weight) => ({
      ...{ letters, font: readFileSync(here(`fonts/${name}${weight}.ttf`)) },
    })),
  )
  const files = {
    'sheet.typ': text('templates/sheet.typ'),
    'brochure.typ': text('templates/brochure.typ'),
    'specimen.typ': text('templates/specimen.typ'),
    'quote.typ': text('templates/quote.typ'),
    'configuration.typ': text('templates/configuration.typ'),
    'wordmark.svg': text('wordmark.svg'),
  }
  return { fonts, scripts, files }
}
export type Style = ReturnType<typeof readStyle>

/** Of the checkout, as the site's other pictures are. */
const cache = 'node_modules/.cache/papers'

/** What a template says by itself, in the language under way: whatever stands in its `t("…")`. */
export function textsOf(template: string): Record<string, string> {
  const found = template.matchAll(/\bt\(\s*"([^"]+)"/g)
  return Object.fromEntries([...found].map(([, text]) => [text!, translated(text!)]))
}

/**
 * The typesetter dies of a syllable of more than some 250 characters, and what is typed may be one: a letter with hundreds of
 * marks, of which it takes some apart and counts them twice. No word is so long.
 */
const withoutEndlessWords = (text: string) =>
  text.replaceAll(/[\p{L}\p{M}\p{Join_C}]{100}/gu, '$& ')

/** A paper in the language under way. */
export function jobOf(paper: Paper, { fonts, scripts, files }: Style): Job {
  const { template, words, drawings, pictures, isBinding = false } = paper
  const texts = textsOf(files['sheet.typ'] + files[`${template}.typ`])
  const spoken = { language: language(), texts }
  const said = JSON.stringify({ ...words, spoken }, (_, value: unknown) =>
    typeof value === 'string' ? withoutEndlessWords(value) : value,
  )
  const others = scripts.filter(({ letters }) => letters.test(said)).map(({ font }) => font)
  return {
    main: `${template}.typ`,
    files: { ...files, ...drawings, 'words.json': said },
    fonts: [...fonts, ...others],
    ...{ pictures, isBinding, cache },
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
