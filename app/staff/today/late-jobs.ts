import { dayAt, timeAt } from '../../rules/calendar-days.ts'
import { shortDay } from '../../rules/day-labels.ts'
import { notedUpTo } from '../../rules/noted-time.ts'

/** Of the jobs that run once a day, by their names. */
const ofDay: Record<string, string> = {
  'show-for-day': 'What the site says by the day was not looked at',
  'open-days': 'No new days were opened for booking',
  remind: 'Reminders of tomorrow’s visits have not gone out',
  'tidy-up': 'Nothing that has run out was deleted',
}

/** Of those that run every few seconds. */
const ofMinutes: Record<string, string> = {
  'publish-due': 'Nothing that was planned for the site was published',
  'remind-today': 'Reminders of today’s visits have not gone out',
  'read-calendars': 'No calendar of busy times was read',
  'offer-slots': 'No slot that came free was offered to whoever waits',
}

export const notDone: Record<string, string> = { ...ofDay, ...ofMinutes }

interface JobRun {
  job: string
  doneFor: Date | null
  claimedUntil: Date | null
}

/** In which it may be tried again. */
const hourMs = 60 * 60_000

function isLate({ job, doneFor, claimedUntil }: JobRun, now: Date): boolean {
  const since = doneFor ? now.getTime() - doneFor.getTime() : Infinity
  if (job in ofDay) return since > 25 * hourMs
  return since > hourMs && (!claimedUntil || claimedUntil <= now)
}

/** That a job is not done, in a sentence for each such: only the log says that it fails. */
export function lateJobs(jobs: JobRun[], now: Date): string[] {
  const noted = jobs.map(({ job, doneFor, claimedUntil }) => ({
    ...{ job, doneFor: notedUpTo(now, doneFor), claimedUntil: notedUpTo(now, claimedUntil) },
  }))
  return noted.flatMap((run) => {
    const words = notDone[run.job]
    if (!words || !isLate(run, now)) return []
    const { doneFor } = run
    const since = doneFor ? `since ${shortDay(dayAt(doneFor))}, ${timeAt(doneFor)}` : 'yet'
    return [`${words} ${since}; the log says why.`]
  })
}
