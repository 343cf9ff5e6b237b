import { expect, test } from 'vitest'
import { appointments } from '../../app/db/schema/appointments.server.ts'
import { enquiries } from '../../app/db/schema/enquiries.server.ts'
import type { AnswerTimes, WeekOfBookings } from '../../app/staff/figures/figures.server.ts'
import { staffOffice, type Office } from '../office.ts'
import { openDay } from '../open-day.ts'

interface FiguresPage {
  from: string
  bookings: WeekOfBookings[]
  kinds: { name: string; enquiries: number }[]
  products: { name: string; enquiries: number; demos: number }[]
  answers: AnswerTimes
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
      { name: 'Quote request', enquiries: 3 },
      { name: 'Message', enquiries: 1 },
      { name: 'Demo booked', enquiries: 1 },
    ].toSorted((a, b) => b.enquiries - a.enquiries || (a.name === 'Message' ? -1 : 1)),
  )
  expect(products).toEqual([
    { name: 'Swifty', enquiries: 1, demos: 1 },
    { name: 'Wotan', enquiries: 2, demos: 0 },
    { name: 'No product', enquiries: 1, demos: 0 },
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
