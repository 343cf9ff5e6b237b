import type { Database } from '../../db/database.server.ts'
import type { EnquiryOutcome, LostReason } from '../../rules/enquiry-ending.ts'
import { openStatus } from '../open-enquiries.server.ts'

/** All SQL of the figures. Weeks begin on Monday at midnight in Asia/Kolkata; spam is left out. */

export interface Figures {
  bookings: WeekOfBookings[]
  leadsByKind: { kind: LeadKind; leads: number }[]
  leadsByProduct: { productId: string | null; enquiries: number; demos: number }[]
  answers: AnswerTimes
  waitlist: WaitlistFigures
  /** How appointments that were booked in the period came. */
  ways: { way: BookingWay; appointments: number }[]
  leadTimes: LeadTimes
  /** What became of visits whose day was in the period. */
  visits: { result: VisitResult; appointments: number }[]
  outcomes: { outcome: EnquiryOutcome; lostReason: LostReason | null; enquiries: number }[]
}

export type BookingWay = 'online' | 'staff' | 'proposal' | 'waitlist' | 'called-off'
export type VisitResult = 'completed' | 'no_show' | 'not-noted' | 'by-visitor' | 'by-staff'

/** Days from the booking to the visit; null while nothing was booked. */
export interface LeadTimes {
  medianDays: number | null
  ninetiethDays: number | null
}

/** Of those who waited for a slot. */
export interface WaitlistFigures {
  wishes: number
  offered: number
  taken: number
}

export interface WeekOfBookings {
  /** Monday, 'YYYY-MM-DD'. */
  week: string
  /** Booked in this week, and not cancelled since. */
  kept: number
  cancelled: number
}

/** The three kinds of enquiry, and a demo booked as an appointment. */
export type LeadKind = 'contact' | 'quote' | 'demo' | 'demo-appointment'

export interface AnswerTimes {
  answered: number
  /** Still without an answer, and neither done nor spam. */
  waiting: number
  /** Null while nothing was answered. */
  medianHours: number | null
  /** Nine of ten were answered within this. */
  ninetiethHours: number | null
}

/** From `from` (a Monday, 'YYYY-MM-DD') up to the end of the week of `today`. */
interface Period {
  from: string
  today: string
}

/** Midnight in India that begins the day $1. */
const begin = `($1::date::timestamp AT TIME ZONE 'Asia/Kolkata')`

const bookingsStatement = `
SELECT to_char(week, 'YYYY-MM-DD') AS week,
  count(a.id) FILTER (WHERE a.status <> 'cancelled')::int AS kept,
  count(a.id) FILTER (WHERE a.status = 'cancelled')::int AS cancelled
FROM generate_series($1::date::timestamp, date_trunc('week', $2::date::timestamp), interval '1 week') AS week
LEFT JOIN appointments AS a
  ON a.booked_at >= ${begin} AND date_trunc('week', a.booked_at AT TIME ZONE 'Asia/Kolkata') = week
GROUP BY week ORDER BY week`

const byKindStatement = `
SELECT kind, count(*)::int AS leads FROM (
  SELECT kind FROM enquiries WHERE created_at >= ${begin} AND status <> 'spam'
  UNION ALL
  SELECT 'demo-appointment' FROM appointments WHERE booked_at >= ${begin} AND purpose = 'demo'
) AS leads
GROUP BY kind ORDER BY leads DESC, kind`

const byProductStatement = `
SELECT product_id AS "productId", sum(enquiry)::int AS enquiries, sum(1 - enquiry)::int AS demos FROM (
  SELECT product_id, 1 AS enquiry FROM enquiries WHERE created_at >= ${begin} AND status <> 'spam'
  UNION ALL
  SELECT product_id, 0 FROM appointments WHERE booked_at >= ${begin} AND purpose = 'demo'
) AS leads
GROUP BY product_id ORDER BY product_id IS NULL, count(*) DESC, product_id`

