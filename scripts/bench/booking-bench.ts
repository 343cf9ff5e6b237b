import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { realpathSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { migratePostgres } from '../../app/db/migrate.server.ts'
import { startPostgres } from '../postgres.ts'
import type { BookerReport, BookerTask } from './booker.ts'
import { pgbenchStatement } from './pgbench-statement.ts'

const processes = 4
const connections = 50
const rounds = 5
const perRound = 8_000
/** So many slots that two random bookings rarely want the same one; everyone books once. Both sides measure winners. */
const wide = { days: 2000, slotsPerDay: 100, people: perRound }

const firstDay = '2099-01-01'

/**
 * The book of a busy quarter, fought over by four app processes; then the speed of a booking beside
 * pgbench with the same statement, on the same server, with as many connections, turn by turn.
 */
export async function measureBooking(): Promise<void> {
  const postgres = await startPostgres({ fsync: true })
  try {
    await migratePostgres(postgres.url)
    await contest(postgres.url)
    await compare(postgres.url, postgres.bin)
  } finally {
    postgres.stop()
  }
}

async function contest(url: string) {
  const book = { days: 60, slotsPerDay: 16, people: 400 }
  await fill(url, book)
  // So that in the end every slot has a taker: few people, and many slots.
  await query(url, 'TRUNCATE booking_rules; INSERT INTO booking_rules (most_ahead) VALUES (100)')
  const started = performance.now()
  const reports = await bookFrom4Processes(url, { ...book, kind: 'every-slot' })
  const seconds = (performance.now() - started) / 1000
  const won = reports.reduce((sum, { booked }) => sum + booked, 0)
  const asked = reports.reduce((sum, { attempts }) => sum + attempts, 0)

  const [found] = await query<{ live: number; slots: number; userDays: number; marked: number }>(
    url,
    `SELECT count(*)::int AS live, count(DISTINCT (date, time))::int AS slots,
       count(DISTINCT (user_id, date))::int AS "userDays",
       (SELECT count(*)::int FROM appointment_slots WHERE booked) AS marked
     FROM appointments WHERE status <> 'cancelled'`,
  )
  console.log(
    `${processes} processes × ${connections} connections, ${book.days} days × ${book.slotsPerDay} slots: ` +
      `${won} winners of ${asked} attempts in ${seconds.toFixed(1)} s`,
  )
  const expected = book.days * book.slotsPerDay
  const all = [won, found?.live, found?.slots, found?.userDays, found?.marked]
  if (all.some((count) => count !== expected)) {
    throw new Error(`Expected ${expected} of each, found ${JSON.stringify({ won, ...found })}`)
  }
  await query(url, 'TRUNCATE booking_rules')
  console.log(`  no slot twice, no person twice on a day: ${JSON.stringify(found)}`)
}

async function compare(url: string, bin: string) {
  const rates: { app: number; pgbench: number }[] = []
  for (let round = 1; round <= rounds; round++) {
    process.stdout.write(`  round ${round} of ${rounds}: `)
    const rate = { app: 0, pgbench: 0 }
    // Who goes first changes, so that neither has the warmer server.
    const order = round % 2 ? (['app', 'pgbench'] as const) : (['pgbench', 'app'] as const)
    for (const side of order) {
      await fill(url, wide)
      rate[side] = side === 'app' ? await appRate(url) : await pgbenchRate(url, bin)
      process.stdout.write(`${side} ${rate[side].toFixed(0)}/s  `)
    }
    console.log(`ratio ${(rate.app / rate.pgbench).toFixed(2)}`)
    rates.push(rate)
  }
  const app = median(rates.map((rate) => rate.app))
  const pgbench = median(rates.map((rate) => rate.pgbench))
  const ratio = median(rates.map((rate) => rate.app / rate.pgbench))
  console.log(
    `Medians: app ${app.toFixed(0)} bookings/s, pgbench ${pgbench.toFixed(0)}/s, ratio ${ratio.toFixed(2)} (aim: 0.85)`,
  )
}

async function appRate(url: string) {
  const reports = await bookFrom4Processes(url, { ...wide, kind: 'random', attempts: perRound })
  const seconds =
    (Math.max(...reports.map(({ ended }) => ended)) -
      Math.min(...reports.map(({ started }) => started))) /
    1000
  return reports.reduce((sum, { attempts }) => sum + attempts, 0) / seconds
}

/** The statement of the app, word for word, with pgbench's own variables as its parameters. */
async function pgbenchRate(url: string, bin: string) {
  const dir = await mkdtemp(join(tmpdir(), 'dino-bench-'))
  const clients = processes * connections
  const each = perRound / clients
  const script =
    `\\set day random(0, ${wide.days - 1})\n\\set slot random(0, ${wide.slotsPerDay - 1})\n` +
    `\\set done :done + 1\n\\set person :client_id * ${each} + :done\n${pgbenchStatement(firstDay, slotTimeSql(':slot::int'))};\n`
  const file = join(dir, 'book.sql')
  await writeFile(file, script)
  // Debian links initdb onto the PATH from its folder, and leaves pgbench there.
  const pgbench = join(realpathSync(join(bin, 'initdb')), '..', 'pgbench')
  const threads = '2'
  const options = [
    '-n',
    '-M',
    'prepared',
    '-c',
    String(clients),
    '-j',
    threads,
    '-t',
    String(each),
    '-D',
    'done=0',
  ]
  const { stdout } = await promisify(execFile)(pgbench, [...options, '-f', file, url])
  await rm(dir, { recursive: true })
  const tps = /tps = ([\d.]+)/.exec(stdout)?.[1]
  if (!tps) throw new Error(`pgbench said:\n${stdout}`)
  return Number(tps)
}

const slotTimeSql = (slot: string) =>
  `(lpad((${slot} * 10 / 60)::text, 2, '0') || ':' || lpad((${slot} * 10 % 60)::text, 2, '0'))`

async function fill(url: string, { days, slotsPerDay, people }: typeof wide) {
  await query(
    url,
    `TRUNCATE appointments, audit_log, appointment_slots, appointment_days, users CASCADE;
     INSERT INTO users (uid, google_sub, name, email)
       SELECT lpad(n::text, 32, '0')::uuid, n::text, 'Person ' || n, 'person-' || n || '@buyer.example'
       FROM generate_series(1, ${people}) AS n;
     INSERT INTO appointment_days (date) SELECT '${firstDay}'::date + n FROM generate_series(0, ${days - 1}) AS n;
     INSERT INTO appointment_slots (date, time) SELECT date, ${slotTimeSql('slot')}
       FROM appointment_days, generate_series(0, ${slotsPerDay - 1}) AS slot`,
  )
  await query(url, 'VACUUM ANALYZE')
  await query(url, 'CHECKPOINT')
}

/** Starts the processes, lets them connect, and gives the word to all at once. */
async function bookFrom4Processes(
  url: string,
  task: Omit<BookerTask, 'url' | 'connections' | 'number' | 'firstDay'>,
) {
  const bookers = Array.from({ length: processes }, () =>
    fork(new URL('booker.ts', import.meta.url)),
  )
  await Promise.all(
    bookers.map(async (booker, number) => {
      const attempts = task.attempts && task.attempts / processes
      booker.send({ ...task, attempts, url, connections, number, firstDay } satisfies BookerTask)
      await once(booker, 'message')
    }),
  )
  const reports = bookers.map((booker) => once(booker, 'message'))
  for (const booker of bookers) booker.send('go')
  return (await Promise.all(reports)).map(([report]) => report as BookerReport)
}

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<Row>(text)
  await client.end()
  return rows
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!
