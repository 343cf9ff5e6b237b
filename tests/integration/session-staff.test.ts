import { expect, test, vi } from 'vitest'
import { sessions } from '../../app/db/schema/people.server.ts'
import { auditLog } from '../../app/db/schema/office.server.ts'
import { freshApp, signedInAs, type FreshApp } from '../fresh-app.ts'
import { staffPages } from '../staff-pages.ts'

const staff = { name: 'Dino Staff', email: 'staff@dino.example' }
const asha = { name: 'Asha Menon', email: 'asha@buyer.example' }
const minute = 60_000
const hour = 60 * minute

type Cookie = { Cookie: string }

const office = () => freshApp({ pages: staffPages() })
const rows = ({ services }: FreshApp) => services.db.queries.select().from(sessions)

/** Moves the site's clock to so long after the sign-in. */
function clockOf({ services }: FreshApp) {
  const start = services.now().getTime()
  return (milliseconds: number) => {
    services.now = () => new Date(start + milliseconds)
  }
}

async function isIn({ app }: FreshApp, cookie: Cookie) {
  const answer = await app.request('/staff/log', { headers: cookie })
  expect([200, 302]).toContain(answer.status)
  return answer.status === 200
}

test('staff who did nothing for 30 minutes are signed out, on the site as well', async () => {
  const site = await office()
  const at = clockOf(site)
  const cookie = await signedInAs(site.services, staff)
  at(30 * minute - 1)
  expect(await isIn(site, cookie)).toBe(true)
  at(60 * minute)
  expect(await isIn(site, cookie)).toBe(false)
  const me = await site.app.request('/api/me', { headers: cookie })
  expect(await me.json()).toMatchObject({ user: null })
})

test('staff who work on are signed out after 12 hours', async () => {
  const site = await office()
  const at = clockOf(site)
  const cookie = await signedInAs(site.services, staff)
  for (let time = 0; time < 12 * hour; time += 20 * minute) {
    at(time)
    expect([time, await isIn(site, cookie)]).toEqual([time, true])
  }
  at(12 * hour)
  expect(await isIn(site, cookie)).toBe(false)
})

test('a hundred requests within a minute are one write, and a visitor’s are none', async () => {
  const site = await office()
  const at = clockOf(site)
  const cookie = await signedInAs(site.services, staff)
  const visitor = await signedInAs(site.services, asha)
  const before = await rows(site)
  const update = vi.spyOn(site.services.db.queries, 'update')
  for (let count = 0; count < 100; count++) {
    at(2 * minute + count * 500)
    await site.app.request('/api/me', { headers: cookie })
    await site.app.request('/api/me', { headers: visitor })
  }
  expect(update).toHaveBeenCalledOnce()
  const after = await rows(site)
  expect(after.map(({ lastSeenAt }) => lastSeenAt)).toContain(null)
  expect(after).not.toEqual(before)
})

test('a database that takes no writes does not keep staff from looking', async () => {
  const site = await office()
  const at = clockOf(site)
  const cookie = await signedInAs(site.services, staff)
  at(5 * minute)
  site.services.db.queries.update = () => {
    throw new Error('read-only')
  }
  expect(await isIn(site, cookie)).toBe(true)
  expect(site.logged.join()).toContain('could not note that staff were seen')
})

test('a visitor’s session is not shortened, and becomes one of staff with the setting', async () => {
  const site = await office()
  const at = clockOf(site)
  const cookie = await signedInAs(site.services, asha)
  const me = async () =>
    (await (await site.app.request('/api/me', { headers: cookie })).json()) as { user: unknown }
  at(29 * 24 * hour)
  expect((await me()).user).not.toBeNull()
  site.services.settings.staffEmails.push(asha.email)
  expect((await me()).user).toBeNull()
})

interface SessionsPage {
  sessions: { id: string; device: string | null }[]
  thisOne: string
}

async function look({ app }: FreshApp, cookie: Cookie) {
  const answer = await app.request('/staff/sessions', { headers: cookie })
  return (await answer.json()) as SessionsPage
}

const agents = {
  phone: 'Mozilla/5.0 (Linux; Android 10; K) Chrome/150.0.0.0 Mobile Safari/537.36',
  computer: 'Mozilla/5.0 (Windows NT 10.0; rv:153.0) Gecko/20100101 Firefox/153.0',
}

test('staff see where they are signed in, and nobody else’s', async () => {
  const site = await office()
  const at = clockOf(site)
  await signedInAs(site.services, asha)
  const phone = await signedInAs(site.services, staff, { userAgent: agents.phone })
  at(25 * minute)
  const computer = await signedInAs(site.services, staff, { userAgent: agents.computer })
  const { sessions: seen, thisOne } = await look(site, computer)
  expect(seen.map(({ device }) => device)).toEqual(['Firefox on Windows', 'Chrome on Android'])
  expect(seen[0]!.id).toBe(thisOne)
  at(31 * minute)
  expect((await look(site, computer)).sessions).toHaveLength(1)
  expect(await isIn(site, phone)).toBe(false)
})

