import { Refused } from './refusals.ts'

const types = {
  'image/jpeg': 'picture',
  'image/png': 'picture',
  'image/webp': 'picture',
  'image/avif': 'picture',
  'application/pdf': 'paper',
  'video/mp4': 'film',
  'video/webm': 'film',
} as const

export type FileType = keyof typeof types
export type FileKind = (typeof types)[FileType]

export const kindOf = (type: FileType): FileKind => types[type]

/** How many of the first bytes are enough to recognise a file. */
export const headBytes = 4096

/**
 * What a file is by its first bytes, whatever it is called.
 *
 * @throws Refused when the site has no use for it
 */
export function recognise(head: Uint8Array): FileType {
  const text = latin1(head.subarray(0, headBytes))
  const type = typeOf(text)
  if (type) return type
  if (/^(?:\u00ef\u00bb\u00bf|\s|<!--[^]*?-->)*<(?:[a-z!?])/i.test(text))
    throw new Refused('drawing')
  throw new Refused(text.length === 0 ? 'empty' : 'unknown')
}

function typeOf(text: string): FileType | undefined {
  if (text.startsWith('\u00ff\u00d8\u00ff')) return 'image/jpeg'
  if (text.startsWith('\u0089PNG\r\n\u001a\n')) return 'image/png'
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'image/webp'
  if (text.startsWith('%PDF-')) return 'application/pdf'
  if (text.startsWith('\u001a\u0045\u00df\u00a3')) return 'video/webm'
  if (text.startsWith('ftyp', 4)) return typeOfBrands(brandsOf(text))
  return undefined
}

/** The first is the file's own, the others it is compatible with. */
function brandsOf(text: string): string[] {
  const size = Math.min(
    Array.from(text.slice(0, 4)).reduce((sum, byte) => sum * 256 + byte.charCodeAt(0), 0),
    text.length,
  )
  const all = [text.slice(8, 12)]
  for (let at = 16; at + 4 <= size; at += 4) all.push(text.slice(at, at + 4))
  return all
}

function typeOfBrands(brands: string[]): FileType {
  const [own = ''] = brands
  if (brands.includes('avif') || own === 'avis') return 'image/avif'
  if (/^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(own)) throw new Refused('heic')
  if (own === 'qt  ') throw new Refused('quicktime')
  return 'video/mp4'
}

/**
 * Refuses a file that is also another one, for whoever opens it as that: an archive, a PDF, or a page with scripts.
 * A phone's picture may well end in a film or in a second picture; those run nowhere.
 *
 * @param head its first bytes
 * @param tail its last bytes, which may be the same
 */
export function refuseTwoInOne(type: FileType, head: Uint8Array, tail: Uint8Array): void {
  const [first, last] = [latin1(head), latin1(tail)]
  const isArchive = endsAsArchive(last) || first.startsWith('PK\u0003\u0004')
  const isPaper = type !== 'application/pdf' && first.slice(0, 1024).includes('%PDF-')
  const page = /<(?:script|html|!doctype html|svg|\?php|iframe)[\s>]/i
  if (isArchive || isPaper || page.test(first.slice(0, headBytes)) || page.test(last.slice(-4096)))
    throw new Refused('two-in-one')
}

/** A ZIP is read from its end: a mark, and behind it a comment as long as it says. */
function endsAsArchive(tail: string): boolean {
  for (let at = tail.lastIndexOf('PK\u0005\u0006'); at >= 0;) {
    const comment = tail.charCodeAt(at + 20) + tail.charCodeAt(at + 21) * 256
    if (at + 22 + comment >= tail.length - 64) return true
    at = at === 0 ? -1 : tail.lastIndexOf('PK\u0005\u0006', at - 1)
  }
  return false
}

/** How many of the last bytes have to be looked at for an archive. */
export const tailBytes = 65_557

const latin1 = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
