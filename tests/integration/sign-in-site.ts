import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { createLocalIssuer } from '../../app/account/local-issuer.server.ts'
import { parseSettings } from '../../app/settings/settings.server.ts'
import { freshApp } from '../fresh-app.ts'
import type { SignInBrowser } from './sign-in-browser.ts'

/** The whole site and the local issuer behind one port, as `npm start` serves them. */
export async function startSite({ issuer: hasIssuer = true } = {}) {
  const server = createServer((req, res) => {
    if (req.url!.startsWith('/local-sign-in')) return issuer(req, res)
    return void answer(req, res)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  onTestFinished(() => server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  const settings = parseSettings({ PUBLIC_URL: `http://localhost:${port}` })
  const { app, services, logged } = await freshApp({ now: new Date(), settings })
  const answer = getRequestListener(app.fetch)
  const issuer = hasIssuer ? createLocalIssuer(settings, pino({ level: 'silent' })) : answer
  const url = (path: string) => settings.publicUrl + path
  return { url, services, logged, db: services.db.queries }
}

export type Site = Awaited<ReturnType<typeof startSite>>

export const asha = { person: 'asha@buyer.example' }

/** Up to the issuer's page. */
export async function openIssuer(
  site: Site,
  browser: SignInBrowser,
  path = '/sign-in?returnTo=/about',
) {
  return (await browser.follow(site.url(path))).url
}

/** From the issuer's page to our callback, which is not asked yet. */
export async function choose(
  site: Site,
  browser: SignInBrowser,
  page: URL,
  form: Record<string, string>,
) {
  return (await browser.follow(page, site.url('/sign-in/callback'), form)).url
}

export async function signIn(
  site: Site,
  browser: SignInBrowser,
  form: Record<string, string>,
  path?: string,
) {
  const callback = await choose(site, browser, await openIssuer(site, browser, path), form)
  return browser.request(callback)
}

export async function whoAmI(site: Site, browser: SignInBrowser) {
  const response = await browser.request(site.url('/api/me'))
  return ((await response.json()) as { user: { name: string } | null }).user
}
