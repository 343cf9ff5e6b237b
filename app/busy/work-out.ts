import { busyTimes } from './busy-times.ts'

/** What the process that works out a calendar's times is given. */
export interface Order {
  text: string
  from: number
  until: number
}

/**
 * The process that works out the times of one calendar, and ends. Whatever a calendar does to it, the site goes on: it has no
 * database, no settings, no network and no way to write.
 */
process.once('message', ({ text, from, until }: Order) => {
  process.send!(busyTimes(text, from, until), () => process.disconnect())
})
