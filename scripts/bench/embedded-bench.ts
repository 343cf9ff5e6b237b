import { fsyncSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asDelivered } from '../../content/site-content.ts'
import { bookSlot } from '../../app/booking/book-slot.server.ts'
import { openEmbedded } from '../../app/db/embedded.server.ts'
import { users } from '../../app/db/schema/people.server.ts'
import { parseSettings } from '../../app/settings/settings.server.ts'

const bookings = 2_000

/** Bookings on the embedded database, each waited for, and how often the disk was. */
export async function measureEmbedded(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dino-bench-'))
  let fsyncs = 0
  let fsyncMs = 0
  const fsync = (fileDescriptor: number) => {
    const started = performance.now()
    fsyncSync(fileDescriptor)
    fsyncMs += performance.now() - started
    fsyncs++
  }
  const db = await openEmbedded(dataDir, { fsync })
  const numbers = Array.from({ length: bookings }, (_, number) => number)
  const people = await db.queries
    .insert(users)
    .values(numbers.map((n) => ({ googleSub: `bench-${n}`, email: `bench-${n}@buyer.example` })))
    .returning()
  await db.script(
    `INSERT INTO appointment_days (date) SELECT '2099-01-01'::date + n FROM generate_series(1, ${bookings}) AS n;
     INSERT INTO appointment_slots (date, time) SELECT date, '10:30' FROM appointment_days`,
  )
  const dates = await db.statement<{ date: string }>(
    'dates',
    'SELECT date::text FROM appointment_days',
    [],
  )

  const now = new Date()
  const settings = { ...parseSettings({}), ...asDelivered }
  fsyncs = fsyncMs = 0
  const started = performance.now()
  for (const [n, { date }] of dates.entries()) {
    const booking = await bookSlot(db, { date, time: '10:30', user: people[n]!, now, settings })
    if (!booking.ok) throw new Error(booking.reason)
  }
  const ms = performance.now() - started
  console.log(
    `Embedded database: ${((bookings / ms) * 1000).toFixed(0)} bookings/s, ` +
      `${(fsyncs / bookings).toFixed(3)} fsyncs per booking, ` +
      `${(fsyncMs / fsyncs).toFixed(2)} of ${(ms / bookings).toFixed(2)} ms waiting for the disk`,
  )
  await db.close()
  await rm(dataDir, { recursive: true })
}
