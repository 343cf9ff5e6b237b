import { expect, onTestFinished, test } from 'vitest'
import { companyFacts, companyOf } from '../../content/company.ts'
import { asDelivered } from '../../content/site-content.ts'
import { sessions, signInAttempts, users } from '../../app/db/schema/people.server.ts'
import { signInBrowser } from './sign-in-browser.ts'
import { asha, choose, openIssuer, signIn, startSite, whoAmI, type Site } from './sign-in-site.ts'

test('an answer used twice signs in once, and leads to the same page', async () => {
  const site = await startSite()
  const browser = signInBrowser()
  const callback = await choose(site, browser, await openIssuer(site, browser), asha)
  await browser.request(callback)
  const again = await browser.request(callback)
  expect(again.headers.get('location')).toBe('/about')
  expect(again.headers.getSetCookie()).toEqual([])
  expect(await site.db.select().from(sessions)).toHaveLength(1)
})

test('an answer given to another browser is refused, and its owner can still use it', async () => {
  const site = await startSite()
  const browser = signInBrowser()
  const callback = await choose(site, browser, await openIssuer(site, browser), asha)

  const victim = signInBrowser()
  await openIssuer(site, victim)
  const refused = await victim.request(callback)
  expect(refused.headers.get('location')).toBe('/sign-in/done?failed=refused')
  expect(await whoAmI(site, victim)).toBe(null)

  await browser.request(callback)
  expect(await whoAmI(site, browser)).toMatchObject({ name: 'Asha Menon' })
})

test('an answer without its cookie is refused, told as that and logged, with no session', async () => {
  const site = await startSite()
  const browser = signInBrowser()
  const callback = await choose(site, browser, await openIssuer(site, browser), asha)
  browser.forget('sign-in')
  const { response } = await browser.follow(callback)
  expect(await response.text()).toContain('Signing in needs a cookie')
  expect(await site.db.select().from(sessions)).toEqual([])
  expect(site.logged.join()).toContain('"code":"cookies"')
})

test.each([
  ['another state', (url: URL) => url.searchParams.set('state', 'x'.repeat(43))],
  ['no state', (url: URL) => url.searchParams.delete('state')],
  ['two states', (url: URL) => url.searchParams.append('state', 'x'.repeat(43))],
  ['another code', (url: URL) => url.searchParams.set('code', 'x'.repeat(43))],
  ['no code', (url: URL) => url.searchParams.delete('code')],
  ['another issuer', (url: URL) => url.searchParams.set('iss', 'https://evil.example')],
])('an answer with %s is refused', async (_what, tamper) => {
  const site = await startSite()
  const browser = signInBrowser()
  const callback = await choose(site, browser, await openIssuer(site, browser), asha)
  tamper(callback)
  const response = await browser.request(callback)
  expect(response.headers.get('location')).toMatch(/(failed|signInFailed)=refused$/)
  expect(await site.db.select().from(sessions)).toEqual([])
})

test('an ID token with another nonce is refused', async () => {
  const site = await startSite()
  const browser = signInBrowser()
  const callback = await choose(site, browser, await openIssuer(site, browser), asha)
  await site.db.update(signInAttempts).set({ nonce: 'another' })
  const response = await browser.request(callback)
  expect(response.headers.get('location')).toBe('/about?signInFailed=refused')
  expect(await site.db.select().from(sessions)).toEqual([])
})

test('an answer after more than ten minutes is told as expired', async () => {
  const site = await startSite()
  const browser = signInBrowser()
  const callback = await choose(site, browser, await openIssuer(site, browser), asha)
  const later = new Date(site.services.now().getTime() + 10 * 60 * 1000)
  site.services.now = () => later
  const response = await browser.request(callback)
  expect(response.headers.get('location')).toBe('/about?signInFailed=expired')
})

test('cancelling at the issuer is told on the page the visitor came from', async () => {
  const site = await startSite()
  const path = `/sign-in?${new URLSearchParams({ returnTo: '/?book' })}`
  const response = await signIn(site, signInBrowser(), { person: 'nobody' }, path)
  expect(response.headers.get('location')).toBe('/?book&signInFailed=cancelled')
})

test('cancelling in a sign-in window is told there', async () => {
  const site = await startSite()
  const response = await signIn(site, signInBrowser(), { person: 'nobody' }, '/sign-in?popup=1')
  expect(response.headers.get('location')).toBe('/sign-in/done?failed=cancelled')
})

