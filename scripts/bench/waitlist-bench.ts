import pg from 'pg'
import { pino } from 'pino'
import { bookSlot } from '../../app/booking/book-slot.server.ts'
import { cancelAppointment } from '../../app/booking/cancel-booking.server.ts'
import { sweepWaitlist } from '../../app/booking/waitlist-offers.server.ts'
import { endWish, makeWish } from '../../app/booking/waitlist-wishes.server.ts'
import type { Database } from '../../app/db/database.server.ts'
import { migratePostgres } from '../../app/db/migrate.server.ts'
import { openPostgres } from '../../app/db/postgres.server.ts'
import { parseSettings } from '../../app/settings/settings.server.ts'
import { asDelivered } from '../../content/site-content.ts'
import { startPostgres } from '../postgres.ts'

const tries = 100_000
const days = ['2099-01-05', '2099-01-06', '2099-01-07']
const times = ['10:00', '10:30', '11:00', '11:30']
const people = Array.from({ length: 30 }, (_, index) => ({
  uid: `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
  name: `Person ${index + 1}`,
  email: `person-${index + 1}@buyer.example`,
}))
const pools = { processes: 3, connections: 6 }
const settings = { ...parseSettings({ SMTP_URL: 'smtp://set.example' }), ...asDelivered }
const oneOf = <Item>(all: readonly Item[]) => all[Math.floor(Math.random() * all.length)]!
/** The clock runs ten seconds with each try, so that offers end too. */
let now = new Date('2099-01-01T06:00:00Z')

const bookings = 2_000

/** Few slots that thirty people wait for, book and cancel at once while offers end; then what booking costs beside many wishes. */
export async function measureWaitlist(): Promise<void> {
  const postgres = await startPostgres({ fsync: false })
  try {
    await migratePostgres(postgres.url)
    await race(postgres.url)
    await compare(postgres.url)
  } finally {
    postgres.stop()
  }
}

async function race(url: string) {
  const client = new pg.Pool({ connectionString: url, max: 1 })
  await fill(client, days, times, people.length)
  const databases = Array.from({ length: pools.processes }, () =>
    openPostgres(url, pino({ level: 'silent' }), pools.connections),
  )
  let begun = 0
  const workers = databases.flatMap((db) =>
    Array.from({ length: pools.connections }, async () => {
      while (begun++ < tries) {
        now = new Date(now.getTime() + 10_000)
        await act(db)
        if (begun % 200 === 0) await look(client)
      }
    }),
  )
  await Promise.all(workers)
  await look(client)
  const { rows } = await client.query<{ state: string; count: number }>(
    'SELECT state, count(*)::int FROM waitlist_offers GROUP BY state ORDER BY state',
  )
  console.log(`  ${tries} tries: ${rows.map(({ state, count }) => `${count} ${state}`).join(', ')}`)
  console.log('  at no look a slot twice, held and booked, held without its offer, or two for one')
  await Promise.all(databases.map((db) => db.close()))
  await client.end()
}

async function act(db: Database) {
  const [user, date, time, kind] = [oneOf(people), oneOf(days), oneOf(times), Math.random()]
  const work = { now, settings }
  if (kind < 0.4) await bookSlot(db, { date, time, user, ...work })
  else if (kind < 0.6) await cancelAppointment(db, { date, user, ...work })
  else if (kind < 0.75) {
    const wish = { fromDate: date, toDate: days.at(-1)!, fromTime: '00:00', toTime: '24:00' }
    await makeWish(db, { user, wish, ...work })
  } else if (kind < 0.8) {
    const [found] = await db.statement<{ id: string }>(
      'some-wish',
      'SELECT id FROM waitlist_wishes WHERE ended_at IS NULL ORDER BY random() LIMIT 1',
      [],
    )
    if (found)
      await db.transaction((tx) => endWish(tx, found.id, { endedBy: 'taken-back', ...work }))
  } else await sweepWaitlist(db, work)
}

/** One statement sees one moment. */
async function look(client: pg.Pool) {
  const { rows } = await client.query<Record<string, number>>(
    `SELECT
       (SELECT count(*)::int - count(DISTINCT (date, time))::int FROM appointments WHERE status <> 'cancelled') AS "slots twice",
       (SELECT count(*)::int FROM appointment_slots WHERE booked AND held_for IS NOT NULL) AS "held and booked",
       (SELECT count(*)::int FROM appointment_slots AS slot WHERE held_for IS NOT NULL AND NOT EXISTS (
          SELECT FROM waitlist_offers AS offer WHERE state = 'open' AND offer.user_id = slot.held_for
            AND (offer.date, offer.time) = (slot.date, slot.time))) AS "held without an offer",
       (SELECT count(*)::int - count(DISTINCT user_id)::int FROM waitlist_offers WHERE state = 'open') AS "two for one"`,
  )
  if (Object.values(rows[0]!).some((count) => count > 0))
    throw new Error(`Not whole: ${JSON.stringify(rows[0])}`)
}

/** Turn by turn, so that neither has the warmer server. */
async function compare(url: string) {
  const client = new pg.Pool({ connectionString: url, max: 1 })
  const db = openPostgres(url, pino({ level: 'silent' }), 4)
  const rates: Record<'none' | 'many', number[]> = { none: [], many: [] }
  for (let round = 0; round < 5; round++) {
    for (const side of round % 2 ? (['many', 'none'] as const) : (['none', 'many'] as const)) {
      const wide = Array.from({ length: 100 }, (_, day) =>
        new Date(Date.UTC(2099, 5, 1 + day)).toISOString().slice(0, 10),
      )
      const all = Array.from({ length: 24 }, (_, at) => `${String(at).padStart(2, '0')}:00`)
      await fill(client, wide, all, bookings)
      if (side === 'many')
        await client.query(`INSERT INTO waitlist_wishes (user_id, from_date, to_date, from_time, to_time, made_at)
          SELECT uid, '2099-01-05', '2099-02-05', '00:00', '24:00', now() FROM users LIMIT 500`)
      await client.query('VACUUM ANALYZE')
      const started = performance.now()
      for (let number = 0; number < bookings; number++) {
        const uid = `00000000-0000-4000-8000-${String(number + 1).padStart(12, '0')}`
        const user = { uid, name: 'Person', email: `person-${number + 1}@buyer.example` }
        const [date, time] = [wide[number % 100]!, all[Math.floor(number / 100)]!]
        const booking = await bookSlot(db, { date, time, user, now, settings })
        if (!booking.ok) throw new Error(`not booked: ${booking.reason}`)
      }
      rates[side].push((performance.now() - started) / bookings)
    }
  }
  const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!
  console.log(
    `  a booking takes ${median(rates.none).toFixed(3)} ms without wishes, ${median(rates.many).toFixed(3)} ms with 500`,
  )
  const sweeps = performance.now()
  for (let number = 0; number < 20; number++) await sweepWaitlist(db, { now, settings })
  console.log(`  a sweep beside them takes ${((performance.now() - sweeps) / 20).toFixed(1)} ms`)
  await db.close()
  await client.end()
}

async function fill(client: pg.Pool, dates: string[], each: string[], persons: number) {
  await client.query(
    'TRUNCATE waitlist_wishes, waitlist_offers, appointments, mails, audit_log, appointment_slots, appointment_days, users CASCADE',
  )
  await client.query(
    `INSERT INTO users (uid, google_sub, name, email)
       SELECT ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, n::text, 'Person', 'person-' || n || '@buyer.example'
       FROM generate_series(1, $1::int) AS n`,
    [persons],
  )
  await client.query('INSERT INTO appointment_days (date) SELECT unnest($1::date[])', [dates])
  await client.query(
    'INSERT INTO appointment_slots (date, time) SELECT date, unnest($1::text[]) FROM appointment_days',
    [each],
  )
}
