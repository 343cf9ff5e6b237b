import { fork } from 'node:child_process'
import { existsSync, fsyncSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { asDelivered } from '../../content/site-content.ts'
import { openEmbedded } from '../../app/db/embedded.server.ts'
import { parseSettings } from '../../app/settings/settings.server.ts'
import { appointments } from '../../app/db/schema/appointments.server.ts'
import { users } from '../../app/db/schema/people.server.ts'
import { bookSlot } from '../../app/booking/book-slot.server.ts'
import { cancelAppointment } from '../../app/booking/cancel-booking.server.ts'
import { StartError } from '../../app/settings/start-error.ts'
import { freshDataDir, testDatabaseUrl } from '../fresh-database.ts'
import { openDay } from '../open-day.ts'

const now = new Date('2026-11-23T12:00:00+05:30')
const date = '2026-11-24'
const settings = { ...parseSettings({}), ...asDelivered }

async function openCounting() {
  const dataDir = await freshDataDir()
  let fsyncs = 0
  let failure: Error | undefined
  const panics: string[] = []
  const fsync = (fileDescriptor: number) => {
    fsyncs++
    if (failure) throw failure
    fsyncSync(fileDescriptor)
  }
  const db = await openEmbedded(dataDir, { fsync, onPanic: (reason) => panics.push(reason) })
  onTestFinished(() => db.close().catch(() => {}))
  const [asha] = await db.queries
    .insert(users)
    .values({ googleSub: 'asha', name: 'Asha Menon', email: 'asha@buyer.example' })
    .returning()
  await openDay(db, date, ['10:30'])
  return {
    ...{ db, dataDir, user: asha!, panics },
    fail: (error: Error) => (failure = error),
    /** How often the work wrote to the disk. */
    fsyncsOf: async (work: () => Promise<unknown>) => {
      const before = fsyncs
      await work()
      return fsyncs - before
    },
  }
}

test.skipIf(testDatabaseUrl)(
  'a booking and a cancellation each wait for the disk once, and a question never',
  async () => {
    const { db, user, fsyncsOf } = await openCounting()
    const question = () => db.queries.select().from(users)
    expect(await fsyncsOf(question)).toBe(0)
    expect(await fsyncsOf(() => bookSlot(db, { date, time: '10:30', user, now, settings }))).toBe(1)
    expect(await fsyncsOf(() => bookSlot(db, { date, time: '10:30', user, now, settings }))).toBe(0)
    expect(await fsyncsOf(() => cancelAppointment(db, { date, user, now, settings }))).toBe(1)
    expect(await fsyncsOf(question)).toBe(0)
  },
)

test.skipIf(testDatabaseUrl)('a hundred commits are a hundred waits for the disk', async () => {
  const { db, fsyncsOf } = await openCounting()
  const commits = async () => {
    for (let number = 0; number < 100; number++) {
      await db.queries.insert(users).values({ googleSub: `${number}`, email: 'a@buyer.example' })
    }
  }
  expect(await fsyncsOf(commits)).toBe(100)
})

test.skipIf(testDatabaseUrl)('counting requests does not wait for the disk', async () => {
  const { db, fsyncsOf } = await openCounting()
  const text =
    "INSERT INTO rate_limits VALUES ('a', 1, 1) ON CONFLICT (key) DO UPDATE SET points = 2"
  const count = () => db.statement(undefined, text, [])
  // The first use may write to PostgreSQL's own catalogue.
  await count()
  const hundred = async () => {
    for (let request = 0; request < 100; request++) await count()
  }
  expect(await fsyncsOf(hundred)).toBe(0)
})

test.skipIf(testDatabaseUrl)(
  'a booking that the disk refuses is not acknowledged, and the next start is well again',
  async () => {
    const { db, dataDir, user, fail, panics } = await openCounting()
    fail(Object.assign(new Error('ENOSPC: no space left on device, fsync'), { code: 'ENOSPC' }))
    await expect(bookSlot(db, { date, time: '10:30', user, now, settings })).rejects.toThrow(
      'No space left',
    )
    expect(panics).toEqual([expect.stringContaining('No space left')])
    await expect(db.ping()).rejects.toThrow('Make room on the disk')
    await expect(db.queries.select().from(users)).rejects.toThrow('Failed query')
    await db.close()

    const restarted = await openEmbedded(dataDir)
    onTestFinished(() => restarted.close())
    expect(await restarted.queries.select().from(users)).toHaveLength(1)
    await bookSlot(restarted, { date, time: '10:30', user, now, settings })
    expect(await restarted.queries.select().from(appointments)).toHaveLength(1)
  },
)

test.skipIf(testDatabaseUrl)(
  'a second process on the same directory is told which process has it and what to do',
  async () => {
    const dataDir = await freshDataDir()
    const holder = fork(new URL('../book-in-a-loop.ts', import.meta.url), [dataDir, 'hold'], {
      execPath: process.execPath,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    onTestFinished(() => void holder.kill('SIGKILL'))
    await once(holder.stdout!, 'data')

    const refused = await openEmbedded(dataDir).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(StartError)
    const { message } = refused as StartError
    expect(message).toContain(dataDir)
    expect(message).toContain(`process ${holder.pid}`)
    expect(message).toContain('Stop that process first')
    expect(message).toContain('DATABASE_URL')

    holder.kill('SIGKILL')
    await once(holder, 'exit')
    const db = await openEmbedded(dataDir)
    await db.close()
  },
)

test.skipIf(testDatabaseUrl)(
  'two openings in one process are refused as well, and closing gives the directory back',
  async () => {
    const dataDir = await freshDataDir()
    const first = await openEmbedded(dataDir)
    await expect(openEmbedded(dataDir)).rejects.toThrow(StartError)
    await first.close()
    const second = await openEmbedded(dataDir)
    await second.close()
  },
)

test.skipIf(testDatabaseUrl)(
  'of eight openings at the same moment, one has the directory',
  async () => {
    const dataDir = await freshDataDir()
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => openEmbedded(dataDir)))
    const opened = results.filter((result) => result.status === 'fulfilled')
    expect(opened).toHaveLength(1)
    await opened[0]!.value.close()
  },
)

test.skipIf(testDatabaseUrl)('a first start that was cut off is started over', async () => {
  const dataDir = await freshDataDir()
  const directory = join(dataDir, 'database')
  await rename(directory, `${directory}.unfinished`)
  const db = await openEmbedded(dataDir, { fsync: () => {} })
  expect(await db.queries.select().from(users)).toEqual([])
  await db.close()
  expect(existsSync(`${directory}.unfinished`)).toBe(false)
})
