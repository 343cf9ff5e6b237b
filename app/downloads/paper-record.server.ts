import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Certificate } from '../../content/certificates.ts'
import { company as asDelivered, type Company } from '../../content/company.ts'
import type { Product } from '../../content/product.ts'

/** What each paper was printed from: it must not say what the site no longer says. */
export const recordFile = join('media', 'papers-made-from.json')

/** Fingerprints of a paper's words, of all that is on it, and of the printed file. */
export type Made = { words: string; look: string; file: string }

export const fingerprint = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 16)
}

/** A paper's words change with its own content and with the company's, with which it was printed as delivered. */
export function wordsOf(content: Product | Certificate, company: Company = asDelivered): string {
  const { unconfirmed: _, ...printed } = { unconfirmed: undefined, ...content }
  const { name, phone, salesEmail, address } = company
  return fingerprint(JSON.stringify([printed, name, phone, salesEmail, address]))
}

/** By the paper's path from the root. */
export function readRecord(): Record<string, Made | undefined> {
  return existsSync(recordFile)
    ? (JSON.parse(readFileSync(recordFile, 'utf8')) as Record<string, Made>)
    : {}
}

/** Whether the owner laid a document of their own in a paper's place: nothing is ever printed over it. */
export function isReplaced(paper: string, made = readRecord()[paper]): boolean {
  return existsSync(paper) && fingerprint(readFileSync(paper)) !== made?.file
}

type State = 'missing' | 'own' | 'fresh' | 'stale'

/** Whether a paper of ours still says what the site says. */
export function stateOf(
  paper: string,
  content: Product | Certificate,
  company: Company = asDelivered,
  made = readRecord()[paper],
): State {
  if (!existsSync(paper)) return 'missing'
  if (isReplaced(paper, made)) return 'own'
  return made?.words === wordsOf(content, company) ? 'fresh' : 'stale'
}

/** The path of a product's brochure as long as it says what the site says; without one it can be asked for. */
export function offeredBrochure(product: Product, company: Company): string | undefined {
  const { brochure } = product
  if (!brochure) return undefined
  const state = stateOf(`public${brochure}`, product, company)
  return state === 'own' || state === 'fresh' ? brochure : undefined
}
