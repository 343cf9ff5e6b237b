import { randomUUID } from 'node:crypto'
import type { SignedInUser } from '../account/user.ts'
import type { Database } from '../db/database.server.ts'
import { databaseError, withRetries } from '../db/retry.server.ts'
import type { MailSettings } from '../mail/mail.server.ts'
import { mailChannel } from '../mail/outbox.server.ts'
import { earliestBookable, type BookingRefusal, type OwnAppointment } from './booking.ts'
import { confirmationMail } from './booking-mails.server.ts'
import { slotChannel } from './slot-changes.server.ts'

/**
 * The booking in one statement, so that the database alone decides who gets a slot: whoever turns
 * `booked` to true has it, the others match no row. The appointment, the audit entry, the mail that
 * confirms it and the notifications come or fail with it. One round trip: the bench compares it with
 * pgbench.
 *
 * The day's row is locked until the booking is in, so a day can't be closed between the look and the
 * booking. Whoever closes a day first sets `closed` (an UPDATE of its row, which waits for the bookings
 * under way), and only then, in the same transaction, lists the day's appointments: none is missed, and a
 * booking that waited finds the day closed. Only a booking that looks possible takes the lock: a lock is
 * a write, and most who come too late should cost none.
 *
 * Parameters: date, time, user id, user name, user e-mail, now, earliest bookable date and time, the
 * appointment's id, and the mail: id, status, subject, text, html, ics.
 */
export const bookSlotStatement = `
WITH day AS (
  SELECT date FROM appointment_days
  WHERE date = $1::date AND NOT closed AND ($1::date, $2::text) >= ($7::date, $8::text)
    AND EXISTS (SELECT FROM appointment_slots
                WHERE date = $1::date AND time = $2::text AND NOT booked)
  FOR SHARE
), slot AS (
  UPDATE appointment_slots AS slot SET booked = true
  FROM day
  WHERE slot.date = day.date AND slot.time = $2::text AND NOT slot.booked
  RETURNING slot.date, slot.time
), appointment AS (
  INSERT INTO appointments (id, date, time, user_id, user_name, user_email, booked_at)
  SELECT $9::uuid, date, time, $3::uuid, $4::text, $5::text, $6::timestamptz FROM slot
  RETURNING id, date, time
), audit AS (
  INSERT INTO audit_log (at, user_id, action, subject)
  SELECT $6::timestamptz, $3::uuid, 'appointment-booked', id::text FROM appointment
), mail AS (
  INSERT INTO mails (id, kind, about, recipient, status, subject, text, html, ics, created_at, due_at)
  SELECT $10::text, 'appointment-confirmed', id, $5::text, $11::text, $12::text, $13::text, $14::text,
    $15::text, $6::timestamptz, $6::timestamptz
  FROM appointment
)
SELECT id, date::text, time, pg_notify('${mailChannel}', ''),
  pg_notify('${slotChannel}', json_build_object('date', date, 'time', time, 'booked', true)::text)
FROM appointment`

/** Why the statement found nothing to book: day, slot, and what the user already has that day. */
const whyNotStatement = `
SELECT NOT coalesce(day.closed, true) AS "dayOpen", slot.booked AS "slotBooked", own.time AS "ownTime",
  (slot.date, slot.time) < ($4::date, $5::text) AS "tooLate"
FROM (SELECT $1::date AS date) AS asked
LEFT JOIN appointment_days AS day ON day.date = asked.date
LEFT JOIN appointment_slots AS slot ON slot.date = day.date AND slot.time = $2::text
LEFT JOIN appointments AS own
  ON own.date = asked.date AND own.user_id = $3::uuid AND own.status <> 'cancelled'`

interface WhyNot {
  dayOpen: boolean
  slotBooked: boolean | null
  ownTime: string | null
  tooLate: boolean | null
}

export interface BookingRequest {
  date: string
  time: string
  user: SignedInUser
  now: Date
  settings: MailSettings
}

export type Booking = { ok: true; appointment: OwnAppointment } | ({ ok: false } & BookingRefusal)

/** Books a slot for a user, on disk when it resolves; seed section 7 names the refusals. */
export async function bookSlot(db: Database, request: BookingRequest): Promise<Booking> {
  const appointment = await tryToBook(db, request)
  if (appointment) {
    const { id, date, time } = appointment
    return { ok: true, appointment: { id, date, time } }
  }
  return { ok: false, ...(await whyNot(db, request)) }
}

/** The two indexes that keep a slot and a person's day to one live appointment. */
const uniqueRules = new Set([
  'one_live_appointment_per_slot',
  'one_live_appointment_per_user_and_day',
])

async function tryToBook(db: Database, { date, time, user, now, settings }: BookingRequest) {
  const earliest = earliestBookable(now)
  const person = [user.uid, user.name, user.email]
  const appointment = { id: randomUUID(), date, time }
  const mail = confirmationMail(settings, { appointment, person: user, now })
  const parameters = [
    ...[date, time, ...person, now, earliest.date, earliest.time, appointment.id],
    ...[mail.id, mail.status, mail.subject, mail.text, mail.html, mail.ics],
  ]
  try {
    const [booked] = await withRetries(() =>
      db.statement<OwnAppointment>('book-slot', bookSlotStatement, parameters),
    )
    return booked
  } catch (error) {
    const { code, constraint } = databaseError(error) ?? {}
    if (code === '23505' && uniqueRules.has(constraint ?? '')) return undefined
    throw error
  }
}

async function whyNot(
  db: Database,
  { date, time, user, now }: BookingRequest,
): Promise<BookingRefusal> {
  const earliest = earliestBookable(now)
  const parameters = [date, time, user.uid, earliest.date, earliest.time]
  const [found] = await db.statement<WhyNot>('why-not-book', whyNotStatement, parameters)
  if (!found?.dayOpen) return { reason: 'day-missing' }
  if (found.slotBooked === null) return { reason: 'slot-missing' }
  // Before 'booked': whoever sends a booking twice learns that they have it.
  if (found.ownTime) return { reason: 'already-that-day', time: found.ownTime }
  if (found.tooLate) return { reason: 'too-late' }
  // Also when it was freed since: it was taken when the visitor asked for it.
  return { reason: 'slot-booked' }
}
