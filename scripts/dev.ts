import { Hono } from 'hono'
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import { isReplaced } from '../app/papers/site-papers.server.ts'
import { loadEnvFile } from '../app/settings/env-file.ts'
import { paperFiles } from '../server/paper-files.ts'
import { previewPage, previewPath, sharedPreview } from '../server/preview-page.ts'
import { publicPages, renderPages, type RenderPublic } from '../server/render-pages.ts'
import { sharedPreviewPath } from '../server/shared-draft.ts'
import { runServer } from '../server/run-server.ts'
import { addressAnswers } from '../server/site-address.ts'
import { sitePapers } from '../server/site-papers.ts'
import { runCommand } from '../server/tell-failure.ts'
import type { RequestVariables } from '../app/http/services.ts'

await runCommand(() => loadEnvFile())

// The same server as in production, with Vite in place of the built files.
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
const loadBuild = () =>
  vite.ssrLoadModule(
    'virtual:react-router/server-build',
  ) as Promise<unknown> as Promise<ServerBuild>

await runServer(({ publicUrl }) => {
  const pages = new Hono<RequestVariables>()
  const { papers, stop: end, ...tools } = sitePapers({ isOwn: isReplaced })
  pages.use(paperFiles(papers))
  // Vite adds inline scripts of its own, so no policy while developing.
  pages.use(async (c, next) => {
    await next()
    c.res.headers.set('Content-Security-Policy', "frame-ancestors 'none'")
  })
  const render: RenderPublic = async (path, content) =>
    publicPages(await loadBuild())(path, content)
  pages.get(previewPath, previewPage(render))
  pages.get(sharedPreviewPath, sharedPreview(render))
  pages.all('*', addressAnswers(publicUrl), renderPages(loadBuild))
  return Promise.resolve({ pages, ...tools, end })
}, vite.middlewares)
