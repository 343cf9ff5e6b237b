import { busyTimes, type Found, type Question } from './busy-times.ts'

/** What the process that works out a calendar's times is given. */
export interface Order extends Question {
  text: string
}

/** What it says: first that all it needs is loaded. */
export type Said = 'ready' | Found

/**
 * The process that works out the times of one calendar, and ends. Whatever a calendar does to it, the site goes on: it has no
 * database, no settings, no network and no way to write.
 */
process.send!('ready' satisfies Said)
process.once('message', ({ text, ...question }: Order) => {
  const found: Said = busyTimes(text, question)
  process.send!(found, () => process.disconnect())
})
