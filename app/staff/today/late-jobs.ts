import { dayAt, timeAt } from '../../rules/calendar-days.ts'
import { shortDay } from '../../rules/day-labels.ts'

/** By the names of the jobs that run once a day. */
export const notDone: Record<string, string> = {
  'show-for-day': 'What the site says by the day was not looked at',
  'open-days': 'No new days were opened for booking',
  remind: 'Reminders of tomorrow’s visits have not gone out',
  'tidy-up': 'Nothing that has run out was deleted',
}

/** A day, and an hour in which it may be tried again. */
const lateAfterMs = 25 * 60 * 60_000

/** That a job is not done, in a sentence for each such: only the log says that it fails. */
export function lateJobs(jobs: { job: string; doneFor: Date | null }[], now: Date): string[] {
  return jobs.flatMap(({ job, doneFor }) => {
    const words = notDone[job]
    if (!words || (doneFor && now.getTime() - doneFor.getTime() <= lateAfterMs)) return []
    const since = doneFor ? `since ${shortDay(dayAt(doneFor))}, ${timeAt(doneFor)}` : 'yet'
    return [`${words} ${since}; the log says why.`]
  })
}
