import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { ServerBuild } from 'react-router'
import type { Pages } from './app.ts'
import { renderPages } from './render-pages.ts'
import type { RequestVariables } from '../app/http/services.ts'
import { addressAnswers } from './site-address.ts'
import { forEver, staticFiles } from './static-files.ts'

/** The site as `scripts/build.ts` left it: files first, then pages that are rendered on request. */
export async function builtSite(buildDir: string, publicUrl: string): Promise<Pages> {
  const bundle = pathToFileURL(join(buildDir, 'server/index.js')).href
  const build = (await import(bundle)) as ServerBuild
  const pages = new Hono<RequestVariables>()
  pages.use(await staticFiles(buildDir, publicUrl))
  pages.get('/assets/*', assetsOfNextBuild)
  pages.all('*', addressAnswers(publicUrl), renderPages(build))
  return pages
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
