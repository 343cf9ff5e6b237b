import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { appointments } from '../../app/db/schema/appointments.server.ts'
import { enquiries } from '../../app/db/schema/enquiries.server.ts'
import { users } from '../../app/db/schema/people.server.ts'
import { waitlistOffers, waitlistWishes } from '../../app/db/schema/waitlist.server.ts'
import type {
  AnswerTimes,
  LeadTimes,
  WaitlistFigures,
  WeekOfBookings,
} from '../../app/staff/figures/figures.server.ts'
import type { LeadRow } from '../../app/staff/figures/leads.tsx'
import { staffOffice, type Office } from '../office.ts'
import { openDay } from '../open-day.ts'

interface FiguresPage {
  from: string
  bookings: WeekOfBookings[]
  kinds: LeadRow[]
  products: LeadRow[]
  ways: LeadRow[]
  visits: LeadRow[]
  outcomes: LeadRow[]
  leadTimes: LeadTimes
  answers: AnswerTimes
  waitlist: WaitlistFigures
}

// A Monday.
const now = new Date('2026-11-23T04:00:00Z')
const figures = async (office: Office, weeks = 4) =>
  (await office.look<FiguresPage>(`/staff/figures?weeks=${weeks}`)).page

let times = 0
/** Its own slot is of no interest here. */
async function booked(
  { services }: Office,
  bookedAt: string,
  given: Partial<typeof appointments.$inferInsert> = {},
) {
  const time = `${String(10 + Math.floor(times / 60)).padStart(2, '0')}:${String(times++ % 60).padStart(2, '0')}`
  const date = '2026-12-01'
  await services.db.script(
    `INSERT INTO appointment_slots (date, time) VALUES ('${date}', '${time}')`,
  )
  await services.db.queries
    .insert(appointments)
    .values({ date, time, userName: 'Asha Menon', bookedAt: new Date(bookedAt), ...given })
}

async function asked(
  { services }: Office,
  createdAt: string,
  given: Partial<typeof enquiries.$inferInsert> = {},
) {
  await services.db.queries.insert(enquiries).values({
    ...{ kind: 'contact', name: 'Asha Menon', email: 'asha@buyer.example', message: 'Hello' },
    ...{ consentVersion: '2026-11-21', contentHash: '', createdAt: new Date(createdAt), ...given },
  })
}

test('weeks begin on Monday at midnight in India, and an empty week is one too', async () => {
  const office = await staffOffice({ now })
  await openDay(office.services.db, '2026-12-01', ['09:00'])
  // Sunday 23:59 and Monday 00:00 in India, both still Sunday in UTC.
  await booked(office, '2026-11-22T18:29:59Z')
  await booked(office, '2026-11-22T18:30:00Z')
  await booked(office, '2026-11-22T18:31:00Z', { status: 'cancelled' })
  await booked(office, '2026-11-03T06:00:00Z', { status: 'no_show' })
  // Before the period.
  await booked(office, '2026-11-01T18:29:59Z')
  expect(await figures(office)).toMatchObject({
    from: '2026-11-02',
    bookings: [
      { week: '2026-11-02', kept: 1, cancelled: 0 },
      { week: '2026-11-09', kept: 0, cancelled: 0 },
      { week: '2026-11-16', kept: 1, cancelled: 0 },
      { week: '2026-11-23', kept: 1, cancelled: 1 },
    ],
  })
})

test('leads are counted by kind and by product, demos booked among them, spam nowhere', async () => {
  const office = await staffOffice({ now })
  await openDay(office.services.db, '2026-12-01', ['09:00'])
  await asked(office, '2026-11-20T06:00:00Z')
  await asked(office, '2026-11-20T06:00:00Z', { kind: 'quote', productId: 'wotan' })
  await asked(office, '2026-11-20T06:00:00Z', { kind: 'quote', productId: 'wotan', status: 'done' })
  await asked(office, '2026-11-20T06:00:00Z', { kind: 'quote', productId: 'swifty' })
  await asked(office, '2026-11-20T06:00:00Z', { kind: 'quote', productId: 'cuty', status: 'spam' })
  await asked(office, '2026-10-01T06:00:00Z', { kind: 'quote', productId: 'cuty' })
  await booked(office, '2026-11-20T06:00:00Z', { purpose: 'demo', productId: 'swifty' })
  await booked(office, '2026-11-20T06:00:00Z')
  const { kinds, products } = await figures(office)
  expect(kinds).toEqual(
    [
      { name: 'Quote request', count: 3 },
      { name: 'Message', count: 1 },
      { name: 'Demo booked', count: 1 },
    ].toSorted((a, b) => b.count - a.count || (a.name === 'Message' ? -1 : 1)),
  )
  expect(products).toEqual([
    { name: 'Swifty', count: 1, demos: 1 },
    { name: 'Wotan', count: 2, demos: 0 },
    { name: 'No product', count: 1, demos: 0 },
  ])
})

test('the time to the first answer is the median and the ninth of ten, of what was answered', async () => {
  const office = await staffOffice({ now })
  const at = '2026-11-16T06:00:00Z'
  for (const hours of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 30]) {
    const firstAnsweredAt = new Date(Date.parse(at) + hours * 3_600_000)
    await asked(office, at, { status: 'done', firstAnsweredAt })
  }
  await asked(office, at)
  await asked(office, at, { status: 'in_progress' })
  // Never answered, and nobody waits.
  await asked(office, at, { status: 'done' })
  await asked(office, at, { status: 'spam' })
  expect((await figures(office)).answers).toEqual({
    ...{ answered: 11, waiting: 2, medianHours: 6, ninetiethHours: 10 },
  })
})

