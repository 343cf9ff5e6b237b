import { expect, test } from 'vitest'
import { createOpenIdClient } from '../../app/account/openid.server.ts'
import { saveAttempt } from '../../app/account/sign-in-attempts.server.ts'
import { calendarFeeds } from '../../app/db/schema/office.server.ts'
import { sessions } from '../../app/db/schema/people.server.ts'
import { teamMembers } from '../../app/db/schema/team.server.ts'
import { parseSettings } from '../../app/settings/settings.server.ts'
import { liveFeeds } from '../../app/staff/feed/feeds.server.ts'
import { placesWith } from '../every-text.ts'
import { freshApp, signedInAs } from '../fresh-app.ts'
import { enquiryFrom } from '../office.ts'
import { staffPages } from '../staff-pages.ts'
import { signInBrowser } from './sign-in-browser.ts'
import { choose, openIssuer, signIn, startSite } from './sign-in-site.ts'

/** Erasing, and taking people's data out, ask for a fresh sign-in. */

const staff = { name: 'Dino Staff', email: 'staff@dino.example' }
const dinoStaff = { person: 'staff@dino.example' }
const asha = 'asha@buyer.example'
const minute = 60_000

async function officeWithAsha() {
  const site = await freshApp({ pages: staffPages() })
  await enquiryFrom(site, { email: asha })
  return site
}

const erasing = { method: 'POST', body: new URLSearchParams({ person: asha, confirmation: asha }) }

test('an ordinary sign-in neither erases nor takes anything out', async () => {
  const site = await officeWithAsha()
  const headers = await signedInAs(site.services, staff, { isFresh: false })
  const erased = await site.app.request('/staff/people', { ...erasing, headers })
  expect(erased.status).toBe(403)
  expect(await erased.json()).toMatchObject({
    ok: false,
    message: expect.stringContaining('Nothing was erased') as string,
  })
  for (const [file, page] of [
    [`/staff/people.json?person=${asha}`, '/staff/people?person=asha%40buyer.example'],
    ['/staff/inbox.csv?status=all', '/staff/inbox?status=all'],
  ] as const) {
    const answer = await site.app.request(file, { headers })
    const signIn = `/sign-in?${new URLSearchParams({ returnTo: page, fresh: '1' }).toString()}`
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, signIn])
    expect(await answer.text()).not.toContain('Asha')
  }
})

test('a fresh sign-in does, for ten minutes', async () => {
  const site = await officeWithAsha()
  const headers = await signedInAs(site.services, staff)
  const start = site.services.now().getTime()
  const fetch = (path: string) => site.app.request(path, { headers })
  for (const path of [`/staff/people.json?person=${asha}`, '/staff/inbox.csv'])
    expect((await fetch(path)).status).toBe(200)
  site.services.now = () => new Date(start + 10 * minute)
  for (const path of [`/staff/people.json?person=${asha}`, '/staff/inbox.csv'])
    expect((await fetch(path)).status).toBe(302)
  expect((await site.app.request('/staff/people', { ...erasing, headers })).status).toBe(403)
  site.services.now = () => new Date(start + 10 * minute - 1)
  expect((await site.app.request('/staff/people', { ...erasing, headers })).status).toBe(200)
})

test('the way to the fresh sign-in names nobody who was erased after it', async () => {
  const site = await officeWithAsha()
  const { db, now } = site.services
  const returnTo = '/staff/people?person=asha%40buyer.example'
  const attempt = { nonce: 'n', codeVerifier: 'v', returnTo, popup: false, fresh: true }
  const key = { state: 's'.repeat(43), browser: 'b'.repeat(43) }
  await saveAttempt(db.queries, key, attempt, now())
  const headers = await signedInAs(site.services, staff)
  expect((await site.app.request('/staff/people', { ...erasing, headers })).status).toBe(200)
  expect(await placesWith(db, ['asha'])).toEqual([])
})

test('the issuer is asked for one, and the session that follows is fresh', async () => {
  const site = await startSite()
  const browser = signInBrowser()
  await signIn(site, browser, dinoStaff, '/sign-in?returnTo=/staff')
  expect(await site.db.select().from(sessions)).toMatchObject([{ freshAt: null }])

  const answer = await signIn(site, browser, dinoStaff, '/sign-in?returnTo=/staff/people&fresh=1')
  expect(answer.headers.get('location')).toBe('/staff/people')
  expect(await site.db.select().from(sessions)).toMatchObject([{ freshAt: site.services.now() }])
})

