import { LRUCache } from 'lru-cache'
import { inLanguage } from '../../content/language/in-language.server.ts'
import { pathIn, type Language } from '../../content/language/languages.ts'
import { here } from '../../content/language/t.ts'
import { contentHash } from '../http/content-hash.server.ts'
import type { BuiltPapers } from './built-papers.server.ts'
import { fingerprintOf, jobOf, type Style } from './job.server.ts'
import type { SitePapers } from './site-papers.server.ts'
import type { Job } from './typesetter.server.ts'

export interface PrintedPaper {
  pdf: Buffer
  etag: string
}

/** A paper by its path in English, and the language that it is wanted in. */
export interface WantedPaper {
  language: Language
  path: string
}

interface Options<Content extends object> {
  papersOf: (content: Content) => SitePapers
  style: Style
  typeset: (job: Job) => Promise<Buffer>
  built?: BuiltPapers
  /** A document of the owner's own takes the place of a paper. */
  isOwn?: (path: string) => boolean
  /** How long a paper that could not be made is not tried again. */
  retryMs?: number
  now?: () => number
}

/** A paper is about half a megabyte. One that is not kept any more is made again when somebody asks for it. */
const mostKept = 60

/**
 * The papers of what the site says. Each is made when somebody asks for it; who asks meanwhile waits for the same one. It is kept with
 * a fingerprint of all that it is made of, and made again only when that changes. Where the build's has the same fingerprint, the
 * build's is served.
 */
export class PrintedPapers<Content extends object> {
  readonly #options: Options<Content>
  readonly #fingerprints = new WeakMap<Content, Map<string, Promise<string>>>()
  readonly #kept = new LRUCache<string, PrintedPaper>({ max: mostKept })
  readonly #underWay = new Map<string, Promise<PrintedPaper>>()
  readonly #failed = new Map<string, number>()

  constructor(options: Options<Content>) {
    this.#options = options
  }

  /**
   * The paper at a path in the language under way; 'built' when the build's says the same, 'gone' where the build has one that the
   * site has no more, undefined where none of ours is.
   *
   * @throws when it can't be made
   */
  async find(path: string, content: Content): Promise<PrintedPaper | 'built' | 'gone' | undefined> {
    const { papersOf, built = {}, isOwn } = this.#options
    if (isOwn?.(path)) return undefined
    if (!papersOf(content).has(path)) return path in built ? 'gone' : undefined
    const fingerprint = await this.#fingerprintOf(path, content)
    if (built[here(path)]?.fingerprint === fingerprint) return 'built'
    return this.#kept.get(fingerprint) ?? this.#printOnce(fingerprint, path, content)
  }

  /** How large the papers of the language under way are that are made already, in bytes, by their addresses in it. */
  async sizes(content: Content): Promise<Record<string, number>> {
    const sizes: Record<string, number> = {}
    for (const path of this.#options.papersOf(content).keys()) {
      const fingerprint = await this.#fingerprintOf(path, content).catch(() => undefined)
      if (fingerprint === undefined || this.#options.isOwn?.(path)) continue
      const built = this.#options.built?.[here(path)]
      const bytes =
        built?.fingerprint === fingerprint ? built.bytes : this.#kept.get(fingerprint)?.pdf.length
      if (bytes !== undefined) sizes[here(path)] = bytes
    }
    return sizes
  }

  /** What a paper is sent with that has been made already, and is not the build's. */
  async made(path: string, content: Content): Promise<{ bytes: number; etag: string } | undefined> {
    if (!this.#options.papersOf(content).has(path) || this.#options.isOwn?.(path)) return undefined
    const fingerprint = await this.#fingerprintOf(path, content).catch(() => '')
    const paper = this.#kept.get(fingerprint)
    return paper && { bytes: paper.pdf.length, etag: paper.etag }
  }

  /**
   * Makes what nobody has asked for yet, as much as is kept, one after the other: a visitor's waits for one at most. Forgets what
   * this content no longer has.
   *
   * @param all the papers of this content, those that are asked for most first
   * @param isWanted whether this content is still what the site says
   */
  async makeAll(
    all: readonly WantedPaper[],
    content: Content,
    isWanted: () => boolean,
    failed: (path: string, error: unknown) => void,
  ): Promise<void> {
    const wanted = new Set<string>()
    for (const { language, path } of all.slice(0, mostKept)) {
      if (!isWanted()) return
      try {
        await inLanguage(language, async () => {
          wanted.add(await this.#fingerprintOf(path, content))
          await this.find(path, content)
        })
      } catch (error) {
        if (isWanted()) failed(pathIn(language, path), error)
      }
    }
    for (const known of [this.#kept, this.#failed])
      for (const one of known.keys()) if (!wanted.has(one)) known.delete(one)
  }

  /** Of one content it is the same as long as the process lives: its pictures are read once. */
  #fingerprintOf(path: string, content: Content): Promise<string> {
    const known = this.#fingerprints.get(content) ?? new Map<string, Promise<string>>()
    this.#fingerprints.set(content, known)
    const asked = here(path)
    const before = known.get(asked)
    if (before) return before
    const fingerprint = this.#jobOf(path, content).then(fingerprintOf)
    known.set(asked, fingerprint)
    // A picture that could not be read now may be there in a moment.
    fingerprint.catch(() => known.delete(asked))
    return fingerprint
  }

  async #jobOf(path: string, content: Content): Promise<Job> {
    const { papersOf, style } = this.#options
    return jobOf(await papersOf(content).get(path)!(), style)
  }

  #printOnce(fingerprint: string, path: string, content: Content): Promise<PrintedPaper> {
    const underWay = this.#underWay.get(fingerprint)
    if (underWay) return underWay
    const { now = Date.now, retryMs = 10_000 } = this.#options
    const failedAt = this.#failed.get(fingerprint)
    if (failedAt !== undefined && now() - failedAt < retryMs)
      return Promise.reject(new Error(`${path} could not be made a moment ago`))

    const made = this.#print(path, content).then((paper) => {
      this.#kept.set(fingerprint, paper)
      this.#failed.delete(fingerprint)
      return paper
    })
    this.#underWay.set(fingerprint, made)
    made
      .catch(() => this.#failed.set(fingerprint, now()))
      .finally(() => this.#underWay.delete(fingerprint))
    return made
  }

  async #print(path: string, content: Content): Promise<PrintedPaper> {
    const pdf = await this.#options.typeset(await this.#jobOf(path, content))
    return { pdf, etag: `"${contentHash(pdf)}"` }
  }
}
