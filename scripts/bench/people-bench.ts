import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Database } from '../../app/db/database.server.ts'
import { openEmbedded } from '../../app/db/embedded.server.ts'
import { migratePostgres } from '../../app/db/migrate.server.ts'
import { openPostgres } from '../../app/db/postgres.server.ts'
import { searchPeople } from '../../app/staff/people/search-people.server.ts'
import { createLog } from '../../server/log.ts'
import { startPostgres } from '../postgres.ts'

const rounds = 40
/** Of a search that takes seconds. */
const fewRounds = 3
const most = 1.5
const few = 1_000
const many = 100_000

/** Parts of words, each of which finds the same few people among a thousand and among a hundred thousand. */
const searches = {
  'part of a name': 'enon 00047',
  'part of an address': 'on-47@',
  'part of a number': '00047',
  'nothing found': 'xylophone',
  'two letters, found nowhere': 'zq',
  'another script': 'മേനോൻ',
}
/** Told, and not held to the ratio: what a hundred times as many people have in common is a hundred times as much to count. */
const common = { 'in every address': 'buyer' }

/** Whether a person is found as soon among 100,000 enquiries, and as many appointments, as among 1,000. */
export async function measurePeople(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'dino-bench-'))
  await compare('Embedded database', async (rows) => {
    const db = await openEmbedded(join(folder, String(rows)))
    await fill((text) => db.script(text), rows)
    return db
  })
  await rm(folder, { recursive: true })
  const postgres = await startPostgres({ fsync: false })
  try {
    await compare('PostgreSQL', (rows) => openFilled(postgres.url, rows))
  } finally {
    postgres.stop()
  }
}

async function openFilled(server: string, rows: number): Promise<Database> {
  const url = new URL(server)
  url.pathname = `/people_${rows}`
  await connected(server, (run) => run(`CREATE DATABASE people_${rows}`))
  await migratePostgres(url.href)
  await connected(url.href, (run) => fill(run, rows))
  return openPostgres(url.href, createLog('silent'), 1)
}

type Run = (text: string) => Promise<unknown[]>

/** Not through our own pool, which gives up waiting after a minute. */
async function connected(address: string, work: (run: Run) => Promise<unknown>) {
  const client = new pg.Client(address)
  await client.connect()
  await work(async (text) => (await client.query(text)).rows)
  await client.end()
}

/** As an office of years, in which words and parts of words were put into their indexes all at once: that is far quicker. */
async function fill(run: Run, rows: number) {
  const indexes = (await run(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE schemaname = 'public' AND indexdef LIKE '%USING gin%'`,
  )) as { name: string; definition: string }[]
  for (const { name } of indexes) await run(`DROP INDEX ${name}`)
  await run(filling(rows))
  for (const { definition } of indexes) await run(definition)
  await run('VACUUM (ANALYZE)')
}

const filling = (rows: number) => `
  INSERT INTO enquiries (kind, name, email, phone, message, consent_version, status, created_at, content_hash)
    SELECT 'contact', 'Asha Menon ' || lpad(n::text, 5, '0'), 'person-' || n || '@buyer.example', '+91 98470 ' || lpad(n::text, 5, '0'),
      'Hello', '2026-11-21', 'done', now() - n * interval '1 hour', n::text
    FROM generate_series(1, ${rows - 1}) AS n;
  INSERT INTO appointment_days (date) SELECT '1900-01-01'::date + n FROM generate_series(0, ${rows / 10 - 1}) AS n;
  INSERT INTO appointment_slots (date, time, booked)
    SELECT date, '10:0' || n, true FROM appointment_days, generate_series(0, 9) AS n;
  INSERT INTO appointments (date, time, user_name, user_email, booked_at, status)
    SELECT date, time, 'Ravi Kumar ' || date || time, 'ravi-' || date || time || '@buyer.example', date, 'completed'
    FROM appointment_slots`

/** Turn by turn, so that whatever else the machine does falls on both. */
async function compare(engine: string, open: (rows: number) => Promise<Database>) {
  const [small, large] = [await open(few), await open(many)]
  console.log(`\n${engine}: milliseconds with ${few}, with ${many}, ratio`)
  for (const [name, words] of Object.entries({ ...searches, ...common })) {
    const times = { small: [] as number[], large: [] as number[] }
    for (let round = 0; round < (name in common ? fewRounds : rounds); round++) {
      times.small.push(await timeOf(small, words))
      times.large.push(await timeOf(large, words))
    }
    const [before, after] = [median(times.small), median(times.large)]
    const ratio = after / before
    const isOver = ratio > most && name in searches
    console.log(
      `  ${name.padEnd(28)} ${before.toFixed(1).padStart(6)} ${after.toFixed(1).padStart(6)}   ${ratio.toFixed(2)}${isOver ? `  more than ${most}` : ''}`,
    )
    if (isOver) process.exitCode = 1
  }
  await small.close()
  await large.close()
}

async function timeOf(db: Database, words: string): Promise<number> {
  const started = performance.now()
  await searchPeople(db, words)
  return performance.now() - started
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!
