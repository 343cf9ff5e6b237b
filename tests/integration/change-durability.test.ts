import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openDatabase } from '../../app/db/open-database.server.ts'
import { appointments } from '../../app/db/schema/appointments.server.ts'
import { sendDueMails } from '../../app/mail/mailer.server.ts'
import { quickStartFlags } from '../../scripts/server-flags.ts'
import { freshDataDir, testDatabaseUrl } from '../fresh-database.ts'
import { kills } from '../kills.ts'
import { mailsIn } from '../mails-of.ts'
import { seeded } from '../seeded.ts'

const log = pino({ level: 'silent' })
const open = (dataDir: string) => openDatabase({ dataDir, databaseUrl: undefined }, log)

/** How an appointment stood when somebody was told of it. */
interface Standing {
  id: string
  date: string
  time: string
  status: 'booked' | 'cancelled'
}
type Told = Standing | { wished: string; fromDate: string }

interface Round {
  dataDir: string
  sentFile: string
  seed: number
  /** It is killed after so many were told. */
  most: number
}

async function changeUntilKilled({ dataDir, sentFile, seed, most }: Round): Promise<Told[]> {
  const script = new URL('../change-in-a-loop.ts', import.meta.url).pathname
  const program = [...quickStartFlags, script, dataDir, sentFile, String(seed)]
  const changer = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'inherit'] })
  const told: Told[] = []
  const ended = once(changer, 'exit')
  let opened = false
  for await (const line of createInterface({ input: changer.stdout })) {
    if (opened) told.push(JSON.parse(line) as Told)
    opened = true
    if (told.length >= most) changer.kill('SIGKILL')
  }
  expect(await ended).toEqual([null, 'SIGKILL'])
  return told
}

test.skipIf(testDatabaseUrl)(
  `whatever was moved, cancelled, wished and offered over ${kills} kills, nothing that was told is lost and no mail goes out as two`,
  { timeout: kills * 120_000 },
  async () => {
    const random = seeded(20261123)
    const dataDir = await freshDataDir()
    const sentFile = join(dataDir, '..', `sent-${crypto.randomUUID()}`)
    writeFileSync(sentFile, '')
    const db = await open(dataDir)
    await db.script(`
      INSERT INTO appointment_days (date) SELECT '2027-01-01'::date + day FROM generate_series(1, 6) AS day;
      INSERT INTO appointment_slots (date, time)
        SELECT date, time FROM appointment_days, unnest(ARRAY['10:00', '10:30', '11:00']) AS time;
      INSERT INTO booking_rules (most_ahead) VALUES (100);
      INSERT INTO users (google_sub, name, email)
        SELECT n::text, 'Person ' || n, 'person-' || n || '@buyer.example' FROM generate_series(1, 12) AS n`)
    await db.close()

    // How each stood when it was last told of; what was under way at a kill may have gone on by one step.
    const standing = new Map<string, Standing>()
    const wishes: { wished: string; fromDate: string }[] = []
    for (let kill = 0; kill < kills; kill++) {
      const seed = 1 + kill
      const most = 1 + Math.floor(random() * 60)
      const told = await changeUntilKilled({ dataDir, sentFile, seed, most })
      for (const one of told) {
        if ('wished' in one) wishes.push(one)
        else standing.set(one.id, one)
      }
      const survivor = await open(dataDir)
      const rows = await survivor.queries.select().from(appointments)
      const kept = new Map(rows.map((row) => [row.id, row]))
      const other = [...standing.values()].filter((one) => {
        const row = kept.get(one.id)
        return !row || row.date !== one.date || row.time !== one.time || row.status !== one.status
      })
      expect(other.map(({ id }) => id).filter((id) => !kept.has(id))).toEqual([])
      expect(other.slice(1)).toEqual([])
      for (const { id, date, time, status } of rows)
        standing.set(id, { id, date, time, status: status === 'cancelled' ? status : 'booked' })
      await survivor.close()
    }

    const survivor = await open(dataDir)
    // What waited when the last one died.
    const late = new Date('2028-01-01T00:00:00Z')
    const sent: string[] = []
    await sendDueMails({
      ...{ db: survivor, log, now: () => late },
      send: ({ id }) => Promise.resolve(sent.push(id)),
    })
    const written = await mailsIn(survivor)
    const rows = await survivor.queries.select().from(appointments)
    const [broken] = await survivor.statement<Record<string, number>>(
      undefined,
      `SELECT
         (SELECT count(*)::int FROM appointment_slots AS slot WHERE booked <> EXISTS (
            SELECT FROM appointments AS one WHERE status <> 'cancelled'
              AND (one.date, one.time) = (slot.date, slot.time))) AS "booked without an appointment",
         (SELECT count(*)::int FROM appointment_slots AS slot WHERE held_for IS NOT NULL AND NOT EXISTS (
            SELECT FROM waitlist_offers AS offer WHERE state = 'open' AND offer.user_id = slot.held_for
              AND (offer.date, offer.time) = (slot.date, slot.time))) AS "held without an offer"`,
      [],
    )
    const kept = await survivor.statement<{ wished: string; fromDate: string }>(
      undefined,
      'SELECT user_id AS wished, from_date::text AS "fromDate" FROM waitlist_wishes',
      [],
    )
    await survivor.close()

    expect(broken).toEqual({ 'booked without an appointment': 0, 'held without an offer': 0 })
    const known = new Set(kept.map((wish) => `${wish.wished} ${wish.fromDate}`))
    expect(wishes.filter((wish) => !known.has(`${wish.wished} ${wish.fromDate}`))).toEqual([])

    // Of each appointment one mail for each step, and no step without its mail.
    const of = (id: string, kind: string) =>
      written.filter((mail) => mail.about === id && mail.kind === kind).length
    for (const { id, sequence, status } of rows) {
      expect(of(id, 'appointment-confirmed')).toBe(1)
      expect(of(id, 'booking-notice')).toBe(1)
      expect(of(id, 'appointment-moved')).toBe(sequence)
      expect(of(id, 'move-notice')).toBe(sequence)
      expect(of(id, 'appointment-cancelled')).toBe(status === 'cancelled' ? 1 : 0)
    }
    expect(rows.some(({ sequence }) => sequence > 0)).toBe(true)

    // A mail on its way at a kill goes out again, under its own Message-ID.
    const all = [...readFileSync(sentFile, 'utf8').split('\n').filter(Boolean), ...sent]
    const ids = new Set(written.map(({ id }) => id))
    expect(all.filter((id) => !ids.has(id))).toEqual([])
    expect(all.length - new Set(all).size).toBeLessThanOrEqual(kills)
    const unsent = written.filter(({ id, status }) => status !== 'dismissed' && !all.includes(id))
    expect(unsent).toEqual([])
  },
)
