import { expect, test } from 'vitest'
import {
  createSession,
  deleteExpiredSessions,
  sessionCookieName,
} from '../../app/account/session.server.ts'
import {
  deleteExpiredAttempts,
  saveAttempt,
  takeAttempt,
} from '../../app/account/sign-in-attempts.server.ts'
import { saveUser } from '../../app/account/users.server.ts'
import { sessions, signInAttempts } from '../../app/db/schema/people.server.ts'
import { parseSettings } from '../../app/settings/settings.server.ts'
import { freshApp, signedInAs, type FreshApp } from '../fresh-app.ts'
import { freshDatabase } from '../fresh-database.ts'

const asha = { name: 'Asha Menon', email: 'asha@buyer.example' }
const day = 24 * 60 * 60 * 1000

async function whoAmI({ app }: FreshApp, headers: Record<string, string>) {
  const response = await app.request('/api/me', { headers })
  expect(response.status).toBe(200)
  return ((await response.json()) as { user: { name: string } | null }).user
}

test('a session lasts its days and not a moment longer', async () => {
  const site = await freshApp({ settings: { sessionDays: 7 } })
  const cookie = await signedInAs(site.services, asha)
  const start = site.services.now().getTime()

  site.services.now = () => new Date(start + 7 * day - 1)
  expect(await whoAmI(site, cookie)).toEqual(asha)
  site.services.now = () => new Date(start + 7 * day)
  expect(await whoAmI(site, cookie)).toBe(null)
})

test.each([
  ['no cookie', ''],
  ['an unknown token', `session=${'x'.repeat(43)}`],
  ['a short token', 'session=abc'],
  ['an empty token', 'session='],
  ['something that is no token', `session=${'%27;--'.repeat(8)}`],
  ['another cookie', `Session=${'x'.repeat(43)}`],
])('%s is a visitor', async (_what, cookie) => {
  expect(await whoAmI(await freshApp(), { Cookie: cookie })).toBe(null)
})

test('the hash from the table opens nothing', async () => {
  const site = await freshApp()
  await signedInAs(site.services, asha)
  const [row] = await site.services.db.queries.select().from(sessions)
  expect(await whoAmI(site, { Cookie: `session=${row!.tokenHash}` })).toBe(null)
})

test('a visitor without a cookie costs no query', async () => {
  const site = await freshApp()
  site.services.db.statement = () => Promise.reject(new Error('asked the database'))
  expect(await whoAmI(site, {})).toBe(null)
})

test('two people are told apart', async () => {
  const site = await freshApp()
  const first = await signedInAs(site.services, asha)
  const second = await signedInAs(site.services, {
    name: 'Ravi Kumar',
    email: 'ravi@buyer.example',
  })
  expect(await whoAmI(site, first)).toMatchObject({ name: 'Asha Menon' })
  expect(await whoAmI(site, second)).toMatchObject({ name: 'Ravi Kumar' })
})

test('signing out one browser leaves the other signed in', async () => {
  const site = await freshApp()
  const phone = await signedInAs(site.services, asha)
  const computer = await signedInAs(site.services, asha)
  await site.app.request('/api/sign-out', { method: 'POST', headers: phone })
  expect(await whoAmI(site, phone)).toBe(null)
  expect(await whoAmI(site, computer)).toEqual(asha)
})

test('signing out as a visitor does no harm', async () => {
  const { app } = await freshApp()
  expect((await app.request('/api/sign-out', { method: 'POST' })).status).toBe(204)
})

test('another site cannot sign anybody out', async () => {
  const site = await freshApp()
  const cookie = await signedInAs(site.services, asha)
  const headers = { ...cookie, 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }
  const response = await site.app.request('/api/sign-out', { method: 'POST', headers })
  expect(response.status).toBe(403)
  expect(await whoAmI(site, cookie)).toEqual(asha)
})

test('nothing clears the tabs of whoever is signed in, nor at another site’s bidding', async () => {
  const site = await freshApp()
  const cookie = await signedInAs(site.services, asha)
  const leads = async (headers: Record<string, string>) => {
    const answer = await site.app.request('/sign-in/out?returnTo=%2Fml', { headers })
    const clears = (await answer.text()).includes('/sign-in/out.js')
    return [answer.status, answer.headers.get('Location'), clears]
  }
  const away = [302, '/ml', false]
  expect(await leads(cookie)).toEqual(away)
  expect(await leads({ 'Sec-Fetch-Site': 'cross-site' })).toEqual(away)
  expect(await leads({ 'Sec-Fetch-Site': 'same-origin' })).toEqual([200, null, true])
  expect(await whoAmI(site, cookie)).toEqual(asha)
})

test('under https the cookie is bound to the host and never sent in clear', async () => {
  const site = await freshApp({
    settings: { publicUrl: 'https://www.dino.example', isLocal: false },
  })
  const { services } = site
  expect(sessionCookieName(services.settings)).toBe('__Host-session')
  const cookie = await signedInAs(services, asha)
  const response = await site.app.request('https://www.dino.example/api/sign-out', {
    method: 'POST',
    headers: { ...cookie, Host: 'www.dino.example' },
  })
  const [cleared] = response.headers.getSetCookie()
  expect(cleared).toMatch(/^__Host-session=;/)
  expect(cleared).toContain('Secure')
  expect(cleared).toContain('Path=/')
  expect(cleared).not.toContain('Domain')
})

test('ended sessions are removed, live ones stay', async () => {
  const db = await freshDatabase()
  const now = new Date('2026-11-23T04:00:00Z')
  const user = await saveUser(db.queries, { sub: '1', ...asha }, now)
  const settings = parseSettings({ SESSION_DAYS: '1' })
  await createSession(db.queries, user, new Date(now.getTime() - day), settings)
  await createSession(db.queries, user, now, settings)
  await deleteExpiredSessions(db.queries, now)
  expect(await db.queries.select().from(sessions)).toHaveLength(1)
})

test('sign-ins nobody finished are removed', async () => {
  const db = await freshDatabase()
  const attempt = { nonce: 'n', codeVerifier: 'v', returnTo: '/', popup: false, fresh: false }
  const now = new Date('2026-11-23T04:00:00Z')
  await saveAttempt(db.queries, { state: 's'.repeat(43), browser: 'b'.repeat(43) }, attempt, now)
  await deleteExpiredAttempts(db.queries, new Date(now.getTime() + 10 * 60 * 1000))
  expect(await db.queries.select().from(signInAttempts)).toEqual([])
})

test('of two answers to one attempt at the same moment, one is taken', async () => {
  const db = await freshDatabase()
  const attempt = { nonce: 'n', codeVerifier: 'v', returnTo: '/', popup: false, fresh: false }
  const now = new Date('2026-11-23T04:00:00Z')
  const key = { state: 's'.repeat(43), browser: 'b'.repeat(43) }
  await saveAttempt(db.queries, key, attempt, now)
  const taken = await Promise.all([1, 2, 3].map(() => takeAttempt(db.queries, key, now)))
  expect(taken.filter((attempt) => attempt?.isUsed === false)).toHaveLength(1)
})
