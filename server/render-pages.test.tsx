import { DrizzleQueryError } from 'drizzle-orm/errors'
import { Hono } from 'hono'
import type { ServerBuild } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { asDelivered } from '../content/site-content.ts'
import * as entry from '../app/entry.server.tsx'
import { answerError } from './answer-error.ts'
import { createLog } from './log.ts'
import { renderPages } from './render-pages.ts'
import type { RequestVariables } from '../app/http/services.ts'

/** A site of one page, which does in its loader, its action and its drawing what the test says. */
function siteOfOnePage(page: {
  loader?: () => unknown
  action?: (args: { request: Request }) => unknown
  draw?: () => string
}) {
  const route = { id: 'root', path: '', module: '' }
  const build = {
    entry: { module: entry },
    routes: {
      root: {
        ...route,
        module: {
          default: () => <html lang="en">{page.draw?.() ?? 'drawn'}</html>,
          ErrorBoundary: () => <html lang="en">This page could not be shown</html>,
          loader: page.loader ?? (() => null),
          action: page.action,
        },
      },
    },
    assets: { entry: { module: '', imports: [] }, routes: { root: route }, url: '', version: '' },
    ...{ publicPath: '/', assetsBuildDirectory: '', future: {}, ssr: true, isSpaMode: false },
    ...{ prerender: [], routeDiscovery: { mode: 'initial', manifestPath: '' } },
  } as unknown as ServerBuild
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(line) })
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => printed.mockRestore())
  const app = new Hono<RequestVariables>()
  app.use(async (c, next) => {
    c.set('log', log)
    c.set('content', asDelivered)
    await next()
  })
  app.all('*', renderPages(build))
  app.onError(answerError)
  return { app, lines, printed }
}

const failedQuery = (code: string) =>
  new DrizzleQueryError(
    'SELECT * FROM users WHERE email = $1',
    ['asha@buyer.example'],
    Object.assign(new Error('it said no'), { code }),
  )

test('a query that fails behind a page is one line in the log, without what it asked for', async () => {
  const { app, lines, printed } = siteOfOnePage({
    loader: () => Promise.reject(failedQuery('42P01')),
  })
  const answer = await app.request('/')
  expect(answer.status).toBe(500)
  expect(await answer.text()).toContain('This page could not be shown')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('42P01')
  expect(lines[0]).not.toContain('asha@')
  expect(printed).not.toHaveBeenCalled()
})

test('a page whose drawing fails is one line in the log too', async () => {
  const { app, lines, printed } = siteOfOnePage({
    draw: () => {
      throw new Error('no such machine')
    },
  })
  expect((await app.request('/')).status).toBe(500)
  expect(lines.filter((line) => line.includes('no such machine'))).toHaveLength(1)
  expect(printed).not.toHaveBeenCalled()
})

test.each(['/', '/_.data'])('a page without its database is no page: %s', async (path) => {
  const { app, lines } = siteOfOnePage({ loader: () => Promise.reject(failedQuery('57P01')) })
  const answer = await app.request(path)
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
  expect(lines).toMatchObject([expect.stringContaining('the database is away')])
})

test('what no page has, and forms that no page takes, are the visitor’s doing and fill no log', async () => {
  const { app, lines, printed } = siteOfOnePage({})
  expect((await app.request('/nowhere')).status).toBe(404)
  expect((await app.request('/', { method: 'POST', body: 'x=1' })).status).toBe(405)
  expect(lines).toEqual([])
  expect(printed).not.toHaveBeenCalled()
})

test('who has too many pages drawn is refused before the page is, and before its data', async () => {
  let drawn = 0
  const count = () => `drawn ${++drawn} times`
  const { app } = siteOfOnePage({ draw: count, loader: count })
  const limited = new Hono<RequestVariables>()
  limited.use(async (c, next) => {
    c.set('refuseDrawing', () => Promise.resolve(c.text('too many', 429)))
    await next()
  })
  limited.route('/', app)
  for (const path of ['/', '/_.data']) expect((await limited.request(path)).status).toBe(429)
  expect(drawn).toBe(0)
})

test('a form comes to its page from behind a proxy that ends https', async () => {
  const { app } = siteOfOnePage({
    action: async ({ request }) => ({ name: (await request.formData()).get('name') }),
  })
  const answer = await app.request('http://www.dino.example/', {
    method: 'POST',
    headers: {
      Origin: 'https://www.dino.example',
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: 'name=Asha',
  })
  expect(answer.status).toBe(200)
})

test('a path with capitals that is no page leads to the same one in small letters, once', async () => {
  const { app } = siteOfOnePage({})
  for (const [path, smaller] of [
    ['/Gallery', '/gallery'],
    ['/STAFF', '/staff'],
    ['/Staff/Inbox', '/staff/inbox'],
  ] as const) {
    const answer = await app.request(`${path}?a=B`)
    expect([answer.status, answer.headers.get('Location')]).toEqual([308, `${smaller}?a=B`])
    expect((await app.request(smaller)).status).toBe(404)
  }
})

test.each(['/%5CExample.com', '/@Example', '/A%C3%A4'])('%s leads nowhere else', async (path) => {
  const { app } = siteOfOnePage({})
  expect((await app.request(path)).status).toBe(404)
})
