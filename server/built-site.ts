import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Hono } from 'hono'
import type { ServerBuild } from 'react-router'
import type { Pages } from './app.ts'
import { renderPages } from './render-pages.ts'
import type { RequestVariables } from './services.ts'
import { addressAnswers } from './site-address.ts'
import { staticFiles } from './static-files.ts'

/** The site as `scripts/build.ts` left it: files first, then pages that are rendered on request. */
export async function builtSite(buildDir: string, publicUrl: string): Promise<Pages> {
  const bundle = pathToFileURL(join(buildDir, 'server/index.js')).href
  const build = (await import(bundle)) as ServerBuild
  const pages = new Hono<RequestVariables>()
  pages.use(await staticFiles(buildDir, publicUrl))
  pages.all(
    '*',
    addressAnswers(publicUrl),
    renderPages(() => Promise.resolve(build)),
  )
  return pages
}
