import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { publicFiles } from '../content/public-paths.ts'
import { inlineScriptHashes } from './inline-script-hashes.ts'
import { AddressedFile } from './site-address.ts'

/** What the build knows of each file that may be served, by URL path; nothing else in the folder is reachable. */
export type SiteManifest = Record<string, SiteFile>

export interface SiteFile {
  /** Strong where the bytes are always the same, weak (`W/`) where they also exist compressed. */
  etag: string
  /** As it is sent, compressed where it is. */
  bytes?: number
  /** CSP sources of the inline scripts in a prerendered page. */
  scriptHashes?: string[]
  /** Where the file lies whose text has places for the site's own address, in the folder `client`. */
  addressed?: string
  /** Taken along from an earlier build, for pages that were opened then. */
  isKept?: true
}

/** A file and, if it is answered from memory, its text. */
export interface ServedFile extends SiteFile {
  inMemory?: AddressedFile
}

/** What is made when somebody asks for it: of a site with thousands of stories few are read on one day. */
export interface MadeLater {
  paths: ReadonlySet<string>
  make: (path: string) => Promise<string>
}

/** So many of those are kept, the last ones that were asked for. */
const mostMade = 1_000

const nothingLater: MadeLater = { paths: new Set(), make: () => Promise.reject(new Error()) }

/** The files of one build, and over them the pages as their content was published since. */
export class SiteFiles {
  readonly folder: string
  readonly #publicUrl: string
  readonly #built: Map<string, ServedFile>
  #shown: Map<string, ServedFile>
  #later = nothingLater
  #made = madeFiles()

  private constructor(folder: string, publicUrl: string, built: Map<string, ServedFile>) {
    this.folder = folder
    this.#publicUrl = publicUrl
    this.#built = built
    this.#shown = built
  }

  /** Pages and the sitemap are kept in memory: few and small. Their ETag covers the address, which a restart may change. */
  static async open(buildDir: string, publicUrl: string): Promise<SiteFiles> {
    const folder = join(buildDir, 'client')
    const manifest = JSON.parse(await readFile(join(buildDir, 'site.json'), 'utf8')) as SiteManifest
    const files = new Map<string, ServedFile>()
    for (const [path, file] of Object.entries(manifest)) {
      const { addressed } = file
      if (addressed === undefined) {
        files.set(path, file)
        continue
      }
      const inMemory = new AddressedFile(await readFile(join(folder, addressed), 'utf8'), publicUrl)
      files.set(path, { ...file, inMemory, etag: inMemory.etag })
    }
    return new SiteFiles(folder, publicUrl, files)
  }

  /** A file that is there. */
  find(path: string): ServedFile | undefined {
    return this.#shown.get(path)
  }

  /** All files that are there; another map whenever other ones are. */
  get shown(): ReadonlyMap<string, ServedFile> {
    return this.#shown
  }

  /** What is made when somebody asks for it. */
  get laterPaths(): string[] {
    return [...this.#later.paths]
  }

  /**
   * The file at a path, made now if it is one that is made when it is asked for.
   *
   * @throws when it can't be made; the next who asks tries again
   */
  async read(path: string): Promise<ServedFile | undefined> {
    return this.#shown.get(path) ?? (this.#later.paths.has(path) ? this.#make(path) : undefined)
  }

  /** The paths whose text shows content: pages, their data for the router, and what search engines read. */
  get paths(): string[] {
    return [...this.#built].flatMap(([path, { scriptHashes, isKept }]) =>
      !isKept && (scriptHashes || path.endsWith('.data') || publicFiles.includes(path))
        ? [path]
        : [],
    )
  }

  /**
   * Shows these texts instead of the build's, all from one moment on.
   *
   * @param gone paths of the build that are not there any more
   * @param later paths whose text is made when somebody asks for it
   */
  show(
    texts: ReadonlyMap<string, string>,
    gone: readonly string[] = [],
    later: MadeLater = nothingLater,
  ): void {
    const shown = new Map(this.#built)
    for (const path of [...gone, ...later.paths]) shown.delete(path)
    for (const [path, text] of texts) shown.set(path, this.#fileOf(path, text))
    this.#shown = shown
    this.#later = later
    this.#made = madeFiles()
  }

  /** Shows these texts, and all else as before. */
  replace(texts: ReadonlyMap<string, string>): void {
    const files = [...texts].map(([path, text]) => [path, this.#fileOf(path, text)] as const)
    this.#shown = new Map([...this.#shown, ...files])
  }

  /** Forgets what was made at these paths: who asks next gets what is true by then. */
  makeAnew(paths: readonly string[]): void {
    for (const path of paths) this.#made.delete(path)
  }

  #fileOf(path: string, text: string): ServedFile {
    const inMemory = new AddressedFile(text, this.#publicUrl, true)
    const { etag } = inMemory
    // One that says the same is compressed already.
    const was = this.#shown.get(path)
    if (was?.inMemory && was.etag === etag) return was
    return { inMemory, etag, ...(isPage(path) && { scriptHashes: inlineScriptHashes(text) }) }
  }

  /** Once for all who ask at the same time. */
  #make(path: string): Promise<ServedFile> {
    const made = this.#made
    const file = made.get(path) ?? this.#later.make(path).then((text) => this.#fileOf(path, text))
    made.set(path, file)
    file.catch(() => made.delete(path))
    return file
  }
}

const madeFiles = () => new LRUCache<string, Promise<ServedFile>>({ max: mostMade })

/** Whether a path is a page, which the build renders with a slash at its end. */
export const isPage = (path: string) => !/\.(data|json|xml|txt|atom|js|webmanifest)$/.test(path)
