import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createSession, sessionCookieName } from '../../app/account/session.server.ts'
import { accountOf, saveUser } from '../../app/account/users.server.ts'
import { adoptAppointments } from '../../app/booking/bookings.server.ts'
import { users } from '../../app/db/schema/people.server.ts'
import type { FreshApp } from '../fresh-app.ts'
import type { Office } from '../office.ts'
import { idIn, sendForm } from '../office-forms.ts'
import { openDay } from '../open-day.ts'
import { call, officeOnMonday, rows, tuesday } from '../two-days-of-appointments.ts'

/** A company gave Ravi's address to Asha when he left: each has an account at Google. */
const email = 'sales@buyer.example'
const [ravi, asha] = [
  { sub: 'google-ravi', name: 'Ravi Kumar', email },
  { sub: 'google-asha', name: 'Asha Menon', email },
]
const day = 24 * 3600_000

/** Signs in as the site does, so many days before now; resolves to their account and what their browser brings. */
async function signIn({ services }: FreshApp, person: typeof ravi, daysAgo = 0) {
  const { db, settings } = services
  const at = new Date(services.now().getTime() - daysAgo * day)
  const [user, token] = await db.transaction(async (tx) => {
    const saved = await saveUser(tx, person, at)
    await adoptAppointments(tx, saved)
    return [saved, await createSession(tx, saved, at, settings)]
  })
  return { uid: user.uid, headers: { Cookie: `${sessionCookieName(settings)}=${token}` } }
}

const seenBy = async ({ app }: FreshApp, { headers }: { headers: Record<string, string> }) => {
  const me = await (await app.request('/api/me', { headers })).json()
  return (me as { appointments: { time: string }[] }).appointments.map(({ time }) => time)
}

const bookFor = (office: Office, fields: Record<string, string>) =>
  sendForm(office, '/staff/book', { ...call, date: tuesday, time: '10:00', ...fields })

/** The row of whoever came first stands first, or last: the database promises neither. */
const orders = [
  ['the one before came first', [ravi, asha]],
  ['the one before came last', [asha, ravi]],
] as const

test.each(orders)(
  'what staff book or correct is of whoever signed in last with the address; %s',
  async (_, order) => {
    const office = await officeOnMonday()
    const { db } = office.services
    for (const person of order) await signIn(office, person, 30)
    await db.queries.update(users).set({ createdAt: new Date('2024-01-10T05:00:00Z') })
    const before = await signIn(office, ravi, 20)
    const now = await signIn(office, asha, 3)
    expect(await accountOf(db.queries, email)).toBe(now.uid)

    await bookFor(office, { email })
    const other = await bookFor(office, { email: 'other@buyer.example', time: '11:00' })
    expect(await seenBy(office, before)).toEqual([])
    expect(await seenBy(office, now)).toEqual(['10:00'])

    const path = `/staff/appointments/${idIn(other.location)}`
    await db.queries.execute(sql`DELETE FROM appointments WHERE time = '10:00'`)
    const began = { 'began-name': call.name, 'began-phone': call.phone }
    await sendForm(office, path, {
      ...{ do: 'correct', email, ...began, 'began-email': 'other@buyer.example' },
    })
    expect(await rows(office)).toMatchObject([{ userEmail: email, userId: now.uid }])
  },
)

test('whoever signed in last holds the address also once they have signed out', async () => {
  const office = await officeOnMonday()
  const { queries } = office.services.db
  const { uid } = await signIn(office, asha, 3)
  await signIn(office, ravi, 40)
  await queries.execute(sql`DELETE FROM sessions WHERE user_id = ${uid}`)
  expect(await accountOf(queries, email)).toBe(uid)
})

test('of those whose signing in was not noted yet the newest is meant', async () => {
  const office = await officeOnMonday()
  const { queries } = office.services.db
  const { uid } = await signIn(office, asha)
  await signIn(office, ravi)
  await queries.execute(sql`UPDATE users SET signed_in_at = NULL, created_at = '2024-01-10'`)
  await queries.execute(sql`UPDATE users SET created_at = '2025-01-10' WHERE uid = ${uid}`)
  expect(await accountOf(queries, email)).toBe(uid)
  expect(await accountOf(queries, 'nobody@buyer.example')).toBeNull()
})

test('whoever signs in takes over what we booked for the address, and nothing that the one before booked', async () => {
  const office = await officeOnMonday()
  const before = await signIn(office, ravi, 20)
  await bookFor(office, { email })
  const own = { 'Content-Type': 'application/json', ...before.headers }
  const url = '/api/appointments/2026-11-25'
  await openDay(office.services.db, '2026-11-25', ['09:30'])
  const said = { time: '09:30', phone: '0481 777777', company: 'Kumar Transports' }
  const booking = { method: 'POST', headers: own, body: JSON.stringify(said) }
  expect((await office.app.request(url, booking)).status).toBe(201)
  expect(await seenBy(office, before)).toEqual(['10:00', '09:30'])

  const now = await signIn(office, asha)
  expect(await seenBy(office, now)).toEqual(['10:00'])
  expect(await seenBy(office, before)).toEqual(['09:30'])
  const known = await office.app.request('/api/appointments/details', { headers: now.headers })
  expect(await known.text()).not.toMatch(/Kumar|777777/)
})

test('a booking of ours stays with whose address at Google has changed since', async () => {
  const office = await officeOnMonday()
  await signIn(office, ravi, 20)
  await bookFor(office, { email })
  const renamed = await signIn(office, { ...ravi, email: 'ravi@buyer.example' }, 10)
  const now = await signIn(office, asha)
  expect(await seenBy(office, now)).toEqual([])
  expect(await seenBy(office, renamed)).toEqual(['10:00'])
})
