import { sql } from 'drizzle-orm'
import type { Language } from '../../content/language/languages.ts'
import type { Transaction } from '../db/database.server.ts'
import { defaultRules } from '../rules/booking.ts'
import { dayAt } from '../rules/calendar-days.ts'
import { quietMinutes, type Waiting } from '../rules/waitlist.ts'
import { isBusy, startOf } from './busy-slots.server.ts'

export interface WaitingPerson extends Waiting {
  id: string
  name: string
  email: string
  language: Language
  /** How many offers they left without an answer. */
  unanswered: number
}

/** Whose an appointment is, also where staff booked it for their address. */
const isTheirs = sql.raw(`(own.user_id = wish.user_id OR own.user_email = person.email)`)

/** Slots that they booked since they began to wait and gave up, or that we called off. Where one was moved from, only the log says. */
const leftSince = sql`
  SELECT own.date || ' ' || own.time FROM appointments AS own
  WHERE ${isTheirs} AND own.status = 'cancelled' AND own.cancelled_at > wish.made_at
  UNION ALL
  SELECT (moved.details->>'fromDate') || ' ' || (moved.details->>'fromTime')
  FROM appointments AS own JOIN audit_log AS moved ON moved.subject = own.id::text
  WHERE ${isTheirs} AND own.moved_at > wish.made_at
    AND moved.action = 'appointment-moved' AND moved.at > wish.made_at`

/** Slots that they were told of twice, and that were withdrawn each time: one that comes and goes is not mailed without end. */
const toldTwice = sql`
  SELECT offer.date || ' ' || offer.time FROM waitlist_offers AS offer
  WHERE offer.wish_id = wish.id AND offer.state = 'withdrawn'
    AND EXISTS (SELECT FROM mails WHERE about = offer.id AND status = 'sent')
  GROUP BY offer.date, offer.time HAVING count(*) > 1`

/**
 * Who may be offered a slot, the oldest wish first: whoever is offered one already waits until that is decided, and whoever has
 * as many ahead as the rules allow could not book it.
 */
export async function waitingPeople(tx: Transaction, now: Date): Promise<WaitingPerson[]> {
  const [today, at] = [dayAt(now), now.toISOString()]
  const found = await tx.execute(sql`
    SELECT wish.id, wish.user_id AS "userId", person.name, person.email, wish.language,
      wish.from_date::text AS "fromDate", wish.to_date::text AS "toDate",
      wish.from_time AS "fromTime", wish.to_time AS "toTime",
      ARRAY(SELECT own.date::text FROM appointments AS own
        WHERE ${isTheirs} AND own.status <> 'cancelled' AND own.date BETWEEN wish.from_date AND wish.to_date) AS "ownDays",
      ARRAY(SELECT offer.date || ' ' || offer.time FROM waitlist_offers AS offer
        WHERE offer.wish_id = wish.id AND offer.state IN ('declined', 'expired')
        UNION ALL ${toldTwice}
        UNION ALL ${leftSince}) AS passed,
      (SELECT count(*)::int FROM waitlist_offers AS offer
        WHERE offer.wish_id = wish.id AND offer.state = 'expired') AS unanswered
    FROM waitlist_wishes AS wish JOIN users AS person ON person.uid = wish.user_id
    WHERE wish.ended_at IS NULL AND wish.to_date >= ${today}::date
      AND NOT EXISTS (SELECT FROM waitlist_offers AS open WHERE open.user_id = wish.user_id AND open.state = 'open')
      AND NOT EXISTS (SELECT FROM appointment_slots AS held WHERE held.held_for = wish.user_id)
      AND (SELECT count(*) FROM appointments AS own
           WHERE ${isTheirs} AND own.status = 'booked'
             AND own.date >= ${today}::date AND ${sql.raw(startOf('own'))} > ${at}::timestamptz)
        < coalesce((SELECT most_ahead FROM booking_rules), ${defaultRules.mostAhead})
    ORDER BY wish.made_at, wish.id`)
  return (found as unknown as { rows: WaitingPerson[] }).rows
}

/** A calendar that answers now one way, now the other is not to mail them with every answer. Later than now is by a clock that was set back. */
const cameAndWent = (now: Date) => sql`EXISTS (
  SELECT FROM waitlist_offers AS before
  WHERE before.date = slot.date AND before.time = slot.time AND before.state = 'withdrawn'
    AND before.freed_at > ${now.toISOString()}::timestamptz - ${quiet}
    AND before.freed_at < ${now.toISOString()}::timestamptz + ${quiet})`

const quiet = sql.raw(`interval '${quietMinutes} minutes'`)

/** What anybody could be offered, in order: as visitors may book it, but for the notice. */
export async function freeSlotsWaitedFor(
  tx: Transaction,
  waiting: readonly Waiting[],
  now: Date,
): Promise<{ date: string; time: string }[]> {
  const first = waiting.map(({ fromDate }) => fromDate).toSorted()[0]
  const last = waiting
    .map(({ toDate }) => toDate)
    .toSorted()
    .at(-1)
  const found = await tx.execute(sql`
    SELECT slot.date::text, slot.time
    FROM appointment_slots AS slot JOIN appointment_days AS day ON day.date = slot.date
    WHERE slot.date BETWEEN ${first}::date AND ${last}::date
      AND NOT slot.booked AND NOT slot.closed AND NOT day.closed AND slot.held_for IS NULL
      AND NOT ${sql.raw(isBusy(startOf('slot')))} AND NOT ${cameAndWent(now)}
    ORDER BY slot.date, slot.time`)
  return (found as unknown as { rows: { date: string; time: string }[] }).rows
}
