import { and, eq } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { asDelivered } from '../../content/site-content.ts'
import { openDays } from '../../app/booking/open-days.server.ts'
import { startJobs, tidyUp } from '../../server/jobs.ts'
import {
  appointmentDays,
  appointmentSlots,
  weeklyTemplate,
} from '../../app/db/schema/days.server.ts'
import { rateLimits } from '../../app/db/schema/upkeep.server.ts'
import type { Database } from '../../app/db/database.server.ts'
import { parseSettings } from '../../app/settings/settings.server.ts'
import { freshDatabase, testDatabaseUrl } from '../fresh-database.ts'
import { mailsIn } from '../mails-of.ts'

const monday = new Date('2026-11-23T09:00:00+05:30')
const silent = pino({ level: 'silent' })

const daysOf = async ({ queries }: Database) =>
  (await queries.select().from(appointmentDays).orderBy(appointmentDays.date)).map(
    ({ date }) => date,
  )

const timesOn = async ({ queries }: Database, date: string) =>
  (
    await queries
      .select()
      .from(appointmentSlots)
      .where(eq(appointmentSlots.date, date))
      .orderBy(appointmentSlots.time)
  ).map(({ time }) => time)

async function jobsOn(db: Database, now = () => monday, log = silent) {
  const jobs = await startJobs({
    db,
    log,
    now,
    settings: parseSettings({}),
    content: () => asDelivered,
  })
  onTestFinished(jobs.stop)
  return jobs
}

test('days open from today to 30 days ahead, Mondays to Saturdays, with twelve slots each', async () => {
  const db = await freshDatabase()
  const opened = await openDays(db, monday)
  expect(opened).toHaveLength(27)
  expect(opened.at(0)).toBe('2026-11-23')
  expect(opened.at(-1)).toBe('2026-12-23')
  expect(opened).not.toContain('2026-11-29')
  expect(await daysOf(db)).toEqual(opened)
  expect(await timesOn(db, '2026-12-05')).toEqual([
    ...['10:00', '10:30', '11:00', '11:30', '12:00', '12:30'],
    ...['14:00', '14:30', '15:00', '15:30', '16:00', '16:30'],
  ])
})

test('the first day is the one that has begun in India', async () => {
  const db = await freshDatabase()
  const opened = await openDays(db, new Date('2026-11-23T19:00:00Z'))
  expect(opened.at(0)).toBe('2026-11-24')
})

test('the next night opens one more day, and touches no other', async () => {
  const db = await freshDatabase()
  await openDays(db, monday)
  const { queries } = db
  await queries
    .delete(appointmentSlots)
    .where(and(eq(appointmentSlots.date, '2026-11-25'), eq(appointmentSlots.time, '10:00')))
  await queries
    .update(appointmentDays)
    .set({ closed: true })
    .where(eq(appointmentDays.date, '2026-11-26'))
  await queries.insert(appointmentSlots).values({ date: '2026-11-27', time: '18:00' })

  expect(await openDays(db, monday)).toEqual([])
  expect(await openDays(db, new Date('2026-11-24T00:30:00+05:30'))).toEqual(['2026-12-24'])
  expect(await timesOn(db, '2026-11-25')).toHaveLength(11)
  expect(await timesOn(db, '2026-11-27')).toContain('18:00')
  const closed = await queries
    .select()
    .from(appointmentDays)
    .where(eq(appointmentDays.closed, true))
  expect(closed.map(({ date }) => date)).toEqual(['2026-11-26'])
})

test('a changed week holds for the days that open from then on', async () => {
  const db = await freshDatabase()
  await db.queries.delete(weeklyTemplate)
  await db.queries.insert(weeklyTemplate).values({ weekday: 7, time: '09:00' })
  expect(await openDays(db, monday)).toEqual([
    '2026-11-29',
    '2026-12-06',
    '2026-12-13',
    '2026-12-20',
  ])
  expect(await timesOn(db, '2026-11-29')).toEqual(['09:00'])
})

test('several processes opening days at once open each day once', async () => {
  const db = await freshDatabase()
  const opened = await Promise.all(Array.from({ length: 8 }, () => openDays(db, monday)))
  expect(opened.flat()).toHaveLength(27)
  expect(await timesOn(db, '2026-11-23')).toHaveLength(12)
})

test('at start the days are open, and half past midnight in India opens the next', async () => {
  const db = await freshDatabase()
  let now = monday
  const jobs = await jobsOn(db, () => now)
  expect(await daysOf(db)).toHaveLength(27)
  now = new Date('2026-11-24T00:29:59+05:30')
  await jobs.look()
  expect(await daysOf(db)).toHaveLength(27)
  now = new Date('2026-11-24T00:30:00+05:30')
  await jobs.look()
  expect(await daysOf(db)).toContain('2026-12-24')
})

test('a clock that jumps a month ahead has days offered again at once', async () => {
  const db = await freshDatabase()
  let now = monday
  await jobsOn(db, () => now)
  expect(await daysOf(db)).not.toContain('2027-01-20')
  now = new Date('2026-12-24T09:00:00+05:30')
  await expect.poll(() => daysOf(db)).toContain('2027-01-20')
})

test('a clock that is set past the hour of reminding reminds at once', async () => {
  const db = await freshDatabase()
  let now = monday
  await jobsOn(db, () => now)
  await db.script(`
    INSERT INTO appointments (date, time, user_name, user_email, booked_at)
    VALUES ('2026-11-24', '10:30', 'Asha Menon', 'asha@buyer.example', '2026-11-20T04:00:00Z')`)
  now = new Date('2026-11-23T11:00:00+05:30')
  const reminders = () => mailsIn(db)
  await expect.poll(reminders).toHaveLength(1)
})

test('two processes start their jobs side by side', async () => {
  const db = await freshDatabase()
  await Promise.all([jobsOn(db), jobsOn(db)])
  expect(await daysOf(db)).toHaveLength(27)
})

test('counts that have run out are removed, the others stay', async () => {
  const db = await freshDatabase()
  const now = monday.getTime()
  await db.queries.insert(rateLimits).values([
    { key: 'over', points: 3, expire: now - 1 },
    { key: 'current', points: 3, expire: now + 1 },
  ])
  await tidyUp(db, monday)
  const left = await db.queries.select().from(rateLimits)
  expect(left.map(({ key }) => key)).toEqual(['current'])
})

test.skipIf(testDatabaseUrl)(
  'the embedded database is cleaned and counted, or it would choose slow plans',
  async () => {
    const db = await freshDatabase()
    await db.queries.insert(rateLimits).values([{ key: 'a' }, { key: 'b' }, { key: 'c' }])
    await db.queries.delete(rateLimits).where(eq(rateLimits.key, 'c'))
    await tidyUp(db, monday)
    const [table] = await db.statement<{ rows: number }>(
      undefined,
      "SELECT reltuples AS rows FROM pg_class WHERE relname = 'rate_limits'",
      [],
    )
    expect(table).toEqual({ rows: 2 })
  },
)
