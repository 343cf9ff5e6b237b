import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { calendarFeeds } from '../../app/db/schema/office.server.ts'
import { staffAccounts, users } from '../../app/db/schema/people.server.ts'
import type { MailKind } from '../../app/rules/mail.ts'
import type { Member } from '../../app/staff/team/team.server.ts'
import { signedInAs } from '../fresh-app.ts'
import { mailsOf } from '../mails-of.ts'
import { deskOf, enquiryFrom, staffOffice } from '../office.ts'
import { mailThatIs, withSmtp } from '../office-mails.ts'
import { enter, invite, meera, rows, send, team, teamPage } from '../team-desk.ts'
import { people, putInTeam } from '../team.ts'

test('whoever is removed is signed out with the next request, and refused in words when they sign in again', async () => {
  const office = await staffOffice()
  const id = await putInTeam(office.services, meera, 'sales')
  const headers = await signedInAs(office.services, meera)
  const knock = async (path: string, form?: string) => {
    const body = form && new URLSearchParams(form)
    return office.app.request(path, { headers, ...(body && { method: 'POST', body }) })
  }
  expect((await knock('/staff/book')).status).toBe(200)
  expect(
    (await office.look<{ removing: Member }>(`${teamPage}?remove=${id}`)).page.removing,
  ).toMatchObject({ email: meera.email })
  expect((await send(office, { do: 'remove', id })).location).toBe(`${teamPage}?done=removed`)
  const toSignIn = '/sign-in?returnTo=%2Fstaff%2Fbook'
  const page = await knock('/staff/book')
  expect([page.status, page.headers.get('Location')]).toEqual([302, toSignIn])
  expect((await knock('/staff/feed', 'label=Phone')).status).toBe(303)
  expect(await office.services.db.queries.select().from(calendarFeeds)).toEqual([])
  const open = await knock('/staff/book.data')
  expect([open.status, open.headers.get('X-Remix-Redirect')]).toEqual([204, toSignIn])
  expect(await (await knock('/api/me')).json()).toMatchObject({ user: null })
  const anew = await signedInAs(office.services, meera)
  const page403 = await office.app.request('/staff/book', { headers: anew })
  expect([page403.status, await page403.text()]).toEqual([
    403,
    expect.stringContaining('has taken it out of the team'),
  ])
  const me = await office.app.request('/api/me', { headers: anew })
  expect(await me.text()).not.toContain('isStaff')
  const again = await send(office, { do: 'remove', id })
  expect([again.status, again.unchanged?.message]).toEqual([
    404,
    expect.stringContaining('not in the team any more'),
  ])
})

test('what somebody who is removed has open is told of, and found in the inbox', async () => {
  const office = await staffOffice()
  const id = await putInTeam(office.services, meera, 'sales')
  for (const status of ['new', 'in_progress', 'done']) {
    const enquiry = await enquiryFrom(office)
    const path = `/staff/inbox/${enquiry}`
    await office.send(path, { do: 'assign', assignee: meera.email })
    await office.send(path, { do: 'status', status })
  }
  const theirs = `${teamPage}?done=removed&theirs=${encodeURIComponent(meera.email)}`
  expect((await send(office, { do: 'remove', id })).location).toBe(theirs)
  expect((await office.look(theirs)).page).toMatchObject({
    theirs: { email: meera.email, open: 2 },
  })
  type Inbox = { assignees: string[]; staffEmails: string[]; list: { rows: unknown[] } }
  const inbox = await office.look<Inbox>('/staff/inbox')
  expect(inbox.page.assignees).toEqual([...inbox.page.staffEmails, meera.email])
  expect(inbox.page.staffEmails).not.toContain(meera.email)
  const found = await office.look<Inbox>(`/staff/inbox?assignee=${meera.email}`)
  expect(found.page.list.rows).toHaveLength(2)
})

test('who goes on under another address stays signed in when the old one is removed', async () => {
  const office = await staffOffice()
  const { queries } = office.services.db
  const id = await putInTeam(office.services, meera, 'sales')
  const headers = await signedInAs(office.services, meera)
  const knock = async () => (await office.app.request('/staff/book', { headers })).status
  expect(await knock()).toBe(200)
  const email = 'meera.nair@dino.example'
  await putInTeam(office.services, { email }, 'sales')
  const [known] = await queries
    .select()
    .from(staffAccounts)
    .where(eq(staffAccounts.email, meera.email))
  await queries.insert(staffAccounts).values({ ...known!, email })
  await queries.update(users).set({ email }).where(eq(users.uid, known!.userId))
  await send(office, { do: 'remove', id })
  expect(await knock()).toBe(200)
})

