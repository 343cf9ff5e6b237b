import { pino } from 'pino'
import { asDelivered } from '../content/site-content.ts'
import { bookSlot } from '../app/booking/book-slot.server.ts'
import { openDatabase } from '../app/db/open-database.server.ts'
import { parseSettings } from '../app/settings/settings.server.ts'
import { users } from '../app/db/schema/people.server.ts'

/**
 * A process to be killed: `node book-in-a-loop.ts DATA_DIR book|hold`. Opens the embedded database, says
 * 'open', and when booking prints the id of every appointment once its promise has resolved. Each
 * free slot is booked by whoever has its day as `googleSub`.
 */
const [dataDir = '', task] = process.argv.slice(2)
const db = await openDatabase({ dataDir, databaseUrl: undefined }, pino({ level: 'silent' }))
process.stdout.write('open\n')

if (task === 'hold') setInterval(() => {}, 60_000)
else {
  const free = await db.statement<{ date: string; time: string }>(
    undefined,
    'SELECT date::text, time FROM appointment_slots WHERE NOT booked ORDER BY date, time',
    [],
  )
  const everybody = await db.queries.select().from(users)
  const people = new Map(everybody.map((person) => [person.googleSub, person]))
  const settings = { ...parseSettings({}), ...asDelivered }
  const now = new Date('2026-11-23T12:00:00+05:30')
  for (const { date, time } of free) {
    const booking = await bookSlot(db, { date, time, user: people.get(date)!, now, settings })
    if (!booking.ok) throw new Error(`${date} ${time}: ${booking.reason}`)
    process.stdout.write(`${booking.appointment.id}\n`)
  }
}
