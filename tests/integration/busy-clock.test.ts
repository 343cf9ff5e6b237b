import { expect, test } from 'vitest'
import { busyCalendars, busyTimes } from '../../app/db/schema/busy.server.ts'
import { busyOffice, halfPastTen } from '../busy-desk.ts'
import type { Office } from '../office.ts'

const nextYear = '2027-11-23T12:00:00+05:30'
const busyFrom = async ({ services }: Office) =>
  (await services.db.queries.select().from(busyTimes)).map(({ startsAt }) => startsAt.toISOString())
const stored = async ({ services }: Office) =>
  (await services.db.queries.select().from(busyCalendars))[0]!

test('a calendar that was read under a clock that was ahead is read, and counts, as soon as it is set back', async () => {
  const { office, add, asok, readAt } = await busyOffice(halfPastTen)
  await add()
  await readAt(nextYear)
  expect((await stored(office)).readAt).toEqual(new Date(nextYear))
  asok.events = ['20261124T043000Z/20261124T050000Z']
  await readAt('2026-11-23T12:06:00+05:30')
  expect(await busyFrom(office)).toEqual(['2026-11-24T04:30:00.000Z'])
  expect((await stored(office)).readAt).toEqual(new Date('2026-11-23T12:06:00+05:30'))
})

test('a calendar that failed under such a clock has failed since it is known to', async () => {
  const { office, add, asok, readAt } = await busyOffice(halfPastTen)
  await add()
  asok.status = 500
  await readAt(nextYear)
  await readAt('2026-11-23T12:06:00+05:30')
  expect((await stored(office)).failedSince).toEqual(new Date('2026-11-23T12:06:00+05:30'))
})

test('a clock that is minutes behind another machine’s reads nothing before its time', async () => {
  const { add, asked, readAt } = await busyOffice(halfPastTen)
  await add()
  await readAt('2026-11-23T12:06:00+05:30')
  await readAt('2026-11-23T12:04:00+05:30')
  expect(asked).toHaveLength(2)
})
