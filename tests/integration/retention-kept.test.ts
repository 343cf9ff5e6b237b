import { expect, test } from 'vitest'
import { enquiries } from '../../app/db/schema/enquiries.server.ts'
import { users } from '../../app/db/schema/people.server.ts'
import { forgetPeople } from '../../app/staff/people/forget-people.server.ts'
import { freshApp } from '../fresh-app.ts'
import { staffOffice } from '../office.ts'
import { sendForm } from '../office-forms.ts'

const now = new Date('2026-11-23T04:00:00Z')
const longAgo = new Date('2024-11-10T05:00:00Z')
const night = { now, settings: { staffEmails: ['staff@dino.example'] }, desk: 'desk@dino.example' }

const asked = (given: Partial<typeof enquiries.$inferInsert> = {}) => ({
  ...{ kind: 'contact' as const, name: 'Ravi Kumar', email: 'ravi@buyer.example' },
  ...{ createdAt: longAgo, message: 'A crane for logs.', consentVersion: '1', contentHash: 'x' },
  ...given,
})

test('whoever asked long ago is kept for a day to follow them up, and as long after it as after any contact', async () => {
  const { db } = (await freshApp({ now })).services
  await db.queries.insert(enquiries).values(asked({ followUpOn: '2026-12-01' }))
  const forgottenAt = (day: string) => forgetPeople(db, { ...night, now: new Date(day) })
  expect(await forgottenAt('2026-11-23')).toBe(0)
  expect(await forgottenAt('2028-12-01')).toBe(0)
  expect(await forgottenAt('2028-12-02')).toBe(1)
})

test('whoever signed in lately is kept, also once their session is gone', async () => {
  const { db } = (await freshApp({ now })).services
  const seen = { googleSub: 'ravi', email: 'ravi@buyer.example', createdAt: longAgo }
  await db.queries.insert(users).values({ ...seen, signedInAt: new Date('2026-10-01T05:00:00Z') })
  expect(await forgetPeople(db, night)).toBe(0)
  expect(await forgetPeople(db, { ...night, now: new Date('2028-10-02T05:00:00Z') })).toBe(1)
})

test('what a colleague wrote under another address is kept once it is joined with theirs', async () => {
  const office = await staffOffice({ now })
  const { db } = office.services
  await db.queries.insert(enquiries).values(asked())
  const person = { person: 'ravi@buyer.example', other: 'staff@dino.example' }
  expect((await sendForm(office, '/staff/people', { do: 'join', ...person })).status).toBe(303)
  expect(await forgetPeople(db, { ...night, now: new Date('2030-01-01T00:00:00Z') })).toBe(0)
  expect(await db.queries.select().from(enquiries)).toMatchObject([{ name: 'Ravi Kumar' }])
})