test('an e-mail the issuer has not verified signs nobody in', async () => {
  const site = await startSite()
  const form = { person: 'other', name: 'Somebody', email: 'unverified@buyer.example' }
  const response = await signIn(site, signInBrowser(), form)
  expect(response.headers.get('location')).toBe('/about?signInFailed=refused')
  expect(await site.db.select().from(users)).toEqual([])
})

test('an issuer that is down is told and logged, and is asked again next time', async () => {
  const site = await startSite({ issuer: false })
  const response = await signInBrowser().request(site.url('/sign-in?returnTo=/about'))
  expect(response.headers.get('location')).toBe('/about?signInFailed=unavailable')
  const inWindow = await signInBrowser().request(site.url('/sign-in?popup=1'))
  expect(inWindow.headers.get('location')).toBe('/sign-in/done?failed=unavailable')
  expect(site.logged.filter((line) => line.includes('"code":"unavailable"'))).toHaveLength(2)
  expect(await site.db.select().from(signInAttempts)).toEqual([])
})

test.each([
  ['in a window of its own', '/sign-in?popup=1', '/sign-in/done?failed=unavailable'],
  ['on the page', '/sign-in?returnTo=/about', '/about?signInFailed=unavailable'],
])('a session that cannot be saved is told %s, and logged', async (_where, path, told) => {
  const site = await startSite()
  const browser = signInBrowser()
  const callback = await choose(site, browser, await openIssuer(site, browser, path), asha)
  await site.services.db.script('ALTER TABLE sessions RENAME TO away')
  onTestFinished(() =>
    site.services.db.script('ALTER TABLE away RENAME TO sessions').then(() => {}),
  )
  const response = await browser.request(callback)
  expect(response.headers.get('location')).toBe(told)
  expect(response.headers.getSetCookie()).toEqual([])
  expect(site.logged.join()).toContain('could not save a session')
  expect(await site.db.select().from(users)).toEqual([])
})

test.each([
  ['on the page', '/sign-in?returnTo=/about', '/about'],
  ['in a window of its own', '/sign-in?popup=1', '/sign-in/done?failed=unavailable'],
])('a sign-in without a database says %s what to do', async (_where, path, back) => {
  const site = await startSite()
  const company = companyOf({ ...companyFacts, telephone: '+91 481 256 00 07' })
  site.services.content = () => ({ ...asDelivered, company })
  await withoutAttempts(site)
  const response = await signInBrowser().request(site.url(path))
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('60')
  const page = await response.text()
  expect(page).toContain('<a href="tel:+914812560007">+91 481 256 00 07</a>')
  expect(page).toContain(`href="mailto:${company.salesEmail}"`)
  expect(page).toContain(`href="${path}">Try again`)
  expect(page).toContain(`href="${back}">Back to the site`)
  expect(site.logged.join()).toContain('request failed')
})

test('an answer that comes back when the database is gone says so too, and begins anew', async () => {
  const site = await startSite()
  const browser = signInBrowser()
  const callback = await choose(site, browser, await openIssuer(site, browser), asha)
  await withoutAttempts(site)
  const response = await browser.request(callback)
  expect(response.status).toBe(503)
  const page = await response.text()
  expect(page).toContain('href="/sign-in?returnTo=%2F&amp;popup=1">Try again')
  expect(page).not.toContain(callback.searchParams.get('code'))
})

/** The table of attempts is out of reach, as all of them are when the database is down. */
async function withoutAttempts({ services }: Site) {
  await services.db.script('ALTER TABLE sign_in_attempts RENAME TO away')
  onTestFinished(() =>
    services.db.script('ALTER TABLE away RENAME TO sign_in_attempts').then(() => {}),
  )
}

test('the 31st sign-in within ten minutes is told to wait, on a page', async () => {
  const site = await startSite()
  const browser = signInBrowser()
  for (let count = 0; count < 30; count++) {
    expect((await browser.request(site.url('/sign-in'))).status).toBe(302)
  }
  const response = await browser.request(site.url('/sign-in'))
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await response.text()).toContain('Too many sign-ins')
})

test('a failure nobody knows is not repeated on the page', async () => {
  const site = await startSite()
  const done = await signInBrowser().request(site.url('/sign-in/done?failed=%3Cb%3Eevil'))
  const html = await done.text()
  expect(html).toContain('Signing in did not work')
  expect(html).not.toContain('evil')
})

test('a return address of another site leads to the home page', async () => {
  const site = await startSite()
  const path = `/sign-in?${new URLSearchParams({ returnTo: '//evil.example' })}`
  const response = await signIn(site, signInBrowser(), asha, path)
  expect(response.headers.get('location')).toBe('/')
})
