import { dayAt, instantOf } from './calendar-days.ts'

interface Reminder {
  createdAt: Date
  /** Of the appointment. */
  date: string
  time: string
}

/** It says ‘today’ or ‘tomorrow’, which holds on the day in India on which it was written, and until the appointment begins. */
export function remindsStill({ createdAt, date, time }: Reminder, now: Date): boolean {
  return dayAt(createdAt) === dayAt(now) && now < instantOf(date, time)
}