const answersStatement = `
SELECT count(first_answered_at)::int AS answered,
  count(*) FILTER (WHERE first_answered_at IS NULL AND ${openStatus})::int AS waiting,
  percentile_cont(0.5) WITHIN GROUP (ORDER BY hours) AS "medianHours",
  percentile_cont(0.9) WITHIN GROUP (ORDER BY hours) AS "ninetiethHours"
FROM (
  SELECT *, extract(epoch FROM first_answered_at - created_at)::float8 / 3600 AS hours
  FROM enquiries WHERE created_at >= ${begin} AND status <> 'spam'
) AS asked`

/** A slot that was held anew while no mail went out was offered once. */
const waitlistStatement = `
SELECT (SELECT count(*)::int FROM waitlist_wishes WHERE made_at >= ${begin}) AS wishes,
  count(DISTINCT (wish_id, date, time))::int AS offered,
  (count(DISTINCT (wish_id, date, time)) FILTER (WHERE state = 'taken'))::int AS taken
FROM waitlist_offers WHERE offered_at >= ${begin}`

/** Whoever was offered a slot took it at the very moment of booking: it may have been moved since. */
const waysStatement = `
SELECT CASE
    WHEN a.booked_by_staff IS NOT NULL THEN 'staff'
    WHEN a.proposal_id IS NOT NULL THEN 'proposal'
    WHEN EXISTS (SELECT FROM waitlist_offers AS offer
      WHERE offer.user_id = a.user_id AND offer.state = 'taken' AND offer.ended_at = a.booked_at) THEN 'waitlist'
    WHEN a.instead_of IS NOT NULL THEN 'called-off'
    ELSE 'online' END AS way, count(*)::int AS appointments
FROM appointments AS a WHERE a.booked_at >= ${begin}
GROUP BY way ORDER BY appointments DESC, way`

const leadTimesStatement = `
SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY days) AS "medianDays",
  percentile_cont(0.9) WITHIN GROUP (ORDER BY days) AS "ninetiethDays"
FROM (
  SELECT (date - (booked_at AT TIME ZONE 'Asia/Kolkata')::date)::float8 AS days
  FROM appointments WHERE booked_at >= ${begin} AND status <> 'cancelled'
) AS booked`

/** Of days that are over: today's may still be noted. */
const visitsStatement = `
SELECT CASE status
    WHEN 'booked' THEN 'not-noted'
    WHEN 'cancelled' THEN CASE cancelled_by WHEN 'staff' THEN 'by-staff' ELSE 'by-visitor' END
    ELSE status END AS result, count(*)::int AS appointments
FROM appointments WHERE date >= $1::date AND date < $2::date
GROUP BY result ORDER BY appointments DESC, result`

const outcomesStatement = `
SELECT outcome, lost_reason AS "lostReason", count(*)::int AS enquiries
FROM enquiries WHERE outcome IS NOT NULL AND status_changed_at >= ${begin}
GROUP BY outcome, lost_reason ORDER BY outcome DESC, enquiries DESC, lost_reason`

export async function readFigures(db: Database, { from, today }: Period): Promise<Figures> {
  const rows = <Row>(text: string, parameters: unknown[]) =>
    db.statement<Row>(undefined, text, parameters)
  const [bookings, leadsByKind, leadsByProduct, [answers], [waitlist], ...more] = await Promise.all(
    [
      rows<WeekOfBookings>(bookingsStatement, [from, today]),
      rows<Figures['leadsByKind'][number]>(byKindStatement, [from]),
      rows<Figures['leadsByProduct'][number]>(byProductStatement, [from]),
      rows<AnswerTimes>(answersStatement, [from]),
      rows<WaitlistFigures>(waitlistStatement, [from]),
      rows<Figures['ways'][number]>(waysStatement, [from]),
      rows<LeadTimes>(leadTimesStatement, [from]),
      rows<Figures['visits'][number]>(visitsStatement, [from, today]),
      rows<Figures['outcomes'][number]>(outcomesStatement, [from]),
    ],
  )
  const [ways, [leadTimes], visits, outcomes] = more
  return {
    ...{ bookings, leadsByKind, leadsByProduct, answers: answers!, waitlist: waitlist! },
    ...{ ways, leadTimes: leadTimes!, visits, outcomes },
  }
}
