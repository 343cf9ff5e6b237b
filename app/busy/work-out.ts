import { busyTimes, type Question } from './busy-times.ts'

/** What the process that works out a calendar's times is given. */
export interface Order extends Question {
  text: string
}

/**
 * The process that works out the times of one calendar, and ends. Whatever a calendar does to it, the site goes on: it has no
 * database, no settings, no network and no way to write.
 */
process.once('message', ({ text, ...question }: Order) => {
  process.send!(busyTimes(text, question), () => process.disconnect())
})
