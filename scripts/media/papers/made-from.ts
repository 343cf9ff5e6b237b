import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { company } from '../../../content/company.ts'
import type { Certificate } from '../../../content/certificates.ts'
import type { Product } from '../../../app/products/product.ts'

/** What each paper was printed from: it must not say what the site no longer says. */
const RECORD = new URL('../../../media/papers-made-from.json', import.meta.url)
const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** Fingerprints of a paper's words, of all that is on it, and of the printed file. */
export type Made = { words: string; look: string; file: string }

export const fingerprint = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 16)
}

/** A paper's words change with its own content and with the company's. */
export function wordsOf(content: Product | Certificate): string {
  const { unconfirmed: _, ...printed } = { unconfirmed: undefined, ...content }
  const { name, phone, salesEmail, address } = company
  return fingerprint(JSON.stringify([printed, name, phone, salesEmail, address]))
}

/** By the paper's path from the root. */
export function readRecord(): Record<string, Made | undefined> {
  return existsSync(RECORD)
    ? (JSON.parse(readFileSync(RECORD, 'utf8')) as Record<string, Made>)
    : {}
}

/** Whether the owner laid a document of their own in a paper's place: nothing is ever printed over it. */
export function isReplaced(paper: string, made = readRecord()[paper]): boolean {
  const file = ROOT + paper
  return existsSync(file) && fingerprint(readFileSync(file)) !== made?.file
}

export function noteMade(paper: string, { words, look }: Omit<Made, 'file'>) {
  const made: Made = { words, look, file: fingerprint(readFileSync(ROOT + paper)) }
  const record = { ...readRecord(), [paper]: made }
  const sorted = Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(RECORD, `${JSON.stringify(sorted, null, 1)}\n`)
}
