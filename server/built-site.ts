import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { ServerBuild } from 'react-router'
import { appManifest, appManifestPath } from '../app/seo/app-manifest.server.ts'
import { readBuiltPapers } from '../app/papers/built-papers.server.ts'
import { inEnglish, inLanguage, useWords } from '../content/language/in-language.server.ts'
import {
  pathIn,
  prefixOf,
  splitPath,
  translations,
  type Language,
} from '../content/language/languages.ts'
import { siteWords, wordsFiles } from '../content/language/site-words.server.ts'
import { translatedFiles, translatedPages } from '../content/language/translated-paths.ts'
import { publicFiles, publicPaths } from '../content/public-paths.ts'
import { pages as sitePages } from '../content/site-pages.ts'
import { asDelivered, type SiteContent } from '../content/site-content.ts'
import type { Pages } from './app.ts'
import type { Queries } from '../app/db/database.server.ts'
import { pageAndData } from './page-and-data.ts'
import { findVariant } from '../app/files/files.server.ts'
import { filmTitle } from './film-title.ts'
import { keptCatalogue } from './kept-catalogue.ts'
import { keptEndpoint } from './kept-endpoint.ts'
import { notFoundPages } from './not-found-pages.ts'
import { notKeptPage } from './not-kept-page.ts'
import { oldWords } from './old-words.ts'
import { paperFiles } from './paper-files.ts'
import { previewPage, previewPath, sharedPreview } from './preview-page.ts'
import { publicPages, renderPages } from './render-pages.ts'
import type { RequestVariables, Services } from '../app/http/services.ts'
import { mastersIn } from '../app/yard/masters.server.ts'
import { sitePapers, wantedPapers } from './site-papers.ts'
import { addressAnswers } from './site-address.ts'
import { sharedPreviewPath } from './shared-draft.ts'
import { SiteFiles } from './site-files.ts'
import { forEver, staticFiles } from './static-files.ts'

export interface Site {
  pages: Pages
  /**
   * Makes every public page anew and then shows all of them at once. Missing where pages are made for each request.
   *
   * @param changed called when pages say a little more later: how large the new papers are
   */
  show?: (content: SiteContent, changed: () => void, log: Logger) => Promise<void>
  /** Tells where uploaded photographs lie, before anything is shown. */
  readPicturesFrom?: (db: Queries) => void
  /** The PDF of a quote. */
  typesetQuote?: NonNullable<Services['typesetQuote']>
  /** The PDF of a machine as it was put together in 3D. */
  typesetSheet?: NonNullable<Services['typesetSheet']>
  /** The machines as the build made them. */
  readMaster?: NonNullable<Services['readMaster']>
  /** Ends what runs beside the process. */
  end?: () => void
}

