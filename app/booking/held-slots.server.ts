import { sql } from 'drizzle-orm'
import { untilWords } from '../rules/waitlist.ts'

/** For whom a slot is held, as staff see it: visitors find it booked, staff may book it all the same. */
export interface Hold {
  name: string
  /** 'HH:MM' in India, or with its day before it when that is another. */
  until: string
}

/** For whom a row of `appointment_slots` is held; null when it is held for nobody. */
export const holdOf = (now: Date) =>
  sql`(SELECT json_build_object('name', person.name, 'until', offer.held_until)
    FROM waitlist_offers AS offer JOIN users AS person ON person.uid = offer.user_id
    WHERE offer.state = 'open' AND offer.user_id = appointment_slots.held_for
      AND offer.date = appointment_slots.date AND offer.time = appointment_slots.time)`.mapWith(
    ({ name, until }: Hold): Hold | null => ({ name, until: untilWords(new Date(until), now) }),
  )
