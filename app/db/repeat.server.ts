import { gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Queries } from './database.server.ts'
import { jobRuns } from './schema/upkeep.server.ts'

export interface Repeated {
  /** Resolves when what is under way is done; it does not run again. */
  stop: () => Promise<void>
}

/** Something that is done every few seconds or minutes. */
export interface RepeatedJob {
  /** In `job_runs`. */
  name: string
  /** 'reading busy calendars' */
  words: string
  everyMs: number
  run: () => Promise<void>
}

interface Options {
  db: { queries: Queries }
  log: Logger
  now: () => Date
}

/** That it is done is noted so often, as it may be done every second. */
const noteEveryMs = 10 * 60_000

/**
 * Runs something again and again, never twice at a time; a failure is told to the log, and it is tried again. When it was done
 * last, by whichever process, stands in `job_runs`.
 */
export function repeat(
  { name, words, everyMs, run }: RepeatedJob,
  { db, log, now }: Options,
): Repeated {
  let underWay: Promise<void> | undefined
  let notedAt = -Infinity
  const runAndNote = async () => {
    await run()
    const time = now()
    const since = time.getTime() - notedAt
    // Less than none where the clock was set back.
    if (since >= 0 && since < noteEveryMs) return
    await noteDone(db.queries, name, time)
    notedAt = time.getTime()
  }
  const timer = setInterval(() => {
    underWay ??= runAndNote()
      .catch((error: unknown) => log.error({ err: error }, `${words} failed`))
      .finally(() => (underWay = undefined))
  }, everyMs)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await underWay
    },
  }
}

async function noteDone(db: Queries, job: string, at: Date): Promise<void> {
  await db
    .insert(jobRuns)
    .values({ job, doneFor: at })
    .onConflictDoUpdate({ target: jobRuns.job, set: { doneFor: sql`excluded.done_for` } })
}

/** Several times as long as the first one takes. */
const leftAtFirstMs = 5 * 60_000
/** One that is started again and again, by what the job does to it perhaps, is left no more time. */
const againAfterMs = 60 * 60_000

/**
 * The site may have stood still: what was not done meanwhile is left to the process that begins. One that was never done on this
 * database counts from now on.
 */
export async function noteBegun(db: Queries, jobs: RepeatedJob[], at: Date): Promise<void> {
  const claimedUntil = new Date(at.getTime() + leftAtFirstMs)
  const rows = jobs.map(({ name }) => ({ job: name, doneFor: at, claimedUntil }))
  const isOver = or(
    isNull(jobRuns.claimedUntil),
    lt(jobRuns.claimedUntil, new Date(at.getTime() - againAfterMs)),
    // By a clock that was set back since.
    gt(jobRuns.claimedUntil, claimedUntil),
  )
  const set = {
    claimedUntil: sql`CASE WHEN ${isOver} THEN excluded.claimed_until ELSE ${jobRuns.claimedUntil} END`,
  }
  await db.insert(jobRuns).values(rows).onConflictDoUpdate({ target: jobRuns.job, set })
}
