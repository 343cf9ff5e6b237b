import { mailChannel } from '../mail/outbox.server.ts'
import { defaultRules } from '../rules/booking.ts'
import { isBusy } from './busy-slots.server.ts'
import { notTaken } from './rebooking-offers.server.ts'
import { slotChannel } from './slot-changes.server.ts'

/** When the slot of a statement's first two parameters begins. */
export const slotStart = `($1::date + $2::text::time) AT TIME ZONE 'Asia/Kolkata'`
/** In minutes. */
export const minimumNotice = `coalesce((SELECT minimum_notice_minutes FROM booking_rules), ${defaultRules.minimumNoticeMinutes})`
const mostAhead = `coalesce((SELECT most_ahead FROM booking_rules), ${defaultRules.mostAhead})`

/** SQL: whether a slot is held for nobody else; staff may take it all the same. The lock of its row decides. */
export const isFreeFor = (person: string, staff: string) =>
  `(held_for IS NULL OR held_for = ${person} OR ${staff} IS NOT NULL)`

/**
 * SQL: what becomes of the offers of a slot that is booked: taken by whom it was made to, who then waits no more, though it ended
 * at this very moment or before; gone for anybody else. Nobody is told of it any more.
 */
export const offerTaken = (
  slot: string,
  { person, now }: { person: string; now: string },
) => `offer AS (
  UPDATE waitlist_offers AS offer
  SET state = CASE WHEN offer.user_id = ${person} THEN 'taken' ELSE 'withdrawn' END, ended_at = ${now}
  FROM ${slot} AS taken
  WHERE offer.date = taken.date AND offer.time = taken.time
    AND (offer.state = 'open' OR offer.user_id = ${person} AND offer.state <> 'taken')
  RETURNING offer.id, offer.wish_id, offer.state
), wish AS (
  UPDATE waitlist_wishes AS wish SET ended_at = ${now}, ended_by = 'taken'
  FROM offer WHERE wish.id = offer.wish_id AND offer.state = 'taken' AND wish.ended_at IS NULL
), unoffered AS (
  UPDATE mails SET status = 'dismissed'
  FROM offer WHERE mails.about = offer.id AND kind = 'waitlist-offer' AND mails.status = 'waiting'
)`

/**
 * The booking in one statement, so that the database alone decides who gets a slot: whoever turns
 * `booked` to true has it, the others match no row. The appointment, the audit entry, the mails that
 * confirm it and tell staff of it, the link in the confirmation, and the notifications come or fail with it. One round trip: the bench
 * compares it with pgbench.
 *
 * The day's row is locked until the booking is in, so a day can't be closed between the look and the
 * booking. Whoever closes a day first sets `closed` (an UPDATE of its row, which waits for the bookings
 * under way), and only then, in the same transaction, lists the day's appointments: none is missed, and a
 * booking that waited finds the day closed. Only a booking that looks possible takes the lock: a lock is
 * a write, and most who come too late should cost none.
 *
 * A person's own bookings come one after the other: `appointments_ahead` waits for those under way and counts
 * what is there then, not what was there when this statement began (see its migration).
 *
 * Where one of ours is busy a visitor finds the slot booked; staff may book it. What a calendar says while a booking is under way
 * counts for the next one: this appointment is then told to staff as one that meets a busy time.
 *
 * An offer is used up by the first slot that is taken with it; whoever has its link still, or was sent it on, books as anybody does.
 *
 * A slot that is held for somebody who waited is booked by them, as by anybody else when it is not (`waitlist-offers.server.ts`).
 *
 * Parameters, in the order of `bookSlotParameters`: date, time, user id, name, e-mail, now; the
 * appointment's id, purpose, product id, note, phone; the member of staff who books for somebody, the hash
 * of an accepted offer, the earliest start (else the minimum notice holds), whether the person may have
 * more ahead than the rules say; the mails' status; the confirmation's id (none is sent without), subject,
 * text, html, ics; the notice's id, recipient, address to answer to, subject, text, html; the hash of the
 * confirmation's link; the proposal whose link was pressed; as JSON what else the visitor told us, but for the phone;
 * the language that they read.
 */
