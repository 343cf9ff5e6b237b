import { expect, onTestFinished, test } from 'vitest'
import { signInBrowser } from './sign-in-browser.ts'
import { asha, choose, openIssuer, signIn, startSite, whoAmI } from './sign-in-site.ts'

const malayalam = /\p{Script=Malayalam}/u

async function answeredFrom(path: string) {
  const site = await startSite()
  const browser = signInBrowser()
  const callback = await choose(site, browser, await openIssuer(site, browser, path), asha)
  return { site, browser, callback }
}

test('an answer that nobody asked for ends in the language in which signing in began, and leads there', async () => {
  const { browser, callback } = await answeredFrom('/sign-in?returnTo=/ml/about')
  callback.searchParams.set('state', 'x'.repeat(43))
  const { url, response } = await browser.follow(callback)
  expect(url.pathname + url.search).toBe('/sign-in/done?failed=refused&in=ml')
  const page = await response.text()
  expect(page).toMatch(malayalam)
  expect(page).toContain('href="/ml"')
})

test('so does one for which there is no database, and it begins anew in that language', async () => {
  const { site, browser, callback } = await answeredFrom('/sign-in?returnTo=/ml/about')
  await site.services.db.script('ALTER TABLE sign_in_attempts RENAME TO away')
  onTestFinished(() =>
    site.services.db.script('ALTER TABLE away RENAME TO sign_in_attempts').then(() => {}),
  )
  const page = await (await browser.request(callback)).text()
  expect(page).toMatch(malayalam)
  expect(page).toContain('href="/sign-in?returnTo=%2Fml&amp;popup=1"')
  expect(page).toContain('href="/sign-in/done?failed=unavailable&amp;in=ml"')
})

test('from a page whose address is a key it leads to the home page in its language', async () => {
  const path = `/sign-in?returnTo=/ml/quote/${'A'.repeat(43)}`
  const response = await signIn(await startSite(), signInBrowser(), asha, path)
  expect(response.headers.get('location')).toBe('/ml')
})

test('a browser that comes with the cookie as it was before signs in as ever', async () => {
  const { site, browser, callback } = await answeredFrom('/sign-in?returnTo=/about')
  const [token] = browser.cookie('sign-in')!.value.split('.')
  browser.setCookie('sign-in', token!)
  await browser.request(callback)
  expect(await whoAmI(site, browser)).toMatchObject({ name: 'Asha Menon' })
})
