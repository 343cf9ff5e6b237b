import { or, sql } from 'drizzle-orm'
import { awaitsAnswer } from '../quotes/waiting-quotes.server.ts'

/** Which enquiries have still to be dealt with, as SQL of a row of `enquiries`. */

/** Of any row with a status, in statements of text. Literally so, for the indexes that hold only those. */
export const openStatus = `status IN ('new', 'in_progress')`

/** Somebody has still to deal with it: `isOpen` of the rules in SQL. */
export const isOpen = sql<boolean>`${sql.raw(`enquiries.${openStatus}`)}`

/** New, or closed as it stays and waiting for a word on a quote. */
export const isNew = sql<boolean>`(enquiries.status = 'new'
  OR (enquiries.status = 'done' AND ${awaitsAnswer}))`

/** Open, or waiting for a word on a quote: new ones and those in progress. */
export const needsUs = or(isOpen, awaitsAnswer)!
