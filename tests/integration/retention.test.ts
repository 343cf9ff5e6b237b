import { expect, test } from 'vitest'
import { appointments } from '../../app/db/schema/appointments.server.ts'
import { enquiries } from '../../app/db/schema/enquiries.server.ts'
import { auditLog } from '../../app/db/schema/office.server.ts'
import { users } from '../../app/db/schema/people.server.ts'
import { forgetPeople, oldestContactKept } from '../../app/staff/people/forget-people.server.ts'
import { placesWith } from '../every-text.ts'
import { freshApp, signedInAs } from '../fresh-app.ts'
import { openDay } from '../open-day.ts'

const longAgo = new Date('2024-11-10T05:00:00Z')
const justWithin = new Date('2024-11-24T05:00:00Z')
const now = new Date('2026-11-23T04:00:00Z')
const settings = { staffEmails: ['staff@dino.example'] }

test('data are kept for 24 months after the last contact', () => {
  expect(oldestContactKept(now)).toBe('2024-11-23')
})

test('whoever has not been in contact for longer than that is erased, and still counted', async () => {
  const { services } = await freshApp({ now })
  const { db } = services
  await openDay(db, '2024-11-11', ['10:00', '10:30'])
  await db.queries.insert(enquiries).values(enquiryOf('Ravi Kumar', 'Ravi@buyer.example', longAgo))
  await db.queries.insert(appointments).values([
    {
      ...{ date: '2024-11-11', time: '10:00', userName: 'Ravi Kumar' },
      ...{ userEmail: 'ravi@buyer.example', bookedAt: longAgo, status: 'completed' },
    },
    {
      ...{ date: '2024-11-11', time: '10:30', userName: 'Meera by phone' },
      ...{ phone: '+91 98765 43210', bookedAt: longAgo, status: 'no_show' },
    },
  ])

  expect(await forgetPeople(db, { now, settings })).toBe(2)

  expect(await placesWith(db, ['Ravi', 'ravi@buyer.example', 'Meera', '98765'])).toEqual([])
  expect(await db.queries.select().from(appointments)).toHaveLength(2)
  expect(await db.queries.select().from(enquiries)).toHaveLength(1)
  const log = await db.queries.select().from(auditLog)
  expect(log.map(({ action, userId }) => [action, userId])).toEqual([
    ['person-forgotten', null],
    ['person-forgotten', null],
  ])
})

test('one contact within the time keeps everything of a person', async () => {
  const { services } = await freshApp({ now })
  const { db } = services
  await db.queries
    .insert(enquiries)
    .values([
      enquiryOf('Ravi Kumar', 'ravi@buyer.example', longAgo),
      enquiryOf('Ravi Kumar', 'ravi@buyer.example', justWithin),
    ])

  expect(await forgetPeople(db, { now, settings })).toBe(0)
  expect(await db.queries.select().from(enquiries)).toHaveLength(2)
})

test('an account that nobody used since is erased, one that signed in lately is not', async () => {
  const { services } = await freshApp({ now })
  const { db } = services
  await signedInAs(services, { name: 'Asha Menon', email: 'asha@buyer.example' })
  await db.queries.update(users).set({ createdAt: longAgo })
  await db.queries.insert(users).values({
    googleSub: 'old',
    name: 'Ravi Kumar',
    email: 'ravi@buyer.example',
    createdAt: longAgo,
  })

  expect(await forgetPeople(db, { now, settings })).toBe(1)
  const left = await db.queries.select().from(users)
  expect(left.map(({ name }) => name)).toEqual(['Asha Menon'])
})

test('staff are never forgotten, and a second run finds nothing more to do', async () => {
  const { services } = await freshApp({ now })
  const { db } = services
  await db.queries.insert(users).values([
    { googleSub: 'staff', name: 'Dino Staff', email: 'staff@dino.example', createdAt: longAgo },
    { googleSub: 'ravi', name: 'Ravi Kumar', email: 'ravi@buyer.example', createdAt: longAgo },
  ])

  expect(await forgetPeople(db, { now, settings })).toBe(1)
  expect(await forgetPeople(db, { now, settings })).toBe(0)
  const left = await db.queries.select().from(users)
  expect(left.map(({ name }) => name)).toEqual(['Dino Staff'])
})

const enquiryOf = (name: string, email: string, createdAt: Date) => ({
  ...{ kind: 'contact' as const, name, email, createdAt, message: `From ${name}` },
  ...{ consentVersion: '1', contentHash: createdAt.toISOString() },
})
