import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isPublicPart, partOf, type PublicPart } from '../content/public-parts.ts'
import {
  addSingle,
  bareEtag,
  filesIn,
  filmsIn,
  notKeptPage as notKeptPath,
  papersIn,
  picturesIn,
  withoutPrefix,
  type KeptFile,
  type KeptList,
  type Prefix,
} from '../app/kept/kept-list.ts'
import { contentHash } from '../app/http/content-hash.server.ts'
import { appManifestPath } from '../app/seo/app-manifest.server.ts'
import { asOfBar } from '../app/kept/as-of-bar.ts'
import { readKeptByScripts } from '../app/kept/kept-by-scripts.server.ts'
import { pageAndData } from './page-and-data.ts'
import type { ServedFile, SiteFiles } from './site-files.ts'

interface Options {
  buildDir: string
  files: SiteFiles
  /** How large a file is that is none of the build's: a paper of the site's own, or an upload. */
  sizeOf: (path: string) => Promise<number | undefined>
  /** A paper as the site makes it now, where the build's says something else. */
  paperOf?: (path: string) => Promise<{ bytes: number; etag: string } | undefined>
  /** What staff call a film that they uploaded. */
  titleOf?: (path: string) => string | undefined
  /** The files with the words of a language: pages name those alone that they begin with. */
  wordsIn: (prefix: Prefix) => string[]
  /** The page for what is not kept, made of one of the site's. */
  notKept: (around: string) => string
}

export interface KeptCatalogue {
  list: (prefix: Prefix) => Promise<KeptList>
  /** Undefined where there are no pages yet. */
  notKept: (prefix: Prefix) => Promise<string | undefined>
}

/**
 * What there is to be kept on a phone, as the site is at this moment: made when somebody asks for it, and once for each publication.
 */
export function keptCatalogue({
  buildDir,
  files,
  sizeOf,
  paperOf,
  titleOf,
  wordsIn,
  notKept,
}: Options): KeptCatalogue {
  const scripts = readKeptByScripts(buildDir)
  const made = new Map<Prefix, { of: SiteFiles['shown']; list: Promise<KeptList> }>()
  const textOf = async (path: string, { inMemory }: ServedFile) =>
    inMemory?.text ?? readFile(join(files.folder, path, isData(path) ? '' : 'index.html'), 'utf8')

  const makeNotKept = async (prefix: Prefix) => {
    const path = `${prefix}/privacy`
    const around = await files.read(path)
    return around && notKept(await textOf(path, around))
  }

  /** Other languages' pages, and of a long range the last machines', are made when somebody asks for them: now. */
  const allOf = async (prefix: Prefix) => {
    const there = new Map(files.shown)
    for (const path of files.laterPaths.filter((each) => isMadeForKeeping(each, prefix))) {
      const file = await files.read(path)
      // None where its machine has been taken off the site meanwhile.
      if (file) there.set(path, file)
    }
    return there
  }

  const make = async (prefix: Prefix): Promise<KeptList> => {
    const there = await allOf(prefix)
    const pages = [...there].filter(([path, file]) => isKeptPage(path, file, prefix))
    const texts = await Promise.all(pages.map(([path, file]) => textOf(path, file)))
    const pictures = picturesIn(texts)
    for (const [path, others] of scripts.pictures) {
      const known = pictures.get(path) ?? new Set()
      pictures.set(path, new Set([...known, ...others]))
    }
    const inSeveral = new Set([...pictures].flatMap(([path, others]) => [path, ...others]))
    const { others = [], pictures: single = [] } = Object.groupBy(
      [...filesIn(texts), ...wordsIn(prefix), ...scripts.files].filter(
        (path) => !inSeveral.has(path),
      ),
      (path) => (path.endsWith('.avif') ? 'pictures' : 'others'),
    )
    const named = [...others, ...addSingle(pictures, single)]

    const whole = async (path: string, etag?: string): Promise<KeptFile | undefined> => {
      const file = there.get(path)
      const bytes = (await file?.inMemory?.weigh()) ?? file?.bytes ?? (await sizeOf(path))
      if (bytes === undefined) return undefined
      return { path, bytes, etag: etag ?? bareEtag(file?.etag ?? null) }
    }
    const all = async (paths: Iterable<string>, etag?: string) =>
      (await Promise.all([...new Set(paths)].toSorted().map((path) => whole(path, etag)))).filter(
        (file) => file !== undefined,
      )
    const data = pages.flatMap(([page]) =>
      pageAndData(page)
        .slice(1)
        .map(([path]) => path),
    )
    const nothing = (await makeNotKept(prefix)) ?? ''
    const list: Omit<KeptList, 'version' | 'bytes'> = {
      prefix,
      files: [
        ...(await all([...pages.map(([path]) => path), ...data, `${prefix}/catalogue.json`])),
        ...(await all([
          prefix + appManifestPath,
          ...named.filter((path) => path.startsWith('/marks/')),
        ])),
        {
          path: prefix + notKeptPath,
          etag: contentHash(nothing),
          bytes: Math.round(nothing.length / 4),
        },
        ...(await all(
          named.filter((path) => !path.startsWith('/marks/')),
          '',
        )),
      ],
      pictures: (await all(pictures.keys(), '')).map(({ path, bytes }) => ({
        ...{ path, bytes },
        others: [...pictures.get(path)!].toSorted(),
      })),
      papers: await Promise.all(
        (await all(papersIn(texts))).map(async (built) => {
          const paper = await paperOf?.(built.path)
          return paper ? { ...built, bytes: paper.bytes, etag: bareEtag(paper.etag) } : built
        }),
      ),
      films: (await all(filmsIn(texts), '')).map((film) => {
        const title = titleOf?.(film.path)
        return title === undefined ? film : { ...film, title }
      }),
      asOf: asOfBar(),
    }
    const bytes = [...list.files, ...list.pictures].reduce((sum, file) => sum + file.bytes, 0)
    return { version: versionOf(list), bytes, ...list }
  }

  return {
    notKept: makeNotKept,
    list: (prefix) => {
      const before = made.get(prefix)
      if (before?.of === files.shown) return before.list
      const list = make(prefix)
      made.set(prefix, { of: files.shown, list })
      list.catch(() => made.delete(prefix))
      return list
    },
  }
}

/** Of what is kept, not of how it is sent: each process has compressed other pages hard by now. */
const versionOf = (list: Omit<KeptList, 'version' | 'bytes'>) =>
  contentHash(JSON.stringify(list, (name, said: unknown) => (name === 'bytes' ? undefined : said)))

const isData = (path: string) => path.endsWith('.data')

/** What these say to an answer, the server draws: kept, each question of theirs would lead to a page that is not. */
const asking: readonly string[] = ['which-machine', 'compare'] satisfies PublicPart[]

const isKeptPart = (part: string) => isPublicPart(part) && !asking.includes(part)

/** There may be thousands of stories: in English those are kept whose pages are made beforehand. */
function isMadeForKeeping(path: string, prefix: Prefix): boolean {
  const { bare, prefix: own } = withoutPrefix(path)
  const part = partOf(bare)
  return own === prefix && isKeptPart(part) && (prefix !== '' || part !== 'news')
}

function isKeptPage(path: string, { scriptHashes, isKept }: ServedFile, prefix: Prefix): boolean {
  if (!scriptHashes || isKept) return false
  const { bare, prefix: own } = withoutPrefix(path)
  return own === prefix && isKeptPart(partOf(bare))
}
