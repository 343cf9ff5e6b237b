import type { Logger } from 'pino'
import { addDays, dayAt, instantOf } from '../rules/calendar-days.ts'
import type { Database, Queries } from './database.server.ts'
import { jobRuns } from './schema/upkeep.server.ts'

/** Something that is done every day. It may be done twice when a process dies over it, so it bears that. */
export interface Job {
  name: string
  /** 'HH:MM' in India. */
  at: string
  /** A database on which it never ran waits for the next hour: there is nothing to do yet. */
  waitsAtFirst?: boolean
  run: (turn: Turn) => Promise<void>
}

/** One hour of a job: when it was due, and for which hour it was run before, as far as anybody noted. */
export interface Turn {
  now: Date
  dueAt: Date
  doneFor: Date | null
}

export interface Scheduler {
  /** Runs what is due, as it does by itself every second; resolves when that is done. */
  look: () => Promise<void>
  /** Resolves when the job under way is done; no other begins. */
  stop: () => Promise<void>
}

type Schedule = { db: Database; log: Logger; now: () => Date }

const lookEveryMs = 1_000

/** Longer than any job takes: one that failed, or whose process died, is tried again after that. */
export const claimMs = 10 * 60_000
/** When the claim has ended. */
const askAgainMs = claimMs + 1_000

/**
 * Runs each job once a day, however many processes do the same on this database: whoever claims it first runs it,
 * and notes in `job_runs` for which hour. One whose hour passed while no process ran is run at the start, one whose
 * hour the clock was set past within a second. What is due at the start is done when the promise resolves.
 */
export async function startScheduler(jobs: Job[], { db, log, now }: Schedule): Promise<Scheduler> {
  for (const { name, at, waitsAtFirst } of jobs) {
    const doneFor = waitsAtFirst ? lastOccurrence(at, now()) : null
    await db.statement(undefined, addStatement, [name, doneFor])
  }
  const lookers = jobs.map((job) => looker(job, { db, log, now }))
  let stopped = false
  let looking: Promise<void> | undefined

  const lookAtAll = async () => {
    for (const look of lookers) if (!stopped) await look()
  }
  const look = () => (looking ??= lookAtAll().finally(() => (looking = undefined)))

  await look()
  const timer = setInterval(() => void look(), lookEveryMs)
  timer.unref()
  return {
    look,
    async stop() {
      stopped = true
      clearInterval(timer)
      await looking
    },
  }
}

/** Runs the job when it is due and nobody has it; never throws. */
function looker({ name, at, run }: Job, { db, log, now }: Schedule): () => Promise<void> {
  /** For which hour the database was asked last, and how long it need not be asked about it again. */
  let asked = { dueAt: 0, againAt: 0 }
  return async () => {
    const time = now()
    const dueAt = lastOccurrence(at, time)
    if (asked.dueAt === dueAt.getTime() && performance.now() < asked.againAt) return
    let againAt = performance.now() + askAgainMs
    try {
      const claimed = await claim(db, name, { dueAt, now: time })
      if (claimed) {
        await run({ now: time, dueAt, doneFor: claimed.doneFor })
        await db.statement(undefined, doneStatement, [name, dueAt])
        againAt = Infinity
      }
    } catch (error) {
      log.error({ err: error, job: name }, 'job failed')
    }
    asked = { dueAt: dueAt.getTime(), againAt }
  }
}

const believedMs = 14 * 24 * 60 * 60_000

/**
 * Whether the clock went on from the turn before as clocks do. One that jumped, ahead or back, is not to be believed by what
 * can't be undone; nor is one on whose database nobody noted a turn. The next turn follows on this one.
 */
export function followsTheLast({ dueAt, doneFor }: Turn): boolean {
  const since = doneFor ? dueAt.getTime() - doneFor.getTime() : Infinity
  return since > 0 && since < believedMs
}

/** The last time up to now at which the clock in India showed this hour. */
export function lastOccurrence(at: string, now: Date): Date {
  const today = dayAt(now)
  const due = instantOf(today, at)
  return due <= now ? due : instantOf(addDays(today, -1), at)
}

/** For which hour each job was run last, and when those of every few seconds were; `job_runs` holds other notes beside them. */
export function hoursDone(db: Queries): Promise<(typeof jobRuns.$inferSelect)[]> {
  return db.select().from(jobRuns)
}

const addStatement = `
INSERT INTO job_runs (job, done_for) VALUES ($1, $2) ON CONFLICT DO NOTHING`

/**
 * $2 when it was due, $3 now, $4 until when it is claimed. The clocks of two machines differ by seconds; what lies more than
 * an hour ahead was written before the clock was set back, and counts for nothing.
 */
const claimStatement = `
UPDATE job_runs SET claimed_until = $4::timestamptz
WHERE job = $1
  AND (done_for IS NULL OR done_for < $2::timestamptz OR done_for > $3::timestamptz + interval '1 hour')
  AND (claimed_until IS NULL OR claimed_until <= $3::timestamptz OR claimed_until > $3::timestamptz + interval '1 hour')
RETURNING done_for AS "doneFor"`

const doneStatement = `
UPDATE job_runs SET done_for = $2::timestamptz, claimed_until = NULL WHERE job = $1`

async function claim(db: Database, name: string, { dueAt, now }: Pick<Turn, 'dueAt' | 'now'>) {
  const until = new Date(now.getTime() + claimMs)
  const parameters = [name, dueAt, now, until]
  const [claimed] = await db.statement<Pick<Turn, 'doneFor'>>(undefined, claimStatement, parameters)
  return claimed
}
