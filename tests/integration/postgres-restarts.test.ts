import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { asDelivered } from '../../content/site-content.ts'
import type { Database, Transaction } from '../../app/db/database.server.ts'
import { isDatabaseAway } from '../../app/db/database-away.server.ts'
import { startJobs } from '../../server/jobs.ts'
import { migratePostgres } from '../../app/db/migrate.server.ts'
import { openPostgres } from '../../app/db/postgres.server.ts'
import { appointmentDays } from '../../app/db/schema/days.server.ts'
import { users } from '../../app/db/schema/people.server.ts'
import { parseSettings } from '../../app/settings/settings.server.ts'
import { startMailer } from '../../app/mail/mailer.server.ts'
import { startPostgres, type PrivatePostgres } from '../../scripts/postgres.ts'
import { createApp } from '../../server/app.ts'
import { createMetrics } from '../../server/metrics.ts'
import type { Services } from '../../app/http/services.ts'
import { signedInAs } from '../fresh-app.ts'
import { testDatabaseUrl } from '../fresh-database.ts'
import { smtpSink } from '../smtp-sink.ts'
import { staffPages } from '../staff-pages.ts'

const asha = { name: 'Asha Menon', email: 'asha@buyer.example' }
const staff = { name: 'Dino Staff', email: 'staff@dino.example' }
const day = '2026-11-24'
const log = pino({ level: 'silent' })

/** Database, jobs, mailer and site of one process, on a PostgreSQL of its own. */
async function siteOnPostgres() {
  const postgres = await startPostgres({ fsync: false })
  onTestFinished(postgres.stop)
  await migratePostgres(postgres.url)
  const db = openPostgres(postgres.url, log)
  const clock = { movedMs: 0 }
  const now = () => new Date(Date.now() + clock.movedMs)
  const sink = await smtpSink()
  const settings = { ...parseSettings({}), smtpUrl: sink.url }
  const services: Services = { settings, db, content: () => asDelivered, now, log }
  const jobs = await startJobs(services)
  const mailer = await startMailer({ ...services, smtpUrl: sink.url })
  onTestFinished(async () => {
    await Promise.all([mailer.stop(), jobs.stop()])
    await db.close()
  })
  const app = createApp(services, createMetrics(), staffPages())
  return { app, services, postgres, sink, jobs, clock }
}

/** Transactions in each state in which a restart may meet them; resolves once they are there. */
async function transactionsUnderWay(db: Database) {
  const cutOff = Promise.withResolvers<void>()
  const write = (tx: Transaction, name: string) =>
    tx.insert(users).values({ googleSub: crypto.randomUUID(), name, email: 'lost@buyer.example' })
  const begun: Promise<void>[] = []
  const begin = (rest: (tx: Transaction) => Promise<unknown>) => {
    const isThere = Promise.withResolvers<void>()
    begun.push(isThere.promise)
    return db.transaction(async (tx) => {
      await write(tx, 'Never stored')
      isThere.resolve()
      await rest(tx)
    })
  }
  const ends = [
    begin((tx) => tx.execute(sql`SELECT pg_sleep(60)`)),
    begin(() => cutOff.promise),
    begin(async (tx) => {
      await cutOff.promise
      await write(tx, 'Never stored either')
    }),
  ].map((end) => end.then(() => 'committed', isDatabaseAway))
  await Promise.all(begun)
  return async () => {
    cutOff.resolve()
    return Promise.all(ends)
  }
}

