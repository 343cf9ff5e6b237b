import { expect, test } from 'vitest'
import { sessions, signInAttempts } from '../../app/db/schema/people.server.ts'
import { signInBrowser } from './sign-in-browser.ts'
import { asha, choose, openIssuer, signIn, startSite, whoAmI } from './sign-in-site.ts'

/** Back, after signing in on the whole page: the issuer's page stands in between in the browser's history. */

const minute = 60_000

test('Back to the issuer’s page leads on to where the sign-in led, signed in', async () => {
  const site = await startSite()
  const browser = signInBrowser()
  const page = await openIssuer(site, browser, '/sign-in?returnTo=/gallery')
  await browser.request(await choose(site, browser, page, asha))

  const { url } = await browser.follow(page, site.url('/gallery'))
  expect(url.href).toBe(site.url('/gallery'))
  expect(await site.db.select().from(sessions)).toHaveLength(1)
})

test('so does a person who is chosen there once more', async () => {
  const site = await startSite()
  const browser = signInBrowser()
  const page = await openIssuer(site, browser, '/sign-in?returnTo=/gallery')
  await browser.request(await choose(site, browser, page, asha))

  const { url } = await browser.follow(page, site.url('/gallery'), { person: 'ravi@buyer.example' })
  expect(url.href).toBe(site.url('/gallery'))
  expect(await whoAmI(site, browser)).toMatchObject({ name: 'Asha Menon' })
})

test('signed out meanwhile, Back begins the sign-in anew', async () => {
  const site = await startSite()
  const browser = signInBrowser()
  const page = await openIssuer(site, browser, '/sign-in?returnTo=/gallery')
  await browser.request(await choose(site, browser, page, asha))
  await browser.request(site.url('/api/sign-out'), {})

  const { url, response } = await browser.follow(page)
  expect(url.pathname).toMatch(/^\/local-sign-in\/interaction\//)
  expect(url.href).not.toBe(page.href)
  expect(await response.text()).toContain('<h1>Local sign-in, for trying the site</h1>')
})

test('Back after cancelling begins anew as well', async () => {
  const site = await startSite()
  const browser = signInBrowser()
  const page = await openIssuer(site, browser, '/sign-in?returnTo=/gallery')
  const refused = await browser.request(await choose(site, browser, page, { person: 'nobody' }))
  expect(refused.headers.get('location')).toBe('/gallery?signInFailed=cancelled')
  const { response } = await browser.follow(page)
  expect(await response.text()).toContain('<h1>Local sign-in, for trying the site</h1>')
})

test('hours later, whoever is signed in is told so, and not that it failed', async () => {
  const site = await startSite()
  const browser = signInBrowser()
  const callback = await choose(site, browser, await openIssuer(site, browser), asha)
  await browser.request(callback)
  await site.db.delete(signInAttempts)
  const again = await browser.request(callback)
  expect(again.headers.get('location')).toBe('/sign-in/done')
})

test('blocked cookies are told as blocked cookies', async () => {
  const site = await startSite()
  const browser = signInBrowser()
  const callback = await choose(site, browser, await openIssuer(site, browser), asha)
  const { response } = await signInBrowser().follow(callback)
  expect(await response.text()).toContain('Allow cookies for this site')
})

test('whoever took too long is told that, and not that cookies are blocked', async () => {
  const site = await startSite()
  const browser = signInBrowser()
  const callback = await choose(site, browser, await openIssuer(site, browser), asha)
  const late = new Date(site.services.now().getTime() + 15 * minute)
  site.services.now = () => late
  const answer = await browser.request(callback)
  expect(answer.headers.get('location')).toBe('/about?signInFailed=expired')
  expect(browser.cookie('sign-in')!.attributes).toContain('Max-Age=3600')
})

test('staff whose sign-in failed are told, and not sent straight back to Google', async () => {
  const site = await startSite()
  const browser = signInBrowser()
  const answer = await signIn(site, browser, { person: 'nobody' }, '/sign-in?returnTo=/staff/today')
  const to = answer.headers.get('location')!
  expect(to).toBe('/sign-in/done?failed=cancelled&returnTo=%2Fstaff%2Ftoday')
  const html = await (await browser.request(site.url(to))).text()
  expect(html).toContain('You did not finish signing in')
  expect(html).toContain('href="/sign-in?returnTo=%2Fstaff%2Ftoday">Sign in again')
})

test('the page that says so leads to this site only', async () => {
  const site = await startSite()
  const path = '/sign-in/done?failed=cancelled&returnTo=//evil.example'
  const html = await (await signInBrowser().request(site.url(path))).text()
  expect(html).not.toContain('evil')
})
