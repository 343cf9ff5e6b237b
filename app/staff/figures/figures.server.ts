import type { Database } from '../../db/database.server.ts'

/** All SQL of the figures. Weeks begin on Monday at midnight in Asia/Kolkata; spam is left out. */

export interface Figures {
  bookings: WeekOfBookings[]
  leadsByKind: { kind: LeadKind; leads: number }[]
  leadsByProduct: { productId: string | null; enquiries: number; demos: number }[]
  answers: AnswerTimes
  waitlist: WaitlistFigures
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
  count(*) FILTER (WHERE first_answered_at IS NULL AND status IN ('new', 'in_progress'))::int AS waiting,
  percentile_cont(0.5) WITHIN GROUP (ORDER BY hours) AS "medianHours",
  percentile_cont(0.9) WITHIN GROUP (ORDER BY hours) AS "ninetiethHours"
FROM (
  SELECT *, extract(epoch FROM first_answered_at - created_at)::float8 / 3600 AS hours
  FROM enquiries WHERE created_at >= ${begin} AND status <> 'spam'
) AS asked`

const waitlistStatement = `
SELECT (SELECT count(*)::int FROM waitlist_wishes WHERE made_at >= ${begin}) AS wishes,
  count(*)::int AS offered, count(*) FILTER (WHERE state = 'taken')::int AS taken
FROM waitlist_offers WHERE offered_at >= ${begin}`

export async function readFigures(db: Database, { from, today }: Period): Promise<Figures> {
  const rows = <Row>(text: string, parameters: unknown[]) =>
    db.statement<Row>(undefined, text, parameters)
  const [bookings, leadsByKind, leadsByProduct, [answers], [waitlist]] = await Promise.all([
    rows<WeekOfBookings>(bookingsStatement, [from, today]),
    rows<Figures['leadsByKind'][number]>(byKindStatement, [from]),
    rows<Figures['leadsByProduct'][number]>(byProductStatement, [from]),
    rows<AnswerTimes>(answersStatement, [from]),
    rows<WaitlistFigures>(waitlistStatement, [from]),
  ])
  return { bookings, leadsByKind, leadsByProduct, answers: answers!, waitlist: waitlist! }
}