test('what the issuer says is checked: a sign-in of an hour ago is refused, told and begun anew', async () => {
  const site = await startSite()
  const browser = signInBrowser()
  const page = await openIssuer(site, browser, '/sign-in?returnTo=/staff/people&fresh=1')
  const callback = await choose(site, browser, page, dinoStaff)
  const now = new Date(site.services.now().getTime() + 60 * minute)
  // The issuer's own clock stands where it stood: its answer is an hour old by ours.
  await site.services.db.script("UPDATE sign_in_attempts SET expires_at = now() + interval '1 day'")
  site.services.now = () => now
  const answer = await browser.request(callback)
  expect(answer.headers.getSetCookie()).toEqual([])
  expect(await site.db.select().from(sessions)).toEqual([])
  expect(site.logged.join()).toContain('auth_time too old')

  const told = await browser.request(site.url(answer.headers.get('location')!))
  const html = await told.text()
  expect(html).toContain('This needs a sign-in of the last ten minutes')
  expect(html).toContain('href="/sign-in?returnTo=%2Fstaff%2Fpeople&amp;fresh=1">Sign in again')
})

test('Google is asked in its own way as well, and only when it has to be fresh', async () => {
  const site = await startSite()
  const { settings } = site.services
  const openId = createOpenIdClient(settings)
  const attempt = {
    state: 's',
    nonce: 'n',
    codeVerifier: 'v'.repeat(43),
    returnTo: '/',
    popup: false,
  }
  const asked = async (fresh: boolean) => {
    const answer = await openId.authorizationUrl({ ...attempt, fresh })
    if (!answer.ok) throw new Error(answer.detail)
    const { searchParams } = answer.url
    return ['prompt', 'max_age', 'claims'].map((name) => searchParams.get(name))
  }
  expect(await asked(false)).toEqual(['select_account', null, null])
  expect(await asked(true)).toEqual([
    ...['select_account', '600'],
    '{"id_token":{"auth_time":{"essential":true}}}',
  ])
})

test('whether Google has to tell is a setting', () => {
  expect(parseSettings({}).googleAuthTime).toBe(false)
  expect(parseSettings({ GOOGLE_AUTH_TIME: 'true' }).googleAuthTime).toBe(true)
  expect(() => parseSettings({ GOOGLE_AUTH_TIME: 'yes' })).toThrow('GOOGLE_AUTH_TIME')
})

test('an ordinary sign-in opens no way in that lasts: no feed, nobody new in the team, no other role', async () => {
  const site = await freshApp({ pages: staffPages() })
  const member = '4f5c1a34-0d6a-4a57-8b4e-6f2f0f6e2a11'
  const send = async (path: string, form: Record<string, string>, isFresh: boolean) => {
    const headers = await signedInAs(site.services, staff, { isFresh })
    const body = new URLSearchParams(form)
    const { status, headers: said } = await site.app.request(path, {
      ...{ method: 'POST', headers, body },
    })
    return [status, said.get('Location')]
  }
  const toSignIn = (returnTo: string) =>
    `/sign-in?${new URLSearchParams({ returnTo, fresh: '1' }).toString()}`
  const { queries } = site.services.db

  const feed = { label: 'Phone of Asha' }
  const made = await send('/staff/feed', feed, false)
  expect(made).toEqual([302, toSignIn('/staff/feed?label=Phone+of+Asha')])
  const team = '/staff/site/team'
  const added = { do: 'add', id: member, email: asha, role: 'owner' }
  expect(await send(team, added, false)).toEqual([
    ...[302, toSignIn(`${team}?email=asha%40buyer.example&role=owner`)],
  ])
  expect(await queries.select().from(calendarFeeds)).toEqual([])
  expect(await queries.select().from(teamMembers)).toEqual([])

  expect((await send('/staff/feed', feed, true))[0]).toBe(200)
  expect((await send(team, { ...added, role: 'sales' }, true))[0]).toBe(303)
  const changed = { do: 'role', id: member, role: 'owner', was: 'sales' }
  const address = `${team}?member=${member}&role=owner`
  expect(await send(team, changed, false)).toEqual([302, toSignIn(address)])
  expect(await queries.select().from(teamMembers)).toMatchObject([{ role: 'sales' }])

  // What closes one is not to be waited for.
  const [live] = await liveFeeds(queries, site.services.settings)
  expect((await send('/staff/feed', { revoke: live!.id }, false))[0]).toBe(200)
  expect((await send(team, { do: 'remove', id: member }, false))[0]).toBe(303)
})

test('what was typed before a fresh sign-in stands in the team’s forms only for whoever has come from one', async () => {
  const site = await freshApp({ pages: staffPages() })
  const typed = async (isFresh: boolean) => {
    const headers = await signedInAs(site.services, staff, { isFresh })
    const answer = await site.app.request('/staff/site/team?member=a&role=owner', { headers })
    return ((await answer.json()) as { typed: object }).typed
  }
  expect(await typed(true)).toEqual({ email: '', member: 'a', role: 'owner' })
  expect(await typed(false)).toEqual({ email: '', member: '', role: '' })
})
