import { expect, test } from 'vitest'
import { mailSettings } from '../../app/mail/mail.server.ts'
import { bookForSomebody } from '../../app/booking/book-slot.server.ts'
import { addDays, dayAt } from '../../app/rules/calendar-days.ts'
import { sessions, users } from '../../app/db/schema/people.server.ts'
import { openDay } from '../open-day.ts'
import { signInBrowser } from './sign-in-browser.ts'
import { asha, choose, openIssuer, signIn, startSite, whoAmI } from './sign-in-site.ts'

test('Asha signs in on the whole page and comes back to where she was', async () => {
  const site = await startSite()
  const browser = signInBrowser()
  const path = `/sign-in?${new URLSearchParams({ returnTo: '/products/wotan?book#top' })}`
  const response = await signIn(site, browser, asha, path)
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe('/products/wotan?book#top')

  const me = await browser.request(site.url('/api/me'))
  expect(me.headers.get('cache-control')).toBe('no-store')
  expect(await me.json()).toEqual({
    user: { name: 'Asha Menon', email: 'asha@buyer.example' },
    appointments: [],
  })
})

test('the session cookie is out of reach of scripts and other sites', async () => {
  const site = await startSite()
  const browser = signInBrowser()
  await signIn(site, browser, asha)
  const { value, attributes } = browser.cookie('session')!
  expect(value).toMatch(/^[\w-]{43}$/)
  expect(attributes).toBe('Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax')
})

test('the database holds the cookie’s hash, never the cookie', async () => {
  const site = await startSite()
  const browser = signInBrowser()
  await signIn(site, browser, asha)
  const rows = await site.db.select().from(sessions)
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(browser.cookie('session')!.value)
})

test('a sign-in window ends on a page that says so, also without scripts', async () => {
  const site = await startSite()
  const browser = signInBrowser()
  const response = await signIn(site, browser, asha, '/sign-in?popup=1&returnTo=/about')
  expect(response.headers.get('location')).toBe('/sign-in/done')
  const done = await browser.request(site.url('/sign-in/done'))
  const html = await done.text()
  expect(html).toContain('You are signed in. You can close this window.')
  expect(html).toContain('<script src="/sign-in/done.js"></script>')
  expect(done.headers.get('content-security-policy')).toContain("script-src 'self'")
  const script = await browser.request(site.url('/sign-in/done.js'))
  expect(script.headers.get('content-type')).toContain('text/javascript')
  expect(await script.text()).toContain("new BroadcastChannel('dino-sign-in')")
})

test('the same person is one user, whose name and e-mail follow the issuer', async () => {
  const site = await startSite()
  const form = { person: 'other', email: 'joseph@example.com' }
  await signIn(site, signInBrowser(), { ...form, name: 'Joseph' })
  const [first] = await site.db.select().from(users)
  await signIn(site, signInBrowser(), { ...form, name: 'Joseph Varghese' })
  const rows = await site.db.select().from(users)
  expect(rows).toEqual([{ ...first, name: 'Joseph Varghese' }])
})

test('what staff booked for somebody’s e-mail is theirs once they sign in', async () => {
  const site = await startSite()
  const { db, now } = site.services
  const settings = mailSettings(site.services)
  const date = addDays(dayAt(now()), 2)
  await openDay(db, date, ['10:30'])
  const staff = { uid: crypto.randomUUID(), name: 'Dino Staff', email: 'staff@dino.example' }
  const person = { uid: null, name: 'Asha', email: 'asha@buyer.example', phone: null }
  await bookForSomebody(db, { date, time: '10:30', person, staff, settings, now: now() })

  const browser = signInBrowser()
  await signIn(site, browser, asha)
  const me = await (await browser.request(site.url('/api/me'))).json()
  expect(me).toMatchObject({ appointments: [{ date, time: '10:30' }] })
})

test('signing in again ends the session before it', async () => {
  const site = await startSite()
  const browser = signInBrowser()
  await signIn(site, browser, asha)
  const old = browser.cookie('session')!.value
  await signIn(site, browser, { person: 'ravi@buyer.example' })

  expect(browser.cookie('session')!.value).not.toBe(old)
  expect(await whoAmI(site, browser)).toMatchObject({ name: 'Ravi Kumar' })
  const thief = signInBrowser()
  thief.setCookie('session', old)
  expect(await whoAmI(site, thief)).toBe(null)
})

test('a session planted before signing in is not the one used after it', async () => {
  const site = await startSite()
  const browser = signInBrowser()
  const planted = 'p'.repeat(43)
  browser.setCookie('session', planted)
  await signIn(site, browser, asha)
  expect(browser.cookie('session')!.value).not.toBe(planted)
})

test('two tabs of one browser can sign in at once', async () => {
  const site = await startSite()
  const browser = signInBrowser()
  const first = await openIssuer(site, browser, '/sign-in?returnTo=/about')
  const second = await openIssuer(site, browser, '/sign-in?returnTo=/gallery')
  const firstAnswer = await browser.request(await choose(site, browser, first, asha))
  expect(firstAnswer.headers.get('location')).toBe('/about')
  const ravi = { person: 'ravi@buyer.example' }
  const secondAnswer = await browser.request(await choose(site, browser, second, ravi))
  expect(secondAnswer.headers.get('location')).toBe('/gallery')
  expect(await whoAmI(site, browser)).toMatchObject({ name: 'Ravi Kumar' })
})

test('signing out ends the session, not only the cookie', async () => {
  const site = await startSite()
  const browser = signInBrowser()
  await signIn(site, browser, asha)
  const token = browser.cookie('session')!.value
  const response = await browser.request(site.url('/api/sign-out'), {})
  expect(response.status).toBe(204)
  expect(browser.cookie('session')).toBe(undefined)

  browser.setCookie('session', token)
  expect(await whoAmI(site, browser)).toBe(null)
  expect(await site.db.select().from(sessions)).toEqual([])
})

test('signing in, failing and signing out log no name, e-mail, code, state or cookie', async () => {
  const site = await startSite()
  const browser = signInBrowser()
  const callback = await choose(site, browser, await openIssuer(site, browser), asha)
  await browser.request(callback)
  await browser.request(callback)
  await signIn(site, browser, { person: 'other', name: 'Joseph', email: 'fails@buyer.example' })
  await browser.request(site.url('/api/me'))
  await browser.request(site.url('/api/sign-out'), {})

  const log = site.logged.join('\n')
  expect(log).toContain('signed in')
  expect(log).toContain('sign-in failed')
  const secrets = ['Asha', 'Menon', 'buyer.example', 'Joseph', '127.0.0.1', '::1']
  secrets.push(callback.searchParams.get('code')!, callback.searchParams.get('state')!)
  secrets.push(browser.cookie('sign-in')!.value.split('.')[0]!)
  secrets.forEach((secret) => expect(log).not.toContain(secret))
})
