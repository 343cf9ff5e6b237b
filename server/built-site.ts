import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { ServerBuild } from 'react-router'
import { offeredBrochure } from '../app/downloads/paper-record.server.ts'
import { publicFiles, publicPaths } from '../content/public-paths.ts'
import type { SiteContent } from '../content/site-content.ts'
import type { Pages } from './app.ts'
import { previewPage, previewPath, sharedPreview } from './preview-page.ts'
import { publicPages, renderPages, type RenderPublic } from './render-pages.ts'
import type { RequestVariables } from '../app/http/services.ts'
import { addressAnswers } from './site-address.ts'
import { sharedPreviewPath } from './shared-draft.ts'
import { SiteFiles } from './site-files.ts'
import { forEver, staticFiles } from './static-files.ts'

export interface Site {
  pages: Pages
  /** Makes every public page anew and then shows all of them at once. Missing where pages are made for each request. */
  show?: (content: SiteContent) => Promise<void>
}

/** The site as `scripts/build.ts` left it: files first, then pages that are rendered on request. */
export async function builtSite(buildDir: string, publicUrl: string): Promise<Required<Site>> {
  const bundle = pathToFileURL(join(buildDir, 'server/index.js')).href
  const build = (await import(bundle)) as ServerBuild
  const files = await SiteFiles.open(buildDir, publicUrl)
  const pages = new Hono<RequestVariables>()
  pages.use(staticFiles(files))
  pages.get('/assets/*', assetsOfNextBuild)
  const render = publicPages(build)
  pages.get(previewPath, previewPage(render))
  pages.get(sharedPreviewPath, sharedPreview(render))
  pages.all('*', addressAnswers(publicUrl), renderPages(build))
  return { pages, show: (content) => showContent(files, render, content) }
}

/** One page after the other: the site goes on answering meanwhile. */
async function showContent(
  files: SiteFiles,
  render: RenderPublic,
  content: SiteContent,
): Promise<void> {
  const texts = new Map<string, string>()
  for (const path of [...publicPaths(content), '/contact']) {
    // The build's own form: a page's address ends in a slash while it is made.
    texts.set(path, await render(path === '/' ? path : `${path}/`, content))
    const ofData = path === '/' ? '/_.data' : `${path}.data`
    texts.set(ofData, await render(ofData, content))
  }
  for (const path of publicFiles) texts.set(path, await render(path, content))
  const brochures = content.catalogue.products.flatMap((product) =>
    product.brochure && !offeredBrochure(product, content.company) ? [product.brochure] : [],
  )
  const gone = files.paths.filter((path) => !texts.has(path))
  files.show(texts, [...gone, ...brochures])
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
