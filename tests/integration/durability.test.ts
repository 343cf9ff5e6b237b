import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openDatabase } from '../../app/db/open-database.server.ts'
import { appointments } from '../../app/db/schema/appointments.server.ts'
import { appointmentSlots } from '../../app/db/schema/days.server.ts'
import { quickStartFlags } from '../../scripts/server-flags.ts'
import { freshDataDir, testDatabaseUrl } from '../fresh-database.ts'
import { kills } from '../kills.ts'
import { seeded } from '../seeded.ts'

const open = (dataDir: string) =>
  openDatabase({ dataDir, databaseUrl: undefined }, pino({ level: 'silent' }))

/** Books in a process of its own, killed after so many acknowledgements; gives all that it printed. */
async function bookUntilKilled(dataDir: string, acknowledgements: number): Promise<string[]> {
  const script = new URL('../book-in-a-loop.ts', import.meta.url)
  const booker = spawn(process.execPath, [...quickStartFlags, script.pathname, dataDir, 'book'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const acknowledged: string[] = []
  const ended = once(booker, 'exit')
  let opened = false
  for await (const line of createInterface({ input: booker.stdout })) {
    if (opened) acknowledged.push(line)
    opened = true
    if (acknowledged.length >= acknowledgements) booker.kill('SIGKILL')
  }
  expect(await ended).toEqual([null, 'SIGKILL'])
  return acknowledged
}

test.skipIf(testDatabaseUrl)(
  `of the bookings acknowledged before ${kills} kills none is lost`,
  { timeout: kills * 120_000 },
  async () => {
    const random = seeded(20261123)
    const dataDir = await freshDataDir()
    const db = await open(dataDir)
    await db.script(`
      INSERT INTO appointment_days (date)
        SELECT '2027-01-01'::date + day FROM generate_series(1, 3000) AS day;
      INSERT INTO appointment_slots (date, time) SELECT date, '10:30' FROM appointment_days;
      INSERT INTO users (google_sub, email)
        SELECT date::text, 'on-' || date || '@buyer.example' FROM appointment_days`)
    await db.close()

    const acknowledged: string[] = []
    for (let kill = 0; kill < kills; kill++) {
      acknowledged.push(...(await bookUntilKilled(dataDir, 1 + Math.floor(random() * 60))))
    }

    const survivor = await open(dataDir)
    const rows = await survivor.queries.select().from(appointments)
    const slots = await survivor.queries.select().from(appointmentSlots)
    await survivor.close()
    const stored = new Set(rows.map(({ id }) => id))
    expect(acknowledged.length).toBeGreaterThan(kills)
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
    expect(slots.filter(({ booked }) => booked)).toHaveLength(rows.length)
  },
)
