import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test as base } from '@playwright/test'
import { pino } from 'pino'
import { createSession } from '../../app/account/session.server.ts'
import type { Database } from '../../app/db/database.server.ts'
import { openPostgres } from '../../app/db/postgres.server.ts'
import { users } from '../../app/db/schema/people.server.ts'
import { parseSettings } from '../../app/settings/settings.server.ts'
import { startPostgres } from '../../scripts/postgres.ts'
import type { RunningSite } from '../../scripts/start-site.ts'
import { makeCheckout, type Checkout } from './checkout.ts'

interface Several {
  checkout: Checkout
  db: Database
  site: RunningSite
}

/** Two processes on a PostgreSQL of their own. */
const test = base.extend<{ several: Several }>({
  several: async ({}, use) => {
    const postgres = await startPostgres({ fsync: false })
    const checkout = makeCheckout()
    checkout.build('first')
    // Beside it an empty PostgreSQL would be refused.
    rmSync(join(checkout.dataDir, 'database'), { recursive: true })
    const site = await checkout.start({
      DATABASE_URL: postgres.url,
      WEB_PROCESSES: '2',
      LOG_LEVEL: 'silent',
      // Its sign-in is not asked for: people here have their sessions.
      GOOGLE_CLIENT_ID: 'our-client',
      GOOGLE_CLIENT_SECRET: 'our-secret',
    })
    const db = openPostgres(postgres.url, pino({ level: 'silent' }), 2)
    await use({ checkout, db, site })
    await db.close()
    await site.stop()
    checkout.remove()
    postgres.stop()
  },
})

test.slow()

test('bookings go on during a release: none is lost, none is made twice', async ({ several }) => {
  const { checkout, db, site } = several
  const slots = await freeSlots(site.url)
  const cookies = await Promise.all(slots.map((_, number) => signedIn(db, `person-${number}`)))
  const booked: string[] = []
  const refused: unknown[] = []
  const wishes = slots.entries()
  let isOver = false
  const visitor = async () => {
    for (const [number, slot] of wishes) {
      if (isOver) return
      const answer = await book(site.url, slot, cookies[number]!).catch(String)
      if (typeof answer !== 'string' && answer.status === 201) {
        booked.push(`${slot.date} ${slot.time}`)
      } else refused.push(answer)
      // There are slots for some minutes, as long as a release may take on a busy machine.
      await wait(booked.length < 100 ? 300 : 1_500)
    }
  }
  const visitors = Promise.all([visitor(), visitor()])
  await expect.poll(() => booked.length).toBeGreaterThan(5)
  checkout.build('second')
  expect(await checkout.release()).toMatchObject({ code: 0 })
  const atRelease = booked.length
  expect(atRelease + 10).toBeLessThan(slots.length)
  await expect.poll(() => booked.length).toBeGreaterThan(atRelease + 10)
  isOver = true
  await visitors

  expect(refused).toEqual([])
  const kept = await db.statement<{ slot: string }>(
    undefined,
    "SELECT date || ' ' || time AS slot FROM appointments WHERE cancelled_at IS NULL",
    [],
  )
  expect(kept.map(({ slot }) => slot).toSorted()).toEqual(booked.toSorted())
})

test('a visitor sees live what is booked at the other process', async ({ several }) => {
  const { db, site } = several
  const [slot] = await freeSlots(site.url)
  const { date, time } = slot!
  // Connections go to the processes in turn.
  const looking = await Promise.all([1, 2].map(() => lookLive(site.url, date)))
  expect((await book(site.url, slot!, await signedIn(db, 'asha'))).status).toBe(201)
  for (const { seen } of looking) {
    await expect.poll(seen).toContain(JSON.stringify({ time, booked: true }))
  }
  for (const { leave } of looking) leave()
})

test('a process that is killed comes back, and the other serves meanwhile', async ({ several }) => {
  const { site } = several
  const workers = workersOf(site.pid)
  expect(workers).toHaveLength(2)
  process.kill(workers[0]!, 'SIGKILL')
  await expect.poll(() => workersOf(site.pid).includes(workers[0]!)).toBe(false)
  expect((await fetch(`${site.url}/about`)).status).toBe(200)
  await expect.poll(async () => (await figuresOf(site.url)).processes).toBe(2)
  expect(workersOf(site.pid)).toHaveLength(2)
})

test('the figures are of all processes together', async ({ several }) => {
  const { site } = several
  for (let asked = 0; asked < 6; asked++) await fetch(`${site.url}/about`, { headers })
  // A process that is busy for two seconds is left out.
  await expect.poll(async () => (await figuresOf(site.url)).about).toBe(6)
})

/** Each request by a connection of its own: the next one goes to the next process. */
const headers = { Connection: 'close' }

async function figuresOf(url: string) {
  const figures = await (await fetch(`${url}/metrics`, { headers })).text()
  const valueOf = (name: string) =>
    Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(figures)?.[1] ?? 0)
  return {
    processes: valueOf('site_processes'),
    about: valueOf('http_request_duration_seconds_count{method="GET",route="page",status="200"}'),
  }
}

async function freeSlots(url: string): Promise<{ date: string; time: string }[]> {
  const { days } = (await (await fetch(`${url}/api/appointments`)).json()) as { days: string[] }
  const found = await Promise.all(
    // Today's may pass meanwhile.
    days.slice(1).map(async (date) => {
      const day = await (await fetch(`${url}/api/appointments/${date}`)).json()
      const { slots } = day as { slots: { time: string; booked: boolean }[] }
      return slots.filter(({ booked }) => !booked).map(({ time }) => ({ date, time }))
    }),
  )
  return found.flat()
}

async function signedIn(db: Database, name: string): Promise<string> {
  const person = { googleSub: name, name, email: `${name}@buyer.example` }
  const [user] = await db.queries.insert(users).values(person).returning()
  return `session=${await createSession(db.queries, user!, new Date(), parseSettings({}))}`
}

function book(url: string, { date, time }: { date: string; time: string }, cookie: string) {
  return fetch(`${url}/api/appointments/${date}`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify({ time }),
  })
}

async function lookLive(url: string, date: string) {
  const controller = new AbortController()
  const live = await fetch(`${url}/api/appointments/${date}/live`, { signal: controller.signal })
  let text = ''
  void (async () => {
    for await (const piece of live.body!.pipeThrough(new TextDecoderStream())) text += piece
  })().catch(() => {})
  return { seen: () => text, leave: () => controller.abort() }
}

function workersOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return children.split(' ').filter(Boolean).map(Number)
}
