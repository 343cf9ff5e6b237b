import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contentDrafts } from '../../app/db/schema/content.server.ts'
import { auditLog } from '../../app/db/schema/office.server.ts'
import { staffAccounts, users } from '../../app/db/schema/people.server.ts'
import { forgetFormerStaff } from '../../app/staff/staff-accounts.server.ts'
import { freshApp, signedInAs, type FreshApp } from '../fresh-app.ts'
import { staffPages } from '../staff-pages.ts'
import { signInBrowser } from './sign-in-browser.ts'
import { signIn, startSite } from './sign-in-site.ts'

/** An address of staff that was given to somebody else: another account of Google's, the same address. */

const address = 'staff@dino.example'
const first = { name: 'Dino Staff', email: address }

async function knock({ app }: FreshApp, headers: { Cookie: string }) {
  const answer = await app.request('/staff/log', { headers })
  return { status: answer.status, text: await answer.text() }
}

/** Whoever has the address now, as Google would send them. */
async function successor(site: FreshApp) {
  const { queries } = site.services.db
  await queries.update(users).set({ email: 'moved@dino.example' })
  const cookie = await signedInAs(site.services, { name: 'Lekha Das', email: 'lekha' })
  await queries.update(users).set({ email: address }).where(eq(users.googleSub, 'lekha'))
  return cookie
}

const logOf = async ({ services }: FreshApp) =>
  (await services.db.queries.select().from(auditLog)).map(({ action }) => action)

test('whoever enters first is known from then on, and the log has it once', async () => {
  const site = await freshApp({ pages: staffPages() })
  const cookie = await signedInAs(site.services, first, { isKnown: false })
  const answers = await Promise.all([1, 2, 3].map(() => knock(site, cookie)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const [known, ...others] = await site.services.db.queries.select().from(staffAccounts)
  expect(others).toEqual([])
  expect(known).toMatchObject({ email: address, enteredAt: site.services.now() })
  expect(await logOf(site)).toEqual(['staff-first-entry'])
})

test('another account under the same address is refused, and told what the owner can do', async () => {
  const site = await freshApp({ pages: staffPages() })
  await signedInAs(site.services, first)
  const cookie = await successor(site)
  const { status, text } = await knock(site, cookie)
  expect(status).toBe(403)
  expect(text).toContain('We know this address by another account')
  expect(text).toContain('take it out of STAFF_EMAILS')
  const me = await site.app.request('/api/me', { headers: cookie })
  expect(JSON.stringify(await me.json())).not.toContain('isStaff')
  const data = await site.app.request('/staff/log.data', { headers: cookie })
  expect([data.status, data.headers.get('X-Remix-Redirect')]).toEqual([204, '/staff/log'])
})

test('with the address taken out for one start, and back in, the next to enter is known, and the one before is signed out', async () => {
  const site = await freshApp({ pages: staffPages() })
  const before = await signedInAs(site.services, first)
  const cookie = await successor(site)
  const me = async () => (await site.app.request('/api/me', { headers: before })).json()
  const { db } = site.services
  await forgetFormerStaff(db, { staffEmails: [address] })
  expect((await knock(site, cookie)).status).toBe(403)
  expect(await me()).toMatchObject({ user: { name: first.name } })
  await forgetFormerStaff(db, { staffEmails: [] })
  expect(await me()).toMatchObject({ user: null })
  expect((await knock(site, cookie)).status).toBe(200)
})

test('what somebody had planned who is not of the staff any more goes with them', async () => {
  const site = await freshApp({ pages: staffPages() })
  const { db, now } = site.services
  await knock(site, await signedInAs(site.services, first))
  await signedInAs(site.services, { name: 'Lekha Das', email: 'lekha@dino.example' })
  const accounts = await db.queries.select().from(users)
  const uidOf = (name: string) => accounts.find((account) => account.name === name)!.uid
  const draft = { kind: 'company', item: '', form: {}, base: 0, savedAt: now() }
  const others = { ...draft, userId: uidOf('Lekha Das'), publishAt: now() }
  await db.queries
    .insert(contentDrafts)
    .values([{ ...draft, userId: uidOf(first.name), refusal: 'No.' }, others])
  await forgetFormerStaff(db, { staffEmails: [] })
  expect(await db.queries.select().from(contentDrafts)).toMatchObject([others])
})

test('who goes on under another address keeps what they planned, and stays signed in', async () => {
  const site = await freshApp({ pages: staffPages() })
  const { db, now } = site.services
  const cookie = await signedInAs(site.services, first)
  await knock(site, cookie)
  const [account] = await db.queries.select().from(users)
  const userId = account!.uid
  const renamed = 'staff@new.example'
  await db.queries.insert(staffAccounts).values({ email: renamed, userId, enteredAt: now() })
  const draft = { kind: 'company', item: '', form: {}, base: 0, savedAt: now(), userId }
  await db.queries.insert(contentDrafts).values(draft)
  await forgetFormerStaff(db, { staffEmails: [renamed] })
  expect(await db.queries.select().from(contentDrafts)).toMatchObject([draft])
  const me = await site.app.request('/api/me', { headers: cookie })
  expect(await me.json()).toMatchObject({ user: { name: first.name } })
})

test('a new name of the same account is the same account', async () => {
  const site = await freshApp({ pages: staffPages() })
  await signedInAs(site.services, first)
  const cookie = await signedInAs(site.services, { ...first, name: 'Dino Staff-Nair' })
  expect((await knock(site, cookie)).status).toBe(200)
})

test('signing in under an address of staff with another account is in the log', async () => {
  const site = await startSite()
  const { db } = site.services
  const [other] = await db.queries
    .insert(users)
    .values({ googleSub: 'of-long-ago', name: 'Somebody', email: 'moved@dino.example' })
    .returning()
  const known = { email: address, userId: other!.uid, enteredAt: site.services.now() }
  await db.queries.insert(staffAccounts).values(known)
  await signIn(site, signInBrowser(), { person: address })
  const log = await db.queries.select().from(auditLog)
  expect(log).toEqual([expect.objectContaining({ action: 'staff-refused' })])
  expect(JSON.stringify(log)).not.toContain(address)
})
