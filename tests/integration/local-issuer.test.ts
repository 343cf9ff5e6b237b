import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLocalIssuer } from '../../app/account/local-issuer.server.ts'
import { createOpenIdClient } from '../../app/account/openid.server.ts'
import { parseSettings } from '../../app/settings/settings.server.ts'
import { signInBrowser } from './sign-in-browser.ts'
import { onlineSettings } from '../online-settings.ts'

const attempt = {
  state: 's'.repeat(43),
  nonce: 'n'.repeat(43),
  codeVerifier: 'v'.repeat(43),
  returnTo: '/',
  popup: false,
  fresh: false,
}

async function startIssuer() {
  const server = createServer((req, res) => issuer(req, res))
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  onTestFinished(() => server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  const settings = parseSettings({ PUBLIC_URL: `http://localhost:${port}` })
  let issuer = createLocalIssuer(settings, pino({ level: 'silent' }))
  return {
    publicUrl: settings.publicUrl,
    openId: createOpenIdClient(settings),
    startAgain: () => (issuer = createLocalIssuer(settings, pino({ level: 'silent' }))),
  }
}

type Site = Awaited<ReturnType<typeof startIssuer>>

/** Opens the issuer's page as a visitor who was sent there. */
async function openPage(site: Site, browser = signInBrowser()) {
  const answer = await site.openId.authorizationUrl(attempt)
  if (!answer.ok) throw new Error(answer.detail)
  const { url, response } = await browser.follow(answer.url)
  return { browser, url, response, html: await response.text() }
}

/** Submits the issuer's page, and has our client check what comes back. */
async function choose(site: Site, form: Record<string, string>) {
  const { browser, url } = await openPage(site)
  const callback = `${site.publicUrl}/sign-in/callback`
  const answer = await browser.follow(url, callback, form)
  return site.openId.identify(answer.url.searchParams, attempt, attempt.state)
}

test('the page is plainly marked, lists four people as buttons, and asks for any other', async () => {
  const { html, response } = await openPage(await startIssuer())
  expect(response.status).toBe(200)
  expect(html).toContain('<h1>Local sign-in, for trying the site</h1>')
  const buttons = [...html.matchAll(/<button name="person"[^>]*>([^<]+)/g)].map(([, name]) => name)
  expect(buttons).toEqual(['Asha Menon', 'Ravi Kumar', 'Meera Nair', 'Dino Staff'])
  expect(html).toContain('<label for="email">E-mail<')
})

test('the page runs no script, is not framed, and its own style is allowed', async () => {
  const { html, response } = await openPage(await startIssuer())
  const policy = response.headers.get('content-security-policy')
  expect(html).not.toContain('<script')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  const style = html.match(/<style>([^]*)<\/style>/)![1]!
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))
  expect(policy).toContain(`'sha256-${Buffer.from(hash).toString('base64')}'`)
})

test('a listed person comes back with name and verified e-mail', async () => {
  expect(await choose(await startIssuer(), { person: 'asha@buyer.example' })).toEqual({
    ok: true,
    person: { sub: 'local:asha@buyer.example', name: 'Asha Menon', email: 'asha@buyer.example' },
  })
})

test('any other name and e-mail works too', async () => {
  const form = { person: 'other', name: ' Joseph ', email: 'Joseph@Example.com' }
  expect(await choose(await startIssuer(), form)).toEqual({
    ok: true,
    person: { sub: 'local:joseph@example.com', name: 'Joseph', email: 'joseph@example.com' },
  })
})

test('a wrong e-mail is told beside its field and what was typed stays', async () => {
  const { browser, url } = await openPage(await startIssuer())
  const form = { person: 'other', name: 'Joseph "J"', email: 'joseph@' }
  const response = await browser.request(url, form)
  const html = await response.text()
  expect(response.status).toBe(422)
  expect(html).toContain('Please enter an e-mail address such as name@example.com.')
  expect(html).toContain('value="Joseph &quot;J&quot;"')
  expect(html).toContain('value="joseph@"')
})

test('cancelling is told as cancelled', async () => {
  const answer = await choose(await startIssuer(), { person: 'nobody' })
  expect(answer).toMatchObject({ ok: false, code: 'cancelled' })
})

