import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { enquiries } from '../../app/db/schema/enquiries.server.ts'
import { users } from '../../app/db/schema/people.server.ts'
import { forgetPeople } from '../../app/staff/people/forget-people.server.ts'
import { call } from '../booking-calls.ts'
import { signedInAs } from '../fresh-app.ts'
import { stored } from '../inbox.ts'
import { staffOffice, type Office } from '../office.ts'
import { putInTeam } from '../team.ts'
import { enter, rows, send } from '../team-desk.ts'

const ravi = { name: 'Ravi Kumar', email: 'ravi@dino.example' }
const kuttan = { name: 'Kuttan', email: 'kuttan@buyer.example', phone: '+91 98470 12345' }
const desk = 'desk@dino.example'

/** Somebody writes Kuttan's address and number into the site's own form, signed in as themselves. */
async function typeForKuttan({ app, services }: Office, by: typeof ravi) {
  const headers = { ...(await signedInAs(services, by)), 'Content-Type': 'application/json' }
  const body = JSON.stringify({ ...kuttan, message: 'He called: a crane for logs.' })
  expect((await app.request('/api/enquiries', { method: 'POST', headers, body })).status).toBe(201)
}

/** As it was stored before: under the account of whoever typed it. */
async function storedBefore({ services: { db } }: Office, { email }: typeof ravi) {
  const [user] = await db.queries.select().from(users).where(eq(users.email, email))
  await db.queries.update(enquiries).set({ userId: user!.uid })
}

async function officeWithRavi() {
  const office = await staffOffice()
  const id = await putInTeam(office.services, ravi, 'sales')
  expect(await enter(office, ravi)).toBe(200)
  return { office, leave: () => send(office, { do: 'remove', id }) }
}

const fileOf = async (office: Office, person: string) =>
  (await office.fetch(`/staff/people.json?person=${person}`)).text()
const knownTo = async (office: Office, person: typeof ravi) =>
  (await call(office, 'GET', '/details', await signedInAs(office.services, person))).json()

test('what a colleague types for a caller into the site’s form is the caller’s alone', async () => {
  const { office } = await officeWithRavi()
  await typeForKuttan(office, ravi)
  expect(await stored(office)).toMatchObject([{ ...kuttan, userId: null }])
})

test('typed so before, it is neither handed out nor suggested to the colleague, and outlives their erasure', async () => {
  const { office, leave } = await officeWithRavi()
  await typeForKuttan(office, ravi)
  await storedBefore(office, ravi)
  expect(await knownTo(office, ravi)).toMatchObject({ phone: null })
  await leave()
  expect(await rows(office)).toEqual([])

  expect(await fileOf(office, ravi.email)).not.toMatch(/Kuttan/i)
  expect(await fileOf(office, kuttan.email)).toContain('He called')
  const erased = await office.send('/staff/people', {
    ...{ person: ravi.email, confirmation: ravi.email },
  })
  expect(erased.status).toBe(200)
  expect(await stored(office)).toMatchObject([{ ...kuttan, userId: null }])
})

test('a lead that a colleague typed is not forgotten with them', async () => {
  const { office, leave } = await officeWithRavi()
  await typeForKuttan(office, ravi)
  await storedBefore(office, ravi)
  await leave()
  const { db, settings, now } = office.services
  await db.script(`UPDATE users SET created_at = '2023-01-10' WHERE email = '${ravi.email}'`)
  await db.script(`UPDATE audit_log SET at = '2023-01-10'`)
  expect(await forgetPeople(db, { now: now(), settings, desk })).toBe(1)
  expect(await stored(office)).toMatchObject([{ ...kuttan, userId: null }])
})

test('what a visitor sent signed in with another address stays theirs, also when they join us later', async () => {
  const office = await staffOffice()
  await typeForKuttan(office, ravi)
  await putInTeam(office.services, ravi, 'sales')
  const { now } = office.services
  office.services.now = () => new Date(now().getTime() + 60_000)
  expect(await enter(office, ravi)).toBe(200)
  expect(await fileOf(office, ravi.email)).toContain('He called')
  expect(await knownTo(office, ravi)).toMatchObject({ phone: kuttan.phone })
})
