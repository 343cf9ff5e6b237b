import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { appointments } from '../../app/db/schema/appointments.server.ts'
import { enquiries } from '../../app/db/schema/enquiries.server.ts'
import { mails } from '../../app/db/schema/mails.server.ts'
import { auditLog } from '../../app/db/schema/office.server.ts'
import { users } from '../../app/db/schema/people.server.ts'
import { teamMembers } from '../../app/db/schema/team.server.ts'
import { forgetPeople, oldestContactKept } from '../../app/staff/people/forget-people.server.ts'
import { startJobs } from '../../server/jobs.ts'
import { placesWith } from '../every-text.ts'
import { freshApp, signedInAs } from '../fresh-app.ts'
import { staffOffice } from '../office.ts'
import { sendForm } from '../office-forms.ts'
import { openDay } from '../open-day.ts'

const longAgo = new Date('2024-11-10T05:00:00Z')
const justWithin = new Date('2024-11-24T05:00:00Z')
const dayOfAsking = new Date('2024-11-01T05:00:00Z')
const number = '+91 98470 12345'
const ravisAccount = { googleSub: 'ravi', name: 'Ravi Kumar' }
const now = new Date('2026-11-23T04:00:00Z')
const settings = { staffEmails: ['staff@dino.example'] }
const desk = 'desk@dino.example'

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

  expect(await forgetPeople(db, { now, settings, desk })).toBe(2)

  expect(await placesWith(db, ['Ravi', 'ravi@buyer.example', 'Meera', '98765%43210'])).toEqual([])
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

  expect(await forgetPeople(db, { now, settings, desk })).toBe(0)
  expect(await db.queries.select().from(enquiries)).toHaveLength(2)
})

test('whoever asked long ago and comes next week stays whole, booked by telephone under a number joined with theirs', async () => {
  const office = await staffOffice({ now: new Date('2026-11-22T05:00:00Z') })
  const { db } = office.services
  const asked = { ...enquiryOf('Ravi Kumar', 'ravi@buyer.example', dayOfAsking), phone: number }
  await db.queries.insert(enquiries).values(asked)
  await openDay(db, '2026-11-30', ['10:30'])
  const call = { name: 'Ravi Kumar', phone: number, date: '2026-11-30', time: '10:30' }
  const booked = await sendForm(office, '/staff/book', {
    ...{ ...call, purpose: 'visit', product: 'none' },
  })
  expect(booked.status).toBe(303)
  const person = { person: 'ravi@buyer.example', other: number }
  expect((await sendForm(office, '/staff/people', { do: 'join', ...person })).status).toBe(303)

  expect(await forgetPeople(db, { now, settings, desk })).toBe(0)
  const whole = { phone: number }
  expect(await db.queries.select().from(enquiries)).toMatchObject([{ ...whole, name: asked.name }])
  expect(await db.queries.select().from(appointments)).toMatchObject([
    { ...whole, userName: 'Ravi Kumar', date: '2026-11-30' },
  ])
})

test.each([
  ['an appointment that lies ahead', { date: '2026-11-30', bookedAt: longAgo }],
  ['one that was booked lately', { date: '2024-11-11', bookedAt: justWithin }],
])('an old account is kept while it has %s, under an address of before', async (_, given) => {
  const { services } = await freshApp({ now })
  const { db } = services
  await openDay(db, given.date, ['10:00'])
  // Their address at Google has changed since.
  const [ravi] = await db.queries
    .insert(users)
    .values({ ...ravisAccount, email: 'ravi@new.example', createdAt: longAgo })
    .returning()
  const person = { userId: ravi!.uid, userName: 'Ravi Kumar', userEmail: 'ravi@buyer.example' }
  await db.queries.insert(appointments).values({ ...person, ...given, time: '10:00' })

  expect(await forgetPeople(db, { now, settings, desk })).toBe(0)
  expect(await db.queries.select().from(appointments)).toMatchObject([person])
})

test('whoever asked long ago and was answered lately is not forgotten', async () => {
  const { services } = await freshApp({ now })
  const { db } = services
  await db.queries.insert(enquiries).values(enquiryOf('Ravi Kumar', 'ravi@buyer.example', longAgo))
  await db.queries.insert(mails).values({
    ...{ id: 'answer@dino.example', kind: 'enquiry-answer', about: randomUUID(), status: 'sent' },
    ...{ recipient: 'ravi@buyer.example', subject: 'Your crane', text: 'Here it is.', html: '' },
    ...{ createdAt: justWithin, dueAt: justWithin, sentAt: justWithin },
  })
  expect(await forgetPeople(db, { now, settings, desk })).toBe(0)
})