/** The connections of this process are ended one by one, while the server stays up. */
async function endConnections(postgres: PrivatePostgres) {
  const other = openPostgres(postgres.url, log, 1)
  await other.statement(
    undefined,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name LIKE 'dino%' AND pid <> pg_backend_pid()`,
    [],
  )
  await other.close()
}

async function interrupt({ app, postgres }: Site, way: string) {
  if (way === 'restart') await postgres.restart()
  if (way === 'end connections') await endConnections(postgres)
  if (way !== 'kill') return
  await postgres.kill()
  // Its own processes notice a moment later.
  await expect.poll(async () => (await app.request('/readyz')).status).toBe(503)
  await postgres.start()
}

type Site = Awaited<ReturnType<typeof siteOnPostgres>>

async function liveStream({ app }: Site) {
  const answer = await app.request(`/api/appointments/${day}/live`)
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  const text = async () => (await reader.read()).value ?? 'ended'
  return { status: answer.status, text }
}

/** How long until the site answers as ever. */
async function msUntilServed({ app }: Site, headers: HeadersInit) {
  const since = performance.now()
  await expect
    .poll(async () => (await app.request('/staff/today', { headers })).status, { interval: 20 })
    .toBe(200)
  return performance.now() - since
}

/** What would end the process, were it not a test's. */
function uncaughtErrors(): unknown[] {
  const uncaught: unknown[] = []
  const take = (error: unknown) => void uncaught.push(error)
  process.on('uncaughtException', take)
  onTestFinished(() => void process.off('uncaughtException', take))
  return uncaught
}

test.runIf(testDatabaseUrl)(
  'ten restarts of PostgreSQL with transactions under way end nothing but those, and a second later all goes on',
  async () => {
    const site = await siteOnPostgres()
    const { app, services, sink, jobs, clock } = site
    const uncaught = uncaughtErrors()
    const { db } = services
    const headers = await signedInAs(services, staff)

    for (let round = 1; round <= 10; round++) {
      const live = await liveStream(site)
      expect(await live.text()).toBe(': connected\n\n')
      const results = await transactionsUnderWay(db)
      const way = ['restart', 'end connections', 'kill'][round % 3]
      await interrupt(site, way!)
      expect(await results()).toEqual([true, true, true])
      expect(await msUntilServed(site, headers), `${way}, round ${round}`).toBeLessThan(1_000)

      // Who watched reads the day anew, and hears what is told from now on.
      expect(await live.text()).toBe('ended')
      const next = await liveStream(site)
      await next.text()
      const payload = JSON.stringify({ date: day, time: '10:30', booked: true })
      await db.statement(undefined, "SELECT pg_notify('slot_changes', $1)", [payload])
      expect(await next.text()).toContain('event: slot')
    }

    expect(uncaught).toEqual([])
    expect(await db.queries.select({ name: users.name }).from(users)).toEqual([
      { name: staff.name },
    ])
    const enquiry = { ...asha, message: 'A crane for logs.', consent: 'on' }
    const sent = await app.request('/api/enquiries', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(enquiry),
    })
    expect(await sent.json()).toMatchObject({ success: true })
    await expect.poll(() => sink.received.length).toBeGreaterThan(0)
    const days = () => db.queries.$count(appointmentDays)
    const before = await days()
    clock.movedMs = 7 * 24 * 3_600_000
    await jobs.look()
    expect(await days()).toBeGreaterThan(before)
  },
  60_000,
)

test.runIf(testDatabaseUrl)(
  'while PostgreSQL is away every part of the site says so in its own form, and no stack fills the log',
  async () => {
    const { app, services, postgres } = await siteOnPostgres()
    const lines: string[] = []
    services.log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
    const cookie = await signedInAs(services, staff)
    await postgres.kill()
    await expect.poll(async () => (await app.request('/readyz')).status).toBe(503)
    expect((await app.request('/healthz')).status).toBe(200)

    const me = await app.request('/api/me', { headers: cookie })
    expect([me.status, me.headers.get('Retry-After')]).toEqual([503, '5'])
    expect(await me.json()).toEqual({
      success: false,
      message: expect.stringContaining('Please try again in a minute.'),
    })
    const booked = await app.request(`/api/appointments/${day}`, {
      method: 'POST',
      headers: { ...cookie, 'Content-Type': 'application/json' },
      body: JSON.stringify({ time: '10:30' }),
    })
    expect(booked.status).toBe(503)
    const office = await app.request('/staff/today', { headers: cookie })
    expect([office.status, office.headers.get('Content-Type')]).toEqual([
      503,
      expect.stringContaining('text/html'),
    ])
    expect(await office.text()).toContain('The office is out of order')
    const feed = await app.request(`/calendar/${'a'.repeat(43)}.ics`)
    expect([feed.status, await feed.text()]).toEqual([503, expect.stringContaining('try again')])
    const away = lines.filter((line) => line.includes('the database is away'))
    expect(away.length).toBeGreaterThan(3)
    expect(away.join()).not.toContain('    at ')
  },
  30_000,
)
