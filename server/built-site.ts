import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Hono } from 'hono'
import type { ServerBuild } from 'react-router'
import type { Pages } from './app.ts'
import { renderPages } from './render-pages.ts'
import type { RequestVariables } from './services.ts'
import { staticFiles } from './static-files.ts'

/** The site as `scripts/build.ts` left it: files first, then pages that are rendered on request. */
export async function builtSite(buildDir: string): Promise<Pages> {
  const bundle = pathToFileURL(join(buildDir, 'server/index.js')).href
  const build = (await import(bundle)) as ServerBuild
  const pages = new Hono<RequestVariables>()
  pages.use(await staticFiles(buildDir))
  pages.all(
    '*',
    renderPages(() => Promise.resolve(build)),
  )
  return pages
}
