import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inlineScriptHashes } from './inline-script-hashes.ts'
import { AddressedFile } from './site-address.ts'

/** What the build knows of each file that may be served, by URL path; nothing else in the folder is reachable. */
export type SiteManifest = Record<string, SiteFile>

export interface SiteFile {
  /** Strong where the bytes are always the same, weak (`W/`) where they also exist compressed. */
  etag: string
  /** CSP sources of the inline scripts in a prerendered page. */
  scriptHashes?: string[]
  /** Where the file lies whose text has places for the site's own address, in the folder `client`. */
  addressed?: string
  /** Taken along from the build before, for pages that were opened then. */
  isKept?: true
}

/** A file and, if it is answered from memory, its text. */
export interface ServedFile extends SiteFile {
  inMemory?: AddressedFile
}

/** The files of one build, and over them the pages as their content was published since. */
export class SiteFiles {
  readonly folder: string
  readonly #publicUrl: string
  readonly #built: Map<string, ServedFile>
  #shown: ReadonlyMap<string, ServedFile>

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

  find(path: string): ServedFile | undefined {
    return this.#shown.get(path)
  }

  /** The paths whose text shows content: pages, their data for the router, and what search engines read. */
  get paths(): string[] {
    return [...this.#built].flatMap(([path, { scriptHashes, isKept }]) =>
      !isKept &&
      (scriptHashes ||
        /\.data$|^\/(catalogue\.json|news\.atom|sitemap\.xml|robots\.txt)$/.test(path))
        ? [path]
        : [],
    )
  }

  /**
   * Shows these texts instead of the build's, all from one moment on.
   *
   * @param gone paths of the build that are not there any more
   */
  show(texts: ReadonlyMap<string, string>, gone: readonly string[] = []): void {
    const shown = new Map(this.#built)
    for (const path of gone) shown.delete(path)
    for (const [path, text] of texts) {
      const inMemory = new AddressedFile(text, this.#publicUrl, true)
      const { etag } = inMemory
      // One that says the same is compressed already.
      const was = this.#shown.get(path)
      if (was?.inMemory && was.etag === etag) shown.set(path, was)
      else
        shown.set(path, {
          ...{ inMemory, etag },
          ...(isPage(path) && { scriptHashes: inlineScriptHashes(text) }),
        })
    }
    this.#shown = shown
  }
}

/** Whether a path is a page, which the build renders with a slash at its end. */
export const isPage = (path: string) => !/\.(data|json|xml|txt|atom)$/.test(path)