test('one is signed out there, at once; the others stay, and the log has it', async () => {
  const site = await office()
  const phone = await signedInAs(site.services, staff)
  const computer = await signedInAs(site.services, staff)
  const { sessions: seen, thisOne } = await look(site, computer)
  const other = seen.find(({ id }) => id !== thisOne)!
  const end = (id: string) =>
    site.app.request('/staff/sessions', {
      method: 'POST',
      headers: computer,
      body: new URLSearchParams({ end: id }),
    })
  expect((await end(other.id)).status).toBe(200)
  expect(await isIn(site, phone)).toBe(false)
  expect(await isIn(site, computer)).toBe(true)
  expect(await site.services.db.queries.select().from(auditLog)).toContainEqual(
    expect.objectContaining({ action: 'sessions-ended', details: { sessions: 1 } }),
  )
  expect((await end(other.id)).status).toBe(404)
  expect((await end('\0')).status).toBe(400)
})

test('nobody ends a session that is not theirs', async () => {
  const site = await office()
  const visitor = await signedInAs(site.services, asha)
  const cookie = await signedInAs(site.services, staff)
  for (const { tokenHash } of await rows(site)) {
    if (tokenHash.startsWith((await look(site, cookie)).thisOne)) continue
    const answer = await site.app.request('/staff/sessions', {
      method: 'POST',
      headers: cookie,
      body: new URLSearchParams({ end: tokenHash.slice(0, 16) }),
    })
    expect(answer.status).toBe(404)
  }
  const me = await site.app.request('/api/me', { headers: visitor })
  expect(await me.json()).toMatchObject({ user: { name: 'Asha Menon' } })
})

test.each([
  ['staff', staff],
  ['a visitor', asha],
])('%s signs out everywhere: all devices, and nobody else’s', async (_who, person) => {
  const site = await office()
  const here = await signedInAs(site.services, person)
  const there = await signedInAs(site.services, person)
  const other = await signedInAs(site.services, { name: 'Ravi', email: 'ravi@buyer.example' })
  const answer = await site.app.request('/api/sign-out?everywhere', {
    method: 'POST',
    headers: { ...here, Accept: 'text/html' },
  })
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/'])
  const user = async (headers: Cookie) =>
    ((await (await site.app.request('/api/me', { headers })).json()) as { user: unknown }).user
  expect([await user(here), await user(there)]).toEqual([null, null])
  expect(await user(other)).not.toBeNull()
  expect(await rows(site)).toHaveLength(1)
})

const signOutEverywhere = ({ app }: FreshApp, headers: object) =>
  app.request('/api/sign-out?everywhere', { method: 'POST', headers: { ...headers } })

test('staff sign out everywhere also from a page at which they did nothing for too long', async () => {
  const site = await office()
  const at = clockOf(site)
  const left = await signedInAs(site.services, staff)
  const strangers = await signedInAs(site.services, staff)
  at(20 * minute)
  expect(await isIn(site, strangers)).toBe(true)
  at(31 * minute)
  expect((await signOutEverywhere(site, left)).status).toBe(204)
  expect(await isIn(site, strangers)).toBe(false)
  expect(await site.services.db.queries.select().from(auditLog)).toContainEqual(
    expect.objectContaining({ action: 'sessions-ended', details: { sessions: 2 } }),
  )
})

test('whose session is gone is not told that they signed out everywhere, but asked to sign in', async () => {
  const site = await office()
  const gone = await signedInAs(site.services, staff)
  await signOutEverywhere(site, gone)
  const other = await signedInAs(site.services, staff)
  const asked = await signOutEverywhere(site, gone)
  expect(asked.status).toBe(401)
  expect(asked.headers.getSetCookie().join()).toContain('session=; Max-Age=0')
  const form = await signOutEverywhere(site, { ...gone, Accept: 'text/html' })
  const signIn = '/sign-in?returnTo=%2Fstaff%2Fsessions'
  expect([form.status, form.headers.get('Location')]).toEqual([303, signIn])
  expect(await isIn(site, other)).toBe(true)
})

test('signing out clears what the browser kept: drafts, and not other hosts’ cookies', async () => {
  const site = await office()
  const cookie = await signedInAs(site.services, staff)
  const answer = await site.app.request('/api/sign-out', { method: 'POST', headers: cookie })
  expect(answer.headers.get('Clear-Site-Data')).toBe('"storage"')
  const [cleared] = answer.headers.getSetCookie()
  expect(cleared).toMatch(/^session=; Max-Age=0/)
})

test('a visitor’s page clears its tab itself: what belongs to no account stays, but never of staff', async () => {
  const site = await office()
  const clearedFor = async (person: typeof asha) => {
    const cookie = await signedInAs(site.services, person)
    const request = { method: 'POST', headers: { ...cookie, Accept: 'text/html' } }
    const { headers } = await site.app.request('/ml/api/sign-out?keep', request)
    return [headers.get('Clear-Site-Data'), headers.get('Location')]
  }
  expect(await clearedFor(asha)).toEqual([null, '/sign-in/out?returnTo=%2Fml'])
  expect(await clearedFor(staff)).toEqual(['"storage"', '/ml'])
  const page = await site.app.request('/sign-in/out?returnTo=%2Fml')
  expect(await page.text()).toContain('<html lang="ml-IN">')
})