test.each([
  ['refuses@buyer.example', 'cancelled'],
  ['fails@buyer.example', 'unavailable'],
  ['unverified@buyer.example', 'refused'],
])('%s makes the issuer misbehave: %s', async (email, code) => {
  const answer = await choose(await startIssuer(), { person: 'other', name: 'Somebody', email })
  expect(answer).toMatchObject({ ok: false, code })
})

test('an ID token made for another attempt is refused', async () => {
  const site = await startIssuer()
  const { browser, url } = await openPage(site)
  const callback = `${site.publicUrl}/sign-in/callback`
  const answer = await browser.follow(url, callback, { person: 'asha@buyer.example' })
  const other = { ...attempt, nonce: 'other'.repeat(9) }
  const checked = await site.openId.identify(answer.url.searchParams, other, attempt.state)
  expect(checked).toMatchObject({ ok: false, code: 'refused' })
})

test('a code is worth nothing without the verifier of the browser that asked', async () => {
  const site = await startIssuer()
  const { browser, url } = await openPage(site)
  const callback = `${site.publicUrl}/sign-in/callback`
  const answer = await browser.follow(url, callback, { person: 'asha@buyer.example' })
  const other = { ...attempt, codeVerifier: 'w'.repeat(43) }
  const checked = await site.openId.identify(answer.url.searchParams, other, attempt.state)
  expect(checked).toMatchObject({ ok: false, code: 'refused', detail: 'token: invalid_grant' })
})

test('another browser cannot submit the page, and is told what to do', async () => {
  const { url } = await openPage(await startIssuer())
  const response = await signInBrowser().request(url, { person: 'asha@buyer.example' })
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('sign in again from the site')
})

test('a page left open over a restart says so, and the next sign-in works', async () => {
  const site = await startIssuer()
  const { browser, url } = await openPage(site)
  site.startAgain()
  const response = await browser.request(url, { person: 'asha@buyer.example' })
  expect(response.status).toBe(400)

  const again = await openPage(site, browser)
  const callback = `${site.publicUrl}/sign-in/callback`
  const answer = await browser.follow(again.url, callback, { person: 'asha@buyer.example' })
  const checked = await site.openId.identify(answer.url.searchParams, attempt, attempt.state)
  expect(checked).toMatchObject({ ok: true })
})

test('the next sign-in in the same browser asks again', async () => {
  const site = await startIssuer()
  const { browser, url } = await openPage(site)
  await browser.follow(url, `${site.publicUrl}/sign-in/callback`, { person: 'asha@buyer.example' })
  const { html } = await openPage(site, browser)
  expect(html).toContain('Local sign-in, for trying the site')
})

test('two tabs of one browser can sign in as two people', async () => {
  const site = await startIssuer()
  const first = await openPage(site)
  const second = await openPage(site, first.browser)
  const callback = `${site.publicUrl}/sign-in/callback`
  for (const [{ url, browser }, email] of [
    [first, 'asha@buyer.example'],
    [second, 'ravi@buyer.example'],
  ] as const) {
    const answer = await browser.follow(url, callback, { person: email })
    const checked = await site.openId.identify(answer.url.searchParams, attempt, attempt.state)
    expect(checked).toMatchObject({ ok: true, person: { email } })
  }
})

test('a return address of another site is refused with a page, not followed', async () => {
  const site = await startIssuer()
  const answer = await site.openId.authorizationUrl(attempt)
  if (!answer.ok) throw new Error(answer.detail)
  answer.url.searchParams.set('redirect_uri', 'https://evil.example/')
  const { response } = await signInBrowser().follow(answer.url)
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('This sign-in can’t go on')
})

test('nothing is printed on the console', async () => {
  const printed = [vi.spyOn(console, 'info'), vi.spyOn(console, 'warn')]
  onTestFinished(() => void vi.restoreAllMocks())
  await choose(await startIssuer(), { person: 'asha@buyer.example' })
  printed.forEach((spy) => expect(spy).not.toHaveBeenCalled())
})

test.each([
  ['a public address', {}],
  ['Google settings on localhost', { PUBLIC_URL: 'http://localhost:3000' }],
])('it never exists with %s', (_with, environment) => {
  const settings = parseSettings({ ...onlineSettings, ...environment })
  expect(() => createLocalIssuer(settings, pino({ level: 'silent' }))).toThrow('local mode only')
})
