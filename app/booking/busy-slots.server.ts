import { sql } from 'drizzle-orm'
import { slotMinutes } from '../rules/booking.ts'

/** When somebody of ours is busy stands in `busy_times`, and nowhere else: a slot is not marked, it is asked. */

/** SQL: when a row with `date` and `time` begins. */
export const startOf = (row: string) =>
  `(${row}.date + ${row}.time::time) AT TIME ZONE 'Asia/Kolkata'`

/** SQL: whether a row `busy` meets the slot that begins then. */
export const isDuring = (start: string) =>
  `tstzrange(busy.starts_at, busy.ends_at) && tstzrange(${start}, ${start} + interval '${slotMinutes} minutes')`

/** SQL: whether anybody is busy in the slot that begins then. Visitors find it booked. */
export const isBusy = (start: string) =>
  `EXISTS (SELECT FROM busy_times AS busy WHERE ${isDuring(start)})`

/** SQL: whether anybody is busy in a row of `appointment_slots`. */
export const slotIsBusy = sql.raw(isBusy(startOf('appointment_slots')))

/** SQL: who is, as staff named their calendars, as a list in JSON; null when nobody is. */
export const whoIsBusy = (start: string) =>
  `(SELECT json_agg(DISTINCT calendar.label ORDER BY calendar.label)
    FROM busy_times AS busy JOIN busy_calendars AS calendar ON calendar.id = busy.calendar_id
    WHERE ${isDuring(start)})`