/** The site as `scripts/build.ts` left it: files first, then pages that are rendered on request. */
export async function builtSite(buildDir: string, publicUrl: string): Promise<Required<Site>> {
  const bundle = pathToFileURL(join(buildDir, 'server/index.js')).href
  const build = (await import(bundle)) as ServerBuild
  const files = await SiteFiles.open(buildDir, publicUrl)
  const manifest = await readFile(join(files.folder, appManifestPath), 'utf8')
  const pages = new Hono<RequestVariables>()
  const { papers, stop, ...tools } = sitePapers({
    built: readBuiltPapers(buildDir),
    isOwn: (path, built) => files.find(path) !== undefined && !(path in built),
  })
  /** A tenth of a second in each language, once for each content. */
  const sizesIn = (language: Language, content: SiteContent) =>
    inLanguage(language, () => papers.sizes(content))
  let shown: SiteContent | undefined
  let uploads: Queries | undefined
  const kept = keptCatalogue({
    ...{ buildDir, files },
    sizeOf: async (path) => {
      const [, id, variant] = /^\/files\/(\w+)\/([\w.]+)$/.exec(path) ?? []
      if (id && variant) return uploads && (await findVariant(uploads, id, variant))?.bytes
      return path.endsWith('.pdf') ? (await sizesIn('en', shown ?? asDelivered))[path] : undefined
    },
    // Phones keep those in English, whatever is read there.
    paperOf: (path) => inEnglish(() => papers.made(path, shown ?? asDelivered)),
    titleOf: (path) => filmTitle(path, shown ?? asDelivered),
    wordsIn: (prefix) =>
      translations
        .filter((language) => prefixOf(language) === prefix)
        .flatMap((language) => wordsFiles(siteWords(language, shown ?? asDelivered)))
        .map(({ path }) => path),
    notKept: (around) => notKeptPage(around, (shown ?? asDelivered).company),
  })
  pages.use(paperFiles(papers), staticFiles(files))
  pages.route('/', keptEndpoint(kept, publicUrl))
  pages.get(
    '/assets/*',
    assetsOfNextBuild,
    oldWords(() => shown ?? asDelivered),
  )
  const render = publicPages(build)
  pages.get(previewPath, previewPage(render))
  pages.get(sharedPreviewPath, sharedPreview(render))
  pages.get('*', notFoundPages(build, publicUrl))
  pages.all('*', addressAnswers(publicUrl), renderPages(build))
  /** Also those of pages that somebody has open. */
  const wordsGiven = new Map<string, string>()
  const show: NonNullable<Site['show']> = async (content, changed, log) => {
    const sizes = await sizesIn('en', content)
    const { first, later } = pagesOf(content)
    const said = translations.flatMap((language) => wordsFiles(siteWords(language, content)))
    for (const { path, text } of said) {
      wordsGiven.delete(path)
      wordsGiven.set(path, text)
    }
    for (const path of [...wordsGiven.keys()].slice(0, -mostWordsGiven)) wordsGiven.delete(path)
    const texts = new Map(wordsGiven)
    // Before any page names them: one that fails, or is made meanwhile, has its scripts all the same.
    files.replace(texts)
    // One after the other: the site goes on answering meanwhile. All are English: the words of other languages stay until all are made.
    for (const [path, asked] of first) texts.set(path, await render(asked, content, sizes))
    for (const language of translations) {
      useWords(language, siteWords(language, content))
      const said = inLanguage(language, () => appManifest(manifest))
      texts.set(pathIn(language, appManifestPath), said)
    }
    shown = content
    const gone = files.paths.filter((path) => !first.has(path))
    files.show(texts, gone, {
      paths: new Set(later.keys()),
      make: async (path) => {
        const { language, path: page } = splitPath(path)
        const said = saysSizes(page)
          ? { ...(await sizesIn('en', content)), ...(await sizesIn(language, content)) }
          : undefined
        return render(later.get(path)!, content, said)
      },
    })
    // Nobody who publishes waits for papers, and no page that is right for want of one.
    void makePapers().catch((error: unknown) => log.warn({ err: error }, 'papers are not ready'))

    async function makePapers() {
      const isWanted = () => shown === content
      // The pages of the other processes come first.
      await wait(papersAfterMs, undefined, { ref: false })
      await papers.makeAll(wantedPapers(content), content, isWanted, (path, error) =>
        log.error({ err: error, path }, 'a paper could not be made'),
      )
      const made = await sizesIn('en', content)
      const sized = new Map<string, string>()
      if (!isDeepStrictEqual(made, sizes))
        for (const [path, asked] of saySizes) sized.set(path, await render(asked, content, made))
      if (!isWanted()) return
      files.replace(sized)
      files.makeAnew(saySizesInOthers)
      changed()
    }
  }
  const end = () => {
    shown = undefined
    stop()
  }
  const readPicturesFrom = (db: Queries) => {
    uploads = db
    tools.readPicturesFrom(db)
  }
  return { pages, show, ...tools, readPicturesFrom, readMaster: mastersIn(buildDir), end }
}

const saySizes = pageAndData(sitePages.downloads.to)
const saySizesInOthers = translations.flatMap((language) =>
  saySizes.map(([path]) => pathIn(language, path)),
)
const saysSizes = (path: string) => saySizes.some(([each]) => each === path)

/** Those of the last five publications: some hundred kilobytes each. */
const mostWordsGiven = 20

/** Whoever asks for a paper before has it made at once. */
const papersAfterMs = 2_000

/**
 * More pages than these are made when somebody asks for them: a site of thousands is published as soon as a small one. So are
 * those of other languages.
 */
const mostMadeAtOnce = 40

/** What there is to be made of content, by path, with what is asked for while it is made. */
function pagesOf(content: SiteContent) {
  const pages = ['/contact', ...publicPaths(content)].map(pageAndData)
  const others = translatedPages(content).map(pageAndData)
  return {
    first: new Map([
      ...pages.slice(0, mostMadeAtOnce).flat(),
      ...publicFiles.map((path) => [path, path] as const),
    ]),
    later: new Map([
      ...[...pages.slice(mostMadeAtOnce), ...others].flat(),
      ...translatedFiles.map((path) => [path, path] as const),
    ]),
  }
}

/**
 * While a release is under way a page of the new build may be answered by another process than its scripts, which
 * lie behind the link already. Those of the build before are a part of each build.
 */
const assetsOfNextBuild = serveStatic({
  root: 'build/client',
  precompressed: true,
  onFound: (_path, c) => c.header('Cache-Control', forEver),
})
