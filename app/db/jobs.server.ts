import { lt, sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Services } from '../../server/services.ts'
import { deleteExpiredSessions } from '../account/session.server.ts'
import { deleteExpiredAttempts } from '../account/sign-in-attempts.server.ts'
import { openDays } from '../booking/open-days.server.ts'
import { timeZone } from '../booking/calendar-days.ts'
import { remindOfTomorrow } from '../booking/reminders.server.ts'
import { forgetPeople } from '../staff/people/forget-people.server.ts'
import type { Database, Transaction } from './database.server.ts'
import { rateLimits } from './schema/upkeep.server.ts'

/** The job queue of this process; `stop` waits for the jobs under way. */
export type Jobs = PgBoss

type QueueDatabase = ReturnType<typeof fromDrizzle>

const openDaysQueue = 'open-days'
/** Half past midnight in India: the day has begun, and nobody books. */
const openDaysAt = '30 0 * * *'

const remindQueue = 'remind'
/** See `remindedAt`. */
const remindAt = '0 10 * * *'

const tidyUpQueue = 'tidy-up'
const tidyUpAt = '45 3 * * *'

/** Starts the job queue in the same database; what is due is done at once, and again by the clock. */
export async function startJobs({ db, log, now, settings }: Services): Promise<Jobs> {
  const jobs = new PgBoss({
    db: queueDatabase(db),
    backend: db.engine === 'embedded' ? 'pglite' : 'postgres',
  })
  jobs.on('error', (error) => log.error({ err: error }, 'the job queue failed, and goes on'))
  await jobs.start()

  /** pg-boss keeps a failure in its tables and tells nobody. */
  const work = (name: string, job: () => Promise<void>) =>
    jobs.work(name, { pollingIntervalSeconds: 60 }, async () => {
      try {
        await job()
      } catch (error) {
        log.error({ err: error, job: name }, 'job failed')
        throw error
      }
    })

  const openDueDays = async () => {
    const opened = await openDays(db, now())
    if (opened.length > 0) log.info({ days: opened.length }, 'opened appointment days')
  }
  await openDueDays()
  await openQueue(jobs, openDaysQueue)
  await jobs.schedule(openDaysQueue, openDaysAt, null, { tz: timeZone })
  await work(openDaysQueue, openDueDays)

  const remind = async () => {
    const reminded = await remindOfTomorrow(db, { now: now(), settings })
    if (reminded > 0) log.info({ appointments: reminded }, 'reminded of tomorrow')
  }
  await remind()
  await openQueue(jobs, remindQueue)
  await jobs.schedule(remindQueue, remindAt, null, { tz: timeZone })
  await work(remindQueue, remind)

  await openQueue(jobs, tidyUpQueue)
  await jobs.schedule(tidyUpQueue, tidyUpAt, null, { tz: timeZone })
  await work(tidyUpQueue, async () => {
    await tidyUp(db, now())
    const people = await forgetPeople(db, { now: now(), staffEmails: settings.staffEmails })
    if (people > 0) log.info({ people }, 'erased people whose data were kept long enough')
  })
  return jobs
}

/**
 * Makes a queue unless it exists. pg-boss looks a queue up once, outside of any transaction; that is done
 * here, so that jobs can be queued within one.
 */
export async function openQueue(jobs: Jobs, name: string): Promise<void> {
  await jobs.createQueue(name)
  await jobs.findJobs(name, { key: '' })
}

/**
 * Removes what has run out: nothing looks at it any more. PostgreSQL then cleans and counts its tables by
 * itself; the embedded one has no process that would, and chooses slow plans for tables it never counted.
 */
export async function tidyUp(db: Database, now: Date): Promise<void> {
  const { queries } = db
  await deleteExpiredSessions(queries, now)
  await deleteExpiredAttempts(queries, now)
  await queries.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()))
  if (db.engine === 'embedded') await db.script('VACUUM (ANALYZE)')
}

/** Pass as `db` to queue a job within a transaction: it is sent when, and only if, that commits. */
export function inTransaction(tx: Transaction): QueueDatabase {
  return fromDrizzle(tx as Parameters<typeof fromDrizzle>[0], sql)
}

/** pg-boss over our own database: one pool, and on PGlite the one connection there is. */
function queueDatabase(db: Database): QueueDatabase {
  return {
    async executeSql(text, values = []) {
      // Without values it may be several statements.
      const rows =
        values.length > 0 ? await db.statement(undefined, text, values) : await db.script(text)
      return { rows }
    },
  }
}