test.each([
  ['waiting', { smtpUrl: 'smtp://set.example' }],
  ['kept', {}],
])('an invitation that is %s is not sent to whoever was removed', async (status, settings) => {
  const office = await staffOffice({ settings })
  await send(office, invite(meera.email, 'sales'))
  expect(await mailsOf(office)).toMatchObject([{ status }])
  const [member] = await rows(office)
  await send(office, { do: 'remove', id: member!.id })
  expect(await mailsOf(office)).toMatchObject([{ status: 'dismissed' }])
  expect(await enter(office, meera)).toBe(403)
})

test('what somebody was given and that has not gone out is not sent to them once they are removed', async () => {
  const office = await staffOffice(withSmtp)
  const id = await putInTeam(office.services, meera, 'sales')
  await mailThatIs(office, 'failed', { kind: 'hand-over-notice', recipient: meera.email })
  await mailThatIs(office, 'failed', { recipient: meera.email })
  const given = { do: 'assign', assignee: meera.email }
  await office.send(`/staff/inbox/${await enquiryFrom(office)}`, given)
  await send(office, { do: 'remove', id })
  const theirs = (await mailsOf(office)).filter(({ recipient }) => recipient === meera.email)
  const statuses = (of: MailKind) =>
    theirs.filter(({ kind }) => kind === of).map(({ status }) => status)
  expect(statuses('hand-over-notice')).toEqual(['dismissed', 'dismissed'])
  // Who asked us something is still written to.
  expect(statuses('enquiry-copy')).toEqual(['failed'])
})

test('who comes back under the address after a removal may be another account, and the one before has no session left to be quicker with', async () => {
  const office = await staffOffice()
  const { app, services } = office
  const { queries } = services.db
  const id = await putInTeam(services, meera, 'sales')
  const before = await signedInAs(services, meera, { isKnown: false })
  const knock = async (headers: { Cookie: string }) => app.request('/staff/log', { headers })
  expect((await knock(before)).status).toBe(200)
  await send(office, { do: 'remove', id })
  expect((await queries.select().from(staffAccounts)).map(({ email }) => email)).toEqual([
    people.owner.email,
  ])
  await send(office, invite(meera.email, 'sales'))
  const refused = await knock(before)
  expect([refused.status, refused.headers.get('Location')]).toEqual([
    302,
    '/sign-in?returnTo=%2Fstaff%2Flog',
  ])
  // Google knows them by another number, and the address is the same.
  await queries.update(users).set({ googleSub: 'of-long-ago' }).where(eq(users.email, meera.email))
  const now = await signedInAs(services, { ...meera, name: 'Meera Pillai' }, { isKnown: false })
  expect((await knock(now)).status).toBe(200)
  expect((await knock(before)).status).toBe(302)
})

test('a calendar feed is read as long as whoever made it may take data out', async () => {
  const office = await staffOffice()
  const id = await putInTeam(office.services, meera, 'sales')
  const desk = await deskOf(office, meera)
  const made = await desk.send('/staff/feed', { label: 'Meera’s phone' })
  const path = new URL((made.page as { address: string }).address).pathname
  const read = async () => (await office.app.request(path)).status
  expect(await read()).toBe(200)
  await send(office, { do: 'role', id, role: 'editor', was: 'sales' })
  expect(await read()).toBe(404)
  await send(office, { do: 'role', id, role: 'sales', was: 'editor' })
  expect(await read()).toBe(200)
  expect((await team(office)).team[1]!.feeds).toEqual(['Meera’s phone'])
  await send(office, { do: 'remove', id })
  expect(await read()).toBe(404)
  // Ended for good: back in the team, one makes another.
  await putInTeam(office.services, meera, 'sales')
  await enter(office, meera)
  expect(await read()).toBe(404)
})

test('a feed of an address taken out of STAFF_EMAILS is refused', async () => {
  const office = await staffOffice()
  const made = await office.send<{ address: string }>('/staff/feed', { label: 'Phone' })
  const path = new URL((made.page as { address: string }).address).pathname
  expect((await office.app.request(path)).status).toBe(200)
  office.services.settings.staffEmails = []
  expect((await office.app.request(path)).status).toBe(404)
})
