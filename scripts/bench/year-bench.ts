import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { daysAhead, daySlots } from '../../app/booking/bookings.server.ts'
import type { Database } from '../../app/db/database.server.ts'
import { openEmbedded } from '../../app/db/embedded.server.ts'
import { migratePostgres } from '../../app/db/migrate.server.ts'
import { openPostgres } from '../../app/db/postgres.server.ts'
import { startPostgres } from '../postgres.ts'

/** 300 days of 16 slots. */
const year = `
  INSERT INTO appointment_days (date) SELECT '2099-01-01'::date + n FROM generate_series(0, 299) AS n;
  INSERT INTO appointment_slots (date, time)
    SELECT date, to_char(time '09:00' + interval '30 minutes' * n, 'HH24:MI')
    FROM appointment_days, generate_series(0, 15) AS n;
  INSERT INTO users (google_sub, name, email)
    SELECT n::text, 'Person ' || n, 'person-' || n || '@buyer.example' FROM generate_series(1, 600) AS n`
/** All of them booked, eight a person, and 500 people waiting for the first two months of it. */
const full = `
  WITH numbered AS (
    SELECT date, time, row_number() OVER (ORDER BY date, time) AS n FROM appointment_slots
  ), people AS (
    SELECT uid, name, email, row_number() OVER (ORDER BY google_sub::int) - 1 AS n FROM users
  )
  INSERT INTO appointments (date, time, user_id, user_name, user_email, booked_at)
    SELECT date, time, uid, name, email, now() FROM numbered JOIN people ON people.n = numbered.n % 600;
  UPDATE appointment_slots SET booked = true;
  INSERT INTO waitlist_wishes (user_id, from_date, to_date, from_time, to_time, made_at)
    SELECT uid, '2099-01-01', '2099-02-28', '00:00', '24:00', now() FROM users ORDER BY google_sub::int LIMIT 500`

const rounds = 7
const asked = 200
const now = new Date('2099-01-01T00:00:00Z')

/** What the dialog asks for a day, of a year that is all booked and waited for, beside a year that is empty. */
export async function measureYear(): Promise<void> {
  const folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'dino-year-'))))
  const embedded = await Promise.all(folders.map((folder) => openEmbedded(folder, { fsync() {} })))
  await compare('embedded database', embedded)
  await Promise.all(embedded.map((db) => db.close()))
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })))

  const servers = await Promise.all([1, 2].map(() => startPostgres({ fsync: false })))
  for (const { url } of servers) await migratePostgres(url)
  const log = pino({ level: 'silent' })
  const pools = servers.map(({ url }) => openPostgres(url, log, 2))
  await compare('PostgreSQL', pools)
  await Promise.all(pools.map((db) => db.close()))
  for (const server of servers) server.stop()
}

async function compare(engine: string, [empty, busy]: Database[]) {
  await empty!.script(year)
  await busy!.script(`${year}; ${full}`)
  for (const db of [empty!, busy!]) await db.script('VACUUM (ANALYZE)')
  const [person] = await busy!.statement<{ uid: string }>(
    undefined,
    "SELECT uid FROM users WHERE google_sub = '7'",
    [],
  )
  const ms: Record<'empty' | 'full', Record<'day' | 'days', number[]>> = {
    empty: { day: [], days: [] },
    full: { day: [], days: [] },
  }
  for (let round = 0; round < rounds; round++) {
    for (const side of round % 2 ? (['full', 'empty'] as const) : (['empty', 'full'] as const)) {
      const db = side === 'empty' ? empty! : busy!
      const userId = person!.uid
      ms[side].day.push(
        await each((n) => {
          const date = new Date(Date.UTC(2099, 0, 1 + (n % 300))).toISOString().slice(0, 10)
          return daySlots(db.queries, { date, userId, now })
        }),
      )
      ms[side].days.push(
        await each(async () => {
          await daysAhead(db.queries, { userId, now })
        }),
      )
    }
  }
  for (const what of ['day', 'days'] as const) {
    const [one, other] = [median(ms.empty[what]), median(ms.full[what])]
    const ratio = (other / one).toFixed(2)
    const words = what === 'day' ? 'a day’s slots' : 'which days are free and full'
    console.log(
      `${engine}, ${words}: ${other.toFixed(2)} ms of a full year, ${one.toFixed(2)} ms of an empty one, ${ratio}`,
    )
  }
}

/** Milliseconds for one. */
async function each(ask: (n: number) => Promise<unknown>): Promise<number> {
  const started = performance.now()
  for (let n = 0; n < asked; n++) await ask(n)
  return (performance.now() - started) / asked
}

const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!