test('however many old ones were answered since, the others have their turn that night', async () => {
  const { services } = await freshApp({ now })
  const { db } = services
  const answered = Array.from({ length: 201 }, (_, n) => `a${n}@buyer.example`)
  await db.queries
    .insert(enquiries)
    .values([...answered, 'z@buyer.example'].map((email) => enquiryOf('Ravi', email, longAgo)))
  await db.queries.insert(mails).values(
    answered.map((recipient) => ({
      ...{ id: `${recipient}@x`, kind: 'enquiry-answer' as const, about: randomUUID() },
      ...{ status: 'sent' as const, recipient, subject: 'Your crane', text: '', html: '' },
      ...{ createdAt: justWithin, dueAt: justWithin, sentAt: justWithin },
    })),
  )
  expect(await forgetPeople(db, { now, settings, desk })).toBe(1)
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

  expect(await forgetPeople(db, { now, settings, desk })).toBe(1)
  const left = await db.queries.select().from(users)
  expect(left.map(({ name }) => name)).toEqual(['Asha Menon'])
})

test('whoever was invited to the team long ago, and never entered, is gone from the mails once they are not in it', async () => {
  const { services } = await freshApp({ now })
  const { db } = services
  const member = { id: randomUUID(), email: 'biju@dino.example' }
  await db.queries.insert(teamMembers).values({
    ...{ ...member, role: 'sales' as const, invitedBy: randomUUID(), invitedAt: longAgo },
  })
  await db.queries.insert(mails).values({
    ...{ id: 'invitation@dino.example', kind: 'team-invitation', about: member.id, status: 'sent' },
    ...{ recipient: member.email, replyTo: 'staff@dino.example', subject: 'You are invited' },
    ...{ text: '', html: '', createdAt: longAgo, dueAt: longAgo, sentAt: longAgo },
  })
  expect(await forgetPeople(db, { now, settings, desk })).toBe(0)
  await db.queries.delete(teamMembers)
  expect(await forgetPeople(db, { now, settings, desk })).toBe(1)
  expect(await placesWith(db, [member.email])).toEqual([])
})

test('staff are never forgotten, and a second run finds nothing more to do', async () => {
  const { services } = await freshApp({ now })
  const { db } = services
  await db.queries.insert(users).values([
    { googleSub: 'staff', name: 'Dino Staff', email: 'staff@dino.example', createdAt: longAgo },
    { googleSub: 'ravi', name: 'Ravi Kumar', email: 'ravi@buyer.example', createdAt: longAgo },
  ])

  expect(await forgetPeople(db, { now, settings, desk })).toBe(1)
  expect(await forgetPeople(db, { now, settings, desk })).toBe(0)
  const left = await db.queries.select().from(users)
  expect(left.map(({ name }) => name)).toEqual(['Dino Staff'])
})

/** The nightly job of a site that was started in the morning; each enquirer's name as it then stands. */
async function nightsOf(...asked: ReturnType<typeof enquiryOf>[]) {
  const { services, logged } = await freshApp({ now })
  const { queries } = services.db
  await queries.insert(enquiries).values(asked)
  const clock = { now }
  const jobs = await startJobs({ ...services, now: () => clock.now })
  onTestFinished(jobs.stop)
  return {
    logged,
    namesAt: async (time: string) => {
      clock.now = new Date(`${time}:00+05:30`)
      await jobs.look()
      const rows = await queries.select().from(enquiries).orderBy(enquiries.createdAt)
      return rows.map(({ name }) => name)
    },
  }
}

test('a clock that jumps three years ahead erases nobody that night, nor when it is set right', async () => {
  const lately = new Date('2026-11-20T05:00:00Z')
  const { namesAt, logged } = await nightsOf(
    enquiryOf('Meera Nair', 'meera@buyer.example', longAgo),
    enquiryOf('Biju Thomas', 'biju@buyer.example', new Date('2024-11-23T05:00:00Z')),
    enquiryOf('Ravi Kumar', 'ravi@buyer.example', lately),
  )
  const left = ['Erased', 'Biju Thomas', 'Ravi Kumar']
  expect(await namesAt('2026-11-24T03:45')).toEqual(left)
  expect(logged.join('')).not.toContain('nobody erased')
  expect(await namesAt('2029-11-24T12:00')).toEqual(left)
  expect(logged.join('')).toContain(
    'the clock jumped, or the site stood still: nobody erased tonight',
  )
  expect(await namesAt('2026-11-24T12:05')).toEqual(left)
  // An ordinary night again, and Biju’s time is over.
  expect(await namesAt('2026-11-25T03:45')).toEqual(['Erased', 'Erased', 'Ravi Kumar'])
})

test('after a month in which the site stood still people are erased a night later', async () => {
  const { namesAt } = await nightsOf(enquiryOf('Meera Nair', 'meera@buyer.example', longAgo))
  expect(await namesAt('2026-12-24T09:00')).toEqual(['Meera Nair'])
  expect(await namesAt('2026-12-25T03:45')).toEqual(['Erased'])
})

const enquiryOf = (name: string, email: string, createdAt: Date) => ({
  ...{ kind: 'contact' as const, name, email, createdAt, message: `From ${name}` },
  ...{ consentVersion: '1', contentHash: createdAt.toISOString() },
})
