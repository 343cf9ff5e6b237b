import { languages, prefixOf, splitPath } from '../../content/language/languages.ts'
import { withoutHash } from './asset-names.ts'

/** What there is to be kept on a phone, as `/kept.json` says it. */
export interface KeptList {
  /** Of the language that it is kept in. */
  prefix: Prefix
  /** Another one whenever anything of it changes, whichever process or build says it. */
  version: string
  /** Of all that `files` and `pictures` fetch, as it is sent. */
  bytes: number
  /** Pages, their data, scripts, styles, the font. */
  files: KeptFile[]
  pictures: KeptPicture[]
  papers: KeptFile[]
  films: KeptFile[]
  /** What stands on a page that is shown from the phone: markup with a place for the date. */
  asOf: string
}

export interface KeptFile {
  path: string
  /** What is between the quotes of its ETag; empty where its name says what is in it. */
  etag: string
  bytes: number
  /** What the site calls it, where its name does not say. */
  title?: string
}

/** One copy stands for all the others that a page may ask for. */
export interface KeptPicture {
  path: string
  bytes: number
  others: string[]
}

/** A language's first part of each path: '' is English. */
export type Prefix = ReturnType<typeof prefixOf>
export const prefixes: readonly Prefix[] = languages.map(prefixOf)

/** The prefix of a path, and the path without it. */
export function withoutPrefix(whole: string): { prefix: Prefix; bare: string } {
  const { language, path } = splitPath(whole)
  return { prefix: prefixOf(language), bare: path }
}

/** Where the date comes in. */
export const datePlace = '{date}'
export const notKeptPage = '/not-kept'

/** The same text in other bytes has the same one: compressed, or not. */
export const bareEtag = (etag: string | null) =>
  (etag ?? '').replace(/^W\//, '').replaceAll('"', '')

/** Wide enough for a phone's column (pixels). */
const enoughWidth = 400

/** The one width of a picture that is kept: the smallest that is wide enough, or the widest there is. */
export function keptWidth<Copy extends { width: number }>(copies: readonly Copy[]): Copy {
  const byWidth = [...copies].sort((a, b) => a.width - b.width)
  return byWidth.find(({ width }) => width >= enoughWidth) ?? byWidth.at(-1)!
}

const inSrcSet = /(?:\/(?:assets|files)\/[\w./-]+\.(?:avif|webp|jpg) \d+w(?:, )?)+/g

/** The pictures that a text offers in several widths: for each the address that is kept, and the others. */
export function picturesIn(texts: Iterable<string>): Map<string, Set<string>> {
  const pictures = new Map<string, Set<string>>()
  for (const text of texts) {
    for (const [srcSet] of text.matchAll(inSrcSet)) {
      const copies = [...srcSet.matchAll(/(\S+) (\d+)w/g)].map(([, path, width]) => ({
        path: path!,
        width: Number(width),
      }))
      const { path: kept } = keptWidth(copies)
      const others = pictures.get(kept) ?? new Set()
      for (const { path } of copies) if (path !== kept) others.add(path)
      pictures.set(kept, others)
    }
  }
  return pictures
}

/**
 * Gives single addresses of pictures to those of which they are another copy, by their names.
 *
 * @returns what is a picture of its own
 */
export function addSingle(pictures: Map<string, Set<string>>, single: Iterable<string>): string[] {
  const byName = Map.groupBy(pictures.keys(), nameOfPicture)
  return [...single].filter((path) => {
    const [kept, ...more] = byName.get(nameOfPicture(path)) ?? []
    // Several pictures may be called 'red'.
    if (kept === undefined || more.length > 0) return true
    if (kept !== path) pictures.get(kept)!.add(path)
    return false
  })
}

/** What is shown, whatever its width and content: '/files/3f0c/400.avif' → '/files/3f0c'. */
const nameOfPicture = (path: string) =>
  path.startsWith('/assets/') ? withoutHash(path) : path.replace(/(?<=^\/files\/.*)\/\d+\.\w+$/, '')

const named = /\/(?:assets|files|marks)\/[\w./-]+\.(?:js|css|svg|woff2|avif|png)(?![\w.])/g

/** Every other file that a text names. */
export function filesIn(texts: Iterable<string>): Set<string> {
  return new Set([...texts].flatMap((text) => text.match(named) ?? []))
}

/** The build's, and what staff uploaded. */
const paper = /\/(?:(?:brochures|certificates)\/[\w.-]+|files\/[0-9a-f]{64}\/paper)\.pdf/g
const film = /\/(?:assets\/[\w.-]+\.mp4|files\/[0-9a-f]{64}\/film\.(?:mp4|webm))/g

export const papersIn = (texts: string[]) => texts.flatMap((text) => text.match(paper) ?? [])
export const filmsIn = (texts: string[]) => texts.flatMap((text) => text.match(film) ?? [])
export const isPaper = (path: string) => path.match(paper)?.[0] === path
