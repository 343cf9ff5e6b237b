import pg from 'pg'
import { pino } from 'pino'
import { bookSlot } from '../../app/booking/book-slot.server.ts'
import { cancelAppointment } from '../../app/booking/cancel-booking.server.ts'
import { moveAppointment, moveForSomebody } from '../../app/booking/move-appointment.server.ts'
import type { Database } from '../../app/db/database.server.ts'
import { migratePostgres } from '../../app/db/migrate.server.ts'
import { openPostgres } from '../../app/db/postgres.server.ts'
import { parseSettings } from '../../app/settings/settings.server.ts'
import { closeDay, openDay } from '../../app/staff/days/close-days.server.ts'
import { asDelivered } from '../../content/site-content.ts'
import { startPostgres } from '../postgres.ts'

const tries = 100_000
const days = ['2099-01-05', '2099-01-06', '2099-01-07', '2099-01-08']
const times = ['10:00', '10:30', '11:00', '11:30', '12:00', '12:30']
const people = Array.from({ length: 20 }, (_, index) => ({
  uid: `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
  name: `Person ${index + 1}`,
  email: `person-${index + 1}@buyer.example`,
}))
const [staff] = people as [(typeof people)[number]]
/** As many processes with as many connections each. */
const pools = { processes: 4, connections: 8 }

const settings = { ...parseSettings({}), ...asDelivered }
const now = new Date()
const oneOf = <Item>(all: readonly Item[]) => all[Math.floor(Math.random() * all.length)]!

/** What is live, added up from what each call answered. */
const told = { booked: 0, cancelled: 0, withdrawn: 0, moved: 0, refused: 0 }

/** A few slots that twenty people book, move and cancel all at once, while staff move them too and close days. */
export async function measureMoving(): Promise<void> {
  const postgres = await startPostgres({ fsync: false })
  try {
    await migratePostgres(postgres.url)
    await race(postgres.url)
  } finally {
    postgres.stop()
  }
}

async function race(url: string) {
  const client = new pg.Pool({ connectionString: url, max: 1 })
  await fill(client)
  const databases = Array.from({ length: pools.processes }, () =>
    openPostgres(url, pino({ level: 'silent' }), pools.connections),
  )
  const started = performance.now()
  let begun = 0
  const workers = databases.flatMap((db) =>
    Array.from({ length: pools.connections }, async () => {
      while (begun++ < tries) {
        await act(db)
        if (begun % 500 === 0) await look(client)
      }
    }),
  )
  await Promise.all(workers)
  const seconds = (performance.now() - started) / 1000
  const { live } = await look(client)
  const expected = told.booked - told.cancelled - told.withdrawn
  console.log(`  ${tries} tries in ${seconds.toFixed(0)} s: ${JSON.stringify(told)}`)
  if (live !== expected) throw new Error(`${expected} should have a slot, and ${live} have one`)
  console.log(
    `  no slot and no person's day twice at any look; all ${live} who should have a slot have one`,
  )
  await Promise.all(databases.map((db) => db.close()))
  await client.end()
}

async function fill(client: pg.Pool) {
  await client.query(
    `INSERT INTO users (uid, google_sub, name, email)
       SELECT uid::uuid, uid, 'Person', email FROM json_to_recordset($1) AS person (uid text, email text)`,
    [JSON.stringify(people)],
  )
  await client.query('INSERT INTO appointment_days (date) SELECT unnest($1::date[])', [days])
  await client.query(
    'INSERT INTO appointment_slots (date, time) SELECT date, unnest($1::text[]) FROM appointment_days',
    [times],
  )
}

async function act(db: Database) {
  const user = oneOf(people)
  const [date, toDate, toTime] = [oneOf(days), oneOf(days), oneOf(times)]
  const target = { toDate, toTime, now, settings }
  const kind = Math.random()
  if (kind < 0.002) {
    const reason = 'Stocktaking.'
    const closing = await closeDay(db, { date, reason, staff, now, settings })
    if (closing.ok) told.withdrawn += closing.affected
    await openDay(db, { date, staff, now })
  } else if (kind < 0.2) {
    const booking = await bookSlot(db, { date: toDate, time: toTime, user, now, settings })
    told[booking.ok ? 'booked' : 'refused']++
  } else if (kind < 0.25) {
    const cancellation = await cancelAppointment(db, { date, user, now, settings })
    told[cancellation.ok ? 'cancelled' : 'refused']++
  } else if (kind < 0.35) {
    const id = await someAppointment(db)
    const move = id && (await moveForSomebody(db, { id, shown: null, staff, ...target }))
    told[move && move.ok ? 'moved' : 'refused']++
  } else {
    const move = await moveAppointment(db, { date, user, ...target })
    told[move.ok ? 'moved' : 'refused']++
  }
}

async function someAppointment(db: Database): Promise<string | undefined> {
  const [found] = await db.statement<{ id: string }>(
    'some-appointment',
    `SELECT id FROM appointments WHERE status = 'booked' ORDER BY random() LIMIT 1`,
    [],
  )
  return found?.id
}

/** One statement sees one moment: what is taken is what is live, nothing twice. */
async function look(client: pg.Pool): Promise<{ live: number }> {
  const { rows } = await client.query<Record<'live' | 'slots' | 'days' | 'marked', number>>(
    `SELECT count(*)::int AS live, count(DISTINCT (date, time))::int AS slots,
       count(DISTINCT (user_id, date))::int AS days,
       (SELECT count(*)::int FROM appointment_slots WHERE booked) AS marked
     FROM appointments WHERE status <> 'cancelled'`,
  )
  const [found] = rows as [(typeof rows)[number]]
  if (found.slots !== found.live || found.days !== found.live || found.marked !== found.live) {
    throw new Error(`Not whole: ${JSON.stringify(found)}`)
  }
  return found
}
