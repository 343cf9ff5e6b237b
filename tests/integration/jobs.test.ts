import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '../../app/db/database.server.ts'
import {
  claimMs,
  lastOccurrence,
  startScheduler,
  type Job,
  type Turn,
} from '../../app/db/scheduler.server.ts'
import { quickStartFlags } from '../../scripts/server-flags.ts'
import { freshDatabase, freshDataDir, freshPostgres, testDatabaseUrl } from '../fresh-database.ts'

const at = (time: string, day = '2026-11-23') => new Date(`${day}T${time}+05:30`)

/** A process with one job, due at three in the night, and a clock that tests set. */
async function processOn(db: Database, time: Date, given: Partial<Job> = {}) {
  const ran: Date[] = []
  const lines: string[] = []
  const clock = { now: time }
  const job = {
    ...{ name: 'count', at: '03:00', ...given },
    run: async (turn: Turn) => {
      ran.push(clock.now)
      await given.run?.(turn)
    },
  }
  const scheduler = await startScheduler([job], {
    ...{ db, now: () => clock.now },
    log: pino({}, { write: (line: string) => void lines.push(line) }),
  })
  onTestFinished(scheduler.stop)
  return { ran, lines, clock, ...scheduler }
}

test.each([
  ['02:59:59', '2026-11-22'],
  ['03:00:00', '2026-11-23'],
  ['23:59:59', '2026-11-23'],
])('at %s a job of three in the night was due last on %s', (time, day) => {
  expect(lastOccurrence('03:00', at(time))).toEqual(at('03:00:00', day))
})

test('a job runs within a second after its hour, once a day', async () => {
  const { ran, clock, look } = await processOn(await freshDatabase(), at('02:00:00'))
  // For the night before: nobody knows that it ran.
  expect(ran).toEqual([at('02:00:00')])
  clock.now = at('02:59:59')
  await look()
  expect(ran).toHaveLength(1)
  clock.now = at('03:00:00')
  await expect.poll(() => ran.length).toBe(2)
  clock.now = at('23:00:00')
  await look()
  clock.now = at('03:00:01', '2026-11-24')
  await look()
  expect(ran.slice(1)).toEqual([at('03:00:00'), at('03:00:01', '2026-11-24')])
})

test('a process that starts after its hour runs it late, and none that starts after that', async () => {
  const db = await freshDatabase()
  await (await processOn(db, at('04:00:00', '2026-11-20'))).stop()
  const late = await processOn(db, at('09:30:00'))
  await late.stop()
  const later = await processOn(db, at('12:00:00'))
  expect([late.ran.length, later.ran.length]).toEqual([1, 0])
})

test('a job that has nothing to do on a new database runs from the next night on, late if need be', async () => {
  const db = await freshDatabase()
  const waiting = { waitsAtFirst: true }
  const first = await processOn(db, at('09:00:00'), waiting)
  await first.stop()
  const late = await processOn(db, at('09:00:00', '2026-11-24'), waiting)
  expect([first.ran.length, late.ran.length]).toEqual([0, 1])
})

test('of processes that look at the same moment one runs it', async () => {
  const db = await freshDatabase()
  const processes = await Promise.all([1, 2, 3, 4].map(() => processOn(db, at('02:00:00'))))
  for (const { clock } of processes) clock.now = at('03:00:00')
  await Promise.all(processes.map(({ look }) => look()))
  // Each hour once, whoever of them it was.
  const ran = processes.flatMap((each) => each.ran).map((time) => time.toISOString())
  expect(ran.toSorted()).toEqual([at('02:00:00'), at('03:00:00')].map((time) => time.toISOString()))
})

test('a process whose clock is seconds behind runs nothing again', async () => {
  const db = await freshDatabase()
  const ahead = await processOn(db, at('03:00:01'))
  const behind = await processOn(db, at('02:59:59'))
  behind.clock.now = at('03:00:00')
  await behind.look()
  expect([ahead.ran.length, behind.ran.length]).toEqual([1, 0])
})

test('a job that fails is logged with its name, and tried again ten minutes later', async () => {
  const db = await freshDatabase()
  const first = await processOn(db, at('03:00:00'), {
    run: () => Promise.reject(new Error('no')),
  })
  expect(first.lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ job: 'count', msg: 'job failed', err: expect.any(Object) }),
  ])
  const early = await processOn(db, at('03:09:00'))
  const second = await processOn(db, at('03:10:00'))
  expect([early.ran.length, second.ran.length]).toEqual([0, 1])
})

test('a clock that was a year ahead, and is right again, does not put a job off for a year', async () => {
  const db = await freshDatabase()
  const { ran, clock, look } = await processOn(db, at('04:00:00', '2027-11-23'))
  clock.now = at('04:00:00')
  await look()
  expect(ran).toHaveLength(2)
})

test('nobody runs what is due once it was told to stop', async () => {
  const { ran, clock, look, stop } = await processOn(await freshDatabase(), at('02:00:00'))
  await stop()
  clock.now = at('03:00:00')
  await look()
  expect(ran).toHaveLength(1)
})

/** A real process on this database; resolves to what it said, when it ended or began what hangs. */
async function inProcess(database: string, now: Date, task: 'end' | 'hang'): Promise<string[]> {
  const script = new URL('../run-jobs.ts', import.meta.url).pathname
  const runner = spawn(
    process.execPath,
    [...quickStartFlags, script, database, now.toISOString(), task],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const ended = once(runner, 'exit')
  const said: string[] = []
  for await (const line of createInterface({ input: runner.stdout })) {
    said.push(line)
    if (task === 'hang' && line === 'began') runner.kill('SIGKILL')
  }
  expect(await ended).toEqual(task === 'hang' ? [null, 'SIGKILL'] : [0, null])
  return said
}

test('a job whose process is killed over it is taken up by the next, once its claim has ended', async () => {
  const database = testDatabaseUrl ? await freshPostgres(testDatabaseUrl) : await freshDataDir()
  const killedAt = at('03:00:00')
  const later = (ms: number) => new Date(killedAt.getTime() + ms)
  expect(await inProcess(database, killedAt, 'hang')).toEqual(['began'])
  expect(await inProcess(database, later(claimMs - 1), 'end')).toEqual(['looked'])
  expect(await inProcess(database, later(claimMs), 'end')).toEqual([...['began', 'looked']])
}, 120_000)

test.runIf(testDatabaseUrl)(
  'of four real processes that start together one runs what is due',
  async () => {
    const database = await freshPostgres(testDatabaseUrl!)
    const said = await Promise.all(
      [1, 2, 3, 4].map(() => inProcess(database, at('03:00:00'), 'end')),
    )
    expect(said.flat().filter((line) => line === 'began')).toHaveLength(1)
  },
  60_000,
)

test('an update removes the tables of the job queue that ran before', async () => {
  const db = await freshDatabase()
  await db.script(`
    CREATE SCHEMA pgboss;
    CREATE TABLE pgboss.queue (name text PRIMARY KEY);
    CREATE TABLE pgboss.job (name text REFERENCES pgboss.queue) PARTITION BY LIST (name);
    DROP TABLE job_runs`)
  const migration = new URL('../../app/db/migrations/0010_job-runs.sql', import.meta.url)
  await db.script(await readFile(migration, 'utf8'))
  const found = await db.statement(undefined, "SELECT to_regnamespace('pgboss')::text AS name", [])
  expect(found).toEqual([{ name: null }])
})
