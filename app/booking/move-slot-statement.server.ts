import { mailChannel } from '../mail/outbox.server.ts'
import { announcements } from '../rules/mail.ts'
import { isFreeFor, minimumNotice, offerTaken, slotStart } from './book-slot-statement.server.ts'
import { isBusy, startOf } from './busy-slots.server.ts'
import { slotChannel } from './slot-changes.server.ts'

const announced = announcements.map((kind) => `'${kind}'`).join()

/**
 * The move in one statement, so that the database alone decides: the new slot is taken, the appointment stands there, and the
 * old slot is free, or nothing of it. The audit entry, the mails and the notifications come or fail with it; whoever
 * of the staff had seen it has not seen it there, what tells of the old time is not sent any more, and nobody is late for it.
 *
 * Locks are taken in the order of booking, of closing a day and of cancelling: the new day, the appointment, slots.
 * Nothing is moved that has changed since it was read (`sequence`), so that the mails name the time that it was at; nor where its
 * address has been corrected, so that they, and the link in them, go to the right one.
 *
 * Parameters, in the order of `moveSlotParameters`: new date, new time, the appointment's id and sequence, now, the earliest
 * start (else the minimum notice holds), who moves it, the member of staff if one does; the mails' status; the id of the mail to
 * whoever comes (none is sent without), recipient, subject, text, html, ics; the notice's id, recipient, address to answer
 * to, subject, text, html; the hash of the link in the mail, whether it is moved by such a link, and the
 * appointment's address as it was read.
 */
export const moveSlotStatement = `
WITH day AS (
  SELECT date FROM appointment_days
  WHERE date = $1::date AND NOT closed
    AND ${slotStart} >= coalesce($6::timestamptz, $5::timestamptz + interval '1 minute' * ${minimumNotice})
    AND EXISTS (SELECT FROM appointment_slots
                WHERE date = $1::date AND time = $2::text AND NOT booked AND NOT closed)
    AND ($8::uuid IS NOT NULL OR NOT ${isBusy(slotStart)})
  FOR SHARE
), own AS (
  SELECT old.id, old.date, old.time, old.user_id FROM appointments AS old, day
  WHERE old.id = $3::uuid AND old.sequence = $4::int AND old.status = 'booked'
    AND old.user_email IS NOT DISTINCT FROM $24::text
  FOR UPDATE OF old
), slot AS (
  UPDATE appointment_slots AS slot SET booked = true, held_for = NULL
  FROM own
  WHERE slot.date = $1::date AND slot.time = $2::text AND NOT slot.booked AND NOT slot.closed
    AND ${isFreeFor('own.user_id', '$8::uuid')}
  RETURNING slot.date, slot.time
), ${offerTaken('slot', { person: '(SELECT user_id FROM own)', now: '$5::timestamptz' })}, moved AS (
  UPDATE appointments AS appointment
  SET date = slot.date, time = slot.time, sequence = sequence + 1, moved_at = $5::timestamptz,
    reminded_at = NULL, reminded_today_at = NULL, late_minutes = NULL, late_at = NULL
  FROM slot, own
  WHERE appointment.id = own.id
  RETURNING appointment.id, appointment.date, appointment.time, own.date AS from_date, own.time AS from_time
), freed AS (
  UPDATE appointment_slots AS slot SET booked = false
  FROM moved
  WHERE slot.date = moved.from_date AND slot.time = moved.from_time
), unseen AS (
  DELETE FROM seen_appointments USING moved
  WHERE appointment_id = moved.id AND user_id IS DISTINCT FROM $8::uuid
), seen AS (
  INSERT INTO seen_appointments (user_id, appointment_id, status, seen_at)
  SELECT $8::uuid, id, 'booked', $5::timestamptz FROM moved WHERE $8::uuid IS NOT NULL
  ON CONFLICT (user_id, appointment_id) DO UPDATE SET status = excluded.status
), stale AS (
  UPDATE mails SET status = 'dismissed'
  FROM moved
  WHERE mails.about = moved.id AND kind IN (${announced}) AND mails.status = 'waiting'
), audit AS (
  INSERT INTO audit_log (at, user_id, action, subject, details)
  SELECT $5::timestamptz, $7::uuid, 'appointment-moved', id::text, jsonb_strip_nulls(jsonb_build_object(
    'date', date, 'time', time, 'fromDate', from_date, 'fromTime', from_time,
    'by', CASE WHEN $23::boolean THEN 'link' END))
  FROM moved
), mail AS (
  INSERT INTO mails (id, kind, about, recipient, reply_to, subject, text, html, ics, status, created_at, due_at)
  SELECT mail.*, $9::text, $5::timestamptz, $5::timestamptz
  FROM moved, LATERAL (VALUES
    ($10::text, 'appointment-moved', moved.id, $11::text, NULL, $12::text, $13::text, $14::text, $15::text),
    ($16::text, 'move-notice', moved.id, $17::text, $18::text, $19::text, $20::text, $21::text, NULL)
  ) AS mail (id) WHERE mail.id IS NOT NULL
), link AS (
  INSERT INTO appointment_links (token_hash, appointment_id, mail_id, made_at)
  SELECT $22::text, id, $10::text, $5::timestamptz FROM moved WHERE $10::text IS NOT NULL
)
SELECT id, pg_notify('${mailChannel}', ''),
  pg_notify('${slotChannel}', json_build_object('date', date, 'time', time, 'booked', true)::text),
  pg_notify('${slotChannel}', json_build_object('date', from_date, 'time', from_time, 'booked',
    (SELECT day.closed OR ${isBusy(startOf('old'))} FROM appointment_days AS day, (SELECT from_date AS date, from_time AS time) AS old
     WHERE day.date = from_date))::text)
FROM moved`
