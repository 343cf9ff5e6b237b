import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { delivered } from '../../content/catalogue.ts'
import type { Database } from '../../app/db/database.server.ts'
import { openEmbedded } from '../../app/db/embedded.server.ts'
import { migratePostgres } from '../../app/db/migrate.server.ts'
import { openPostgres } from '../../app/db/postgres.server.ts'
import { inboxCsv } from '../../app/staff/inbox/inbox-csv.server.ts'
import { readFilter } from '../../app/staff/inbox/inbox-filter.ts'
import { listEnquiries, pageSize, type PageRequest } from '../../app/staff/inbox/inbox.server.ts'
import { createLog } from '../../server/log.ts'
import { startPostgres } from '../postgres.ts'
import { fillOffice } from './office-data.ts'

const rounds = 200
const most = 1.5
const few = 100
const many = 10_000

/** As the inbox's address says it; the last page is the one that has all others before it. */
const questions = {
  'first page': 'status=all',
  'last page': 'status=all',
  'what is open': '',
  'one status': 'status=spam',
  'one product': 'status=all&product=wotan',
  'search, a name': 'status=all&q=person+00047',
  'search, a phone': 'status=all&q=92193+00047',
  'search, a common word': 'status=all&q=logs',
  'search, nothing found': 'status=all&q=xylophone',
}

/** What the inbox asks of the database, alone: without pages, sessions and HTTP, which hide what a list costs. */
export async function measureEnquiries(): Promise<void> {
  await measureOn('Embedded database', openFolder)
  const postgres = await startPostgres({ fsync: true })
  try {
    await measureOn('PostgreSQL', (rows) => openNew(postgres.url, rows))
  } finally {
    postgres.stop()
  }
}

interface Opened {
  db: Database
  close(): Promise<void>
}

async function measureOn(engine: string, open: (rows: number) => Promise<Opened>) {
  const [small, large] = [await open(few), await open(many)]
  await fillOffice(small.db, { enquiries: few, days: 30 })
  await fillOffice(large.db, { enquiries: many, days: 30 })
  console.log(`\n${engine}: milliseconds with ${few}, with ${many}, ratio`)
  await compareLists(small.db, large.db)
  await measureCsv(large.db)
  for (const opened of [small, large]) await opened.close()
}

const today = '2026-11-23'

async function compareLists(small: Database, large: Database) {
  for (const [name, address] of Object.entries(questions)) {
    const filter = readFilter(new URLSearchParams(address))
    const asked = await Promise.all(
      [small, large].map(async (db) => ({
        db,
        page: { today, ...(name === 'last page' && (await lastPage(db))) },
        rows: 0,
        times: [] as number[],
      })),
    )
    // Turn by turn, so that whatever else the machine does falls on both.
    for (let round = 0; round < rounds; round++) {
      for (const one of asked) {
        const started = performance.now()
        const { rows } = await listEnquiries(one.db.queries, filter, one.page, delivered)
        one.times.push(performance.now() - started)
        one.rows = rows.length
      }
    }
    const [before, after] = asked.map(({ times }) => median(times)) as [number, number]
    const ratio = after / before
    // Twenty rows take longer than one: only what answers equally much can be held to the ratio.
    const [fewRows, manyRows] = asked.map(({ rows }) => rows)
    const isFair = fewRows === manyRows
    const verdict = isFair && ratio > most ? `  more than ${most}` : ''
    console.log(
      `  ${name.padEnd(24)} ${before.toFixed(2).padStart(6)} ${after.toFixed(2).padStart(6)}   ${ratio.toFixed(2).padStart(6)}   ${isFair ? `${fewRows} rows` : `${fewRows} and ${manyRows} rows`}${verdict}`,
    )
    if (verdict) process.exitCode = 1
  }
}

/** The last full page. */
async function lastPage(db: Database): Promise<Omit<PageRequest, 'today'>> {
  const [row] = await db.statement<{ id: string; createdAt: Date }>(
    undefined,
    'SELECT id, created_at AS "createdAt" FROM enquiries ORDER BY created_at, id OFFSET $1 LIMIT 1',
    [pageSize],
  )
  return { before: row! }
}

/** Everything as CSV: how fast, and how much of it is in memory at a time. */
async function measureCsv(db: Database) {
  const before = process.memoryUsage()
  const highest = { ...before }
  let bytes = 0
  const started = performance.now()
  const filter = readFilter(new URLSearchParams('status=all'))
  for await (const piece of inboxCsv(db.queries, filter, { catalogue: delivered, today })) {
    bytes += Buffer.byteLength(piece)
    const now = process.memoryUsage()
    highest.heapUsed = Math.max(highest.heapUsed, now.heapUsed)
    highest.rss = Math.max(highest.rss, now.rss)
  }
  const seconds = (performance.now() - started) / 1000
  console.log(
    `  CSV of all: ${Math.round(many / seconds)} rows/s, ${megabytes(bytes)} MB; at most ` +
      `${megabytes(highest.heapUsed - before.heapUsed)} MB more heap, ` +
      `${megabytes(highest.rss - before.rss)} MB more resident`,
  )
}

async function openFolder(): Promise<Opened> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dino-bench-'))
  const db = await openEmbedded(dataDir)
  const close = async () => {
    await db.close()
    await rm(dataDir, { recursive: true })
  }
  return { db, close }
}

async function openNew(server: string, rows: number): Promise<Opened> {
  const log = createLog('silent')
  const admin = openPostgres(server, log, 1)
  await admin.statement(undefined, `CREATE DATABASE enquiries_${rows}`, [])
  await admin.close()
  const url = new URL(server)
  url.pathname = `/enquiries_${rows}`
  await migratePostgres(url.href)
  const db = openPostgres(url.href, log, 1)
  return { db, close: () => db.close() }
}

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1)
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!
