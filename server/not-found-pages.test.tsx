import { Hono } from 'hono'
import { data, useLocation, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { asDelivered, type SiteContent } from '../content/site-content.ts'
import * as entry from '../app/entry.server.tsx'
import type { RequestVariables } from '../app/http/services.ts'
import { answerInItsLanguage, pathInEnglish } from './in-its-language.ts'
import { createLog } from './log.ts'
import { notFoundPages } from './not-found-pages.ts'
import { renderPages } from './render-pages.ts'

/** A site with a page below /gallery, whose 404 page says where one is. It tells how often that was drawn. */
function site() {
  const drawn: string[] = []
  const told = { content: asDelivered, fails: false }
  const root = { id: 'root', path: '', module: '' }
  const gallery = { id: 'gallery', parentId: 'root', path: 'gallery/:film', module: '' }
  const any = { id: 'any', parentId: 'root', path: '*', module: '' }
  function Nowhere() {
    const { pathname } = useLocation()
    drawn.push(pathname)
    if (told.fails) throw new Error('it can not be drawn')
    return (
      <html lang="en">
        <a href={pathname}>Nothing here</a>
        <script dangerouslySetInnerHTML={{ __html: 'start()' }} />
      </html>
    )
  }
  const build = {
    entry: { module: entry },
    routes: {
      root: { ...root, module: {} },
      gallery: { ...gallery, module: { default: () => 'A film' } },
      any: { ...any, module: { default: Nowhere, loader: () => data(null, { status: 404 }) } },
    },
    assets: {
      ...{ entry: { module: '', imports: [] }, url: '', version: '' },
      routes: { root, gallery, any },
    },
    ...{ publicPath: '/', assetsBuildDirectory: '', future: {}, ssr: true, isSpaMode: false },
    ...{ prerender: [], routeDiscovery: { mode: 'initial', manifestPath: '' } },
  } as unknown as ServerBuild
  const app = new Hono<RequestVariables>({ getPath: pathInEnglish })
  app.use(async (c, next) => {
    c.set('log', createLog('fatal'))
    c.set('content', told.content)
    await next()
  })
  app.use(answerInItsLanguage)
  app.get('*', notFoundPages(build, 'https://www.dino.example'))
  app.all('*', renderPages(build))
  return { app, drawn, told }
}

test('the 404 page is drawn once for all addresses, and each has its own in it', async () => {
  const { app, drawn } = site()
  const paths = Array.from({ length: 100 }, (_, number) => `/cranes/no.${number}`)
  const answers = await Promise.all(paths.map(async (path) => app.request(`${path}?a=b`)))
  const pages = await Promise.all(answers.map((answer) => answer.text()))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
  expect(drawn).toHaveLength(1)
  expect(pages.map((page) => /href="([^"]*)"/.exec(page)![1])).toEqual(paths)
  const { headers } = answers[1]!
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  // The page is for many: its scripts go by what they are, and by nothing that is new each time.
  expect(headers.get('Content-Security-Policy')).toMatch(/script-src 'self' 'sha256-/)
  expect(headers.get('ETag')).toBeNull()
})

test('each language has its own, and what is published anew', async () => {
  const { app, drawn, told } = site()
  const page = async (path: string) => (await app.request(path)).text()
  for (const path of ['/a', '/ml/a', '/b', '/ml/b', '/hi/b']) await page(path)
  expect(drawn).toHaveLength(3)
  // The router knows the language by its side.
  expect(await page('/ml/c')).toContain('href="/c"')
  told.content = { ...asDelivered } satisfies SiteContent
  await page('/d')
  expect(drawn).toHaveLength(4)
})

test('what may be a page, and what is written oddly, is asked of the router', async () => {
  const { app, drawn } = site()
  expect(await (await app.request('/gallery/logs')).text()).toContain('A film')
  for (const path of ['/gallery/a/b', '/%3Cb%3E', '/products/a/b', '/a.data', '/hi/ml/a'])
    expect([path, (await app.request(path)).status]).toEqual([path, 404])
  expect(drawn).not.toContain('/there-is-no-such-page')
  const smaller = await app.request('/Cranes')
  expect([smaller.status, smaller.headers.get('Location')]).toEqual([308, '/cranes'])
})

test('one that could not be drawn is drawn again', async () => {
  const { app, told } = site()
  told.fails = true
  expect((await app.request('/a')).status).toBe(500)
  told.fails = false
  expect((await app.request('/a')).status).toBe(404)
})
