import { lt } from 'drizzle-orm'
import type { Services } from '../app/http/services.ts'
import { deleteExpiredSessions } from '../app/account/session.server.ts'
import { deleteExpiredAttempts } from '../app/account/sign-in-attempts.server.ts'
import { openDays } from '../app/booking/open-days.server.ts'
import { forgetOffers } from '../app/booking/rebooking-offers.server.ts'
import { forgetLinks } from '../app/booking/own-link.server.ts'
import { remindedAt, remindOfToday, remindOfTomorrow } from '../app/booking/reminders.server.ts'
import { sweepWaitlist } from '../app/booking/waitlist-offers.server.ts'
import { readDueCalendars } from '../app/busy/read-due.server.ts'
import { dropUnsentFiles } from '../app/staff/inbox/attachments.server.ts'
import { dropOldUploads } from '../app/files/uploads.server.ts'
import { mailSettings, salesAddress } from '../app/mail/mail.server.ts'
import { forgetPreviews } from '../app/site-content/preview-links.server.ts'
import { showForDay } from '../app/site-content/published-content.server.ts'
import { publishDue } from '../app/site-content/publish-due.server.ts'
import { roleOf } from '../app/account/staff.server.ts'
import { may } from '../app/rules/team.ts'
import { forgetSeen } from '../app/staff/news.server.ts'
import { forgetPeople } from '../app/staff/people/forget-people.server.ts'
import { forgetFormerStaff } from '../app/staff/staff-accounts.server.ts'
import { forgetOldSpeeds } from '../app/speed/page-speeds.server.ts'
import type { Database } from '../app/db/database.server.ts'
import { noteFirstStart } from '../app/backup/last-backup.server.ts'
import { noteBegun, repeat, type RepeatedJob } from '../app/db/repeat.server.ts'
import {
  followsTheLast,
  startScheduler,
  type Scheduler,
  type Turn,
} from '../app/db/scheduler.server.ts'
import { rateLimits } from '../app/db/schema/upkeep.server.ts'

/** What runs every day, by the clock in India, and what runs every few seconds. */
export async function startJobs(services: Services): Promise<Scheduler> {
  const { db, log, now, settings } = services
  await forgetFormerStaff(db, settings)
  await noteFirstStart(db.queries, now())

  const openDueDays = async () => {
    const opened = await openDays(db, now())
    if (opened.length > 0) log.info({ days: opened.length }, 'opened appointment days')
  }
  const remind = async () => {
    const reminded = await remindOfTomorrow(db, {
      now: now(),
      settings: mailSettings(services),
    })
    if (reminded > 0) log.info({ appointments: reminded }, 'reminded of tomorrow')
  }
  const tidyUpAndForget = async (turn: Turn) => {
    await tidyUp(db, turn.now)
    if (!followsTheLast(turn)) {
      const { dueAt, doneFor } = turn
      log.warn(
        { dueAt, doneFor },
        'the clock jumped, or the site stood still: nobody erased tonight',
      )
      return
    }
    const desk = salesAddress(mailSettings(services))
    const people = await forgetPeople(db, { now: turn.now, settings, desk })
    if (people > 0) log.info({ people }, 'erased people whose data were kept long enough')
  }
  const scheduler = await startScheduler(
    [
      { name: 'show-for-day', at: '00:01', waitsAtFirst: true, run: () => showForDay(db.queries) },
      // The day has begun, and nobody books.
      { name: 'open-days', at: '00:30', run: openDueDays },
      { name: 'remind', at: remindedAt, run: remind },
      { name: 'tidy-up', at: '03:45', waitsAtFirst: true, run: tidyUpAndForget },
    ],
    { db, log, now },
  )
  const publishPlanned = () => {
    const mayPublish = async (person: { email: string }) =>
      may(await roleOf(db.queries, settings, person), 'site')
    return publishDue({ db, log, now: now(), mayPublish })
  }
  const remindToday = async () => {
    const reminded = await remindOfToday(db, { now: now(), settings: mailSettings(services) })
    if (reminded > 0) log.info({ appointments: reminded }, 'reminded of today')
  }
  const { readCalendar: read, stopping } = services
  const readCalendars = async () => {
    if (read) await readDueCalendars({ db, read, now, log, stopping })
  }
  const offerSlots = async () => {
    const offered = await sweepWaitlist(db, { now: now(), settings: mailSettings(services) })
    if (offered > 0) log.info({ slots: offered }, 'offered slots to whoever waited')
  }
  const often: RepeatedJob[] = [
    {
      ...{ name: 'publish-due', words: 'publishing what is due' },
      ...{ everyMs: publishEveryMs, run: publishPlanned },
    },
    {
      ...{ name: 'remind-today', words: 'reminding of today' },
      ...{ everyMs: remindEveryMs, run: remindToday },
    },
    {
      ...{ name: 'read-calendars', words: 'reading busy calendars' },
      ...{ everyMs: lookForCalendarsEveryMs, run: readCalendars },
    },
    {
      ...{ name: 'offer-slots', words: 'offering free slots' },
      ...{ everyMs: sweepEveryMs, run: offerSlots },
    },
  ]
  await noteBegun(db.queries, often, now())
  const repeated = often.map((job) => repeat(job, { db, log, now }))
  return {
    look: () =>
      Promise.all([scheduler.look(), remindToday(), readCalendars(), offerSlots()]).then(() => {}),
    stop: () => Promise.all([scheduler, ...repeated].map((job) => job.stop())).then(() => {}),
  }
}

/** How late something that was planned may be published. */
const publishEveryMs = 5_000

/** How late whoever comes soon may be reminded. */
const remindEveryMs = 60_000

/** How late a slot that was freed is offered, and one that nobody took is free. */
const sweepEveryMs = 5_000

/** Each is read every five minutes; this is how late that may be. */
const lookForCalendarsEveryMs = 10_000

/**
 * Removes what has run out: nothing looks at it any more. PostgreSQL then cleans and counts its tables by
 * itself; the embedded one has no process that would, and chooses slow plans for tables it never counted.
 */
export async function tidyUp(db: Database, now: Date): Promise<void> {
  const { queries } = db
  await forgetOldSpeeds(db, now)
  await deleteExpiredSessions(queries, now)
  await deleteExpiredAttempts(queries, now)
  await queries.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()))
  await forgetSeen(queries, now)
  await forgetPreviews(queries, now)
  await forgetLinks(queries, now)
  await forgetOffers(queries, now)
  await dropOldUploads(queries, now)
  await dropUnsentFiles(queries, now)
  if (db.engine === 'embedded') await db.script('VACUUM (ANALYZE)')
}