export const bookSlotStatement = `
WITH day AS (
  SELECT date FROM appointment_days
  WHERE date = $1::date AND NOT closed
    AND ${slotStart} >= coalesce($14::timestamptz, $6::timestamptz + interval '1 minute' * ${minimumNotice})
    AND EXISTS (SELECT FROM appointment_slots
                WHERE date = $1::date AND time = $2::text AND NOT booked AND NOT closed
                  AND ${isFreeFor('$3::uuid', '$12::uuid')})
    AND ($12::uuid IS NOT NULL OR NOT ${isBusy(slotStart)})
    AND ($15::boolean OR appointments_ahead($3::uuid, $5::text, $6::timestamptz) < ${mostAhead})
  FOR SHARE
), slot AS (
  UPDATE appointment_slots AS slot SET booked = true, held_for = NULL
  FROM day
  WHERE slot.date = day.date AND slot.time = $2::text AND NOT slot.booked AND NOT slot.closed
    AND ${isFreeFor('$3::uuid', '$12::uuid')}
  RETURNING slot.date, slot.time
), ${offerTaken('slot', { person: '$3::uuid', now: '$6::timestamptz' })}, appointment AS (
  INSERT INTO appointments (id, date, time, user_id, user_name, user_email, booked_at,
    purpose, product_id, note, phone, booked_by_staff, instead_of, proposal_id,
    whatsapp, company, visitors, meet, language)
  SELECT $7::uuid, date, time, $3::uuid, $4::text, $5::text, $6::timestamptz,
    $8::text, $9::text, $10::text, $11::text, $12::uuid,
    (SELECT id FROM appointments WHERE offer_hash = $13::text AND ${notTaken}), $29::uuid,
    ($30::text::jsonb->>'whatsapp')::boolean, $30::text::jsonb->>'company',
    ($30::text::jsonb->>'visitors')::smallint, coalesce($30::text::jsonb->>'meet', 'workshop'), $31::text
  FROM slot
  RETURNING id, date, time, purpose, product_id, note, instead_of
), audit AS (
  INSERT INTO audit_log (at, user_id, action, subject, details)
  SELECT $6::timestamptz, coalesce($12::uuid, $3::uuid), 'appointment-booked', id::text,
    jsonb_strip_nulls(jsonb_build_object('date', date, 'time', time, 'insteadOf', instead_of,
      'by', CASE WHEN $29::uuid IS NOT NULL THEN 'link' END))
  FROM appointment
), mail AS (
  INSERT INTO mails (id, kind, about, recipient, reply_to, subject, text, html, ics, status, created_at, due_at)
  SELECT mail.*, $16::text, $6::timestamptz, $6::timestamptz
  FROM appointment, LATERAL (VALUES
    ($17::text, 'appointment-confirmed', appointment.id, $5::text, NULL, $18::text, $19::text, $20::text, $21::text),
    ($22::text, 'booking-notice', appointment.id, $23::text, $24::text, $25::text, $26::text, $27::text, NULL)
  ) AS mail (id) WHERE mail.id IS NOT NULL
), link AS (
  INSERT INTO appointment_links (token_hash, appointment_id, mail_id, made_at)
  SELECT $28::text, id, $17::text, $6::timestamptz FROM appointment WHERE $17::text IS NOT NULL
)
SELECT id, date::text, time, purpose, product_id AS "productId", note, pg_notify('${mailChannel}', ''),
  pg_notify('${slotChannel}', json_build_object('date', date, 'time', time, 'booked', true)::text)
FROM appointment`

/** SQL: to visitors a slot is taken when one of ours is busy, or when it is held for somebody else. */
const isTaken = `(slot.booked OR ($6::timestamptz IS NULL
  AND (${isBusy(slotStart)} OR slot.held_for IS NOT NULL AND slot.held_for IS DISTINCT FROM $3::uuid)))`

/** Why a statement found nothing to book: day, slot, what the person already has that day besides what is moved, and ahead. */
export const whyNotStatement = `
SELECT NOT coalesce(day.closed, true) AS "dayOpen", day.closed_reason AS "closedReason", CASE WHEN slot.time IS NOT NULL THEN ${isTaken} END AS "slotBooked", own.time AS "ownTime",
  ${slotStart} < coalesce($6::timestamptz, $5::timestamptz + interval '1 minute' * ${minimumNotice}) AS "tooLate",
  ${minimumNotice} AS "noticeMinutes", ${mostAhead} AS "mostAhead",
  CASE WHEN $7::boolean OR ${isTaken} OR own.time IS NOT NULL THEN false
    ELSE appointments_ahead($3::uuid, $4::text, $5::timestamptz) >= ${mostAhead} END AS "tooManyAhead"
FROM (SELECT $1::date AS date) AS asked
LEFT JOIN appointment_days AS day ON day.date = asked.date
LEFT JOIN appointment_slots AS slot ON slot.date = day.date AND slot.time = $2::text AND NOT slot.closed
LEFT JOIN appointments AS own ON own.date = asked.date AND own.status <> 'cancelled'
  AND own.id IS DISTINCT FROM $8::uuid
  AND (own.user_id = $3::uuid OR own.user_email = $4::text)
LIMIT 1`

export interface WhyNot {
  dayOpen: boolean
  closedReason: string | null
  slotBooked: boolean | null
  ownTime: string | null
  tooLate: boolean
  noticeMinutes: number
  mostAhead: number
  tooManyAhead: boolean
}