test('with nothing asked and nothing booked there is nothing to divide by', async () => {
  const { bookings, answers, kinds } = await figures(await staffOffice({ now }), 13)
  expect(bookings).toHaveLength(13)
  expect(kinds).toEqual([])
  expect(answers).toEqual({ answered: 0, waiting: 0, medianHours: null, ninetiethHours: null })
})

test('how bookings came is counted: by themselves, by us, by a proposal, by waiting, instead of another', async () => {
  const office = await staffOffice({ now })
  const { services } = office
  await openDay(services.db, '2026-12-01', ['09:00'])
  const [user] = await services.db.queries
    .insert(users)
    .values({ googleSub: 'asha', name: 'Asha Menon', email: 'asha@buyer.example' })
    .returning()
  const userId = user!.uid
  const at = '2026-11-20T06:00:00Z'
  const bookedByStaff = userId
  await booked(office, at)
  await booked(office, at)
  await booked(office, at, { bookedByStaff })
  await booked(office, at, { proposalId: randomUUID() })
  const calledOff = randomUUID()
  await booked(office, at, { id: calledOff, status: 'cancelled', bookedByStaff })
  await booked(office, at, { insteadOf: calledOff })
  // She took what she was offered, and moved it since.
  const waited = new Date('2026-11-21T06:00:00Z')
  const [wish] = await services.db.queries
    .insert(waitlistWishes)
    .values({
      ...{ userId, fromDate: '2026-12-01', toDate: '2026-12-01' },
      ...{ fromTime: '00:00', toTime: '24:00', madeAt: waited },
    })
    .returning()
  const offered = { wishId: wish!.id, userId, date: '2026-12-01', time: '09:00' }
  const moments = { offeredAt: waited, heldUntil: waited, endedAt: waited }
  // It was held anew: the first mail about it had not gone out.
  for (const state of ['expired', 'taken'] as const)
    await services.db.queries
      .insert(waitlistOffers)
      .values({ id: randomUUID(), ...offered, ...moments, tokenHash: state, state })
  await booked(office, waited.toISOString(), { userId })
  const { ways, waitlist } = await figures(office)
  expect(waitlist).toEqual({ wishes: 1, offered: 1, taken: 1 })
  expect(ways).toEqual([
    { name: 'By themselves', count: 2 },
    { name: 'By us, on the phone', count: 2 },
    { name: 'After we called off another', count: 1 },
    { name: 'A time that we proposed', count: 1 },
    { name: 'Waited for a slot', count: 1 },
  ])
})

test('visits of days that are over came, did not come, were cancelled, or nobody noted it', async () => {
  const office = await staffOffice({ now: new Date('2026-12-02T04:00:00Z') })
  await openDay(office.services.db, '2026-12-01', ['09:00'])
  const at = '2026-11-28T06:00:00Z'
  for (const status of ['completed', 'completed', 'no_show', 'booked'] as const)
    await booked(office, at, { status })
  await booked(office, at, { status: 'cancelled', cancelledBy: 'staff' })
  await booked(office, at, { status: 'cancelled', cancelledBy: 'visitor' })
  expect((await figures(office)).visits).toEqual([
    { name: 'Came', count: 2 },
    { name: 'Cancelled by us', count: 1 },
    { name: 'Cancelled by them', count: 1 },
    { name: 'Did not come', count: 1 },
    { name: 'Not noted', count: 1 },
  ])
  // Today is not over.
  const before = await staffOffice({ now: new Date('2026-12-01T04:00:00Z') })
  await openDay(before.services.db, '2026-12-01', ['09:00'])
  await booked(before, at, { status: 'completed' })
  expect((await figures(before)).visits).toEqual([])
})

test('from booking to visit are days as India counts them', async () => {
  const office = await staffOffice({ now })
  await openDay(office.services.db, '2026-12-01', ['09:00'])
  // The last minute of the 20th in India, and the first of the 21st.
  await booked(office, '2026-11-20T18:29:00Z')
  await booked(office, '2026-11-20T18:31:00Z')
  await booked(office, '2026-11-20T18:31:00Z', { status: 'cancelled' })
  expect((await figures(office)).leadTimes).toEqual({ medianDays: 10.5, ninetiethDays: 10.9 })
})

test('won and lost are counted, each reason of its own; the CSV has every figure on a line', async () => {
  const office = await staffOffice({ now })
  const done = { status: 'done', statusChangedAt: new Date('2026-11-20T06:00:00Z') } as const
  const at = '2026-11-18T06:00:00Z'
  await asked(office, at, { ...done, outcome: 'won' })
  await asked(office, at, { ...done, outcome: 'lost', lostReason: 'price' })
  await asked(office, at, { ...done, outcome: 'lost', lostReason: 'price' })
  await asked(office, at, { ...done, outcome: 'lost', lostReason: 'elsewhere' })
  await asked(office, at, done)
  expect((await figures(office)).outcomes).toEqual([
    { name: 'Won', count: 1 },
    { name: 'Lost: Price', count: 2 },
    { name: 'Lost: Bought elsewhere', count: 1 },
  ])
  const answer = await office.fetch('/staff/figures.csv?weeks=4')
  expect(answer.headers.get('Content-Disposition')).toBe(
    'attachment; filename="dino-figures-2026-11-02-2026-11-23.csv"',
  )
  const lines = (await answer.text()).split('\r\n')
  expect(lines[0]).toBe('Figure,Of,Number')
  expect(lines).toEqual(
    expect.arrayContaining([
      '"Bookings, kept",2026-11-23,0',
      'Enquiries done,Lost: Price,2',
      'Leads by kind,Message,5',
      'Days from booking to visit,half within,',
    ]),
  )
})
